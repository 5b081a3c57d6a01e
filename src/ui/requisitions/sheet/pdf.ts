import type { RequisitionSheet } from '../../../machines/flows/requisitionSheet.ts'
import type { Weight } from '../../../print/fonts.ts'
import type { Element } from '../../../print/structure.ts'
import { translator } from '../../i18n/catalogue.ts'
import { t } from '../../i18n/sheet.ts'
import { type Column, type Face, type Pen, page, takePen } from './pen.ts'
import { type Part, type SheetWords, sheetFileName, wordsOf } from './sheetWords.ts'

const kind: Face = { size: 9.75, weight: 'bold', ink: 'accent' }
const title: Face = { size: 20, weight: 'bold' }
const dim: Face = { size: 10.5, ink: 'dim' }
const term: Face = { size: 9, ink: 'dim' }
const value: Face = { size: 10.5, weight: 'bold' }
const heading: Face = { size: 10.5, weight: 'bold', ink: 'accent' }
const body: Face = { size: 10.5 }
const small: Face = { size: 8.25, ink: 'dim' }
const LINE = 15
const INDENT = 12
const COLUMNS = 4
const GAP = 21
/** The whole page; the narrow column and the wide one, as on the paper. */
const whole: Column = { x: page.left, width: page.right - page.left }
const side: Column = { x: page.left, width: 232 }
const main: Column = { x: page.left + 265, width: whole.width - 265 }

type Place = { sheet: number; y: number }

/** The sheets as one PDF: each begins on a page of its own. `missing` are the characters that no font of it has. */
export async function pdfOf(sheets: readonly RequisitionSheet[], onProgress: (done: number) => void): Promise<{ file: Blob; missing: string[] }> {
  const all = sheets.map(wordsOf)
  const pen = await takePen(sheetFileName(sheets), translator.locale, textsOf(all))
  for (const [at, words] of all.entries()) {
    if (at > 0) pen.doc.addPage()
    drawSheet(pen, words)
    onProgress(at + 1)
    // The window answers in between.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { file: pen.doc.output('blob'), missing: [...pen.missing] }
}

/** What is drawn in which weight; our own words are all in Inter. */
const textsOf = (all: SheetWords[]): Record<Weight, string[]> => ({
  normal: all.flatMap((words) => [footOf(words), words.line, ...[...words.side, ...words.main].flatMap(({ blocks }) => blocks.map(({ text }) => text))]),
  bold: all.flatMap(({ reference, title: name, facts }) => [reference, name, ...facts.map(({ value: text }) => text)]),
})

const footOf = ({ reference, title: name }: SheetWords) => `${t('kind')} ${reference}  ·  ${name}`

function drawSheet(pen: Pen, words: SheetWords) {
  const first = pen.doc.getNumberOfPages()
  pen.doc.outline.add(null, words.title, { pageNumber: first })
  const { add, root, drawArtefact } = pen.structure
  const part = add(root, 'Sect')
  const y = drawFacts(pen, words, drawHead(pen, words, part), part)
  for (const [column, parts] of [
    [side, words.side],
    [main, words.main],
  ] as const)
    flow(pen, { sheet: first, y }, column, parts, part)
  const last = pen.doc.getNumberOfPages()
  for (let sheet = first; sheet <= last; sheet++) {
    pen.doc.setPage(sheet)
    drawArtefact('Pagination', () => {
      const [foot] = pen.linesOf(footOf(words), small, whole.width - 90)
      if (foot) pen.write(foot, { ...whole, width: whole.width - 90 }, page.foot, small, null)
      pen.write(pen.lineOf(t('pageOf', { page: sheet - first + 1, pages: last - first + 1 }), small), whole, page.foot, small, null, 'right')
    })
  }
}

function drawHead(pen: Pen, { reference, title: name, line }: SheetWords, sheet: Element): number {
  const { add } = pen.structure
  let y = page.top + 8
  pen.write(pen.lineOf(t('kind'), kind), whole, y, kind, add(sheet, 'P'))
  pen.write(pen.lineOf(reference, kind), whole, y, kind, add(sheet, 'P'), 'right')
  y += 6
  const lines = (text: string, face: Face, height: number, element: Element) => {
    for (const part of pen.linesOf(text, face, whole.width)) {
      y += height
      pen.write(part, whole, y, face, element)
    }
  }
  lines(name, title, 24, add(sheet, 'H1'))
  lines(line, dim, LINE + 2, add(sheet, 'P'))
  return y + 12
}

/** The facts in a grid; each row is as high as its longest. */
function drawFacts(pen: Pen, { facts }: SheetWords, top: number, sheet: Element): number {
  const { add } = pen.structure
  const list = add(sheet, 'L')
  pen.rule(top)
  const width = (whole.width - GAP * (COLUMNS - 1)) / COLUMNS
  let y = top + 6
  for (let at = 0; at < facts.length; at += COLUMNS) {
    const row = facts.slice(at, at + COLUMNS).map((fact) => ({ ...fact, lines: pen.linesOf(fact.value, value, width) }))
    for (const [column, fact] of row.entries()) {
      const place = { x: page.left + column * (width + GAP), width }
      const item = add(list, 'LI')
      const [name, text] = [add(item, 'Lbl'), add(item, 'LBody')]
      pen.write(pen.lineOf(fact.term, term), place, y + 10, term, name)
      for (const [at, line] of fact.lines.entries()) pen.write(line, place, y + 24 + at * LINE, value, text)
    }
    y += 20 + Math.max(...row.map(({ lines }) => lines.length)) * LINE
  }
  pen.rule(y + 2)
  return y + 6
}

/** One column, over as many pages as it needs; the next column begins again at the top. */
function flow(pen: Pen, start: Place, { x, width }: Column, parts: Part[], into: Element) {
  const { add } = pen.structure
  let { sheet, y } = start
  const bullet = pen.lineOf('•', body)
  const roomFor = (height: number) => {
    if (y + height > page.bottom) {
      sheet += 1
      y = page.top
      if (sheet > pen.doc.getNumberOfPages()) pen.doc.addPage()
    }
    pen.doc.setPage(sheet)
  }
  for (const { heading: name, blocks } of parts) {
    // A heading never stands alone at the end of a page.
    roomFor(LINE * 3)
    pen.write(pen.lineOf(name, heading), { x, width }, y + 22, heading, add(into, 'H2'))
    y += 25
    let list: Element | null = null
    for (const { kind: of, text } of blocks) {
      list = of === 'item' ? (list ?? add(into, 'L')) : null
      const item = list && add(list, 'LI')
      const [mark, element] = item ? [add(item, 'Lbl'), add(item, 'LBody')] : [null, add(into, 'P')]
      const left = of === 'item' ? INDENT : 0
      const lines = pen.linesOf(text, body, width - left)
      for (const [at, line] of lines.entries()) {
        roomFor(LINE * keptTogether(at, lines.length))
        y += LINE
        // The bullet stands where the line begins: a right-to-left one at the right.
        if (of === 'item' && at === 0) pen.write({ ...bullet, rtl: line.rtl }, { x: x + 2, width: width - 4 }, y, body, mark)
        pen.write(line, { x: line.rtl ? x : x + left, width: width - left }, y, body, element)
      }
      if (of === 'text') y += 5
    }
  }
}

/** How many lines must fit before this one is set: a short paragraph stays whole, and no line of a long one stands alone. */
const keptTogether = (line: number, lines: number) => {
  if (lines < 4) return line === 0 ? lines : 1
  return line === 0 || line === lines - 2 ? 2 : 1
}
