import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** The text of a string literal or of a template without holes. */
const textOf = (node: Node): string | null => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || (node.expressions as Node[]).length > 0) return null
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked ?? null
}

/** Which argument holds the texts. */
const PLACES: Record<string, number> = { catalogue: 1, translation: 0 }

/** Compiles the catalogues of src/ui/i18n while building, so that the message parser stays at home. */
export function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/ui\/i18n\/(de\/)?\w+\.ts$/.test(id) || !/\b(catalogue|translation)[(<]/.test(code)) return null
      const edits: { start: number; end: number; text: string }[] = []
      const visit = (value: unknown) => {
        if (typeof value !== 'object' || value === null) return
        if (Array.isArray(value)) return value.forEach(visit)
        const node = value as Node
        const place = node.type === 'CallExpression' ? PLACES[String((node.callee as Node).name)] : undefined
        if (place !== undefined) {
          const texts = (node.arguments as Node[])[place]
          if (texts?.type !== 'ObjectExpression') this.error(`${id}: the texts stand inside the call`)
          for (const property of texts.properties as Node[]) {
            const literal = property.value as Node
            const text = literal ? textOf(literal) : null
            if (text === null) this.error(`${id}: a catalogue holds plain texts only`)
            edits.push({ start: literal.start, end: literal.end, text: JSON.stringify(compileMessage(text)) })
          }
        }
        for (const child of Object.values(node)) visit(child)
      }
      visit(this.parse(code, { lang: 'ts' }))
      return edits.reduceRight((text, { start, end, text: compiled }) => text.slice(0, start) + compiled + text.slice(end), code)
    },
  }
}
