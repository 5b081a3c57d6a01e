import type { components } from '../../../api/recruitment.gen.ts'

type Note = Pick<components['schemas']['ApplicationNote'], 'text' | 'mentions'>
/** A colleague who was chosen; `label` is what stands in the field for them, after the sign. */
type Chosen = { id: number; label: string }
export type Written = { text: string; chosen: Chosen[] }

const MARK = /@\[(\d{1,10})\]/g
const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
const escaped = (label: string) => label.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** Two colleagues of one name are told apart by a number while the note is written. */
function labelFor({ id, name }: { id: number; name: string }, chosen: readonly Chosen[]): string {
  const known = chosen.find((one) => one.id === id)
  if (known) return known.label
  for (let n = 1; ; n++) {
    const label = n === 1 ? name : `${name} (${n})`
    if (!chosen.some((one) => one.label === label)) return label
  }
}

/** As it is sent: each colleague by the account, whatever the name. */
export function toSend({ text, chosen }: Written): { text: string; mentions: number[] } {
  if (chosen.length === 0) return { text, mentions: [] }
  const longestFirst = chosen.toSorted((a, b) => b.label.length - a.label.length)
  const used = new Set<number>()
  const pattern = new RegExp(`@(${longestFirst.map(({ label }) => escaped(label)).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  const marked = text.replaceAll(pattern, (_, label: string) => {
    const { id } = longestFirst.find((one) => one.label === label)!
    used.add(id)
    return `@[${id}]`
  })
  return { text: marked, mentions: [...used] }
}

/** As it is written on: names in place of accounts. */
export function toWrite({ text, mentions }: Note): Written {
  const chosen: Chosen[] = []
  for (const one of mentions) chosen.push({ id: one.id, label: labelFor(one, chosen) })
  const labels = new Map(chosen.map(({ id, label }) => [id, label]))
  return { text: text.replaceAll(MARK, (mark, id: string) => (labels.has(Number(id)) ? `@${labels.get(Number(id))}` : mark)), chosen }
}

/** A text in its parts: words, and those who are mentioned by what they are called now. */
export function partsOf({ text, mentions }: Note): { key: number; text: string; mention: boolean }[] {
  const names = new Map(mentions.map(({ id, name }) => [id, name]))
  const parts: { key: number; text: string; mention: boolean }[] = []
  let at = 0
  for (const { 0: mark, 1: id, index } of text.matchAll(MARK)) {
    const name = names.get(Number(id))
    if (name === undefined) continue
    parts.push({ key: at, text: text.slice(at, index), mention: false }, { key: index, text: `@${name}`, mention: true })
    at = index + mark.length
  }
  return [...parts, { key: at, text: text.slice(at), mention: false }].filter((part) => part.text !== '')
}

const LONGEST = 40
const MOST_SPACES = 3
/** What is being typed after an @ before the caret, and where it begins; nothing after an address or a mention that is there. */
export function mentionAt({ text, chosen }: Written, caret: number): { from: number; words: string } | null {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf('@')
  if (from < 0 || isWord(before[from - 1])) return null
  const words = before.slice(from + 1)
  if (words.length > LONGEST || /^\s|\n/.test(words) || words.split(' ').length > MOST_SPACES + 1) return null
  if (chosen.some(({ label }) => words.startsWith(label) && !isWord(words[label.length]))) return null
  return { from, words }
}

/** The same text with a colleague in place of what was typed for the name, and where the caret stands then. */
export function withMention({ text, chosen }: Written, asked: { from: number; words: string }, who: { id: number; name: string }): Written & { caret: number } {
  const label = labelFor(who, chosen)
  const rest = text.slice(asked.from + 1 + asked.words.length)
  const begun = `${text.slice(0, asked.from)}@${label}${/^\s/.test(rest) ? '' : ' '}`
  return {
    text: begun + rest,
    chosen: chosen.some(({ id }) => id === who.id) ? chosen : [...chosen, { id: who.id, label }],
    caret: begun.length + (/^\s/.test(rest) ? 1 : 0),
  }
}
