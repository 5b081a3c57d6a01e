import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { translator } from '../../src/ui/i18n/catalogue.ts'

const WORDS = join(import.meta.dirname, '../../src/ui/i18n')
for (const file of readdirSync(WORDS).filter((name) => name.endsWith('.ts'))) await import(join(WORDS, file))
await import('../../src/ui/components/status/states.ts')

const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', c: 'ç', n: 'ñ', s: 'š' }
/** Vowels twice and accented: about as much longer as another language is. */
const longer = (text: string) =>
  text.replaceAll(/[a-zA-Z]/g, (letter) => (/[aeiouy]/i.test(letter) ? `${letter}${ACCENTS[letter] ?? letter}` : (ACCENTS[letter] ?? letter)))
type Part = Exclude<CompiledMessage, string>[number]
const inner = (part: Part): Part => {
  if (typeof part === 'string') return longer(part)
  const [name, kind, ways] = part
  if (!kind || typeof ways !== 'object' || ways === null) return part
  return [name, kind, Object.fromEntries(Object.entries(ways).map(([way, said]) => [way, Array.isArray(said) ? said.map(inner) : said]))] as Part
}

/** A text as no language has it: brackets around, accents within, at least 40 % longer. */
export function pseudo(message: CompiledMessage | string): CompiledMessage {
  const parts = typeof message === 'string' ? compileMessage(message) : message
  const list: Part[] = typeof parts === 'string' ? [parts] : parts
  const plain = list.filter((part) => typeof part === 'string').join('')
  const said = list.map(inner)
  const gained = said.filter((part) => typeof part === 'string').join('').length + 2 - plain.length
  const fill = '~'.repeat(Math.max(0, Math.ceil(plain.length * 0.4) - gained))
  return ['[', ...said, `${fill}]`]
}

/** The chunk of a language, as the browser would fetch it, in which every text of the catalogues is a pseudo text. */
export function pseudoChunk(): string {
  const areas: Record<string, Record<string, CompiledMessage>> = {}
  translator.activate('en')
  for (const [id, message] of Object.entries(translator.messages)) {
    const [, area = '', key = ''] = /^(\w+)\.(.*)$/s.exec(id) ?? []
    areas[area] = { ...areas[area], [key]: pseudo(message) }
  }
  return `export default ${JSON.stringify(areas)}`
}
