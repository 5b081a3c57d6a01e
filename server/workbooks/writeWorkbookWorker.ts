import { parentPort, workerData } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'
import { beginClock } from '../platform/jobs/limitedThread.ts'
import type { Sheet } from './writeWorkbook.ts'

const { sheets } = workerData as { sheets: Sheet[] }
const WIDEST = 60

/**
 * write-excel-file keeps its shared texts in a plain object and takes what every object has, such as `constructor`, for one
 * that it has written already. A NUL makes it another key; the library writes none, because XML can hold none.
 */
const textOf = (value: string) => ({ type: String, value: Object.hasOwn(Object.prototype, value) ? `\0${value}` : value })
const cellOf = (value: Sheet['rows'][number][number]) => {
  if (value === null) return null
  if (typeof value === 'number') return { type: Number, value }
  return typeof value === 'boolean' ? { type: Boolean, value } : textOf(value)
}
const widthOf = ({ headings, rows }: Sheet, at: number) =>
  Math.min(WIDEST, rows.slice(0, 200).reduce((most, row) => Math.max(most, String(row[at] ?? '').length), headings[at]?.length ?? 0) + 2)

beginClock()
const bytes = await writeExcelFile(
  sheets.map((sheet) => ({
    sheet: sheet.name,
    columns: sheet.headings.map((_, at) => ({ width: widthOf(sheet, at) })),
    stickyRowsCount: 1,
    data: [sheet.headings.map((value) => ({ ...textOf(value), fontWeight: 'bold' as const })), ...sheet.rows.map((row) => row.map(cellOf))],
  })),
).toBuffer()
parentPort!.postMessage(new Uint8Array(bytes))
