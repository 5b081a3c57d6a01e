import { and, eq, like, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '../../server/files/cv/fileRefusal.ts'
import { noJobs } from '../../server/platform/jobs/jobs.ts'
import { accounts } from '../../server/tables/accounts.ts'
import { auditLog, imports } from '../../server/tables/platform.ts'
import { cities, referenceItems } from '../../server/tables/reference.ts'
import type { Cell } from '../../server/workbooks/readWorkbook.ts'
import { goOnImporting, sweepImports } from '../../server/workbooks/runImport.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import { testApp } from '../app.ts'
import { faulty } from '../faults/faulty.ts'
import { codesOf } from '../fixtures/hostile-files.ts'
import { hostileWorkbooks, textCell, workbookParts } from '../fixtures/hostile-workbooks.ts'
import { zip } from '../fixtures/zip.ts'
import { download, endOf, handIn, imported, type List, rowsOf } from './sheets.ts'

const t = await testApp()
const corpus = await hostileWorkbooks()
const names = async (pattern: string) =>
  (
    await t.db
      .select()
      .from(referenceItems)
      .where(and(eq(referenceItems.list, 'skill'), like(referenceItems.name, pattern)))
  ).map(({ name }) => name)

/** What the job does that finds an import whose process has ended. */
async function jobOf() {
  const handlers: ((data: never) => Promise<void>)[] = []
  const work = async (_queue: string, handler: (data: never) => Promise<void>) => void handlers.push(handler)
  await goOnImporting({ ...t.app, jobs: { ...noJobs, work } })
  return handlers[0] as (data: { id: number }) => Promise<void>
}

describe('a workbook of a reference list', () => {
  test('is added whole, with one row in the audit log', async () => {
    const rows = Array.from({ length: 2000 }, (_, n): Cell[] => [`Trade ${n}`])
    const ended = await imported(t, 'job_skill', ['Name'], rows)
    expect(ended).toMatchObject({ state: 'done', rows: 2000, done: 2000, refusedRows: 0, report: [], fileName: 'items.xlsx' })
    expect(await names('Trade %')).toHaveLength(2000)
    const audited = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'import'), eq(auditLog.entityId, ended.id)))
    expect(audited).toMatchObject([{ entity: 'skill', actorName: expect.any(String), after: { rows: 2000, fileName: 'items.xlsx' } }])
    const [kept] = await t.db.select().from(imports).where(eq(imports.id, ended.id))
    expect(kept!.content).toBe(null)
  })

  test('is refused whole when one row is wrong, and says which and why', async () => {
    const ended = await imported(t, 'job_skill', ['Name'], [['Falconry'], ['x'.repeat(201)], ['  falconry '], ['Java'], [null], [7]])
    expect(ended).toMatchObject({ state: 'refused', rows: 5, refusedRows: 3 })
    expect(ended.report).toEqual([
      { row: 3, field: 'Name', message: 'Name must have at most 200 characters.' },
      { row: 4, field: 'Name', message: '“falconry” stands in row 2 too. Remove one of them.' },
      { row: 5, field: 'Name', message: '“Java” is in the list already. Remove this row.' },
    ])
    expect(await names('Falconry')).toEqual([])
  })

  test('names the items of other lists, in columns of any order', async () => {
    const ended = await imported(
      t,
      'cities',
      ['Longitude', 'country', 'Name', 'State', 'Latitude'],
      [
        [144.36, 'australia', 'Larabeek', 'Victoria', -38.02],
        [null, 'Kenya', 'Lamu', null, null],
      ],
    )
    expect(ended).toMatchObject({ state: 'done', done: 2 })
    const [lara] = await t.db.select().from(cities).where(eq(cities.name, 'Larabeek'))
    expect(lara).toMatchObject({ countryId: 1, longitude: 144.36, latitude: -38.02, stateId: expect.any(Number) })

    const wrong = await imported(
      t,
      'cities',
      ['Name', 'Country', 'State', 'Latitude'],
      [
        ['Nowhere', 'Atlantis', null, null],
        ['Corio', 'Kenya', 'Victoria', null],
        ['Norlane', 'Australia', null, 'south'],
        ['Batesford', 'Australia', null, 91],
        ['Lovely Banks', null, null, null],
      ],
    )
    expect(wrong.report.map(({ row, field }) => [row, field])).toEqual([
      [2, 'Country'],
      [3, 'State'],
      [4, 'Latitude'],
      [5, 'Latitude'],
      [6, 'Country'],
    ])
  })

  test('keeps two codes apart in the list of countries', async () => {
    const ended = await imported(
      t,
      'countries',
      ['Name', 'Country code'],
      [
        ['Neverland', 'AU'],
        ['Oz', 'oz'],
        ['Erewhon', 'EW'],
      ],
    )
    expect(ended.report.map(({ row, field }) => [row, field])).toEqual([
      [2, 'Country code'],
      [3, 'Country code'],
    ])
  })

  test('must have its headings and no others', async () => {
    const { status, body } = await handIn(t, 'states', await workbookOf([{ name: 'A', headings: ['Name', 'Land', 'Name'], rows: [['a', 'b', 'c']] }]))
    expect([status, body.code]).toEqual([400, 'WORKBOOK_HEADINGS'])
    expect(body.errors.map(({ message }) => message)).toEqual([
      'There is no column “Country”.',
      'The column “name” is there twice.',
      '“land” is not a column here.',
    ])
  })

  test('is numbered as the person sees it, gaps included', async () => {
    const row = (n: number, text: string) => `<row r="${n}">${textCell(`A${n}`, text)}</row>`
    const bytes = zip(workbookParts(row(1, 'Name') + row(4, 'Java') + row(9, 'Basketry')))
    const { body } = await handIn(t, 'job_skill', bytes)
    expect((await endOf(t, body.responseData.id)).report).toMatchObject([{ row: 4, field: 'Name' }])
  })

  test('is stored without the characters that cannot be', async () => {
    const bytes = zip(workbookParts(`<row r="1">${textCell('A1', 'Name')}</row><row r="2">${textCell('A2', 'a_x0000_b')}</row>`))
    const { body } = await handIn(t, 'job_skill', bytes)
    expect((await endOf(t, body.responseData.id)).state).toBe('done')
    expect(await names('a%b')).toEqual(['a b'])
  })

  test('two at once add each item once', async () => {
    const rows = Array.from({ length: 300 }, (_, n): Cell[] => [`Craft ${n}`])
    const ends = await Promise.all([imported(t, 'job_skill', ['Name'], rows), imported(t, 'job_skill', ['Name'], rows)])
    expect(ends.map(({ state }) => state).toSorted()).toEqual(['done', 'refused'])
    expect(await names('Craft %')).toHaveLength(300)
  })

  test('is done again when its process ended in the middle, and only once', async () => {
    const [manager] = await t.db.select().from(accounts).where(eq(accounts.email, 'manager@threshold.test'))
    const content = [{ row: 2, cells: { name: 'Tinsmithing' } }]
    const [left] = await t.db.insert(imports).values({ kind: 'job_skill', accountId: manager!.id, fileName: 'left.xlsx', rows: 1, content }).returning()
    const again = await jobOf()
    await again({ id: left!.id })
    await again({ id: left!.id })
    expect(await endOf(t, left!.id)).toMatchObject({ state: 'done', done: 1 })
    expect(await names('Tinsmithing')).toHaveLength(1)
  })

  test('says when the fault is ours, and adds nothing', async () => {
    const [manager] = await t.db.select().from(accounts).where(eq(accounts.email, 'manager@threshold.test'))
    const content = [{ row: 2, cells: { name: 'Wheelwrighting' } }]
    const [left] = await t.db.insert(imports).values({ kind: 'job_skill', accountId: manager!.id, fileName: 'left.xlsx', rows: 1, content }).returning()
    // The audit row cannot be written, so nothing is.
    await t.db.execute(sql`alter table audit_log add constraint nobody check (action <> 'import') not valid`)
    const again = await jobOf()
    await again({ id: left!.id })
    await t.db.execute(sql`alter table audit_log drop constraint nobody`)
    expect((await endOf(t, left!.id)).state).toBe('failed')
    expect(await names('Wheelwrighting')).toEqual([])
  })

  async function left(name: string, tries = 0) {
    const [manager] = await t.db.select().from(accounts).where(eq(accounts.email, 'manager@threshold.test'))
    const content = [{ row: 2, cells: { name } }]
    const [row] = await t.db.insert(imports).values({ kind: 'job_skill', accountId: manager!.id, fileName: 'left.xlsx', rows: 1, content, tries }).returning()
    return row!.id
  }
  const inAWhile = () => sweepImports(t.app, Date.now() + 300_000)

  test('is ended later when neither it nor its failure could be written', async () => {
    const id = await left('Coopering')
    const nothingWorks = await faulty(t, { code: 'XX000', on: 'imports' })
    await inAWhile()
    await nothingWorks()
    await sweepImports(t.app)
    expect((await t.db.select().from(imports).where(eq(imports.id, id)))[0]!.state).toBe('running')
    await inAWhile()
    expect(await endOf(t, id)).toMatchObject({ state: 'done', done: 1 })
    expect(await names('Coopering')).toHaveLength(1)
  })

  test('has failed when each process that began with it has ended', async () => {
    const id = await left('Fatality', 3)
    await inAWhile()
    expect(await endOf(t, id)).toMatchObject({ state: 'failed', report: [] })
    expect(await names('Fatality')).toEqual([])
  })

  test('is seen only by who handed it in', async () => {
    const ended = await imported(t, 'job_skill', ['Name'], [['Glassblowing']])
    const { response } = await (await t.as('officer')).recruitment.GET('/import/{id}', { params: { path: { id: ended.id } } })
    expect(response.status).toBe(404)
  })
})

describe('the template', () => {
  const lists: List[] = [
    'countries',
    'states',
    'cities',
    'industry',
    'industry_discipline',
    'departments',
    'job_role_res',
    'regulatory',
    'lifecycle',
    'language',
  ]
  test.each(lists)('of %s names its columns, and its example is left out', async (list) => {
    const { bytes, headers } = await download(t, `/ref/${list}/create-new/excel-template`)
    expect(headers.get('content-disposition')).toContain('.xlsx')
    expect((await rowsOf(bytes))[0]![0]).toBe('Name')
    expect(await handIn(t, list, bytes)).toMatchObject({ status: 400, body: { code: 'WORKBOOK_EMPTY' } })
  })

  test('can be handed in once a row is written under its example', async () => {
    const { bytes } = await download(t, '/ref/states/create-new/excel-template')
    const [headings, example] = await rowsOf(bytes)
    const ended = await imported(t, 'states', headings as string[], [example!, ['Turkana', 'Kenya']])
    expect(ended).toMatchObject({ state: 'done', rows: 1 })
  })
})

test.each(corpus)('a workbook is refused: $what', async (hostile) => {
  const before = process.memoryUsage().rss
  const { status, body } = await handIn(t, 'job_skill', hostile.bytes, hostile.name)
  // Too many bytes are refused while they come, in the words of the door.
  if (hostile.code === 'FILE_TOO_LARGE') expect([status, body.code]).toEqual([413, 'TOO_LARGE'])
  else expect([status, codesOf(hostile).includes(body.code as RefusalCode)], body.code).toEqual([400, true])
  expect(body.message.length).toBeGreaterThan(10)
  expect((process.memoryUsage().rss - before) / 1e6, 'memory grown, MB').toBeLessThan(200)
})

test('a formula is refused by the cell that it stands in', async () => {
  const rows = `<row r="1">${textCell('A1', 'Name')}</row><row r="7">${textCell('A7', 'Beekeeping')}<c r="B7"><f>1+1</f><v>2</v></c></row>`
  const { status, body } = await handIn(t, 'job_skill', zip(workbookParts(rows)))
  expect([status, body.code]).toEqual([400, 'WORKBOOK_FORMULAS'])
  expect(body.errors[0]?.message).toBe('The selected workbook has formulas, the first in cell B7 - copy the cells, paste them as values and try again')
})
