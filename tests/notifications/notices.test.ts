import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendMail } from '../../server/mail/sendMail.ts'
import { interviews } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { noticeReads } from '../../server/tables/platform.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { accountId, apply, moveTo, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { answer, changeStatus, completeDraft, dayFromNow } from '../requisitions/raise.ts'

const t = await testApp()
const { items, employee, manager, officer, requisitionId } = await openPosition(t)
type Who = typeof officer
const notices = async (who: Who) => must(await who.recruitment.GET('/notification')).responseDataList
const of = async (who: Who, kind: string) => (await notices(who)).filter((one) => one.kind === kind)
const read = async (who: Who, some: string[]) => (await who.recruitment.POST('/notification/read', { body: { notices: some } })).response.status

describe('notices', () => {
  test('an approval stands there while it is this person’s turn, and keeps that it was read', async () => {
    expect(await of(manager, 'approval')).toEqual([])
    const id = await completeDraft(employee, items)
    must(await employee.recruitment.POST('/approval/add_approver', { body: { requisitionId: id, accountId: await accountId(t, 'manager@threshold.test') } }))
    must(await changeStatus(employee, id, 'SB'))
    const [asked] = await of(manager, 'approval')
    expect(asked).toMatchObject({ id, read: false, title: 'Ward clerk' })
    expect(await of(officer, 'approval')).toEqual([])
    expect(await read(manager, [asked!.notice])).toBe(200)
    expect(await read(manager, [asked!.notice])).toBe(200)
    expect(await of(manager, 'approval')).toMatchObject([{ id, read: true }])
    must(await answer(manager, id, 'declined', 'Not this year'))
    expect(await of(manager, 'approval')).toEqual([])
  })

  test('feedback is due after the interview, from each interviewer who has not given it', async () => {
    const applicationId = await apply(officer, requisitionId, items)
    const interviewer = await accountId(t, 'employee@threshold.test')
    const { id } = must(await schedule(officer, applicationId, await plan(officer, applicationId, [interviewer]))).responseData
    expect(await of(employee, 'feedback')).toEqual([])
    const [from, to] = [new Date(Date.now() - 7_200_000), new Date(Date.now() - 3_600_000)]
    await t.db.update(interviews).set({ startsAt: from, endsAt: to }).where(eq(interviews.id, id))
    expect(await of(employee, 'feedback')).toMatchObject([{ id: applicationId, title: expect.stringMatching(/^Sofia Reyes/), read: false }])
    expect(await of(officer, 'feedback')).toEqual([])
    const body = { value: 'YES', comment: 'Calm and clear' } as const
    must(await employee.recruitment.POST('/interview/add-feedback/{interviewId}', { params: { path: { interviewId: id } }, body }))
    expect(await of(employee, 'feedback')).toEqual([])
  })

  test('a message that failed is told to HR only; failing again is new again', async () => {
    const dedupe = randomUUID()
    const text = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }
    await t.db.transaction((tx) => sendMail(t.app, tx, { event: 'WELCOME', to: 'ana@sample.example', toName: 'Ana', ...text, dedupe }))
    await t.db.update(outbox).set({ status: 'failed', reason: 'The mail server could not be reached.' }).where(eq(outbox.dedupe, dedupe))
    const [failed] = await of(officer, 'message')
    expect(failed).toMatchObject({ title: 'Ana', detail: 'The mail server could not be reached.', read: false })
    expect(await of(employee, 'message')).toEqual([])
    await read(officer, [failed!.notice])
    expect(await of(officer, 'message')).toMatchObject([{ read: true }])
    expect(await of(manager, 'message')).toMatchObject([{ read: false }])
    await t.db
      .update(outbox)
      .set({ version: sql`${outbox.version} + 1` })
      .where(eq(outbox.dedupe, dedupe))
    expect(await of(officer, 'message')).toMatchObject([{ read: false }])
  })

  test('only what is there for a person is kept as read', async () => {
    const [mine] = await of(officer, 'message')
    const before = await t.db.$count(noticeReads)
    expect(await read(employee, [mine!.notice, 'approval:1:1', 'x'])).toBe(200)
    expect(await t.db.$count(noticeReads)).toBe(before)
  })
})

describe('what waits beside the entries of the menu', () => {
  const waiting = async (who: Who) => must(await who.recruitment.GET('/notification')).waiting

  test('is told to recruiters, and to nobody else', async () => {
    expect(await waiting(employee)).toEqual({ applications: null, letters: null })
    expect(await waiting(manager)).toEqual(await waiting(officer))
  })

  test('is an application until somebody has looked at it, and a selected candidate until the letter is out', async () => {
    const before = await waiting(officer)
    const id = await apply(officer, requisitionId, items)
    expect(await waiting(officer)).toEqual({ ...before, applications: before.applications! + 1 })
    await moveTo(officer, id, 'screening')
    expect(await waiting(officer)).toEqual(before)
    await moveTo(officer, id, 'selected')
    expect(await waiting(officer)).toEqual({ ...before, letters: before.letters! + 1 })
    await moveTo(officer, id, 'withdrawn', 'Found another position')
    expect(await waiting(officer)).toEqual(before)
  })
})

test('expired requisitions are counted for whoever sees them, until they get a later date', async () => {
  await t.person('another@threshold.test', ['Employee'])
  const everybody = [employee, manager, officer, await t.as('another@threshold.test')]
  const counted = () => Promise.all(everybody.map(async (who) => must(await who.recruitment.GET('/notification')).expired))
  expect(await counted()).toEqual([0, 0, 0, 0])
  const id = await completeDraft(employee, items)
  await t.db
    .update(requisitions)
    .set({ startDate: dayFromNow(-20), endDate: dayFromNow(-3) })
    .where(eq(requisitions.id, id))
  expect(await counted()).toEqual([1, 1, 1, 0])
  const { version } = must(await employee.recruitment.GET('/job_position/expired')).responseDataList.find((one) => one.id === id)!
  must(await employee.recruitment.POST('/job_position/extend/{id}', { params: { path: { id } }, body: { endDate: dayFromNow(40), version } }))
  expect(await counted()).toEqual([0, 0, 0, 0])
})
