import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import { jsPDF } from 'jspdf'

/** In points. The content is 840 wide, which is 1120 px, and centred on the A4 landscape page. */
export const page = { left: 37, right: 805, top: 34, bottom: 552, foot: 572 } as const
/** The inks of the paper on the screen. */
const inks = { dark: '--th-paper-ink', dim: '--th-paper-ink-2', accent: '--th-paper-accent', line: '--th-paper-line' } as const
type Ink = keyof typeof inks
export type Face = { size: number; weight?: 'normal' | 'bold'; ink?: Ink }
/** What of a font jsPDF keeps beside its own description. */
type Glyphs = { characterToGlyph: (code: number) => number; widthOfGlyph: (glyph: number) => number }

const BOX = '\u25a1'
const fonts = { normal: regular, bold } as const
const files = new Map<string, Promise<string>>()

/** A font as jsPDF takes it; fetched once, and only by who saves. */
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

/** A landscape A4 document and what writes into it, in a font that is embedded: its text stays text. */
export async function takePen(title: string, language: string) {
  const doc = new jsPDF({ orientation: 'landscape', unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  for (const [weight, address] of Object.entries(fonts)) {
    doc.addFileToVFS(`Inter-${weight}.ttf`, await fontFile(address))
    doc.addFont(`Inter-${weight}.ttf`, 'Inter', weight, undefined, 'Identity-H')
  }
  doc.setProperties({ title, creator: 'Threshold' })
  doc.viewerPreferences({ DisplayDocTitle: true })
  // Every tag is taken by the format; jsPDF's own list of them is not whole.
  doc.setLanguage(language as Parameters<typeof doc.setLanguage>[0])
  const look = getComputedStyle(document.documentElement)
  const ink = (name: Ink) => look.getPropertyValue(inks[name]).trim()
  const glyphs = new Map(
    (['normal', 'bold'] as const).map((weight) => {
      doc.setFont('Inter', weight)
      return [weight, doc.getFont().metadata as Glyphs]
    }),
  )
  const missing = new Set<string>()
  const has = (letter: string) => letter.length === 1 && (glyphs.get('normal')?.characterToGlyph(letter.charCodeAt(0)) ?? 0) > 0

  /** The text in letters that the font has; for any other stands a box. */
  const settable = (text: string) =>
    [...text.normalize('NFC').replaceAll(/\s/gu, ' ')]
      .map((letter) => {
        if (has(letter)) return letter
        // What is not seen leaves no gap.
        if (/^[\p{C}\p{M}]$/u.test(letter)) return ''
        missing.add(letter)
        return BOX
      })
      .join('')

  const widthOf = (text: string, { size, weight = 'normal' }: Face) => {
    const font = glyphs.get(weight)
    let units = 0
    for (let at = 0; at < text.length; at++) units += font?.widthOfGlyph(font.characterToGlyph(text.charCodeAt(at))) ?? 0
    return (units * size) / 1000
  }

  /** Lines that are no wider than this; a word that is longer than a line is cut. */
  function linesOf(text: string, face: Face, width: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of settable(text).split(' ').filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word
      if (widthOf(longer, face) <= width) {
        line = longer
        continue
      }
      if (line) lines.push(line)
      line = ''
      for (const letter of word) {
        if (widthOf(line + letter, face) > width && line) {
          lines.push(line)
          line = ''
        }
        line += letter
      }
    }
    return line ? [...lines, line] : lines
  }

  const write = (text: string, x: number, y: number, face: Face, align: 'left' | 'right' = 'left') => {
    doc.setFont('Inter', face.weight ?? 'normal')
    doc.setFontSize(face.size)
    doc.setTextColor(ink(face.ink ?? 'dark'))
    doc.text(text, align === 'right' ? x - widthOf(text, face) : x, y)
  }

  const rule = (y: number) => {
    doc.setDrawColor(ink('line'))
    doc.setLineWidth(0.75)
    doc.line(page.left, y, page.right, y)
  }

  return { doc, missing, settable, linesOf, write, rule }
}
export type Pen = Awaited<ReturnType<typeof takePen>>
