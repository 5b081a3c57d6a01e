import type { components } from '../../../api/recruitment.gen.ts'

export type Parts = components['schemas']['ScoreBreakdown']['parts']
/** A piece of a CV's text, and the number of the evidence that it is. */
type Piece = { text: string; number: number | null }
/** The number of each criterion's evidence, by the criterion's place; those without any are not among them. */
export type Numbers = ReadonlyMap<number, number>
export type Evidence = { pieces: readonly Piece[]; numberOf: Numbers }

/** A line may end between two words. */
const escaped = (text: string) =>
  text
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')

/** How the text names what a criterion was met by; what is not met is not looked for. */
function wordsOf({ finding, name, value }: Parts[number]): string | null {
  if (finding === 'HELD' && name.length > 1) return escaped(name)
  if (finding === 'YEARS' && value) return `${value}\\+?\\s+(?:years?|yrs?|Jahren?)`
  return null
}

/** Where a text names, as whole words, what met the criteria: from which character to which, and of which criterion. */
function placesIn(text: string, parts: Parts): { from: number; to: number; at: number }[] {
  const looked = parts.flatMap((part, at) => {
    const words = wordsOf(part)
    return words ? [{ at, words }] : []
  })
  if (looked.length === 0) return []
  // The longest first, so that "Java" is not found in "Java EE" where both are asked for.
  const longestFirst = [...looked].sort((a, b) => b.words.length - a.words.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(({ at, words }) => `(?<p${at}>${words})`).join('|')})(?![\\p{L}\\p{N}+#])`, 'giu')
  return [...text.matchAll(pattern)].flatMap((match) => {
    const found = looked.find(({ at }) => match.groups?.[`p${at}`] !== undefined)
    return found ? [{ from: match.index, to: match.index + match[0].length, at: found.at }] : []
  })
}

/** What a CV says of the criteria, numbered in their order. */
export function evidenceIn(text: string, parts: Parts): Evidence {
  const places = placesIn(text, parts)
  const met = new Set(places.map(({ at }) => at))
  const numberOf = new Map([...met].sort((a, b) => a - b).map((at, index) => [at, index + 1]))
  const pieces: Piece[] = []
  let end = 0
  for (const { from, to, at } of places) {
    pieces.push({ text: text.slice(end, from), number: null }, { text: text.slice(from, to), number: numberOf.get(at) ?? null })
    end = to
  }
  return { pieces: [...pieces, { text: text.slice(end), number: null }], numberOf }
}

/** Where a part of the CV holds the evidence that is numbered already. */
export const numberedIn = (text: string, parts: Parts, numberOf: Numbers) =>
  placesIn(text, parts).flatMap(({ from, to, at }) => {
    const number = numberOf.get(at)
    return number === undefined ? [] : [{ from, to, number }]
  })

/** Where evidence is found on the screen. */
export const evidenceId = (number: number) => `evidence-${number}`
