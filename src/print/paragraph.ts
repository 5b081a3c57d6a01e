import bidiFactory from 'bidi-js'
import { EAST_ASIAN, type Font } from './fonts.ts'
import { joined } from './joined.ts'

/** What of a line is read together: text, or what leads to one address. `said` is what it says where boxes are drawn; `from` and `to` as of a stretch. */
type Part = { href: string | null; said: string | null; from: number; to: number }
/** Letters of one font that stand beside each other; x and y from the beginning of the line, in thousandths of the size. */
export type Piece = { font: Font; text: string; x: number; y: number; part: Part }
/** What of a line is underlined, from the beginning of the line, in thousandths of the size. */
type Stretch = { from: number; to: number }
/**
 * A line as it is drawn, from left to right; its parts stand in the order of reading. `rtl` says that its paragraph begins at the right, `spaced` that
 * a space parts it from the next line.
 */
export type Line = { pieces: Piece[]; parts: Part[]; under: Stretch[]; width: number; rtl: boolean; spaced: boolean }
/** `meant` is what stands in the text where a box is drawn. */
type Letter = { letter: string; meant?: string; font?: Font; under?: boolean; href?: string }

// The package's types are those of its CommonJS build; what is imported is its module.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const BOX = '\u25a1'
const UNSEEN = /^[\p{C}\p{M}]$/u
const MARK = /^\p{M}$/u
/** They say how the letters beside them are ordered, and are not drawn. */
const DIRECTION = /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]$/
const COMMON = /^\p{Script=Common}$/u
const SHADDA = '\u0651'
/** Between a letter and a mark that would touch it. */
const CLEAR = 40
/** Marks that lie higher than this stand above their letter. */
const ABOVE = 400

/** The letters with their fonts; for a letter that none of them has stands a box. */
function lettersOf(text: string, fonts: readonly Font[], missing: Set<string>): Letter[] {
  const fontOf = (letter: string) => fonts.find((font) => font.has(letter))
  const letters: Letter[] = []
  for (const letter of joined(text.normalize('NFC').replaceAll(/\s+/gu, ' '), (one) => fontOf(one) !== undefined)) {
    const before = letters.at(-1)?.font
    // What belongs to no script stays with the right-to-left word before it: readers of the file order the text of one font well.
    const stays = (before?.family === 'Arabic' || before?.family === 'Hebrew') && COMMON.test(letter) && before.has(letter)
    const font = stays ? before : fontOf(letter)
    if (DIRECTION.test(letter)) letters.push({ letter })
    else if (font) letters.push({ letter, font })
    // What is not seen leaves no gap.
    else if (!UNSEEN.test(letter) && fonts[0]) {
      missing.add(letter)
      letters.push({ letter: BOX, meant: letter, font: fonts[0] })
    } else if (letters.at(-1)?.meant && MARK.test(letter)) letters.at(-1)!.meant += letter
  }
  return letters
}

/** Where words begin and end. Chinese and Japanese ones have no space between them; no line begins with their closing punctuation. */
function wordsOf(source: string): [number, number][] {
  const found: [number, number][] = []
  for (const { 0: word, index } of source.matchAll(/[^ ]+/g)) {
    found.push([index, index + word.length])
    if (!EAST_ASIAN.test(word)) continue
    let opened = true
    for (const { segment, index: at, isWordLike } of words.segment(word)) {
      const opens = /[\p{Ps}\p{Pi}]$/u.test(segment)
      const last = found.at(-1)
      if (last && !opened && (isWordLike || opens)) {
        found.push([index + at, last[1]])
        last[1] = index + at
      }
      opened = opens
    }
  }
  return found
}

/** Where the marks of a right-to-left letter stand: in its middle, clear of it and of each other. */
function marksOn(letter: string, on: Font, marks: readonly Letter[]): Omit<Piece, 'part'>[] {
  const ink = on.inkOf(letter)
  let top = ink.yMax
  let bottom = ink.yMin
  // A shadda is nearer to its letter than the vowel that is read after it.
  const nearest = [...marks].sort((one, other) => Number(other.letter === SHADDA) - Number(one.letter === SHADDA))
  return nearest.flatMap(({ letter: text, font }) => {
    if (!font) return []
    const own = font.inkOf(text)
    let y = 0
    if (own.yMin > ABOVE) {
      y = Math.max(0, top + CLEAR - own.yMin)
      top = own.yMax + y
    } else if (own.yMax < 0) {
      y = Math.min(0, bottom - CLEAR - own.yMax)
      bottom = own.yMin + y
    }
    return [{ font, text, x: (ink.xMin + ink.xMax - own.xMin - own.xMax) / 2, y }]
  })
}

/** A part of a paragraph in one face, with the fonts that its letters are looked for in. */
type Run = { text: string; fonts: readonly Font[]; under?: boolean; href?: string }

/** Parts in their fonts, ready to be broken into lines. Letters that no font has are put into `missing`. */
export function paragraphOf(runs: readonly Run[], missing: Set<string>) {
  const all = runs.flatMap(({ text, fonts, under = false, href }) => lettersOf(text, fonts, missing).map((letter) => ({ ...letter, under, href })))
  const isInk = ({ letter }: Letter) => letter !== ' '
  const letters = all.slice(Math.max(0, all.findIndex(isInk)), all.findLastIndex(isInk) + 1)
  const source = letters.map(({ letter }) => letter).join('')
  const order = bidi.getEmbeddingLevels(source, 'auto')
  const rtl = order.paragraphs[0]?.level === 1
  const ends = [0]
  for (const { letter, font } of letters) ends.push((ends.at(-1) ?? 0) + (font?.widthOf(letter) ?? 0))
  const widthOf = (start: number, end: number) => (ends[end] ?? 0) - (ends[start] ?? 0)

  /** What stands in the text where boxes are drawn. Readers of the file turn right-to-left letters round themselves, and would do so with this. */
  function saidBy(places: readonly number[]): string | null {
    const hasBox = places.some((at) => letters[at]?.meant)
    if (!hasBox || places.some((at) => (order.levels[at] ?? 0) % 2 === 1)) return null
    return places.map((at) => letters[at]?.meant ?? letters[at]?.letter ?? '').join('')
  }

  function line(start = 0, end = letters.length): Line {
    const pieces: Piece[] = []
    const under: Stretch[] = []
    const spaced = letters[end]?.letter === ' '
    if (start === end) return { pieces, parts: [], under, width: 0, rtl, spaced }
    const mirrored = bidi.getMirroredCharactersMap(source, order.levels, start, end - 1)
    let x = 0
    let open: Piece | undefined
    let marks: Letter[] = []
    const read: { part: Part; places: number[] }[] = []
    for (const at of bidi.getReorderedIndices(source, order, start, end - 1).slice(start, end)) {
      const { letter = '', font, under: isUnder, href = null } = letters[at] ?? {}
      if (!font) continue
      if (read.at(-1)?.part.href !== href) read.push({ part: { href, said: null, from: x, to: x }, places: [] })
      const { part, places } = read.at(-1)!
      places.push(at)
      if ((order.levels[at] ?? 0) % 2 === 1 && MARK.test(letter)) {
        marks = [{ letter, font }, ...marks]
        continue
      }
      if (marks.length > 0) {
        // A reader of the file turns the order round again: the marks come to stand behind their letter.
        for (const mark of marksOn(letter, font, marks).reverse()) pieces.push({ ...mark, x: x + mark.x, part })
        marks = []
        open = undefined
      }
      const mirror = mirrored.get(at)
      const shown = mirror && font.has(mirror) ? mirror : letter
      if (open?.font === font && open.part === part) open.text += shown
      else {
        open = { font, text: shown, x, y: 0, part }
        pieces.push(open)
      }
      const from = x
      x += font.widthOf(shown)
      part.to = x
      const last = under.at(-1)
      if (!isUnder) continue
      if (last?.to === from) last.to = x
      else under.push({ from, to: x })
    }
    for (const { part, places } of read) part.said = saidBy(places)
    const parts = read.sort((one, other) => Math.min(...one.places) - Math.min(...other.places)).map(({ part }) => part)
    return { pieces, parts, under, width: x, rtl, spaced }
  }

  /** Lines that are no wider than this; a word that is longer than a line is cut. */
  function lines(room: number): Line[] {
    const found: Line[] = []
    let from = 0
    let to = 0
    for (const [start, end] of wordsOf(source)) {
      if (to > 0 && widthOf(from, end) > room) {
        found.push(line(from, to))
        from = start
      }
      to = end
      while (widthOf(from, to) > room && to > from + 1) {
        let cut = from + 1
        while (widthOf(from, cut + 1) <= room) cut += 1
        found.push(line(from, cut))
        from = cut
      }
    }
    return to > from ? [...found, line(from, to)] : found
  }
  return { line, lines }
}
