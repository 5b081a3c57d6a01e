import inter from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import interBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import arabic from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url'
import arabicBold from '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf?url'
import hebrew from '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf?url'
import hebrewBold from '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf?url'
import japanese from '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf?url'
import japaneseBold from '@expo-google-fonts/noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf?url'
import korean from '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf?url'
import koreanBold from '@expo-google-fonts/noto-sans-kr/600SemiBold/NotoSansKR_600SemiBold.ttf?url'
import chinese from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf?url'
import chineseBold from '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf?url'
import type { jsPDF } from 'jspdf'

export type Weight = 'normal' | 'bold'
type Family = keyof typeof addresses
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
  weight: Weight
  has: (letter: string) => boolean
  widthOf: (letter: string) => number
  /** What the letter's ink covers. */
  inkOf: (letter: string) => Box
}

const addresses = {
  Inter: { normal: inter, bold: interBold },
  Arabic: { normal: arabic, bold: arabicBold },
  Hebrew: { normal: hebrew, bold: hebrewBold },
  Chinese: { normal: chinese, bold: chineseBold },
  Japanese: { normal: japanese, bold: japaneseBold },
  Korean: { normal: korean, bold: koreanBold },
} as const
const files = new Map<string, Promise<string>>()
/** A table that names no character: a PDF finds its glyphs by number, and the whole table of a large font outweighs the sheet. */
const NO_CHARACTERS = [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12, 0, 6, 0, 10, 0, 0, 0, 0, 0, 0]

const ARABIC = /\p{Script_Extensions=Arabic}/u
const HEBREW = /\p{Script_Extensions=Hebrew}|[\ufb1d-\ufb4f]/u
const HANGUL = /\p{Script=Hangul}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
export const EAST_ASIAN = /[\p{Script_Extensions=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u

/** A font as jsPDF takes it; fetched once, and only by who saves a text that needs it. */
function fontFile(address: string): Promise<string> {
  const known = files.get(address)
  if (known) return known
  const coming = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`The font could not be fetched (${answer.status}).`)
    // Decoded byte for byte: no character stands for more than one.
    return new TextDecoder('x-user-defined')
      .decode(await answer.arrayBuffer())
      .replaceAll(/[\uf780-\uf7ff]/g, (one) => String.fromCharCode(one.charCodeAt(0) & 255))
  })
  files.set(address, coming)
  coming.catch(() => files.delete(address))
  return coming
}

/** What somebody searches for or copies is the letter, whatever form of it is drawn. */
function plainCode(code: number): number {
  const letter = String.fromCharCode(code)
  const plain = /[\ufb50-\ufbff\ufe80-\ufef4]/.test(letter) ? letter.normalize('NFKC') : letter
  return plain.length === 1 ? plain.charCodeAt(0) : code
}

async function embed(doc: jsPDF, family: Family, weight: Weight): Promise<Font> {
  const name = `${family}-${weight}.ttf`
  doc.addFileToVFS(name, await fontFile(addresses[family][weight]))
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
 * The fonts of each of these texts, in the order in which its letters look for one. Those of other scripts than Inter's are fetched only for a
 * text that has a letter of theirs.
 */
export async function fontsFor(doc: jsPDF, texts: Record<Weight, readonly string[]>) {
  const fonts = new Map<string, Font>()
  const take = async (family: Family, weight: Weight) => {
    const font = fonts.get(family + weight) ?? (await embed(doc, family, weight))
    fonts.set(family + weight, font)
    return font
  }
  const inter = { normal: await take('Inter', 'normal'), bold: await take('Inter', 'bold') }
  const languages = languagesOf([...texts.normal, ...texts.bold].join(' ')) ?? ['Chinese', 'Japanese', 'Korean']
  const others = { normal: new Map<string, Font[]>(), bold: new Map<string, Font[]>() }
  for (const weight of ['normal', 'bold'] as const)
    for (const text of texts[weight]) {
      const letters = [...text.normalize('NFC')].filter((letter) => !inter[weight].has(letter))
      others[weight].set(text, await fontsOf(letters, languagesOf(text) ?? languages, (family) => take(family, weight)))
    }
  return (text: string, weight: Weight): Font[] => [inter[weight], ...(others[weight].get(text) ?? [])]
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
