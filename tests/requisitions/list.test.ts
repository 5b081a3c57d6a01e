import { describe, expect, test } from 'vitest'
import { cities } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'
import { statementsOf } from '../statements.ts'
import { changeStatus, completeDraft, dayFromNow, draft, referenceItems, summary } from './raise.ts'

const t = await testApp()
const items = await referenceItems(t)
const [employee, officer, manager] = [await t.as('employee'), await t.as('officer'), await t.as('manager')]
const stranger = await t.as((await t.person('stranger@sample.example', ['Employee'])).email)
const sheets = (who: typeof employee, ...ids: number[]) => who.recruitment.POST('/job_position/pdfdata', { body: { ids } })

describe('the printable sheet', () => {
  test('shows names in place of keys, and the number where there is no reference', async () => {
    const id = await completeDraft(employee, items)
    const { data: added } = await officer.recruitment.GET('/ref/work_auth', {})
    await employee.recruitment.POST('/work_auth', { body: { jobPositionId: id, workAuthRefId: added!.responseDataList[0]!.id, mandatory: true } })
    const { data: roles } = await officer.recruitment.GET('/ref/job_designation', {})
    const designationTypeId = roles!.responseDataList[0]!.id
    const responsibilities = ['Answers the bell', 'Keeps the roster']
    await employee.recruitment.POST('/job_role_res', { body: { jobPositionId: id, designationTypeId, responsibilities } })
    const { data } = await sheets(employee, id)
    expect(data?.responseDataList).toEqual([
      {
        id,
        positionId: String(id),
        positionTitle: 'Ward clerk',
        status: 'DR',
        requestDate: null,
        startDate: dayFromNow(-1),
        endDate: dayFromNow(30),
        openings: 1,
        department: expect.stringMatching(/^Department /),
        positionType: expect.stringMatching(/^Position type /),
        industry: null,
        industryDiscipline: null,
        contractType: expect.stringMatching(/^Contract type /),
        authorizations: [{ name: added!.responseDataList[0]!.name, mandatory: true }],
        locations: [{ city: expect.stringMatching(/^City /), state: null, country: 'Australia', remote: false }],
        compensation: { from: 5_000_000, to: 6_500_000, currency: 'AUD', period: 'YEARLY' },
        experience: { min: 2, max: null },
        qualifications: [{ name: expect.stringMatching(/^Qualification /), mandatory: false }],
        certifications: [],
        designations: [{ name: roles!.responseDataList[0]!.name, mandatory: false }],
        responsibilities,
        skills: [{ name: expect.stringMatching(/^Skill /), mandatory: false }],
        jobDescription: 'Keeps the ward running.\n\nMany small things.',
      },
    ])
  })

  test('an incomplete one refuses all, and each is named by its place in the question', async () => {
    const [whole, empty] = [await completeDraft(employee, items), await draft(employee, 'Porter')]
    const one = await sheets(employee, empty)
    expect([one.response.status, one.error]).toMatchObject([409, { code: 'REQUISITION_INCOMPLETE', message: 'Job Requisition is Incomplete' }])
    const several = await sheets(employee, whole, empty)
    expect(several.error).toMatchObject({ code: 'REQUISITION_INCOMPLETE', message: 'Some of Checked Job Requisitions are Incomplete' })
    expect(several.error?.errors).toEqual([{ field: 'ids.1', message: expect.stringContaining(`“Porter” (${empty}) is 0 % complete`) }])
  })

  test("somebody else's and a missing one answer alike; more than fifty are not asked for at once", async () => {
    const id = await completeDraft(employee, items)
    const [foreign, missing] = [await sheets(stranger, id), await sheets(stranger, 999_999)]
    expect([foreign.response.status, foreign.error]).toEqual([404, missing.error])
    expect((await sheets(officer, id, 999_999)).response.status).toBe(404)
    expect((await sheets(officer, ...Array.from({ length: 51 }, (_, n) => n + 1))).response.status).toBe(400)
  })

  test('fifty cost as many questions to the database as one', async () => {
    const id = await completeDraft(employee, items)
    const many = [id]
    for (let n = 0; n < 4; n++) many.push(await completeDraft(employee, items))
    const asked = async (ids: number[]) => {
      const statements = await statementsOf(t, async () => expect((await sheets(employee, ...ids)).data?.responseDataList.map((one) => one.id)).toEqual(ids))
      return statements.filter((statement) => statement.includes('requisition')).length
    }
    expect([await asked(many.toReversed()), await asked([id])]).toEqual([3, 3])
  })
})

describe('several requisitions at once', () => {
  const cancel = (who: typeof employee, body: object) =>
    who.recruitment.POST('/requisitions/change-status-bulk', { body: { status: 'CN', reason: 'The budget was cut', ...body } })

  test('each is answered for itself: whose turn it is not stays as it is', async () => {
    const [mine, closed, others] = [await draft(employee), await draft(employee), await draft(manager)]
    await changeStatus(employee, closed, 'CN', 'Raised twice')
    const { data } = await cancel(employee, { ids: [mine, closed, others] })
    expect(data?.responseDataList).toMatchObject([
      { id: mine, ok: true, status: 'CN', version: 2 },
      { id: closed, ok: false, status: null },
      { id: others, ok: false, message: expect.stringContaining('not yours to see') },
    ])
    expect(data?.message).toBe('1 of 3 changed')
    expect((await summary(employee, mine)).history.at(-1)).toMatchObject({ status: 'CN', reason: 'The budget was cut' })
    expect((await summary(manager, others)).position.status).toBe('DR')
  })

  test('all that a list finds, unless it has changed since; without a reason nothing is cancelled', async () => {
    const ids = [await draft(employee, 'Lamplighter'), await draft(employee, 'Lamplighter')]
    const found = (total: number, reason?: string) =>
      cancel(employee, { matching: { criteria: { search: 'Lamplighter' }, total }, ...(reason ? { reason } : {}) })
    expect((await found(3)).error).toMatchObject({ code: 'LIST_CHANGED' })
    expect((await found(2, '  ')).data?.responseDataList).toMatchObject(ids.map(() => ({ ok: false, message: 'Say why the requisition ends.' })))
    expect((await found(2)).data?.responseDataList.map(({ id, ok }) => [id, ok])).toEqual(ids.toReversed().map((id) => [id, true]))
    expect((await cancel(employee, {})).error?.errors?.[0]?.field).toBe('ids')
  })
})

test('the list shows, finds and sorts by the first place, whatever became of the places', async () => {
  const all: Record<string, number> = {}
  for (const name of ['Aldermere', 'Belwick', 'Corvane'])
    all[name] = (await t.db.insert(cities).values({ name, countryId: items.countryId }).returning())[0]!.id
  const named = async (sort: string) =>
    (await employee.recruitment.POST('/requisitions/criteria', { body: { search: 'Place tester', sort } })).data!.responseDataList.map(({ city }) => city)
  const add = async (id: number, city: string) =>
    (await employee.recruitment.POST('/location', { body: { jobPositionId: id, cityId: all[city]!, countryId: items.countryId } })).data!.responseData
  const [one, other] = [await draft(employee, 'Place tester'), await draft(employee, 'Place tester')]
  await draft(employee, 'Place tester')
  const first = await add(one, 'Corvane')
  const second = await add(one, 'Aldermere')
  await add(other, 'Belwick')
  expect([await named('city'), await named('-city')]).toEqual([
    ['Belwick', 'Corvane', null],
    ['Corvane', 'Belwick', null],
  ])
  await employee.recruitment.DELETE('/location/delete/{id}', { params: { path: { id: first.id }, query: { version: first.version } } })
  expect(await named('city')).toEqual(['Aldermere', 'Belwick', null])
  const { id, version } = second
  await employee.recruitment.POST('/location/{id}', { params: { path: { id } }, body: { version, cityId: all.Corvane!, countryId: items.countryId } })
  const copied = await employee.recruitment.POST('/job_position/clone', { params: { query: { positionId: one } } })
  expect([copied.response.status, await named('-city')]).toEqual([200, ['Corvane', 'Corvane', 'Belwick', null]])
  const byCity = { columns: ['city'], operators: ['STR_CONTAIN' as const], values: ['elw'] }
  expect((await employee.recruitment.POST('/requisitions/criteria', { body: byCity })).data?.responseDataList.map((row) => row.id)).toEqual([other])
})
