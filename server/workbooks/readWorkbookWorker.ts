import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'
import { isXml } from '../files/cv/contentKind.ts'
import type { RefusalCode } from '../files/cv/fileRefusal.ts'
import { holdToItsClaim, refusal } from '../files/cv/unpack.ts'
import { type ZipEntry, zipDirectory } from '../files/cv/zip.ts'
import { beginClock } from '../platform/jobs/limitedThread.ts'
import { MOST_CELLS, MOST_COLUMNS, MOST_LENGTH, MOST_ROWS, MOST_STRINGS } from './limits.ts'
import type { Cell, Reading, Row } from './readWorkbook.ts'
import { bare } from './safeCell.ts'

// Runs in a thread of its own with limits on memory and time: whatever a stranger's workbook does here, it does alone.
const { bytes } = workerData as { bytes: Uint8Array<ArrayBuffer> }

/** Looks at every part before anything is built from it: sizes as claimed, few enough rows, cells and texts, no formula. */
function look() {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const entry of zipDirectory(archive, Number.MAX_SAFE_INTEGER) as ZipEntry[]) {
    if (!isXml(entry.name)) continue
    const content = holdToItsClaim(archive, entry)
    if (/sharedStrings/i.test(entry.name)) lookAtStrings(content.toString('latin1'))
    else if (/worksheets\/[^/]+\.xml$/i.test(entry.name)) lookAtSheet(content.toString('latin1'))
  }
}

function lookAtStrings(xml: string) {
  let strings = 0
  for (const _ of xml.matchAll(/<(?:\w+:)?si[\s>/]/g)) if (++strings > MOST_STRINGS) throw refusal('WORKBOOK_TOO_LONG')
}

function lookAtSheet(xml: string) {
  let [rows, cells, cell] = [0, 0, '']
  for (const [, tag, attributes = ''] of xml.matchAll(/<(?:\w+:)?(row|c|f)(\s[^>]*)?\/?>/g)) {
    if (tag === 'f') throw Object.assign(refusal('WORKBOOK_FORMULAS'), { cell })
    const [, letters = '', number = '0'] = /\sr=["']([A-Z]*)(\d+)["']/.exec(attributes) ?? []
    if (tag === 'c') cell = `${letters}${number}`
    if (tag === 'row' ? ++rows > MOST_ROWS + 1 : ++cells > MOST_CELLS) throw refusal('WORKBOOK_TOO_LONG')
    // A sheet of one cell far away would be built as all the empty ones before it.
    if (Number(number) > MOST_ROWS + 1 || columnOf(letters) > MOST_COLUMNS) throw refusal('WORKBOOK_TOO_LONG')
  }
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

async function read(): Promise<Row[]> {
  look()
  const sheet: unknown[][] = await readSheet(bytes.buffer)
  const rows = sheet.map((cells, index) => ({ row: index + 1, cells: cells.map(cellOf) })).filter(({ cells }) => cells.some((cell) => cell !== null))
  if (rows.length > MOST_ROWS + 1) throw refusal('WORKBOOK_TOO_LONG')
  return rows
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = typeof value === 'string' ? clean(value) : ''
  return bare(text).trim().slice(0, MOST_LENGTH) || null
}

/** No control characters but line ends (workbooks can write NUL as _x0000_), no half surrogates. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()

type Refused = { refusal?: RefusalCode; cell?: string }
const refusalOf = (error: unknown) => ({ refusal: (error as Refused).refusal ?? ('FILE_DAMAGED' as const), cell: (error as Refused).cell ?? '' })

beginClock()
const answer = await read().then(
  (rows): Reading => ({ rows }),
  (error: unknown): Reading => refusalOf(error),
)
parentPort!.postMessage(answer)
