import { and, eq, lt, sql } from 'drizzle-orm'
import { refuse } from '../files/cv/fileRefusal.ts'
import { safeFileName } from '../files/fileName.ts'
import type { App, Caller, Upload } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { eachAlone } from '../platform/jobs/oneByOne.ts'
import { audit, type By } from '../platform/lifecycle/audit.ts'
import { printError } from '../platform/log.ts'
import { accounts } from '../tables/accounts.ts'
import { imports } from '../tables/platform.ts'
import type { Cell, Row } from './readWorkbook.ts'
import { readWorkbook } from './readWorkbook.ts'

/** A column of a kind of rows: its heading, and what the template says about it. */
export type ImportColumn = { field: string; heading: string; required: boolean; allowed: string; example: Cell }
export type ImportRow = { row: number; cells: Record<string, Cell> }
export type RefusedCell = { row: number; field: string; message: string }
export type Taking = { app: App; by: Exclude<By, 'system'> & { accountId: number }; progress: (done: number) => Promise<void> }

/** Takes rows of one kind. It looks at all of them first, and writes either every one or, answering why not, none. */
export type RowReader = {
  /** What one row becomes, as the audit log calls it. */
  entity: string
  columns: readonly ImportColumn[]
  take: (tx: Tx, rows: ImportRow[], taking: Taking) => Promise<RefusedCell[]>
}

/**
 * Every kind of rows that can be imported. A new kind is one line, `takesRows('jobPosition', reader)`, and a call that
 * begins it with `beginImport(app, 'jobPosition', …)`; limits, progress, report, all-or-nothing and the audit row are here.
 */
const readers = new Map<string, RowReader>()
export const takesRows = (kind: string, reader: RowReader) => void readers.set(kind, reader)
const readerOf = (kind: string): RowReader => {
  const reader = readers.get(kind)
  if (!reader) throw new Error(`Nobody takes rows of the kind ${kind}.`)
  return reader
}

const LOCK = 7_301
const MOST_REPORTED = 500
const LEFT_AFTER = 120_000
const MOST_TRIES = 3

/**
 * Reads the workbook whole, within limits, and puts its rows on their way; refuses what cannot be read. Each row gets what is
 * `given` beside the workbook. Answers the import's id.
 */
export async function beginImport(app: App, kind: string, upload: Upload | undefined, by: Caller, given: Record<string, Cell> = {}): Promise<number> {
  const { fileName, rows } = await readRows(upload, readerOf(kind).columns)
  const content = rows.map(({ row, cells }) => ({ row, cells: { ...cells, ...given } }))
  const id = await app.db.transaction(async (tx) => {
    const [begun] = await tx.insert(imports).values({ kind, fileName, accountId: by.accountId, rows: content.length, content }).returning({ id: imports.id })
    // It goes on at once; the job finds it should this process end before.
    await app.jobs.send(tx, 'import', { id: begun!.id }, { startAfter: new Date(Date.now() + 60_000) })
    return begun!.id
  })
  goOn(app, id).catch((error: unknown) => printError('An import is looked at again within the next minutes:', error))
  return id
}

/** The rows of a workbook by the fields of its columns; refuses what cannot be read. */
export async function readRows(upload: Upload | undefined, columns: readonly ImportColumn[]): Promise<{ fileName: string; rows: ImportRow[] }> {
  if (!upload?.name) throw refuse('FILE_MISSING')
  const fileName = safeFileName(upload.name)
  return { fileName, rows: rowsUnderHeadings(await readWorkbook(fileName, upload.bytes), columns) }
}

/** For a process that ended in the middle: its import had written nothing and is done again. Each minute what even its job has lost. */
export async function goOnImporting(app: App) {
  await app.jobs.work('import', async ({ id }: { id: number }) => {
    if (!(await goOn(app, id))) throw new Error('Another process is at this import; looked at again later.')
  })
  await app.jobs.work('import-sweep', () => sweepImports(app), { cron: '* * * * *' })
}

/** No import stays on its way for ever: one that nobody is at is done, or has failed. */
export async function sweepImports(app: App, now = Date.now()) {
  const left = and(eq(imports.state, 'running'), lt(imports.createdAt, new Date(now - LEFT_AFTER)))
  const found = await app.db.select({ id: imports.id }).from(imports).where(left).orderBy(imports.id)
  await eachAlone('import-sweep', found, ({ id }) => goOn(app, id))
}

/** Answers whether the import has ended; it has not while another process is at it. */
const goOn = (app: App, id: number): Promise<boolean> => inTurn(() => runImport(app, id)).catch((error: unknown) => failImport(app, id, error))

// One import holds one connection and tells its progress by another; more at once could wait for each other.
let last: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

const runImport = (app: App, id: number): Promise<boolean> =>
  app.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}, ${id}) as mine`)
    const [row] = await tx
      .select({ content: imports.content, kind: imports.kind, fileName: imports.fileName, accountId: accounts.id, name: accounts.name })
      .from(imports)
      .innerJoin(accounts, eq(accounts.id, imports.accountId))
      .where(and(eq(imports.id, id), eq(imports.state, 'running')))
    if (!rows[0]?.mine) return false
    if (!row?.content) return true
    const [{ tries } = { tries: 0 }] = await app.db
      .update(imports)
      .set({ tries: sql`${imports.tries} + 1` })
      .where(eq(imports.id, id))
      .returning({ tries: imports.tries })
    if (tries > MOST_TRIES) throw new Error(`The import was interrupted ${MOST_TRIES} times.`)
    const { content, kind, fileName, ...by } = row
    const reader = readerOf(kind)
    const progress = async (done: number) => void (await app.db.update(imports).set({ done }).where(eq(imports.id, id)))
    const refused = await reader.take(tx, content, { app, by, progress })
    const ended = { content: null, endedAt: new Date(), refusedRows: new Set(refused.map((cell) => cell.row)).size }
    if (refused.length > 0) {
      await tx
        .update(imports)
        .set({ ...ended, state: 'refused', report: refused.slice(0, MOST_REPORTED) })
        .where(eq(imports.id, id))
      return true
    }
    await tx
      .update(imports)
      .set({ ...ended, state: 'done', done: content.length })
      .where(eq(imports.id, id))
    await audit(tx, { by, action: 'import', entity: reader.entity, id, after: { fileName, rows: content.length } })
    return true
  })

/** What the database refused on writing is the workbook's matter; anything else is ours. */
async function failImport(app: App, id: number, error: unknown): Promise<boolean> {
  const report = error instanceof Problem ? (error.errors ?? []).map((one) => ({ row: 1, ...one })) : []
  if (report.length === 0) printError('An import failed:', error)
  await app.db
    .update(imports)
    .set({ state: report.length > 0 ? 'refused' : 'failed', report, refusedRows: report.length, content: null, endedAt: new Date() })
    .where(and(eq(imports.id, id), eq(imports.state, 'running')))
  return true
}

const same = (one: Cell | undefined, other: Cell) => String(one ?? '') === String(other ?? '')
const plain = (heading: unknown) =>
  String(heading ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

/** The cells by field, found by heading in whatever order; the template's own example is not taken for a row. */
function rowsUnderHeadings([first, ...rest]: Row[], columns: readonly ImportColumn[]): ImportRow[] {
  const headings = first?.cells.map(plain) ?? []
  const wrong = [
    ...columns.filter(({ heading, required }) => required && !headings.includes(plain(heading))).map(({ heading }) => `There is no column “${heading}”.`),
    ...headings.filter((heading, at) => heading && headings.indexOf(heading) !== at).map((heading) => `The column “${heading}” is there twice.`),
    ...headings
      .filter((heading) => heading && !columns.some((column) => plain(column.heading) === heading))
      .map((heading) => `“${heading}” is not a column here.`),
  ]
  if (first && wrong.length > 0) {
    const known = `The first row must hold the headings: ${columns.map(({ heading }) => heading).join(', ')}.`
    throw new Problem(
      400,
      'WORKBOOK_HEADINGS',
      known,
      wrong.slice(0, 20).map((message) => ({ field: 'file', message: message.slice(0, 300) })),
    )
  }
  const placed = columns.map((column) => ({ column, at: headings.indexOf(plain(column.heading)) })).filter(({ at }) => at >= 0)
  const rows = rest
    .filter(({ cells }) => placed.some(({ at }) => (cells[at] ?? null) !== null))
    .filter(({ cells }) => !placed.every(({ at, column }) => same(cells[at], column.example)))
    .map(({ row, cells }) => ({ row, cells: Object.fromEntries(placed.map(({ column, at }) => [column.field, cells[at] ?? null])) }))
  if (rows.length === 0) throw refuse('WORKBOOK_EMPTY')
  return rows
}
