import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { headingOf, jobPositionColumns } from '../../server/requisitions/sheetColumns.ts'
import { industries, industryDisciplines } from '../../server/tables/reference.ts'
import type { Cell } from '../../server/workbooks/readWorkbook.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import { testApp } from '../app.ts'
import { apply, candidate, must, plan, read, schedule } from '../applications/candidates.ts'
import { posted, someone, uploadedResume } from '../files/posted.ts'
import { draft } from './raise.ts'

const t = await testApp()
const [manager, officer] = [await t.as('manager'), await t.as('officer')]
const token = await t.tokenOf('manager@threshold.test')
const [lamps, bread] = await t.db
  .insert(industries)
  .values([{ name: 'Lamps' }, { name: 'Bread' }])
  .returning()
const [lighting, baking] = await t.db
  .insert(industryDisciplines)
  .values([
    { name: 'Lighting', industryId: lamps!.id },
    { name: 'Baking', industryId: bread!.id },
  ])
  .returning()

async function call(path: string, payload: object) {
  const answer = await t.server.inject({ method: 'POST', url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` }, payload })
  return { status: answer.statusCode, errors: answer.json().errors as { field: string; message: string }[] | undefined }
}

async function imported(cells: Record<string, Cell>, columns = jobPositionColumns) {
  const form = new FormData()
  const row = columns.map(({ field }) => cells[field] ?? null)
  const bytes = await workbookOf([{ name: 'Positions', headings: columns.map(({ heading }) => heading), rows: [row] }])
  form.append('file', new File([new Uint8Array(bytes)], 'positions.xlsx'))
  const answer = await fetch(`${t.address}/api/v1/job_position/excel_upload`, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } })
  const { responseData } = (await answer.json()) as { responseData: { id: number } }
  expect(answer.status).toBe(200)
  for (;;) {
    const { data } = await manager.recruitment.GET('/import/{id}', { params: { path: { id: responseData.id } } })
    if (data!.data.state !== 'running') return data!.data
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const pay = { compensationFrom: 6_000_000, compensationTo: 5_000_000, currency: 'AUD', period: 'YEARLY' }
/** A mistake in fields that belong together, as a program sends it and as it stands in a row of a workbook. */
const mistakes: [what: string, path: (id: number) => string, body: object, cells: Record<string, Cell>, field: string][] = [
  [
    'an end before the beginning',
    (id) => `/job-requisition-summary/update/${id}`,
    { startDate: '2031-02-01', endDate: '2031-01-31' },
    { startDate: '2031-02-01', endDate: '2031-01-31' },
    'endDate',
  ],
  ['pay that goes down', () => '/financial', pay, { compensationFrom: 60_000, compensationTo: 50_000, currency: 'AUD' }, 'compensationTo'],
  ['years that go down', () => '/job_experience', { minExperience: 5, maxExperience: 4 }, { minExperience: 5, maxExperience: 4 }, 'maxExperience'],
  ['years at most without those at least', () => '/job_experience', { maxExperience: 4 }, { maxExperience: 4 }, 'minExperience'],
  [
    'a discipline of another industry',
    (id) => `/job_position/${id}`,
    { industryId: lamps!.id, industryDisciplineId: baking!.id },
    { industryId: 'Lamps', industryDisciplineId: 'Baking' },
    'industryDisciplineId',
  ],
  ['a discipline without its industry', (id) => `/job_position/${id}`, { industryDisciplineId: baking!.id }, { industryDisciplineId: 'Baking' }, 'industryId'],
]

test.each(mistakes)('%s is refused by call and by workbook in the same words at the same field', async (_, path, body, cells, field) => {
  const id = await draft(manager)
  const address = path(id)
  const answer = await call(address, { ...(address.includes(String(id)) ? { version: 1 } : { jobPositionId: id }), ...body })
  expect(answer).toMatchObject({ status: 400, errors: [{ field }] })
  const { state, report } = await imported({ positionTitle: 'Baker', ...cells })
  expect(state).toBe('refused')
  expect(report).toEqual([{ row: 2, field: headingOf(field), message: answer.errors![0]!.message }])
})

describe('a requisition', () => {
  test('keeps industry and discipline together, whichever of them is changed', async () => {
    const id = await draft(manager)
    expect(await call(`/job_position/${id}`, { version: 1, industryId: lamps!.id, industryDisciplineId: lighting!.id })).toMatchObject({ status: 200 })
    expect(await call(`/job_position/${id}`, { version: 2, industryId: bread!.id })).toMatchObject({ status: 400, errors: [{ field: 'industryDisciplineId' }] })
    expect(await call(`/job_position/${id}`, { version: 2, industryDisciplineId: baking!.id })).toMatchObject({ status: 400 })
    expect(await call(`/job_position/${id}`, { version: 2, industryId: bread!.id, industryDisciplineId: baking!.id })).toMatchObject({ status: 200 })
    expect(await call(`/job_position/${id}`, { version: 3, industryId: null })).toMatchObject({ status: 400, errors: [{ field: 'industryId' }] })
  })

  test.each([
    ['/job_experience', { minExperience: 2 }, 'minExperience'],
    ['/financial', { ...pay, compensationTo: 7_000_000 }, 'compensationFrom'],
  ])('has one row of %s; a second is refused at a field that is there', async (path, body, field) => {
    const id = await draft(manager)
    expect(await call(path, { jobPositionId: id, ...body })).toMatchObject({ status: 200 })
    const again = await call(path, { jobPositionId: id, ...body })
    expect(again).toMatchObject({ status: 400, errors: [{ field, message: expect.stringContaining('already') }] })
    expect(Object.keys(body)).toContain(field)
  })

  test('comes from a workbook whose columns for pay, place and years were left out', async () => {
    const left = jobPositionColumns.filter(({ field }) => ['positionTitle', 'departmentId', 'priority'].includes(field))
    expect(await imported({ positionTitle: 'Snuffer', priority: 'High' }, left)).toMatchObject({ state: 'done', done: 1, report: [] })
  })

  test('comes from no workbook with a priority that every object has', async () => {
    const { report } = await imported({ positionTitle: 'Snuffer', priority: 'constructor' })
    expect(report).toEqual([{ row: 2, field: 'Priority', message: 'Priority must be Low, Normal or High.' }])
  })
})

describe('a salary', () => {
  const wrong = [
    [{ expectedSalary: 6_000_000, expectedSalOption: 'YEARLY' as const, salaryCurrency: null }, 'salaryCurrency'],
    [{ expectedSalary: 6_000_000, expectedSalOption: null, salaryCurrency: 'AUD' }, 'expectedSalOption'],
  ] as const
  test.each(wrong)('of %j is refused on a new application and on a change', async (salary, field) => {
    const { requisitionId, items } = await posted(t)
    expect(await call('/application', { ...candidate(requisitionId, items), ...salary })).toMatchObject({ status: 400, errors: [{ field }] })
    const id = await apply(officer, requisitionId, items)
    const { version } = await read(officer, id)
    expect(await call(`/application/update/${id}`, { version, [field]: null })).toMatchObject({ status: 400, errors: [{ field }] })
    expect((await read(officer, id)).applicant).toMatchObject({ expectedSalary: 6_000_000, expectedSalOption: 'YEARLY' })
  })

  test('that an applicant states by halves is told, not dropped', async () => {
    const { id } = await posted(t)
    const { salaryCurrency: _, expectedSalOption: __, ...body } = { ...someone(await uploadedResume(t)), expectedSalary: 6_000_000 }
    const header = { 'Idempotency-Key': crypto.randomUUID() }
    const answer = await t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id }, header }, body })
    expect(answer.error?.errors).toMatchObject([{ field: 'salaryCurrency' }, { field: 'expectedSalOption' }])
  })
})

describe('an interview', () => {
  test('is arranged and moved only to a time that is still to come, where it is held', async () => {
    const { requisitionId, items } = await posted(t)
    const application = await apply(officer, requisitionId, items)
    const good = await plan(officer, application, [1])
    const past = { ...good, day: '2020-01-06' }
    const refusal = {
      code: 'BAD_INPUT',
      message: 'Choose a day that has not passed.',
      errors: [{ field: 'day', message: 'Choose a day that has not passed.' }],
    }
    expect((await schedule(officer, application, past)).error).toEqual(refusal)
    const { id } = must(await schedule(officer, application, good)).responseData
    const { processRequisitionStepsId: _, interviewerIds: __, place: ___, ...time } = past
    const params = { path: { interviewId: id } }
    expect((await officer.recruitment.POST('/interview/update/{interviewId}', { params, body: { ...past, version: 1 } })).error).toEqual(refusal)
    expect((await officer.recruitment.POST('/interview/reschedule', { body: { interviewId: id, version: 1, ...time } })).error).toEqual(refusal)
    expect(refusal.message.length).toBeLessThan(60)
    // Afterwards its place can still be written down, as long as its time stays.
    await t.db.execute(sql`update interviews set day = '2020-01-06', starts_at = '2020-01-05T23:00Z', ends_at = '2020-01-06T00:00Z' where id = ${id}`)
    const body = { ...past, place: 'Room 9', version: 1 }
    expect((await officer.recruitment.POST('/interview/update/{interviewId}', { params, body })).response.status).toBe(200)
  })
})
