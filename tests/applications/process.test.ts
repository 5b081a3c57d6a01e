import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { removeUnclaimed } from '../../server/files/sweepUploads.ts'
import { files } from '../../server/tables/files.ts'
import { referenceItems } from '../../server/tables/reference.ts'
import { type TestApp, testApp } from '../app.ts'
import { pdf, upload } from '../employees/onTheWay.ts'
import { approved } from '../requisitions/raise.ts'
import { accountId, apply, type Clients, dayFromNow, must, openPosition, plan, read, schedule } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let employee: number
let manager: number
let free = 40
const anotherDay = () => dayFromNow(++free)
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  employee = await accountId(t, 'employee@threshold.test')
  manager = await accountId(t, 'manager@threshold.test')
})

type Criteria = NonNullable<Parameters<Clients['recruitment']['POST']>[1]>['body']
const find = async (who: Clients, body: object = {}) =>
  must(await who.recruitment.POST('/interview/criteria/{reqId}', { params: { path: { reqId: p.requisitionId } }, body: body as Criteria }))
const arranged = async (interviewers: number[], day = anotherDay()) => {
  const application = await apply(p.officer, p.requisitionId)
  const { responseData } = must(await schedule(p.officer, application, await plan(p.officer, application, interviewers, { day })))
  return { application, id: responseData.id }
}
const mails = async (application: number) =>
  (
    await t.db.execute<{ event: string; to: string }>(
      sql`select event, to_email as to from outbox where application_id = ${application} and event like 'INTERVIEW%' order by id`,
    )
  ).rows

describe('the interviews of a requisition', () => {
  test('are found by step, state, interviewer and day, by those who may see the candidates', async () => {
    const [one, two] = [await arranged([employee]), await arranged([manager])]
    const by = (column: string, operator: string, value: string) => find(p.officer, { columns: [column], operators: [operator], values: [value], sort: 'day' })
    const ids = (found: Awaited<ReturnType<typeof find>>) => found.responseDataList.map(({ id }) => id)
    expect(ids(await find(p.officer, { sort: 'day' }))).toEqual([one.id, two.id])
    expect(ids(await find(p.officer, { sort: '-day', size: 10 }))).toEqual([two.id, one.id])
    expect(ids(await by('interviewers', 'STR_CONTAIN', 'Nadia'))).toEqual([one.id])
    expect(ids(await by('day', 'TIME_EQUAL', dayFromNow(free)))).toEqual([two.id])
    expect(ids(await by('step', 'SEL_EQUAL', 'Phone interview'))).toEqual([one.id, two.id])
    expect(ids(await by('step', 'SEL_EQUAL', 'Panel interview'))).toEqual([])
    expect(ids(await by('status', 'SEL_EQUAL', 'cancelled'))).toEqual([])
    expect(ids(await find(p.officer, { search: (await read(p.officer, one.application)).applicant.surName }))).toEqual([one.id])
    // The owner is HR nowhere: only the candidates whom she interviews.
    const hers = await find(p.employee)
    expect([ids(hers), hers.paging.totalElements]).toEqual([[one.id], 1])
    const sheet = async (who: Clients) => {
      const show = ['id', 'applicantName', 'step', 'day', 'status', 'feedback', 'interviewers'].map((column) => ({ column, heading: column }))
      const body = { format: 'csv' as const, criteria: { sort: 'day' }, show }
      const answer = await who.recruitment.POST('/interview/export/{reqId}', { params: { path: { reqId: p.requisitionId } }, body, parseAs: 'text' })
      return String(answer.data).trim().split('\r\n').slice(1)
    }
    const rows = await sheet(p.officer)
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual([one.id, two.id])
    expect(rows[0]).toMatch(/"Phone interview","\d{4}-\d\d-\d\d \d\d:\d\d Australia\/Melbourne","scheduled","0 \/ 1","Nadia Brandt"$/)
    expect(await sheet(p.employee)).toEqual([rows[0]])
  })

  test('one more interviewer and another time each keep the rest, tell everybody, and obey the lifecycle', async () => {
    const { application, id } = await arranged([employee])
    const assign = (account: number, version: number) =>
      p.officer.recruitment.POST('/interview/assign-interviewer', { body: { interviewId: id, accountId: account, version } })
    must(await assign(manager, 1))
    expect((await assign(manager, 1)).error?.code).toBe('STALE_VERSION')
    expect((await assign(manager, 2)).error?.errors?.[0]?.field).toBe('accountId')
    const day = anotherDay()
    const move = (version: number, more: object = {}) =>
      p.officer.recruitment.POST('/interview/reschedule', {
        body: { interviewId: id, day, startTime: '15:00', endTime: '15:30', zone: 'Australia/Perth', version, ...more },
      })
    expect((await move(2, { endTime: '14:00' })).error?.errors?.[0]?.field).toBe('endTime')
    must(await move(2))
    const shown = (await find(p.officer)).responseDataList.find((one) => one.id === id)!
    expect(shown).toMatchObject({ day, startTime: '15:00', zone: 'Australia/Perth', place: 'Room 4', version: 3 })
    expect(shown.interviewers.map((one) => one.id).sort()).toEqual([employee, manager].sort())
    expect((await mails(application)).filter(({ event }) => event === 'INTERVIEW_CHANGED')).toHaveLength(2)
    must(await p.officer.recruitment.DELETE('/interview/{interviewId}', { params: { path: { interviewId: id }, query: { version: 3 } } }))
    expect((await move(4)).error?.code).toBe('TRANSITION_NOT_ALLOWED')
  })

  test('its mail goes out again once for each version, to one side or the other, and never by a link', async () => {
    const { application, id } = await arranged([employee, manager])
    const at = { params: { path: { id } } }
    const again = (version: number) => p.officer.recruitment.POST('/interview/send-email-applicant/{id}', { ...at, body: { version } })
    expect(must(await again(1)).message).toBe('Message sent')
    expect(must(await again(1)).message).toMatch(/already/)
    expect((await again(9)).error?.code).toBe('STALE_VERSION')
    must(await p.officer.recruitment.GET('/interview/send-email-applicant/{id}', at))
    must(await p.officer.recruitment.GET('/interview/send-email-interviewers/{id}', at))
    expect((await mails(application)).map(({ event }) => event)).toEqual([
      'INTERVIEW_SCHEDULED',
      'INTERVIEW_PANEL',
      'INTERVIEW_PANEL',
      'INTERVIEW_SCHEDULED',
      'INTERVIEW_PANEL',
      'INTERVIEW_PANEL',
    ])
    for (const path of ['/interview/send-email-applicant/{id}', '/interview/send-email-interviewers/{id}'] as const) {
      const opened = await p.officer.recruitment.GET(path, { ...at, headers: { purpose: 'prefetch' } })
      expect(opened.error?.code).toBe('NOT_BY_LINK')
    }
    must(await p.officer.recruitment.DELETE('/interview/{interviewId}', { params: { path: { interviewId: id }, query: { version: 1 } } }))
    expect((await again(2)).error?.code).toBe('NOTHING_TO_SEND')
  })
})

test('whether a criterion is met is said by HR and interviewers, each for themselves, and moves no score', async () => {
  const { application } = await arranged([employee])
  const score = must(await p.officer.recruitment.GET('/application/score/{id}', { params: { path: { id: application } } })).data
  const { section, name } = score.parts[0]!
  const judge = (who: Clients, meets: boolean | null, more: object = {}) =>
    who.recruitment.POST('/interview/meetsRequirement', { body: { applicationId: application, section, name, meets, ...more } })
  const seen = async (who: Clients) =>
    must(await who.recruitment.GET('/application/requirements/{id}', { params: { path: { id: application } } })).responseDataList
  must(await judge(p.employee, true, { comment: 'Showed it' }))
  must(await judge(p.officer, false))
  must(await judge(p.officer, true))
  expect((await seen(p.officer)).map(({ meets, mine, comment }) => [meets, mine, comment])).toEqual([
    [true, false, 'Showed it'],
    [true, true, null],
  ])
  expect((await seen(p.employee)).map(({ mine }) => mine)).toEqual([true])
  must(await judge(p.officer, null))
  expect(await seen(p.officer)).toHaveLength(1)
  expect((await judge(p.officer, true, { name: 'Juggling' })).error?.errors?.[0]?.field).toBe('name')
  await t.person('ole@sample.example', ['Employee'])
  expect((await judge(await t.as('ole@sample.example'), true)).response.status).toBe(404)
  expect((await read(p.officer, application)).profileScore).toBe(score.profileScore)
})

test('a person is put on another requisition with what the newest application states, once', async () => {
  const first = await apply(p.officer, p.requisitionId, p.items)
  const token = await t.tokenOf('officer@threshold.test')
  const resumeId = await upload(t, token, await pdf('Ward work'))
  must(
    await p.officer.recruitment.POST('/application/update-resume/{applicationId}/{resumeId}', {
      params: { path: { applicationId: first, resumeId } },
      body: { version: 1 },
    }),
  )
  const other = await approved(p.employee, p.manager, manager, p.items)
  const { applicant } = await read(p.officer, first)
  const add = (requisitionId: number) => p.officer.recruitment.POST('/applicant/add-candidate', { body: { applicantId: applicant.id!, requisitionId } })
  const { id } = must(await add(other)).responseData
  const added = await read(p.officer, id)
  expect(added).toMatchObject({ requisitionId: other, status: 'new application', source: 'MANUAL', resume: { id: resumeId } })
  expect(added.applicant).toMatchObject({ id: applicant.id, skillIds: [p.items.skillId], expectedSalary: 6_000_000, totalExperience: 2 })
  expect(added.profileScore).toBe((await read(p.officer, first)).profileScore)
  const twice = (await add(other)).error
  expect([twice?.code, twice?.message]).toEqual(['APPLICATION_EXISTS', expect.stringMatching(/^Sorry, an application for this/)])
  expect((await p.officer.recruitment.POST('/applicant/add-candidate', { body: { applicantId: 999_999, requisitionId: other } })).response.status).toBe(404)
  expect((await p.employee.recruitment.POST('/applicant/add-candidate', { body: { applicantId: applicant.id!, requisitionId: other } })).response.status).toBe(
    403,
  )
})

test('a replaced CV is read anew; the old one goes when nobody has it any more', async () => {
  const id = await apply(p.officer, p.requisitionId)
  const token = await t.tokenOf('officer@threshold.test')
  await t.db.insert(referenceItems).values({ list: 'skill', name: 'Wound care' }).onConflictDoNothing()
  const put = (resumeId: number, version: number) =>
    p.officer.recruitment.POST('/application/update-resume/{applicationId}/{resumeId}', {
      params: { path: { applicationId: id, resumeId } },
      body: { version },
    })
  const profile = () => p.officer.recruitment.POST('/resume-report/create-profile/{id}', { params: { path: { id } } })
  expect((await profile()).error?.code).toBe('NO_TEXT_IN_CV')
  const [old, fresh] = [await upload(t, token, await pdf('Nothing much')), await upload(t, token, await pdf('9 years of experience, wound care'))]
  must(await put(old, 1))
  expect((await put(fresh, 1)).error?.code).toBe('STALE_VERSION')
  expect(must(await put(fresh, 2)).message).toBe('Successfully replaced!')
  expect((await put(fresh, 3)).error?.errors?.[0]?.field).toBe('resumeId')
  expect((await read(p.officer, id)).resume?.id).toBe(fresh)
  const draft = must(await profile()).data
  expect([draft.totalExperience, draft.statedExperience]).toEqual([9, 2])
  const line = '9 years of experience, wound care'
  expect(draft.items).toContainEqual({
    ...{ field: 'skillIds', id: expect.any(Number), name: 'Wound care', stated: false },
    evidence: [expect.objectContaining({ line })],
  })
  expect(draft.experience).toMatchObject({ years: 9, from: 'said', evidence: [{ line }] })
  await t.db.execute(sql`update files set created_at = now() - interval '2 days' where id in (${old}, ${fresh})`)
  await removeUnclaimed(t.app)
  expect((await t.db.select({ id: files.id }).from(files).where(eq(files.id, old))).length).toBe(0)
  expect((await t.db.select({ id: files.id }).from(files).where(eq(files.id, fresh))).length).toBe(1)
})
