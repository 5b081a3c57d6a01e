import { Parser } from 'htmlparser2'
import type { Face } from '../../../src/print/fonts.ts'

/** A part of a block in one face, underlined or not. */
export type BlockRun = { text: string; face: Face; under?: boolean }
/** A paragraph, heading, item or rule of a letter, in the order of the text. `depth` counts the lists and quotes around it. */
export type Block = { kind: 'text' | 'heading' | 'item' | 'rule'; runs: BlockRun[]; depth: number; mark: string }

const HEADINGS = ['h2', 'h3']
const BLOCKS = ['p', 'li', 'div', ...HEADINGS]

/** The blocks of a letter's clean HTML (server/mail/richText.ts says which elements there are). A link is followed by its address. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  /** The lists and quotes around what is read, with the number of the next item. */
  const around: { numbered: boolean; next: number }[] = []
  let open: Block | null = null
  const inside = { strong: 0, em: 0, u: 0 }
  const isStyle = (name: string): name is keyof typeof inside => Object.hasOwn(inside, name)
  let address: string | null = null
  let label = ''

  const begin = (kind: Block['kind'], mark = '') => {
    open = { kind, runs: [], depth: around.length, mark }
    blocks.push(open)
  }
  const say = (text: string) => {
    if (!open) {
      if (!text.trim()) return
      begin('text')
    }
    const bold = inside.strong > 0 || open?.kind === 'heading'
    const face = inside.em > 0 ? (bold ? 'bolditalic' : 'italic') : bold ? 'bold' : 'normal'
    open?.runs.push({ text, face, under: inside.u > 0 })
    label += text
  }
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === 'ul' || name === 'ol' || name === 'blockquote') around.push({ numbered: name === 'ol', next: 1 })
      // An item's own paragraph goes on with the item.
      else if (name === 'p' && open?.kind === 'item' && open.runs.length === 0) return
      else if (name === 'li') {
        const list = around.at(-1)
        begin('item', list?.numbered ? `${list.next++}.` : '•')
      } else if (HEADINGS.includes(name)) begin('heading')
      else if (name === 'p') begin('text')
      else if (name === 'br') {
        if (open) begin(open.kind === 'heading' ? 'heading' : 'text')
      } else if (name === 'hr') begin('rule')
      else if (isStyle(name)) inside[name] += 1
      else if (name === 'a') {
        address = href ?? null
        label = ''
      }
    },
    ontext: say,
    onclosetag(name) {
      if (name === 'ul' || name === 'ol' || name === 'blockquote') around.pop()
      if (isStyle(name)) inside[name] -= 1
      if (name === 'a' && address) {
        const shown = address.replace(/^mailto:/, '')
        if (shown !== label.trim()) say(` (${shown})`)
        address = null
      }
      if (BLOCKS.includes(name) || name === 'ul' || name === 'ol' || name === 'blockquote' || name === 'hr') open = null
    },
  })
  parser.end(html)
  return blocks.map((block) => ({ ...block, runs: tidy(block.runs) })).filter(({ kind, runs }) => kind === 'rule' || runs.length > 0)
}

/** One space between words, also where two parts meet. */
function tidy(runs: readonly BlockRun[]): BlockRun[] {
  let afterSpace = true
  return runs.flatMap(({ text, ...look }) => {
    const one = text.replaceAll(/\s+/g, ' ')
    const shown = afterSpace ? one.trimStart() : one
    if (shown) afterSpace = shown.endsWith(' ')
    return shown ? [{ text: shown, ...look }] : []
  })
}
