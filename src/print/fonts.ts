import type { jsPDF } from 'jspdf'

export type Weight = 'normal' | 'bold'
/** A weight of Inter as it stands or slanted; the other scripts are not slanted. */
export type Face = Weight | 'italic' | 'bolditalic'
const upright = (face: Face): Weight => (face === 'italic' ? 'normal' : face === 'bolditalic' ? 'bold' : face)
export type Family = 'Inter' | 'Arabic' | 'Hebrew' | 'Chinese' | 'Japanese' | 'Korean'
/** The file of a font, each byte as the character of that number. */
export type ReadFont<Faces extends Face = Weight> = (family: Family, face: Faces) => Promise<string>
type Box = { xMin: number; yMin: number; xMax: number; yMax: number }
/** What of a font jsPDF keeps beside its own description. */
type Glyphs = {
  characterToGlyph: (code: number) => number
  widthOfGlyph: (glyph: number) => number
  glyf: { glyphFor: (glyph: number) => Box | null }
  cmap: { raw: () => number[] }
  toUnicode: Record<string, number>
}
/** One font of the document; its measures are in thousandths of the size. */
export type Font = {
  family: Family
  weight: Face
  has: (letter: string) => boolean
  widthOf: (letter: string) => number
  /** What the letter's ink covers. */
  inkOf: (letter: string) => Box
}

/** A table that names no character: a PDF finds its glyphs by number, and the whole table of a large font outweighs the sheet. */
const NO_CHARACTERS = [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12, 0, 6, 0, 10, 0, 0, 0, 0, 0, 0]

const ARABIC = /\p{Script_Extensions=Arabic}/u
const HEBREW = /\p{Script_Extensions=Hebrew}|[\ufb1d-\ufb4f]/u
const HANGUL = /\p{Script=Hangul}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
export const EAST_ASIAN = /[\p{Script_Extensions=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u

/** What somebody searches for or copies is the letter, whatever form of it is drawn. */
function plainCode(code: number): number {
  const letter = String.fromCharCode(code)
  const plain = /[\ufb50-\ufbff\ufe80-\ufef4]/.test(letter) ? letter.normalize('NFKC') : letter
  return plain.length === 1 ? plain.charCodeAt(0) : code
}

async function embed<Faces extends Face>(doc: jsPDF, readFont: ReadFont<Faces>, family: Family, weight: Faces): Promise<Font> {
  const name = `${family}-${weight}.ttf`
  doc.addFileToVFS(name, await readFont(family, weight))
  doc.addFont(name, family, weight, undefined, 'Identity-H')
  doc.setFont(family, weight)
  const glyphs = doc.getFont().metadata as Glyphs
  glyphs.cmap.raw = () => NO_CHARACTERS
  doc.internal.events.subscribe('buildDocument', () => {
    for (const [glyph, code] of Object.entries(glyphs.toUnicode)) glyphs.toUnicode[glyph] = plainCode(code)
  })
  const glyphOf = (letter: string) => glyphs.characterToGlyph(letter.charCodeAt(0))
  return {
    family,
    weight,
    has: (letter) => letter.length === 1 && glyphOf(letter) > 0,
    widthOf: (letter) => glyphs.widthOfGlyph(glyphOf(letter)),
    inkOf: (letter) => glyphs.glyf.glyphFor(glyphOf(letter)) ?? { xMin: 0, yMin: 0, xMax: 0, yMax: 0 },
  }
}

/**
 * The fonts of each of these texts, in the order in which its letters look for one. Those of other scripts than Inter's are read only for a
 * text that has a letter of theirs, and slanted ones only for a text that is slanted.
 */
export async function fontsFor<Faces extends Face>(doc: jsPDF, readFont: ReadFont<Faces | Weight>, texts: Record<Faces | Weight, readonly string[]>) {
  const fonts = new Map<string, Font>()
  const take = async (family: Family, face: Faces | Weight) => {
    const font = fonts.get(family + face) ?? (await embed(doc, readFont, family, face))
    fonts.set(family + face, font)
    return font
  }
  const all = Object.entries(texts) as [Faces | Weight, readonly string[]][]
  const languages = languagesOf(all.flatMap(([, some]) => some).join(' ')) ?? ['Chinese', 'Japanese', 'Korean']
  const found = new Map<string, Font[]>()
  for (const [face, some] of all) {
    const weight = upright(face)
    if (some.length === 0 && face !== weight) continue
    const inter = await take('Inter', face)
    found.set(face, [inter])
    for (const text of some) {
      const letters = [...text.normalize('NFC')].filter((letter) => !inter.has(letter))
      found.set(`${face} ${text}`, [inter, ...(await fontsOf(letters, languagesOf(text) ?? languages, (family) => take(family, weight)))])
    }
  }
  return (text: string, face: Faces | Weight): Font[] => found.get(`${face} ${text}`) ?? found.get(face) ?? []
}

/** Han letters look different in each language: which it is, the others of the text say. */
function languagesOf(text: string): Family[] | undefined {
  if (KANA.test(text)) return ['Japanese', 'Chinese', 'Korean']
  if (HANGUL.test(text)) return ['Korean', 'Chinese', 'Japanese']
  return undefined
}

async function fontsOf(letters: string[], languages: Family[], take: (family: Family) => Promise<Font>): Promise<Font[]> {
  const found: Font[] = []
  if (letters.some((letter) => ARABIC.test(letter))) found.push(await take('Arabic'))
  if (letters.some((letter) => HEBREW.test(letter))) found.push(await take('Hebrew'))
  const eastAsian = letters.filter((letter) => EAST_ASIAN.test(letter))
  // Only the Korean one has Hangul.
  const order = eastAsian.some((letter) => HANGUL.test(letter)) ? new Set<Family>(['Korean', ...languages]) : languages
  const tried: Font[] = []
  for (const family of order) {
    if (eastAsian.every((letter) => tried.some((font) => font.has(letter)))) break
    const font = await take(family)
    // The first that has every letter, so that a word is in one; else as many as it takes.
    if (eastAsian.every((letter) => font.has(letter))) return [...found, font]
    tried.push(font)
  }
  return [...found, ...tried]
}
