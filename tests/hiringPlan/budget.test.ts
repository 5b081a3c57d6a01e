import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '../../server/tables/platform.ts'
import { departments } from '../../server/tables/reference.ts'
import { budgetedPositions } from '../../server/tables/requisitions.ts'
import type { Cell } from '../../server/workbooks/readWorkbook.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { TableSearch } from '../../src/ui/data/table/address.ts'
import { operatorsOf, takes } from '../../src/ui/data/table/columns.ts'
import { criteriaOf } from '../../src/ui/data/table/criteria.ts'
import { budgetColumns } from '../../src/ui/hiringPlan/budgetColumns.tsx'
import { testApp } from '../app.ts'
import { download, endOf, rowsOf } from '../sheets/sheets.ts'

const t = await testApp()
const { recruitment } = await t.as('manager')
const headings = ['Department', 'Quarter', 'Position', 'People']
let lamps = 0
beforeAll(async () => {
  const made = await t.db
    .insert(departments)
    .values([{ name: 'Lamp room' }, { name: 'Chart room' }])
    .returning()
  lamps = made[0]!.id
})

type Answer = { data: components['schemas']['BudgetPreview']; responseData: { id: number }; code: string }
async function send(path: 'excel_preview' | 'excel_upload', rows: Cell[][], who = 'manager@threshold.test') {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await workbookOf([{ name: 'Budget', headings, rows }]))], 'budget.xlsx'))
  const headers = { authorization: `Bearer ${await t.tokenOf(who)}` }
  const answer = await fetch(`${t.address}/api/v1/hiring-plan/budget/${path}`, { method: 'POST', body: form, headers })
  return { status: answer.status, body: (await answer.json()) as Answer }
}
const preview = async (rows: Cell[][]) => (await send('excel_preview', rows)).body.data
const imported = async (rows: Cell[][]) => endOf(t, (await send('excel_upload', rows)).body.responseData.id)
const kept = async () =>
  (await t.db.select().from(budgetedPositions).orderBy(budgetedPositions.id)).map(({ departmentId, quarter, positionTitle, people, version }) => ({
    ...{ departmentId, quarter, positionTitle, people, version },
  }))
const audited = (id: number) =>
  t.db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'budgetedPositions'), eq(auditLog.entityId, id)))
    .orderBy(auditLog.id)

describe('a row of the budget', () => {
  const body = { departmentId: 0, quarter: '2027-01-01', positionTitle: '  Lamplighter ', people: 2 }

  test('is added, changed from the version that was read, and taken out, each of it written down', async () => {
    const made = (await recruitment.POST('/hiring-plan/budget', { body: { ...body, departmentId: lamps } })).data!.responseData
    const path = { id: made.id }
    const change = (version: number, people: number) =>
      recruitment.PUT('/hiring-plan/budget/{id}', { params: { path }, body: { ...body, departmentId: lamps, people, version } })
    expect((await change(1, 5)).response.status).toBe(200)
    expect((await change(1, 7)).error?.code).toBe('STALE_VERSION')
    const found = await recruitment.POST('/hiring-plan/budget/criteria', { body: { search: 'lamplighter' } })
    expect(found.data?.responseDataList).toMatchObject([
      { department: 'Lamp room', quarter: '2027-01-01', positionTitle: 'Lamplighter', people: 5, version: 2 },
    ])
    expect((await recruitment.DELETE('/hiring-plan/budget/{id}', { params: { path, query: { version: 1 } } })).error?.code).toBe('STALE_VERSION')
    expect((await recruitment.DELETE('/hiring-plan/budget/{id}', { params: { path, query: { version: 2 } } })).response.status).toBe(200)
    expect(await kept()).toEqual([])
    const lines = await audited(made.id)
    expect(lines.map(({ action }) => action)).toEqual(['create', 'change', 'delete'])
    expect([lines[1]?.before, lines[1]?.after]).toMatchObject([{ people: 2 }, { people: 5 }])
  })

  test('stands once for a department, quarter and position, and only for a quarter', async () => {
    const add = (part: Partial<typeof body>) => recruitment.POST('/hiring-plan/budget', { body: { ...body, departmentId: lamps, ...part } })
    const made = (await add({})).data!.responseData
    expect((await add({ positionTitle: 'LAMPLIGHTER' })).error?.errors?.map(({ field }) => field)).toEqual(['positionTitle'])
    for (const quarter of ['2027-02-01', '2027-01-02', '1999-01-01', '2027-13-01'])
      expect(
        (await add({ quarter })).error?.errors?.map(({ field }) => field),
        quarter,
      ).toEqual(['quarter'])
    expect((await add({ departmentId: 2_000_000_000, positionTitle: 'x' })).error?.errors?.map(({ field }) => field)).toEqual(['departmentId'])
    await recruitment.DELETE('/hiring-plan/budget/{id}', { params: { path: { id: made.id }, query: { version: 1 } } })
  })
})

const fitting: Record<string, string> = { number: '7', date: '2027-01-01', text: 'lamp' }

test('the list takes every condition and order that the screen offers, and counts its views', async () => {
  const plain = budgetColumns.map((column) => ({ ...column, cell: () => null }))
  const ask = async (search: TableSearch) => (await recruitment.POST('/hiring-plan/budget/criteria', { body: criteriaOf(search, plain) })).response.status
  for (const column of plain) {
    const value = fitting[column.kind]!
    for (const operator of operatorsOf(column)) {
      const given = { one: value, none: '', ends: [value, value], several: [value, 'another'] }[takes(operator)]
      expect(await ask({ where: [{ column: column.id, operator, value: given }] }), `${column.id} ${operator}`).toBe(200)
    }
    expect(await ask({ sort: `-${column.id}` }), column.id).toBe(200)
  }
  const { auth } = await t.as('officer')
  const counted = await auth.POST('/view-counts', { body: { list: 'budgetedPositions', compared: [] } })
  expect(counted.data?.data).toMatchObject([{ viewId: null, total: await t.db.$count(budgetedPositions) }])
})

describe('a workbook of the budget', () => {
  const sound: Cell[][] = [
    ['Lamp room', '2027-Q1', 'Lamplighter', 2],
    ['lamp ROOM', 'Q2 2027', null, 3],
    ['Chart room', '2027-12-24', null, 1],
  ]

  test('has a template whose example is no row', async () => {
    const { bytes } = await download(t, '/hiring-plan/budget/excel_template')
    expect((await rowsOf(bytes))[0]).toEqual(headings)
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], 'budget.xlsx'))
    const headers = { authorization: `Bearer ${await t.tokenOf('manager@threshold.test')}` }
    const answer = await fetch(`${t.address}/api/v1/hiring-plan/budget/excel_preview`, { method: 'POST', body: form, headers })
    expect(((await answer.json()) as Answer).code).toBe('WORKBOOK_EMPTY')
  })

  test('with wrong cells says each by row and column, and nothing of it is kept', async () => {
    const rows: Cell[][] = [
      ...sound,
      ['Moon room', '2027-Q1', null, 1],
      ['Lamp room', '2027-Q5', null, 1.5],
      ['Lamp room', '2027 q1', 'LAMPLIGHTER', 4],
      ['Chart room', '2027-Q1', 'x'.repeat(201), 0],
    ]
    const told = await preview(rows)
    expect([told.adding, told.changing, told.same, told.refused]).toEqual([3, 0, 0, 4])
    expect(told.rows.filter(({ does }) => does === 'REFUSED').map(({ row, wrong }) => [row, wrong.map(({ field }) => field)])).toEqual([
      [5, ['Department']],
      [6, ['Quarter', 'People']],
      [7, ['Department']],
      [8, ['Position', 'People']],
    ])
    expect(told.rows.find(({ row }) => row === 7)?.wrong[0]?.message).toContain('row 2')
    const end = await imported(rows)
    expect(end).toMatchObject({ state: 'refused', refusedRows: 4 })
    expect(end.report.map(({ row, field }) => [row, field])).toEqual([
      [5, 'Department'],
      [6, 'Quarter'],
      [6, 'People'],
      [7, 'Department'],
      [8, 'Position'],
      [8, 'People'],
    ])
    expect(await kept()).toEqual([])
  })

  test('is shown before it is kept, adds its rows, and repeating it changes nothing', async () => {
    expect((await preview(sound)).rows.map(({ does }) => does)).toEqual(['ADD', 'ADD', 'ADD'])
    expect(await kept()).toEqual([])
    expect(await imported(sound)).toMatchObject({ state: 'done', rows: 3 })
    const first = await kept()
    expect(first).toMatchObject([
      { quarter: '2027-01-01', positionTitle: 'Lamplighter', people: 2, version: 1 },
      { quarter: '2027-04-01', positionTitle: '', people: 3, version: 1 },
      { quarter: '2027-10-01', positionTitle: '', people: 1, version: 1 },
    ])
    const lines = await t.db.$count(auditLog, and(eq(auditLog.entity, 'budgetedPositions'), eq(auditLog.action, 'create')))
    expect((await preview(sound)).same).toBe(3)
    expect(await imported(sound)).toMatchObject({ state: 'done' })
    expect(await kept()).toEqual(first)
    expect(await t.db.$count(auditLog, and(eq(auditLog.entity, 'budgetedPositions'), eq(auditLog.action, 'create')))).toBe(lines)
  })

  test('sets the number of a row that is there, and leaves the others', async () => {
    const [before] = await t.db.select().from(budgetedPositions).orderBy(budgetedPositions.id)
    const rows: Cell[][] = [['Lamp room', '2027-Q1', 'Lamplighter', 9]]
    expect((await preview(rows)).rows).toMatchObject([{ does: 'CHANGE', people: '9', before: 2 }])
    await imported(rows)
    expect(await kept()).toMatchObject([{ people: 9, version: 2 }, { people: 3, version: 1 }, { people: 1 }])
    expect((await audited(before!.id)).at(-1)).toMatchObject({ action: 'change', before: { people: 2 }, after: { people: 9 } })
    const plan = (await recruitment.GET('/hiring-plan', { params: { query: { year: 2027 } } })).data!.data
    expect(plan.departments.find(({ departmentId }) => departmentId === lamps)?.cells.map(({ budgeted }) => budgeted)).toEqual([9, 3, 0, 0])
  })

  test('is for managers; an officer reads the plan', async () => {
    expect((await send('excel_upload', sound, 'officer@threshold.test')).status).toBe(403)
    expect((await send('excel_preview', sound, 'officer@threshold.test')).status).toBe(403)
    const officer = await t.as('officer')
    expect((await officer.recruitment.GET('/hiring-plan', { params: { query: { year: 2027 } } })).response.status).toBe(200)
    const { response } = await officer.recruitment.POST('/hiring-plan/budget/criteria', { body: {} })
    expect(response.status).toBe(200)
  })

  test('leaves again as it came in, by the columns of the list', async () => {
    const show = [
      { column: 'department', heading: 'Department' },
      { column: 'quarter', heading: 'Quarter' },
      { column: 'positionTitle', heading: 'Position' },
      { column: 'people', heading: 'People' },
    ]
    const { bytes } = await download(t, '/hiring-plan/budget/export', { format: 'xlsx', criteria: { sort: 'id' }, show })
    const [, ...rows] = await rowsOf(bytes)
    const told = await preview(rows)
    expect([told.adding, told.changing, told.same, told.refused]).toEqual([0, 0, 3, 0])
  })
})
