import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobPositionColumns } from '../../server/requisitions/sheetColumns.ts'
import { defaultApprovers } from '../../server/tables/approvals.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { cities, countries, departments, industries, industryDisciplines, referenceItems, states } from '../../server/tables/reference.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import type { Cell } from '../../server/workbooks/readWorkbook.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import { testApp } from '../app.ts'
import { accountId } from '../applications/candidates.ts'
import { download, rowsOf } from '../sheets/sheets.ts'
import { dayFromNow, draft, summary } from './raise.ts'

const t = await testApp()
const EMPLOYEE = 'employee@threshold.test'
const employee = await t.as('employee')
const headings = jobPositionColumns.map(({ heading }) => heading)
const rowOf = (cells: Record<string, Cell>) => headings.map((heading) => cells[heading] ?? null)

async function imported(rows: Record<string, Cell>[], who = EMPLOYEE) {
  const form = new FormData()
  const bytes = await workbookOf([{ name: 'Positions', headings, rows: rows.map(rowOf) }])
  form.append('file', new File([new Uint8Array(bytes)], 'positions.xlsx'))
  const headers = { authorization: `Bearer ${await t.tokenOf(who)}` }
  const answer = await fetch(`${t.address}/api/v1/job_position/excel_upload`, { method: 'POST', body: form, headers })
  const { responseData } = (await answer.json()) as { responseData: { id: number } }
  expect(answer.status).toBe(200)
  for (;;) {
    const { data } = await employee.recruitment.GET('/import/{id}', { params: { path: { id: responseData.id } } })
    if (data!.data.state !== 'running') return data!.data
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const whole = {
  Reference: 'EX-77/2',
  'Position type': 'permanent',
  Department: 'Night ward',
  'Contract type': 'Full time',
  Industry: 'Lamps',
  Discipline: 'Lighting',
  City: 'Lampville, Illinois',
  Remote: 'yes',
  Openings: 3,
  Priority: 'high',
  'Start date': dayFromNow(1),
  'End date': dayFromNow(40),
  Reason: 'The old one went out',
  'Pay from': 30.5,
  'Pay to': '32.75',
  Currency: 'aud',
  Period: 'Hourly',
  'Years at least': 2,
  'Years at most': 9,
  'Job description': 'Lights the lamps.\n\nAnd puts them out.',
  Qualifications: '!Lamp certificate; Ladder licence',
  Skills: 'Climbing',
}

beforeAll(async () => {
  const { db } = t
  const [us] = await db.insert(countries).values({ name: 'Freedonia', code: 'FREEDO' }).returning()
  const [illinois, ohio] = await db
    .insert(states)
    .values(['Illinois', 'Ohio'].map((name) => ({ name, countryId: us!.id })))
    .returning()
  await db.insert(cities).values([illinois!, ohio!].map(({ id }) => ({ name: 'Lampville', countryId: us!.id, stateId: id })))
  const [ward] = await db.insert(departments).values({ name: 'Night ward' }).returning()
  await db.insert(defaultApprovers).values({ departmentId: ward!.id, accountId: await accountId(t, 'manager@threshold.test'), position: 1 })
  const [lamps] = await db.insert(industries).values({ name: 'Lamps' }).returning()
  await db.insert(industryDisciplines).values({ name: 'Lighting', industryId: lamps!.id })
  await db.insert(referenceItems).values([
    { list: 'qualification', name: 'Lamp certificate' },
    { list: 'qualification', name: 'Ladder licence' },
    { list: 'skill', name: 'Climbing' },
  ])
})

describe('a workbook of job requisitions', () => {
  test('becomes drafts of whoever hands it in, complete where the row is, with approvers and steps', async () => {
    const ended = await imported([{ Title: 'Lamplighter', ...whole }, { Title: 'Snuffer' }])
    expect(ended).toMatchObject({ state: 'done', rows: 2, done: 2, report: [] })
    const made = await t.db
      .select()
      .from(requisitions)
      .where(inArray(requisitions.positionTitle, ['Lamplighter', 'Snuffer']))
      .orderBy(requisitions.id)
    const [full, bare] = [await summary(employee, made[0]!.id), await summary(employee, made[1]!.id)]
    expect(full).toMatchObject({ editable: true, actors: ['owner'], department: 'Night ward', approvals: 1, progress: { progress: 'COMPLETED', percent: 100 } })
    expect(full.position).toMatchObject({ positionId: 'EX-77/2', status: 'DR', openings: 3, priority: 'H', startDate: dayFromNow(1), reason: whole.Reason })
    expect(full.history).toMatchObject([{ status: 'DR' }])
    expect(bare).toMatchObject({ position: { positionTitle: 'Snuffer', priority: 'N', openings: 1 }, progress: { progress: 'NOT_STARTED' } })
    // The list's own copy of the progress is what the form counts.
    expect(made.map((one) => [one.progress, one.progressPercent])).toEqual([full, bare].map(({ progress }) => [progress.progress, progress.percent]))
    const { data } = await employee.recruitment.POST('/job_position/pdfdata', { body: { ids: [made[0]!.id] } })
    expect(data?.responseDataList[0]).toMatchObject({
      locations: [{ city: 'Lampville', state: 'Illinois', country: 'Freedonia', remote: true }],
      compensation: { from: 3050, to: 3275, currency: 'AUD', period: 'HOURLY' },
      experience: { min: 2, max: 9 },
      industry: 'Lamps',
      industryDiscipline: 'Lighting',
      qualifications: [
        { name: 'Lamp certificate', mandatory: true },
        { name: 'Ladder licence', mandatory: false },
      ],
      skills: [{ name: 'Climbing', mandatory: false }],
      jobDescription: whole['Job description'],
    })
    const { data: steps } = await employee.recruitment.GET('/selection_process', { params: { query: { requisitionId: made[0]!.id } } })
    expect(JSON.stringify(steps)).toContain('Panel interview')
    const log = await t.db.select().from(auditLog).where(eq(auditLog.requisitionId, made[0]!.id))
    expect(log).toMatchObject([{ action: 'create', entity: 'requisition', after: { imported: true } }])
  })

  test('is refused whole when a row is wrong: each cell by its column, with how to mend it', async () => {
    const taken = await draft(employee)
    await employee.recruitment.POST('/job_position/{id}', { params: { path: { id: taken } }, body: { version: 1, positionId: 'TAKEN-1' } })
    const ended = await imported([
      { Title: 'Right' },
      { Title: null, Reference: 'A', Department: 'Nowhere' },
      { Title: 'x'.repeat(201), Reference: 'A', Discipline: 'Lighting', Priority: 'urgent', Remote: 'perhaps' },
      { Title: 'Town', City: 'Lampville', Openings: 0, 'End date': '2026-01-01', 'Start date': '2026-02-01' },
      { Title: 'Pay', Reference: 'TAKEN-1', 'Pay from': 9, 'Pay to': 8.123, 'Years at most': 3, Skills: 'Climbing; climbing; Flying' },
      { Title: 'Long', 'Job description': 'y'.repeat(6000), Currency: 'AUD', 'Pay from': 9, 'Pay to': 8, City: 'Zzyzxville', 'Start date': 'soon' },
    ])
    expect(ended).toMatchObject({ state: 'refused', refusedRows: 5 })
    const said = (row: number) => Object.fromEntries(ended.report.filter((one) => one.row === row).map(({ field, message }) => [field, message]))
    expect(said(3)).toEqual({ Title: 'Enter the title of the position.', Department: expect.stringContaining('“Nowhere” is not in the list') })
    expect(said(4)).toEqual({
      Title: expect.stringContaining('at most 200 characters'),
      Reference: '“A” stands in row 3 too. A reference is used once.',
      Industry: 'Fill in the industry that the discipline belongs to.',
      Priority: 'Priority must be Low, Normal or High.',
      Remote: 'Remote must be Yes or No.',
    })
    expect(said(5)).toEqual({
      City: 'Several cities are called so. Add state and country: “Lampville, Illinois, Freedonia” or “Lampville, Ohio, Freedonia”.',
      Openings: expect.stringContaining('1 or more'),
      'End date': 'The end date must not be before the start date.',
    })
    expect(said(6)).toEqual({
      Reference: expect.stringContaining('in use already'),
      Currency: expect.stringContaining('such as AUD'),
      'Pay to': 'Pay to must be an amount such as 61000 or 32.50.',
      'Years at least': expect.stringContaining('Fill in the years at least'),
      Skills: '“climbing” stands here twice. Remove one of them.',
    })
    expect(said(7)).toEqual({
      'Job description': expect.stringContaining('too long for a workbook'),
      City: expect.stringContaining('“Zzyzxville” is not in the list of cities'),
      'Pay to': 'Pay to must not be below pay from.',
      'Start date': expect.stringContaining('a date such as'),
    })
    expect(await t.db.select().from(requisitions).where(eq(requisitions.positionTitle, 'Right'))).toEqual([])
  })

  test('of a thousand rows is added whole', async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => ({ ...whole, Title: `Post ${n}`, Reference: `R-${n}` }))
    expect(await imported(rows)).toMatchObject({ state: 'done', done: 1000 })
    const { rows: counted } = await t.db.execute(sql`select count(*)::int as n, min(progress) as least from requisitions where position_title like 'Post %'`)
    expect(counted).toEqual([{ n: 1000, least: 'COMPLETED' }])
  })

  test('begins with a template that says of every column what it takes', async () => {
    const { bytes, headers, status } = await download(t, '/job_position/excel_template', undefined, EMPLOYEE)
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining('Job requisitions.xlsx')])
    expect((await rowsOf(bytes))[0]).toEqual(headings)
    expect(new Set(headings).size).toBe(headings.length)
  })
})
