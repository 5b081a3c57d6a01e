import type { Block } from './letterBlocks.ts'

/** What the server writes, and templates are given in. */
const USUAL = 'en'
/** Words that every few words of English have, and no other language has as often. */
const ENGLISH = /\b(?:the|and|of|to|you|your|our|with|is|are|will|this|that|for|from|as)\b/giu
const ENOUGH = 0.12

/**
 * The language that most of a letter is written in, as a tag. What tells languages takes as long to load as the letter takes to be drawn, so it is not
 * asked about what is plainly English.
 */
export async function letterLanguage(blocks: readonly Block[]): Promise<string> {
  const text = blocks.flatMap(({ runs }) => runs.map((run) => run.text)).join(' ')
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length === 0 || (text.match(ENGLISH) ?? []).length > words.length * ENOUGH) return USUAL
  const { tagOf } = await import('../../files/cv/languageOf.ts')
  return tagOf(text) ?? USUAL
}
