import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicants, applications } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { industries, industryDisciplines, referenceItems } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'
import { apply, candidate, dayFromNow, moveTo, must, openPosition, plan, read, schedule } from './candidates.ts'

const t = await testApp()
const p = await openPosition(t)
const q = await openPosition(t)
const [health, trade] = await t.db
  .insert(industries)
  .values([{ name: 'Health' }, { name: 'Trade' }])
  .returning()
const [nursing, selling] = await t.db
  .insert(industryDisciplines)
  .values([
    { name: 'Nursing', industryId: health!.id },
    { name: 'Selling', industryId: trade!.id },
  ])
  .returning()
const item = async (list: typeof referenceItems.$inferInsert.list) =>
  (
    await t.db
      .insert(referenceItems)
      .values({ list, name: `An item of ${list}` })
      .returning()
  )[0]!.id
const held = {
  qualificationIds: [p.items.qualificationId],
  certificationIds: [await item('certification')],
  workAuthIds: [await item('workAuthorisation')],
  skillIds: [p.items.skillId],
  designationIds: [await item('designation')],
  computerSkillIds: [await item('computerSkill')],
  languageIds: [await item('language')],
  lifecycleIds: [await item('developmentLifecycle')],
}
const whole = {
  title: 'Dr',
  middleName: 'Rosa',
  mobile: '+61 400 000 001',
  phone: '03 9000 0000',
  cityId: p.items.cityId,
  totalExperience: 4.5,
  expectedSalary: 7_000_000,
  expectedSalOption: 'YEARLY',
  currentSalary: 600_000,
  currentSalOption: 'MONTHLY',
  salaryCurrency: 'AUD',
  industryId: health!.id,
  disciplineId: nursing!.id,
  cvNotes: 'Came by post.',
  reference: 'A former colleague',
  ...held,
} as const

const asking = async (asksCurrentSalary: boolean) => {
  const { version } = must(await p.manager.recruitment.GET('/application/form-settings')).data
  must(await p.manager.recruitment.POST('/application/form-settings', { body: { asksCurrentSalary, version } }))
}
const enter = (body: object) => p.officer.recruitment.POST('/application', { body: { ...candidate(p.requisitionId), ...body } })
const change = async (id: number, body: object) =>
  p.officer.recruitment.POST('/application/update/{applicationId}', {
    params: { path: { applicationId: id } },
    body: { version: (await read(p.officer, id)).version, ...body },
  })
const told = ({ response, error }: { response: Response; error?: { errors?: { field: string; message: string }[]; message: string } }) =>
  [response.status, error?.errors?.[0]?.field, error?.errors?.[0]?.message ?? error?.message] as const

describe('what is entered for a person', () => {
  test('is kept, every field of it, and so is every correction', async () => {
    await asking(true)
    const { id } = must(await enter({ ...whole, source: 'AGENCY', dateReceived: dayFromNow(-40) })).responseData
    const { dateReceived, ...kept } = (await read(p.officer, id)).applicant
    expect(kept).toMatchObject(whole)
    expect(Math.round((Date.now() - Date.parse(dateReceived)) / 86_400_000)).toBeGreaterThanOrEqual(39)
    const corrected = {
      ...{ title: 'Prof', firstName: 'Ines', middleName: 'Maria', surName: 'Duarte', email: `ines.duarte.${id}@sample.example`, mobile: '1234', phone: '5678' },
      ...{ cityId: 1, totalExperience: 6, expectedSalary: 5000, expectedSalOption: 'HOURLY', currentSalary: 4500, currentSalOption: 'HOURLY' },
      ...{ salaryCurrency: 'EUR', industryId: trade!.id, disciplineId: selling!.id, cvNotes: 'Asked again.', reference: 'Nobody' },
      ...Object.fromEntries(Object.keys(held).map((field) => [field, []])),
    }
    must(await change(id, { ...corrected, source: 'REFERRAL', dateReceived: dayFromNow(-3) }))
    const after = await read(p.officer, id)
    expect([after.applicant, after.source]).toMatchObject([corrected, 'REFERRAL'])
    expect(Math.round((Date.now() - Date.parse(after.applicant.dateReceived)) / 86_400_000)).toBeLessThanOrEqual(4)
    await asking(false)
  })

  test('is told to the person by mail, as when they apply themselves', async () => {
    const body = candidate(p.requisitionId)
    const { id } = must(await p.officer.recruitment.POST('/application', { body })).responseData
    const mails = await t.db.select().from(outbox).where(eq(outbox.applicationId, id))
    expect(mails).toMatchObject([{ event: 'APPLICATION_RECEIVED', toEmail: body.email, subject: expect.stringContaining('Ward clerk') }])
  })

  test.each([
    ['a discipline of another industry', { industryId: 'health', disciplineId: 'selling' }, 'disciplineId', /not a discipline of the chosen industry/],
    ['a discipline without its industry', { disciplineId: 'selling' }, 'industryId', /industry that the discipline belongs to/],
    ['an industry that is not in the list', { industryId: 999_999 }, 'industryId', /from the list/],
    ['pay without its currency', { salaryCurrency: null }, 'salaryCurrency', /currency/],
    ['pay without its period', { expectedSalOption: null }, 'expectedSalOption', /per hour, day, month or year/],
    ['a day that is yet to come', { dateReceived: dayFromNow(2) }, 'dateReceived', /today or an earlier day/],
  ])('is refused by its field: %s', async (_, given, field, words) => {
    const ids: Record<string, number> = { health: health!.id, selling: selling!.id }
    const body = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, ids[String(value)] ?? value]))
    const [status, where, message] = told(await enter(body))
    expect([status, where, message]).toEqual([400, field, expect.stringMatching(words)])
    const id = await apply(p.officer, p.requisitionId)
    expect(told(await change(id, body)).slice(0, 2)).toEqual([400, field])
  })

  test('an industry that is changed alone leaves no discipline of another', async () => {
    const { id } = must(await enter({ industryId: health!.id, disciplineId: nursing!.id })).responseData
    expect(told(await change(id, { industryId: trade!.id })).slice(0, 2)).toEqual([400, 'disciplineId'])
    must(await change(id, { industryId: trade!.id, disciplineId: null }))
  })
})

describe('the current salary', () => {
  test('is asked only where a manager switched it on, and deleted where it is switched off; the log never holds it', async () => {
    const pay = { currentSalary: 4_200_042, currentSalOption: 'YEARLY' }
    expect(told(await enter(pay)).slice(0, 2)).toEqual([400, 'currentSalary'])
    expect((await p.officer.recruitment.POST('/application/form-settings', { body: { asksCurrentSalary: true, version: 1 } })).response.status).toBe(403)
    await asking(true)
    const { id } = must(await enter(pay)).responseData
    must(await change(id, { ...pay, currentSalary: 4_200_043 }))
    expect((await read(p.officer, id)).applicant).toMatchObject({ currentSalary: 4_200_043, currentSalOption: 'YEARLY' })
    await asking(false)
    expect((await read(p.officer, id)).applicant).toMatchObject({ currentSalary: null, currentSalOption: null })
    const { rows } = await t.db.execute(sql`select id from audit_log where before::text like '%420004%' or after::text like '%420004%'`)
    expect(rows).toEqual([])
  })
})

describe('another requisition', () => {
  const document = async (requisitionId: number, name: string) => {
    const { rows } = await t.db.execute(sql`select id from reference_items where list = 'regulatory' and name = ${name}`)
    const refId = rows[0]?.id ?? (await t.db.insert(referenceItems).values({ list: 'regulatory', name }).returning())[0]!.id
    await t.db.execute(
      sql`insert into requisition_criteria (requisition_id, section, ref_id, source) values (${requisitionId}, 'compliance', ${refId}, 'Application')`,
    )
  }
  const documentsOf = async (id: number) =>
    must(await p.officer.recruitment.GET('/compliance-application/{id}', { params: { path: { id } } })).responseDataList.map(
      ({ name, status }) => `${name} ${status}`,
    )
  const countsOf = async (id: number) =>
    (await t.db.execute(sql`select coalesce(sum(total), 0)::int as total from application_counts where requisition_id = ${id}`)).rows[0]!.total

  test('takes over an application with its documents, its score and both counts', async () => {
    await document(p.requisitionId, 'Police check')
    await document(p.requisitionId, 'Licence')
    await document(q.requisitionId, 'Licence')
    await document(q.requisitionId, 'Passport')
    const id = await apply(p.officer, p.requisitionId, p.items)
    expect(await documentsOf(id)).toEqual(['Police check REQUESTED', 'Licence REQUESTED'])
    const [there, here] = [await countsOf(p.requisitionId), await countsOf(q.requisitionId)]
    const before = await read(p.officer, id)
    must(await change(id, { requisitionId: q.requisitionId }))
    const after = await read(p.officer, id)
    expect(after).toMatchObject({ requisitionId: q.requisitionId, version: before.version + 1 })
    expect(after.profileScore).toBeLessThan(before.profileScore!)
    expect(await documentsOf(id)).toEqual(['Police check WAIVED', 'Licence REQUESTED', 'Passport REQUESTED'])
    expect([await countsOf(p.requisitionId), await countsOf(q.requisitionId)]).toEqual([Number(there) - 1, Number(here) + 1])
    for (const [requisitionId, action] of [
      [p.requisitionId, 'applicationLeft'],
      [q.requisitionId, 'changeRequisition'],
    ] as const) {
      const log = must(await p.manager.recruitment.GET('/audit-log/{requisitionId}', { params: { path: { requisitionId } } }))
      expect(log.responseDataList.filter((entry) => entry.action === action)).toHaveLength(1)
    }
    must(await change(id, { requisitionId: p.requisitionId }))
    expect(await documentsOf(id)).toEqual(['Police check REQUESTED', 'Licence REQUESTED', 'Passport WAIVED'])
  })

  test('is refused once the application is no longer new, or has an interview, and the lock says so', async () => {
    const lock = async (id: number) =>
      must(await p.officer.recruitment.GET('/application/is-requisition-update-locked/{id}', { params: { path: { id } } })).data
    const id = await apply(p.officer, p.requisitionId)
    expect(await lock(id)).toEqual({ interviewExists: false, statusIsNewApplication: true })
    const [{ id: interviewer }] = (await t.db.execute<{ id: number }>(sql`select id from accounts where email = 'employee@threshold.test'`)).rows as [
      { id: number },
    ]
    must(await schedule(p.officer, id, await plan(p.officer, id, [Number(interviewer)])))
    must(await moveTo(p.officer, id, 'new application'))
    expect(await lock(id)).toEqual({ interviewExists: true, statusIsNewApplication: true })
    expect(told(await change(id, { requisitionId: q.requisitionId }))).toEqual([409, 'requisitionId', expect.stringMatching(/interview/)])
    must(await moveTo(p.officer, id, 'screening'))
    expect(told(await change(id, { requisitionId: q.requisitionId }))).toEqual([
      409,
      'requisitionId',
      expect.stringMatching(/only while the application is new/),
    ])
    must(await change(id, { requisitionId: p.requisitionId, totalExperience: 3 }))
  })

  test('is refused where the person applied already, where it takes none, and to whoever cannot see it', async () => {
    const body = candidate(p.requisitionId)
    const { id } = must(await p.officer.recruitment.POST('/application', { body })).responseData
    must(await p.officer.recruitment.POST('/application', { body: { ...body, requisitionId: q.requisitionId } }))
    const twice = await change(id, { requisitionId: q.requisitionId })
    expect([twice.response.status, twice.error?.message]).toEqual([409, expect.stringMatching(/^Sorry, an application for this/)])
    const r = await openPosition(t)
    await t.db.execute(sql`update requisitions set status = 'CN' where id = ${r.requisitionId}`)
    expect((await change(id, { requisitionId: r.requisitionId })).error?.code).toBe('POSITION_CLOSED')
    expect((await change(id, { requisitionId: 999_999 })).response.status).toBe(404)
    expect((await read(p.officer, id)).requisitionId).toBe(p.requisitionId)
    const [person] = await t.db.select().from(applicants).where(eq(applicants.email, body.email))
    expect(
      await t.db
        .select()
        .from(applications)
        .where(and(eq(applications.applicantId, person!.id))),
    ).toHaveLength(2)
  })

  test('two that cross each other both arrive', async () => {
    const [one, other] = [await apply(p.officer, p.requisitionId), await apply(p.officer, q.requisitionId)]
    const answers = await Promise.all([change(one, { requisitionId: q.requisitionId }), change(other, { requisitionId: p.requisitionId })])
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200])
  })
})
