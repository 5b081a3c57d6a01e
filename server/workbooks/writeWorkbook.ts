import { Problem } from '../platform/http/problem.ts'
import { limitedThread, turns } from '../platform/jobs/limitedThread.ts'
import type { Cell } from './readWorkbook.ts'
import { inert } from './safeCell.ts'

/** The first row of a sheet are its headings. */
export type Sheet = { name: string; headings: string[]; rows: Cell[][] }

const writer = new URL('./writeWorkbookWorker.ts', import.meta.url)
const bounds = { heapMb: 384, externalMb: 256, cpuMs: 20_000 }
const tooBusy = () => new Problem(503, 'BUSY', 'Many exports are being written at this moment. Try again in a minute.')
const inTurn = turns({ atOnce: 1, waiting: 10, full: tooBusy })
const made = (cell: Cell) => (typeof cell === 'string' ? inert(cell) : cell)
const safe = ({ name, headings, rows }: Sheet): Sheet => ({ name, headings: headings.map(inert), rows: rows.map((row) => row.map(made)) })

/** Sheets as an Excel workbook, made in a thread of its own; no text in it is taken for a formula. */
export const workbookOf = (sheets: Sheet[]): Promise<Buffer> =>
  inTurn(async () => {
    const outcome = await limitedThread<Uint8Array>(writer, { sheets: sheets.map(safe) }, bounds)
    if ('overrun' in outcome) throw new Problem(503, 'BUSY', 'The workbook could not be written. Narrow the list, then export it again.')
    return Buffer.from(outcome.answer)
  })

const field = (cell: Cell) => (typeof cell === 'string' ? `"${inert(cell).replaceAll('"', '""')}"` : cell === null ? '' : String(cell))

const lineOf = (row: readonly Cell[]) => `${row.map(field).join(',')}\r\n`

/** A sheet as CSV (RFC 4180); the mark in front tells Excel that it is UTF-8. */
export const csvOf = ({ headings, rows }: Sheet): Buffer => Buffer.from(`\uFEFF${[headings, ...rows].map(lineOf).join('')}`)

/** The same piece by piece, so that a long list never lies in memory as a whole. */
export async function* csvLines(headings: string[], parts: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  yield csvOf({ name: '', headings, rows: [] })
  for await (const rows of parts) yield Buffer.from(rows.map(lineOf).join(''))
}
