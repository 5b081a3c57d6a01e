import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { accountId, apply, dayFromNow, letItPass, must, openPosition, plan, read, schedule } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let interviewer: number
let free = 10
/** A day on which nobody has anything yet. */
const anotherDay = () => dayFromNow(++free)
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  interviewer = await accountId(t, 'employee@threshold.test')
})

const stepsOf = async (id: number, who = p.officer) =>
  must(await who.recruitment.GET('/application/interview-steps/{id}', { params: { path: { id } } })).responseDataList
const onlyInterview = async (id: number, who = p.officer) => (await stepsOf(id, who)).flatMap((step) => step.interviews)[0]!

describe('scheduling an interview', () => {
  test('enters "interviewing" and writes to the candidate and everybody named', async () => {
    const id = await apply(p.officer, p.requisitionId)
    must(await schedule(p.officer, id, await plan(p.officer, id, [interviewer], { day: anotherDay() })))
    expect((await read(p.officer, id)).status).toBe('interviewing')
    const mails = await t.db.execute(sql`select event, to_email, subject from outbox where application_id = ${id} and event like 'INTERVIEW%' order by id`)
    expect(mails.rows.map((row) => row.event)).toEqual(['INTERVIEW_SCHEDULED', 'INTERVIEW_PANEL'])
    expect((await onlyInterview(id)).startsAt).toMatch(/T(23|00):00:00/)
  })

  test('a second one on the same day is refused with the spec’s words', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const day = anotherDay()
    must(await schedule(p.officer, id, await plan(p.officer, id, [interviewer], { day })))
    const second = await schedule(p.officer, id, await plan(p.officer, id, [interviewer], { day, startTime: '15:00', endTime: '16:00' }))
    expect([second.response.status, second.error?.message, second.error?.code]).toEqual([
      409,
      'INTERVIEW_ALREADY_EXISTS_THIS_DATE',
      'INTERVIEW_ALREADY_EXISTS_THIS_DATE',
    ])
    expect(second.error?.errors?.[0]?.field).toBe('day')
  })

  test('twenty at once make one', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const body = await plan(p.officer, id, [interviewer], { day: anotherDay() })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        schedule(p.officer, id, { ...body, startTime: `${String(at + 1).padStart(2, '0')}:00`, endTime: `${String(at + 1).padStart(2, '0')}:30` }),
      ),
    )
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.code === 'INTERVIEW_ALREADY_EXISTS_THIS_DATE')).toHaveLength(19)
  })

  test('an interviewer is in one place at a time, also when both are planned at once', async () => {
    const [a, b] = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
    const day = anotherDay()
    const [one, two] = [
      await plan(p.officer, a, [interviewer], { day }),
      await plan(p.officer, b, [interviewer], { day, startTime: '10:30', endTime: '11:30' }),
    ]
    const answers = await Promise.all([schedule(p.officer, a, one), schedule(p.manager, b, two)])
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409])
    const refusal = answers.find(({ error }) => error)!.error!
    expect(refusal.code).toBe('INTERVIEWER_IS_BUSY')
    expect(refusal.message.length).toBeLessThan(60)
    expect(refusal.errors?.[0]?.message).toContain('Nadia Brandt')
  })

  test('says what is wrong by its field', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const body = await plan(p.officer, id, [interviewer], { day: anotherDay() })
    const fieldOf = async (more: object) => (await schedule(p.officer, id, { ...body, ...more })).error?.errors?.[0]?.field
    expect(await fieldOf({ endTime: '09:00' })).toBe('endTime')
    expect(await fieldOf({ zone: 'Nowhere' })).toBe('zone')
    expect(await fieldOf({ interviewerIds: [999_999] })).toBe('interviewerIds')
    expect(await fieldOf({ processRequisitionStepsId: 999_999 })).toBe('processRequisitionStepsId')
    expect(await fieldOf({ link: 'javascript:alert(1)' })).toBe('link')
  })
})

describe('an interview', () => {
  test('opens the candidate to its interviewer, who gives feedback that counts as a review', async () => {
    const id = await apply(p.officer, p.requisitionId)
    expect((await p.employee.recruitment.GET('/application/{id}', { params: { path: { id } } })).response.status).toBe(404)
    const manager = await accountId(t, 'manager@threshold.test')
    const { responseData } = must(await schedule(p.officer, id, await plan(p.officer, id, [interviewer, manager])))
    await letItPass(t, responseData.id)
    expect((await read(p.employee, id)).applicant.expectedSalary).toBeNull()
    const path = { params: { path: { interviewId: responseData.id } } }
    const give = (who: typeof p.officer, value: 'YES' | 'NO') =>
      who.recruitment.POST('/interview/add-feedback/{interviewId}', { ...path, body: { value, comment: 'Calm under pressure' } })
    expect((await give(p.officer, 'YES')).response.status).toBe(403)
    must(await give(p.employee, 'YES'))
    expect(await onlyInterview(id)).toMatchObject({ status: 'held' })
    const seenByManager = await onlyInterview(id, p.manager)
    expect(seenByManager.interviewers.find((one) => one.id === interviewer)!.feedback).toBeNull()
    must(await give(p.manager, 'NO'))
    expect(await onlyInterview(id)).toMatchObject({ status: 'assessed' })
    expect((await read(p.officer, id)).reviewScore).toBe(50)
    expect((await give(p.manager, 'YES')).response.status).toBe(409)
  })

  test('cannot be held before it begins', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const { responseData } = must(await schedule(p.officer, id, await plan(p.officer, id, [interviewer], { day: anotherDay() })))
    const early = await p.employee.recruitment.POST('/interview/add-feedback/{interviewId}', {
      params: { path: { interviewId: responseData.id } },
      body: { value: 'YES', comment: 'Early' },
    })
    expect([early.response.status, early.error?.message]).toEqual([409, 'The interview has not begun yet.'])
  })

  test('can be moved and cancelled; a cancelled day is free again', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const day = anotherDay()
    const body = await plan(p.officer, id, [interviewer], { day })
    const { responseData } = must(await schedule(p.officer, id, body))
    const path = { params: { path: { interviewId: responseData.id } } }
    must(await p.officer.recruitment.POST('/interview/update/{interviewId}', { ...path, body: { ...body, startTime: '14:00', endTime: '15:00', version: 1 } }))
    expect((await p.officer.recruitment.POST('/interview/update/{interviewId}', { ...path, body: { ...body, version: 1 } })).error?.code).toBe('STALE_VERSION')
    const gone = must(
      await p.officer.recruitment.DELETE('/interview/{interviewId}', { params: { path: { interviewId: responseData.id }, query: { version: 2 } } }),
    )
    expect(gone.message).toBe('deleted')
    must(await schedule(p.officer, id, body))
    const events = await t.db.execute(
      sql`select event from outbox where application_id = ${id} and event like 'INTERVIEW%' and event <> 'INTERVIEW_PANEL' order by id`,
    )
    expect(events.rows.map((row) => row.event)).toEqual(['INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_SCHEDULED'])
  })

  test('is cancelled when its application is rejected', async () => {
    const id = await apply(p.officer, p.requisitionId)
    must(await schedule(p.officer, id, await plan(p.officer, id, [interviewer], { day: anotherDay() })))
    const { version } = await read(p.officer, id)
    must(await p.officer.recruitment.POST('/application/change-status', { body: { id, status: 'rejected', reason: 'Not a fit', version } }))
    expect((await onlyInterview(id)).status).toBe('cancelled')
    const lock = must(await p.officer.recruitment.GET('/application/is-requisition-update-locked/{id}', { params: { path: { id } } }))
    expect(lock.data).toEqual({ interviewExists: false, statusIsNewApplication: false })
  })
})
