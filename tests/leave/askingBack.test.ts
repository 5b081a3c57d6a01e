import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { remindOfLeave } from '../../server/leave/requests/takeLeave.ts'
import { leaveRequestDays, leaveRequests } from '../../server/tables/leave.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog, statusHistory } from '../../server/tables/platform.ts'
import { type TestApp, testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'
import { give, kindNamed, mondayIn, plus, worker } from './people.ts'

const QUESTION = 'Could it be a week later? Two of us are away then.'
let t: TestApp
let boss: Awaited<ReturnType<typeof worker>>
let weeks = 5
beforeAll(async () => {
  t = await testApp()
  boss = await worker(t)
})

/** Somebody has asked for a week, and whoever leads them has asked back. */
async function questioned() {
  const person = await worker(t, { managerId: boss.id })
  await give(t, person.id, 'Annual leave, four weeks', '2024-01-15')
  const [me, chief] = [await person.as(), await boss.as()]
  weeks += 4
  const firstDay = mondayIn(weeks)
  const body = { kindId: await kindNamed(t, 'Annual leave'), firstDay, lastDay: plus(firstDay, 4), note: 'The sea' }
  const asked = must(await me.hr.POST('/leave/request', { body })).data
  const ask = { id: asked.id, status: 'questioned' as const, version: asked.version }
  const request = must(await chief.hr.POST('/leave/request/change-status', { body: { ...ask, reason: QUESTION } })).data
  return { person, me, chief, asked, request, ...body }
}
const mails = async (event: string, to: string) =>
  t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.event, event), eq(outbox.toEmail, to)))
    .orderBy(outbox.id)
const notices = async (who: string) => must(await (await t.as(who)).recruitment.GET('/notification')).responseDataList
const historyOf = async (id: number) =>
  (
    await t.db
      .select()
      .from(statusHistory)
      .where(and(eq(statusHistory.entity, 'leaveRequest'), eq(statusHistory.entityId, id)))
      .orderBy(statusHistory.id)
  ).map(({ event, toStatus, reason }) => [event, toStatus, reason])

describe('a question about a request for leave', () => {
  test('reaches the person by mail and bell, and waits no longer for whoever asked it', async () => {
    const { person, asked, request } = await questioned()
    expect(request).toMatchObject({ status: 'questioned', question: QUESTION, reply: null, reason: null, note: 'The sea' })
    expect((await mails('LEAVE_QUESTIONED', person.email)).map(({ body }) => body.includes(QUESTION))).toEqual([true])
    expect((await notices(person.email)).find(({ kind }) => kind === 'leaveQuestioned')).toMatchObject({ id: asked.id, detail: QUESTION })
    expect((await notices(boss.email)).some(({ id, kind }) => id === asked.id && kind === 'leaveToAnswer')).toBe(false)
    const chief = await boss.as()
    const list = must(await chief.hr.GET('/leave/to-answer')).responseDataList
    expect(list.some((one) => one.request.id === asked.id)).toBe(true)
    await t.db
      .update(leaveRequests)
      .set({ askedAt: new Date(Date.now() - 20 * 86_400_000) })
      .where(eq(leaveRequests.id, asked.id))
    const before = (await mails('LEAVE_ASKED', boss.email)).length
    await remindOfLeave(t.app)
    expect(await mails('LEAVE_ASKED', boss.email)).toHaveLength(before)
  })

  test('is answered, and whoever asked it is told by mail and bell and decides', async () => {
    const { me, chief, asked, request } = await questioned()
    const reply = 'The flights are booked'
    const answered = must(
      await me.hr.POST('/leave/request/change-status', { body: { id: asked.id, status: 'asked', version: request.version, reason: reply } }),
    ).data
    expect(answered).toMatchObject({ status: 'asked', question: QUESTION, reply, firstDay: asked.firstDay })
    expect((await mails('LEAVE_REPLIED', boss.email)).some(({ body }) => body.includes(reply))).toBe(true)
    const told = (await notices(boss.email)).find(({ id, kind }) => id === asked.id && kind === 'leaveReplied')
    expect(told?.detail).toContain(reply)
    must(await chief.hr.POST('/leave/request/change-status', { body: { id: asked.id, status: 'approved', version: answered.version } }))
    expect(await historyOf(asked.id)).toEqual([
      ['begin', 'asked', null],
      ['askBack', 'questioned', QUESTION],
      ['answer', 'asked', reply],
      ['approve', 'approved', null],
    ])
  })

  test('is answered with other days, which are priced and checked as if the old ones were free', async () => {
    const { me, asked, request, kindId, firstDay } = await questioned()
    const other = { kindId, firstDay: plus(firstDay, 1), lastDay: plus(firstDay, 2) }
    const priced = must(await me.hr.POST('/leave/preview', { body: { ...other, requestId: asked.id } })).data
    expect(priced.problems).toEqual([])
    expect(must(await me.hr.POST('/leave/preview', { body: other })).data.problems.map(({ code }) => code)).toEqual(['OVERLAP'])
    const call = (note: string) =>
      me.hr.POST('/leave/request/answer/{id}', { params: { path: { id: asked.id } }, body: { ...other, note, version: request.version } })
    expect((await call('   ')).error?.errors).toMatchObject([{ field: 'note' }])
    const { data } = must(await call('Two days are enough'))
    expect(data).toMatchObject({ status: 'asked', reply: 'Two days are enough', minutes: priced.minutes, days: 2, firstDay: other.firstDay, note: 'The sea' })
    const days = await t.db.select().from(leaveRequestDays).where(eq(leaveRequestDays.requestId, asked.id))
    expect(
      days
        .filter(({ live }) => live)
        .map(({ day }) => day)
        .sort(),
    ).toEqual([other.firstDay, other.lastDay])
    const log = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'leaveRequest'), eq(auditLog.entityId, asked.id), eq(auditLog.action, 'change')))
    expect(log.map(({ before, after }) => [before, after])).toMatchObject([[{ firstDay: asked.firstDay }, { firstDay: other.firstDay }]])
  })

  test('leaves the request as it was where the other days cannot be', async () => {
    const { me, asked, request, kindId, firstDay } = await questioned()
    const never = { kindId, firstDay, lastDay: plus(firstDay, 300), note: 'All year', version: request.version }
    const refused = await me.hr.POST('/leave/request/answer/{id}', { params: { path: { id: asked.id } }, body: never })
    expect(refused.error).toMatchObject({ code: 'LEAVE_BALANCE' })
    const still = must(await me.hr.GET('/leave/request/{id}', { params: { path: { id: asked.id } } })).data
    expect(still).toMatchObject({ status: 'questioned', lastDay: asked.lastDay, version: request.version, reply: null })
  })

  test('is asked by nobody but who answers the request, answered by nobody but who made it, and needs words', async () => {
    const { me, chief, asked, request } = await questioned()
    const change = (who: typeof me, status: 'asked' | 'questioned', reason?: string) =>
      who.hr.POST('/leave/request/change-status', { body: { id: asked.id, status, version: request.version, ...(reason ? { reason } : {}) } })
    expect((await change(chief, 'asked', 'Never mind')).response.status).toBe(403)
    expect((await change(me, 'asked')).error?.errors).toMatchObject([{ field: 'reason' }])
    const days = { kindId: asked.kindId!, firstDay: asked.firstDay, lastDay: asked.lastDay, note: 'Mine', version: request.version }
    const path = { id: asked.id }
    expect((await chief.hr.POST('/leave/request/answer/{id}', { params: { path }, body: days })).response.status).toBe(403)
    expect((await (await (await worker(t)).as()).hr.POST('/leave/request/answer/{id}', { params: { path }, body: days })).response.status).toBe(404)
    must(await me.hr.POST('/leave/request/change-status', { body: { id: asked.id, status: 'withdrawn', version: request.version } }))
    expect((await me.hr.POST('/leave/request/answer/{id}', { params: { path }, body: { ...days, version: request.version + 1 } })).response.status).toBe(409)
  })
})
