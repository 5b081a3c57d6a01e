import { wordsOf } from './cvWords.ts'

/** Words that stand one after the other, wanted or unwanted. */
export type Phrase = { words: string[]; without: boolean }
/** All of these must hold; of each one of the phrases. */
type WordSearch = Phrase[][]

/**
 * Reads words, "phrases", OR (in German ODER) and -without. Whatever cannot be read so is taken as words, so that no input fails. OR stands between its two
 * neighbours: `nurse night OR day` wants a nurse, and one of night and day.
 */
export function readSearch(written: string): WordSearch {
  const typed = written.replaceAll(/[“”„‟«»]/g, '"').replaceAll(/(^|\s)[−–—](?=\S)/g, '$1-')
  // A minus before a word belongs to the search, not to the word.
  const words = wordsOf(typed.replaceAll(/(^|\s)-(?=\S)/g, '$1 '))
  const chunks = [...typed.matchAll(/-?"[^"]*"?|\S+/g)]
  const groups: WordSearch = []
  let joins = false
  for (const [at, { 0: chunk, index }] of chunks.entries()) {
    if ((chunk === 'OR' || chunk === 'ODER') && groups.length > 0 && at < chunks.length - 1) {
      joins = true
      continue
    }
    // A name of several words belongs to the chunk that it begins in.
    const own = words.filter(({ from }) => from >= index && from < index + chunk.length).map(({ word }) => word)
    if (own.length === 0) continue
    const phrase = { words: own, without: chunk.startsWith('-') && chunk.length > 1 }
    if (joins) groups.at(-1)!.push(phrase)
    else groups.push([phrase])
    joins = false
  }
  return groups
}
