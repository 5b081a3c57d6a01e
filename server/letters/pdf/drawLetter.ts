import { jsPDF } from 'jspdf'
import { type Face, fontsFor, type ReadFont } from '../../../src/print/fonts.ts'
import { type Line, paragraphOf } from '../../../src/print/paragraph.ts'
import { type Element, structureOf } from '../../../src/print/structure.ts'
import { writerOf } from '../../../src/print/writer.ts'
import type { Block, BlockRun } from './letterBlocks.ts'
import { placesIn } from './placeBlocks.ts'

/** What is told of the letter on the last page: a term and what stands behind it, which may be several lines; `strokes` is a signature drawn by hand. */
export type Fact = { term: string; value: string; strokes?: string }
export type LetterPaper = {
  title: string
  /** In which its text is written, as a tag; null is told from the text. */
  language: string | null
  /** At the foot of each page. */
  foot: string
  blocks: Block[]
  /** Above the first line; `alt` says whose it is. */
  logo: { bytes: Uint8Array; kind: 'png' | 'jpeg'; width: number; height: number; alt: string } | null
  /** The last page, which is in English. */
  certificate: { title: string; facts: Fact[]; note: BlockRun[] } | null
  /** Stands across every page of what has no certificate. */
  mark: string | null
}

/** A4, in points. */
const page = { left: 68, right: 527, top: 62, bottom: 770, foot: 806 } as const
const BODY = 10.5
const LINE = 15
const INDENT = 18
const TERM = 130
/** The room for a logo. */
const LOGO = { width: 170, height: 48 } as const
/** Degrees by which a mark across the page rises. */
const SLANT = 52
/** A drawn signature: its own box (src/ui/applicant/strokes.ts), and how wide it stands here. */
const STROKES = { width: 600, height: 160, shown: 180 } as const
/** The server writes it. */
const CERTIFICATE_IN = 'en'
const inks = { dark: '#1b1b1f', dim: '#5b5b66' } as const
type Style = { size: number; ink?: keyof typeof inks }

/** The letter as tagged A4 pages with embedded fonts; its text stays text in every script that the fonts have. */
export async function drawLetter(paper: LetterPaper & { language: string }, readFont: ReadFont<Face>): Promise<ArrayBuffer> {
  const { title, language, foot, blocks, logo, certificate, mark: across } = paper
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  const facts = certificate?.facts ?? []
  const fontsOf = await fontsFor(doc, readFont, {
    normal: [foot, ...(certificate?.note ?? []).map(({ text }) => text), ...facts.map(({ value }) => value), ...textsOf(blocks, 'normal')],
    bold: [across ?? '', certificate?.title ?? '', ...facts.map(({ term }) => term), ...textsOf(blocks, 'bold')],
    italic: textsOf(blocks, 'italic'),
    bolditalic: textsOf(blocks, 'bolditalic'),
  })
  // The letters come joined and in their visual order already.
  for (const token of Object.keys(doc.internal.events.getTopics().preProcessText ?? {})) doc.internal.events.unsubscribe(token)
  const structure = structureOf(doc, { title, language })
  const { root, add, drawIn, drawArtefact } = structure
  const writeLine = writerOf(doc, structure)
  const missing = new Set<string>()
  const paragraph = (runs: readonly BlockRun[]) =>
    paragraphOf(
      runs.map(({ text, face, ...about }) => ({ text, fonts: fontsOf(text, face), ...about })),
      missing,
    )
  const linesOf = (runs: readonly BlockRun[], width: number, { size }: Style) => paragraph(runs).lines((width * 1000) / size)

  /** In an element, or in none within an artefact. */
  const write = (line: Line, x: number, room: number, y: number, { size, ink = 'dark' }: Style, element: Element | null) =>
    writeLine(line, line.rtl ? x + room - (line.width * size) / 1000 : x, y, { size, ink: inks[ink] }, element)

  let y: number = page.top
  const roomFor = (height: number) => {
    if (y + height <= page.bottom) return
    doc.addPage()
    y = page.top
  }
  const rule = () =>
    drawArtefact('Layout', () => {
      doc.setDrawColor('#c9c9d1')
      doc.setLineWidth(0.75)
      doc.line(page.left, y, page.right, y)
    })
  const figure = (parent: Element, alt: string, x: number, { width, height }: { width: number; height: number }, draw: () => void) => {
    const bottom = doc.internal.pageSize.getHeight() - y - height
    drawIn(add(parent, 'Figure', { alt, box: [x, bottom, x + width, bottom + height] }), draw)
  }

  // What stands across every page is heard once, before everything else.
  const notice = add(root, 'P')
  if (logo) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
    const size = { width: logo.width * scale, height: logo.height * scale }
    figure(root, logo.alt, page.left, size, () =>
      doc.addImage({ imageData: logo.bytes, format: logo.kind === 'png' ? 'PNG' : 'JPEG', x: page.left, y, ...size }),
    )
    y += size.height + 6
  }
  const placeOf = placesIn(structure)
  for (const [number, block] of blocks.entries()) {
    const { kind, runs, inside, mark } = block
    const depth = inside.filter((group) => group.kind !== 'item').length
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
    const { element, label } = placeOf(block)
    const goesOn = blocks[number + 1]?.goesOn
    // A heading stays with what follows.
    if (kind === 'heading') roomFor(LINE * 4)
    for (const [at, line] of lines.entries()) {
      roomFor(LINE)
      y += LINE
      if (mark && at === 0) write(paragraph([{ text: mark, face: 'normal' }]).line(), x - INDENT, INDENT, y, style, label)
      write({ ...line, spaced: line.spaced || (goesOn === true && line === lines.at(-1)) }, x, room, y, style, element)
    }
    y += kind === 'item' ? 3 : 7
  }

  if (certificate) {
    doc.addPage()
    y = page.top + LINE
    const heading = { size: 15 }
    const part = add(root, 'Sect', { language: language === CERTIFICATE_IN ? undefined : CERTIFICATE_IN })
    const name = add(part, 'H1')
    for (const line of linesOf([{ text: certificate.title, face: 'bold' }], page.right - page.left, heading)) {
      write(line, page.left, page.right - page.left, y, heading, name)
      y += LINE * 1.4
    }
    rule()
    y += 6
    const style: Style = { size: 9.75 }
    const table = add(part, 'Table')
    for (const { term, value, strokes } of facts) {
      const row = add(table, 'TR')
      const [header, data] = [add(row, 'TH'), add(row, 'TD')]
      const room = page.right - page.left - TERM
      const lines = value.split('\n').flatMap((one) => {
        const element = add(data, 'P')
        return linesOf([{ text: one, face: 'normal' }], room, style).map((line) => ({ line, element }))
      })
      const scale = STROKES.shown / STROKES.width
      const drawing = strokes ? STROKES.height * scale : 0
      roomFor(lines.length * LINE + drawing + 4)
      const terms = linesOf([{ text: term, face: 'bold' }], TERM - 8, style)
      for (const [at, line] of terms.entries()) write(line, page.left, TERM - 8, y + LINE * (at + 1), style, header)
      for (const [at, { line, element }] of lines.entries()) write(line, page.left + TERM, room, y + LINE * (at + 1), style, element)
      y += Math.max(terms.length, lines.length) * LINE + 4
      if (!strokes) continue
      figure(data, `Signature of ${value}, drawn by hand`, page.left + TERM, { width: STROKES.shown, height: drawing }, () => {
        doc.setDrawColor(inks.dark)
        doc.setLineWidth(1)
        for (const [, how, across, down] of strokes.matchAll(/([ML]) (\d+) (\d+)/g)) {
          const [x, at] = [page.left + TERM + Number(across) * scale, y + Number(down) * scale]
          if (how === 'M') doc.moveTo(x, at)
          else doc.lineTo(x, at)
        }
        doc.stroke()
      })
      y += drawing + 4
    }
    y += 8
    rule()
    const small: Style = { size: 9, ink: 'dim' }
    const note = add(part, 'P')
    for (const line of linesOf(certificate.note, page.right - page.left, small)) {
      y += 13
      write(line, page.left, page.right - page.left, y + 4, small, note)
    }
  }

  const small: Style = { size: 8.5, ink: 'dim' }
  const pages = doc.getNumberOfPages()
  for (let number = 1; number <= pages; number++) {
    doc.setPage(number)
    if (across) {
      drawArtefact('Pagination', () => drawAcross(doc, across))
      const line = paragraph([{ text: across, face: 'bold' }]).line()
      const say = (element: Element | null) => write(line, page.left, page.right - page.left, page.top - 22, { size: 11 }, element)
      if (number === 1) say(notice)
      else drawArtefact('Pagination', () => say(null))
    }
    drawArtefact('Pagination', () => {
      const [line] = linesOf([{ text: foot, face: 'normal' }], page.right - page.left - 90, small)
      if (line) write(line, page.left, page.right - page.left - 90, page.foot, small, null)
      const count = paragraph([{ text: `Page ${number} of ${pages}`, face: 'normal' }]).line()
      write(count, page.right - (count.width * small.size) / 1000, 0, page.foot, small, null)
    })
  }
  return doc.output('arraybuffer')
}

/** A text from the lower left to the upper right, so pale that what it stands on is read. */
function drawAcross(doc: jsPDF, text: string) {
  doc.saveGraphicsState()
  doc.setGState(doc.GState({ opacity: 0.12 }))
  doc.setFont('Inter', 'bold')
  doc.setFontSize(64)
  doc.setTextColor(inks.dark)
  const half = doc.getTextWidth(text) / 2
  const x = (page.left + page.right) / 2 - half * Math.cos((SLANT * Math.PI) / 180)
  const y = (page.top + page.bottom) / 2 + half * Math.sin((SLANT * Math.PI) / 180)
  doc.text(text, x, y, { angle: SLANT })
  doc.restoreGraphicsState()
}

const textsOf = (blocks: readonly Block[], face: Face) =>
  blocks.flatMap(({ runs, mark }) => [...runs.filter((run) => run.face === face).map(({ text }) => text), ...(face === 'normal' && mark ? [mark] : [])])
