import type { components } from '../../../api/recruitment.gen.ts'

export type Parts = components['schemas']['ScoreBreakdown']['parts']
/** A piece of a CV's text, and the number of the evidence that it is. */
type Piece = { text: string; number: number | null }
export type Evidence = {
  pieces: readonly Piece[]
  /** The number of each criterion's evidence, by the criterion's place; those without any are not among them. */
  numberOf: ReadonlyMap<number, number>
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How the text names what a criterion was met by; what is not met is not looked for. */
function wordsOf({ finding, name, value }: Parts[number]): string | null {
  if (finding === 'HELD' && name.length > 1) return escaped(name)
  if (finding === 'YEARS' && value) return `${value}\\+?\\s+(?:years?|yrs?|Jahren?)`
  return null
}

/** What a CV says of the criteria: numbered in their order, wherever the text names them as whole words. */
export function evidenceIn(text: string, parts: Parts): Evidence {
  const looked = parts.flatMap((part, at) => {
    const words = wordsOf(part)
    return words ? [{ at, words }] : []
  })
  // The longest first, so that "Java" is not found in "Java EE" where both are asked for.
  const longestFirst = [...looked].sort((a, b) => b.words.length - a.words.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(({ at, words }) => `(?<p${at}>${words})`).join('|')})(?![\\p{L}\\p{N}+#])`, 'giu')
  const found = looked.length === 0 ? [] : [...text.matchAll(pattern)]
  const placeOf = (match: RegExpExecArray) => looked.find(({ at }) => match.groups?.[`p${at}`] !== undefined)?.at
  const places = new Set(found.map(placeOf))
  const numberOf = new Map(looked.filter(({ at }) => places.has(at)).map(({ at }, index) => [at, index + 1]))
  const pieces: Piece[] = []
  let from = 0
  for (const match of found) {
    const at = placeOf(match)
    if (at === undefined) continue
    pieces.push({ text: text.slice(from, match.index), number: null }, { text: match[0], number: numberOf.get(at) ?? null })
    from = match.index + match[0].length
  }
  return { pieces: [...pieces, { text: text.slice(from), number: null }], numberOf }
}
