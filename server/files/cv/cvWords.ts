import { capitalNames, letterNames, skillNames } from './skillNames.ts'

/** A word as it is looked for, and where it stands in the text. */
export type Word = { word: string; from: number; to: number }

/** PostgreSQL counts places up to 16,383; what stands behind is not found. */
const MOST_WORDS = 16_000
const LONGEST_WORD = 60

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/ +/g, '[\\s-]+')
const tokens = new Map(Object.entries(skillNames).flatMap(([token, names]) => names.map((name) => [keyOf(name), token])))
const endsInSign = (name: string) => !/[\p{L}\p{Nd}]$/u.test(name)
const names = [...new Set(Object.values(skillNames).flat())].toSorted((a, b) => b.length - a.length)
const spelled = names.map((name) => `${escaped(name)}(?![\\p{L}+#${endsInSign(name) ? '' : '\\p{Nd}'}])`).join('|')
const letters = Object.keys(letterNames).join('')
// In this order: a name of a skill, a letter that stands alone, a sign of a script without spaces, a plain word.
const pattern = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?<skill>${spelled})` +
    `|(?<![\\p{L}\\p{Nd}&'’.-])(?<letter>[${letters}])(?![\\p{L}\\p{Nd}+#]|[-&'’][\\p{L}])` +
    `|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]` +
    `|(?:(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])[\\p{L}\\p{M}\\p{Nd}])+`,
  'giu',
)

/** The words of a text or of a search, folded, each with its place. Skills whose names hold signs are one word. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const found of text.matchAll(pattern)) {
    const [written] = found
    const { skill, letter } = found.groups ?? {}
    const word = skill ? tokens.get(keyOf(skill)) : letter ? letterNames[letter.toUpperCase()] : (capitalNames[written] ?? plain(written))
    if (word) words.push({ word, from: found.index, to: found.index + written.length })
    if (words.length === MOST_WORDS) break
  }
  return words
}

function keyOf(name: string) {
  return name.toLowerCase().replaceAll(/[\s-]+/g, ' ')
}

const letterPairs: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' }

/** Small letters without accents. PostgreSQL would cut "1e5x" in two, so a number that goes on in letters begins with one. */
function plain(written: string): string {
  const folded = written
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[łøđıßæœþð]/g, (letter) => letterPairs[letter]!)
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]/gu, '')
    .slice(0, LONGEST_WORD)
    .toWellFormed()
  return /^\p{Nd}.*\p{L}/u.test(folded) ? `n${folded}` : folded
}
