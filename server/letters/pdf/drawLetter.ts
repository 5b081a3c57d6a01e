import { jsPDF } from 'jspdf'
import { type Face, fontsFor, type ReadFont } from '../../../src/print/fonts.ts'
import { type Line, paragraphOf } from '../../../src/print/paragraph.ts'
import type { Block, BlockRun } from './letterBlocks.ts'

/** What is told of the letter on the last page: a term and what stands behind it, which may be several lines; `strokes` is a signature drawn by hand. */
export type Fact = { term: string; value: string; strokes?: string }
export type LetterPaper = {
  title: string
  /** At the foot of each page. */
  foot: string
  blocks: Block[]
  /** Above the first line. */
  logo: { bytes: Uint8Array; kind: 'png' | 'jpeg'; width: number; height: number } | null
  /** The last page. */
  certificate: { title: string; facts: Fact[]; note: string } | null
  /** Stands across every page of what has no certificate. */
  mark: string | null
}

/** A4, in points. */
const page = { left: 68, right: 527, top: 62, bottom: 770, foot: 806 } as const
const BODY = 10.5
const LINE = 15
const INDENT = 18
/** In parts of the size. */
const UNDERLINE = { below: 0.12, width: 0.06 } as const
const TERM = 130
/** The room for a logo. */
const LOGO = { width: 170, height: 48 } as const
/** Degrees by which a mark across the page rises. */
const SLANT = 52
/** A drawn signature: its own box (src/ui/applicant/strokes.ts), and how wide it stands here. */
const STROKES = { width: 600, height: 160, shown: 180 } as const
const inks = { dark: '#1b1b1f', dim: '#5b5b66' } as const
type Style = { size: number; ink?: keyof typeof inks }

/** The letter as A4 pages with embedded fonts; its text stays text in every script that the fonts have. */
export async function drawLetter({ title, foot, blocks, logo, certificate, mark: across }: LetterPaper, readFont: ReadFont<Face>): Promise<ArrayBuffer> {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  const facts = certificate?.facts ?? []
  const fontsOf = await fontsFor(doc, readFont, {
    normal: [foot, certificate?.note ?? '', ...facts.map(({ value }) => value), ...textsOf(blocks, 'normal')],
    bold: [across ?? '', certificate?.title ?? '', ...facts.map(({ term }) => term), ...textsOf(blocks, 'bold')],
    italic: textsOf(blocks, 'italic'),
    bolditalic: textsOf(blocks, 'bolditalic'),
  })
  // The letters come joined and in their visual order already.
  for (const token of Object.keys(doc.internal.events.getTopics().preProcessText ?? {})) doc.internal.events.unsubscribe(token)
  doc.setProperties({ title, creator: 'Threshold' })
  doc.viewerPreferences({ DisplayDocTitle: true })
  doc.setLanguage('en')
  const missing = new Set<string>()
  const paragraph = (runs: readonly BlockRun[]) =>
    paragraphOf(
      runs.map(({ text, face, under = false }) => ({ text, fonts: fontsOf(text, face), under })),
      missing,
    )
  const linesOf = (runs: readonly BlockRun[], width: number, { size }: Style) => paragraph(runs).lines((width * 1000) / size)

  const write = ({ pieces, under, width, rtl }: Line, x: number, room: number, y: number, { size, ink = 'dark' }: Style) => {
    const scale = size / 1000
    const left = rtl ? x + room - width * scale : x
    doc.setFontSize(size)
    doc.setTextColor(inks[ink])
    for (const piece of pieces) {
      doc.setFont(piece.font.family, piece.font.weight)
      doc.text(piece.text, left + piece.x * scale, y - piece.y * scale, { isInputVisual: true, isOutputVisual: true })
    }
    if (under.length === 0) return
    doc.setDrawColor(inks[ink])
    doc.setLineWidth(UNDERLINE.width * size)
    for (const { from, to } of under) doc.line(left + from * scale, y + UNDERLINE.below * size, left + to * scale, y + UNDERLINE.below * size)
  }

  let y: number = page.top
  const roomFor = (height: number) => {
    if (y + height <= page.bottom) return
    doc.addPage()
    y = page.top
  }
  const rule = () => {
    doc.setDrawColor('#c9c9d1')
    doc.setLineWidth(0.75)
    doc.line(page.left, y, page.right, y)
  }

  if (logo) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
    const height = logo.height * scale
    doc.addImage({ imageData: logo.bytes, format: logo.kind === 'png' ? 'PNG' : 'JPEG', x: page.left, y, width: logo.width * scale, height })
    y += height + 6
  }
  for (const { kind, runs, depth, mark } of blocks) {
    if (kind === 'rule') {
      roomFor(LINE * 2)
      y += LINE / 2
      rule()
      y += LINE / 2
      continue
    }
    const style = { size: kind === 'heading' ? 12.5 : BODY }
    const x = page.left + depth * INDENT
    const room = page.right - x
    const lines = linesOf(runs, room, style)
    // A heading stays with what follows.
    if (kind === 'heading') roomFor(LINE * 4)
    for (const [at, line] of lines.entries()) {
      roomFor(LINE)
      y += LINE
      if (mark && at === 0) write(paragraph([{ text: mark, face: 'normal' }]).line(), x - INDENT, INDENT, y, style)
      write(line, x, room, y, style)
    }
    y += kind === 'item' ? 3 : 7
  }

  if (certificate) {
    doc.addPage()
    y = page.top + LINE
    const heading = { size: 15 }
    for (const line of linesOf([{ text: certificate.title, face: 'bold' }], page.right - page.left, heading)) {
      write(line, page.left, page.right - page.left, y, heading)
      y += LINE * 1.4
    }
    rule()
    y += 6
    const style: Style = { size: 9.75 }
    for (const { term, value, strokes } of facts) {
      const room = page.right - page.left - TERM
      const lines = value.split('\n').flatMap((one) => linesOf([{ text: one, face: 'normal' }], room, style))
      const scale = STROKES.shown / STROKES.width
      const drawing = strokes ? STROKES.height * scale : 0
      roomFor(lines.length * LINE + drawing + 4)
      const terms = linesOf([{ text: term, face: 'bold' }], TERM - 8, style)
      for (const [at, line] of terms.entries()) write(line, page.left, TERM - 8, y + LINE * (at + 1), style)
      for (const [at, line] of lines.entries()) write(line, page.left + TERM, room, y + LINE * (at + 1), style)
      y += Math.max(terms.length, lines.length) * LINE + 4
      if (!strokes) continue
      doc.setDrawColor(inks.dark)
      doc.setLineWidth(1)
      for (const [, how, across, down] of strokes.matchAll(/([ML]) (\d+) (\d+)/g)) {
        const [x, at] = [page.left + TERM + Number(across) * scale, y + Number(down) * scale]
        if (how === 'M') doc.moveTo(x, at)
        else doc.lineTo(x, at)
      }
      doc.stroke()
      y += drawing + 4
    }
    y += 8
    rule()
    const small: Style = { size: 9, ink: 'dim' }
    for (const line of linesOf([{ text: certificate.note, face: 'normal' }], page.right - page.left, small)) {
      y += 13
      write(line, page.left, page.right - page.left, y + 4, small)
    }
  }

  const small: Style = { size: 8.5, ink: 'dim' }
  const pages = doc.getNumberOfPages()
  for (let number = 1; number <= pages; number++) {
    doc.setPage(number)
    if (across) {
      doc.saveGraphicsState()
      doc.setGState(doc.GState({ opacity: 0.12 }))
      doc.setFont('Inter', 'bold')
      doc.setFontSize(64)
      doc.setTextColor(inks.dark)
      const half = doc.getTextWidth(across) / 2
      const x = (page.left + page.right) / 2 - half * Math.cos((SLANT * Math.PI) / 180)
      const y = (page.top + page.bottom) / 2 + half * Math.sin((SLANT * Math.PI) / 180)
      doc.text(across, x, y, { angle: SLANT })
      doc.restoreGraphicsState()
      write(paragraph([{ text: across, face: 'bold' }]).line(), page.left, page.right - page.left, page.top - 22, { size: 11 })
    }
    const [line] = linesOf([{ text: foot, face: 'normal' }], page.right - page.left - 90, small)
    if (line) write(line, page.left, page.right - page.left - 90, page.foot, small)
    const count = paragraph([{ text: `Page ${number} of ${pages}`, face: 'normal' }]).line()
    write(count, page.right - (count.width * small.size) / 1000, 0, page.foot, { ...small })
  }
  return doc.output('arraybuffer')
}

const textsOf = (blocks: readonly Block[], face: Face) =>
  blocks.flatMap(({ runs, mark }) => [...runs.filter((run) => run.face === face).map(({ text }) => text), ...(face === 'normal' && mark ? [mark] : [])])
