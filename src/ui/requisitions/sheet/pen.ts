import { jsPDF } from 'jspdf'
import { fontsFor, type Weight } from '../../../print/fonts.ts'
import { type Line, paragraphOf } from '../../../print/paragraph.ts'
import { type Element, structureOf } from '../../../print/structure.ts'
import { writerOf } from '../../../print/writer.ts'
import { fetchFont } from './sheetFonts.ts'

/** In points. The content is 840 wide, which is 1120 px, and centred on the A4 landscape page. */
export const page = { left: 37, right: 805, top: 34, bottom: 552, foot: 572 } as const
/** The inks of the paper on the screen. */
const inks = { dark: '--th-paper-ink', dim: '--th-paper-ink-2', accent: '--th-paper-accent', line: '--th-paper-line' } as const
type Ink = keyof typeof inks
export type Face = { size: number; weight?: Weight; ink?: Ink }
/** Between which edges a line stands. */
export type Column = { x: number; width: number }

/** A tagged landscape A4 document and what writes these texts into it, in fonts that are embedded: its text stays text. */
export async function takePen(title: string, language: string, texts: Record<Weight, readonly string[]>) {
  const doc = new jsPDF({ orientation: 'landscape', unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  const fontsOf = await fontsFor(doc, fetchFont, texts)
  // The letters come joined; the joining of jsPDF would see ligatures across words that are in their visual order.
  for (const token of Object.keys(doc.internal.events.getTopics().preProcessText ?? {})) doc.internal.events.unsubscribe(token)
  const structure = structureOf(doc, { title, language })
  const writeLine = writerOf(doc, structure)
  const look = getComputedStyle(document.documentElement)
  const ink = (name: Ink) => look.getPropertyValue(inks[name]).trim()
  const missing = new Set<string>()

  const paragraph = (text: string, { weight = 'normal' }: Face) => paragraphOf([{ text, fonts: fontsOf(text, weight) }], missing)
  const lineOf = (text: string, face: Face) => paragraph(text, face).line()
  const linesOf = (text: string, face: Face, width: number) => paragraph(text, face).lines((width * 1000) / face.size)

  /** A right-to-left line begins at the right edge of its column. It is written in an element, or in none within an artefact. */
  const write = (line: Line, column: Column, y: number, face: Face, element: Element | null, align: 'start' | 'right' = 'start') => {
    const left = align === 'right' || line.rtl ? column.x + column.width - (line.width * face.size) / 1000 : column.x
    writeLine(line, left, y, { size: face.size, ink: ink(face.ink ?? 'dark') }, element)
  }

  const rule = (y: number) =>
    structure.drawArtefact('Layout', () => {
      doc.setDrawColor(ink('line'))
      doc.setLineWidth(0.75)
      doc.line(page.left, y, page.right, y)
    })

  return { doc, structure, missing, lineOf, linesOf, write, rule }
}
export type Pen = Awaited<ReturnType<typeof takePen>>
