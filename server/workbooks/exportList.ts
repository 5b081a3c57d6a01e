import { Readable } from 'node:stream'
import type { components } from '../../src/api/common.gen.ts'
import { attachment } from '../files/fileName.ts'
import type { Call } from '../platform/context.ts'
import { clockIn } from '../platform/days.ts'
import type { Criteria } from '../platform/db/listColumns.ts'
import { Problem, wrongField } from '../platform/http/problem.ts'
import type { Settings } from '../platform/settings.ts'
import type { Cell } from './readWorkbook.ts'
import { csvLines, csvOf, type Sheet, workbookOf } from './writeWorkbook.ts'

type Asked = components['schemas']['Export']
type Page<Row> = { responseDataList: Row[]; paging: { totalElements: number; more?: boolean } }
type Reply = Call['reply']

/** The columns of a list that may leave it, each with what stands in its cells. */
export type ExportColumns<Row> = Record<string, (row: Row) => unknown>
/** Columns that leave as they are. */
export const asTheyAre = <Row>(...names: (keyof Row & string)[]): ExportColumns<Row> => Object.fromEntries(names.map((name) => [name, (row: Row) => row[name]]))

/** CSV is sent as it is read; a workbook has to be made whole. */
const MOST_EXPORTED = { csv: 100_000, xlsx: 10_000 }
const AT_ONCE = 1000
const mediaTypes = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

/**
 * Any list as a file: its own search, filters and order, the columns that were chosen, no page. `list` is what answers
 * the list's call, so whoever sees a row there gets it here and nobody else; `columns` are the only ones that leave.
 */
export async function exportList<Row extends object & { id?: number }>(
  settings: Pick<Settings, 'timeZone'>,
  { body: { format, criteria, show }, reply }: { body: Asked; reply: Reply },
  name: string,
  columns: ExportColumns<Row>,
  list: (criteria: Criteria) => Promise<Page<Row>>,
): Promise<Buffer | Reply> {
  const chosen = show.map(({ column, heading, words = [] }, at) => {
    const cell = Object.hasOwn(columns, column) ? columns[column] : undefined
    if (!cell) throw wrongField(`show.${at}.column`, `The column "${column}" cannot be exported.`)
    return { heading, cell, words: new Map(words.map(({ value, label }) => [value, label])) }
  })
  const most = MOST_EXPORTED[format]
  const { before: _, after: __, ...asked } = criteria
  const first = await list({ ...asked, page: 1, size: AT_ONCE, countUpTo: most })
  withinLimit(first.paging.totalElements, first.paging.more, format)
  async function* inPages(): AsyncGenerator<Cell[][]> {
    for (let page = 1, found = first.responseDataList; ; page++) {
      yield found.map((row) => chosen.map(({ cell, words }) => cellOf(cell(row), words, settings)))
      const last = found.at(-1)
      if (!last || found.length < AT_ONCE) return
      // It goes on behind the last row, so that none is left out or said twice while others come and go.
      found = (await list({ ...asked, page: page + 1, ...(last.id ? { after: last.id } : {}), size: AT_ONCE, countUpTo: 0 })).responseDataList
    }
  }
  const headings = chosen.map(({ heading }) => heading)
  if (format === 'csv') return download(reply, format, name).send(Readable.from(csvLines(headings, inPages())))
  const rows: Cell[][] = []
  for await (const some of inPages()) rows.push(...some)
  return sendSheet(reply, format, { name, headings, rows })
}

/** `more`: the rest was not counted. */
export function withinLimit(total: number, more = false, format: Asked['format'] = 'xlsx'): void {
  const most = MOST_EXPORTED[format]
  if (total < most || (total === most && !more)) return
  throw new Problem(
    400,
    'EXPORT_TOO_LONG',
    `${more ? `More than ${total}` : total} rows match, and a file of this kind holds at most ${most}. Narrow the list with a search or a filter, then export it again.`,
  )
}

/** A moment leaves by the organisation's clock, so that its day is the one that the list is filtered by. */
function cellOf(value: unknown, words: Map<string, string>, settings: Pick<Settings, 'timeZone'>): Cell {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((one) => cellOf(one, words, settings)).join(', ')
  if (value instanceof Date) return clockIn(value, settings)
  const text = String(value)
  return words.get(text) ?? (typeof value === 'number' || typeof value === 'boolean' ? value : text)
}

/** Answers with the sheet as a download, further sheets only in a workbook. */
export async function sendSheet(reply: Reply, format: Asked['format'], sheet: Sheet, ...further: Sheet[]): Promise<Buffer> {
  const bytes = format === 'csv' ? csvOf(sheet) : await workbookOf([sheet, ...further])
  download(reply, format, sheet.name)
  return bytes
}

const download = (reply: Reply, format: Asked['format'], name: string): Reply =>
  reply
    .type(mediaTypes[format])
    .header('content-disposition', attachment(`${name}.${format}`))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
