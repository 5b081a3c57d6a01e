import type { components } from '../../../src/api/recruitment.gen.ts'
import { type Word, wordsOf } from './cvWords.ts'

export type Hit = components['schemas']['CvHit']
/** The words of a phrase, each with its place in it. */
export type Lexemes = { lexeme: string; place: number }[]

export const MOST_HITS = 3
/** So many characters stand before and after what was found. */
const AROUND = 60
const LONGEST_LINE = 120

/** The words around what was found, marked; neighbours share one line. */
export function hitsOf(text: string, phrases: readonly Lexemes[], places: ReadonlyMap<string, readonly number[]>): Hit[] {
  const found = [...new Set(phrases.flatMap((phrase) => placesOf(phrase, places)))].toSorted((a, b) => a - b)
  if (found.length === 0) return []
  const words = wordsOf(text)
  const lines: Word[][] = []
  for (const place of found) {
    const word = words[place - 1]
    if (!word) continue
    const line = lines.at(-1)
    if (line && word.from - line.at(-1)!.to <= AROUND && word.to - line[0]!.from <= LONGEST_LINE) line.push(word)
    else if (lines.length === MOST_HITS) break
    else lines.push([word])
  }
  return lines.map((line) => lineOf(text, line, words))
}

/** Where all words of a phrase stand one after the other. */
function placesOf(phrase: Lexemes, places: ReadonlyMap<string, readonly number[]>): number[] {
  const [first, ...rest] = phrase
  if (!first) return []
  const begins = (places.get(first.lexeme) ?? []).filter((begin) =>
    rest.every(({ lexeme, place }) => places.get(lexeme)?.includes(begin + place - first.place)),
  )
  return begins.flatMap((begin) => phrase.map(({ place }) => begin + place - first.place))
}

/** Whole words only, on one line. */
function lineOf(text: string, marked: readonly Word[], words: readonly Word[]): Hit {
  const [first, last] = [marked[0]!, marked.at(-1)!]
  const from = words.find(({ from }) => from >= first.from - AROUND)?.from ?? first.from
  const to = words.findLast(({ to }) => to <= last.to + AROUND)?.to ?? last.to
  const before = from > 0 ? '… ' : ''
  const after = to < text.length ? ' …' : ''
  const marks = marked.map((word) => ({ from: word.from - from + before.length, to: word.to - from + before.length }))
  return { text: `${before}${text.slice(from, to).replaceAll(/\s/g, ' ')}${after}`, marks }
}
