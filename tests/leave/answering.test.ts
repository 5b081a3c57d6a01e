import { and, eq, ne, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { remindOfLeave } from '../../server/leave/requests/takeLeave.ts'
import { accounts } from '../../server/tables/accounts.ts'
import { employees } from '../../server/tables/employees.ts'
import { leaveLedger } from '../../server/tables/leave.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog, statusHistory } from '../../server/tables/platform.ts'
import { type TestApp, testApp } from '../app.ts'
import { pdf, upload } from '../employees/onTheWay.ts'
import { must } from '../lifecycles/driver.ts'
import { dayFromNow, give, kindNamed, mondayIn, plus, worker } from './people.ts'

const ANNUAL = 'Annual leave, four weeks'
const REASON = 'Nobody else could answer this request.'
const mailsTo = (t: TestApp, email: string) => t.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id)
const noticesOf = async (t: TestApp, who: string, kind: string) =>
  must(await (await t.as(who)).recruitment.GET('/notification')).responseDataList.filter((one) => one.kind === kind)

/** A manager who works here as well, and is led by nobody. */
async function manager(t: TestApp, name: string) {
  const person = await worker(t, { name })
  await t.db
    .update(accounts)
    .set({ roles: ['Recruitment Manager'] })
    .where(eq(accounts.email, person.email))
  await give(t, person.id, ANNUAL, '2024-01-15')
  return person
}

describe('a recruitment manager who is the only one', () => {
  const ask = async (t: TestApp, email: string, weeks: number) => {
    const day = mondayIn(weeks)
    return must(await (await t.as(email)).hr.POST('/leave/request', { body: { kindId: await kindNamed(t, 'Annual leave'), firstDay: day, lastDay: day } })).data
  }
  const leaveAlone = (t: TestApp, email: string) =>
    t.db
      .update(accounts)
      .set({ status: 'disabled' })
      .where(and(sql`'Recruitment Manager' = any(${accounts.roles})`, ne(accounts.email, email)))

  test('has the own request approved at once, with the reason in history and audit log', async () => {
    const t = await testApp()
    const { email, id: employeeId } = await manager(t, 'Solo')
    // As long as somebody else can answer, it waits.
    expect(await ask(t, email, 8)).toMatchObject({ status: 'asked', toAnswer: false })
    await leaveAlone(t, email)
    const request = await ask(t, email, 9)
    expect(request).toMatchObject({ status: 'approved', reason: REASON, answeredBy: 'Solo Sample' })
    const about = and(eq(statusHistory.entity, 'leaveRequest'), eq(statusHistory.entityId, request.id))
    const history = await t.db.select().from(statusHistory).where(about).orderBy(statusHistory.id)
    expect(history.map(({ toStatus, reason }) => [toStatus, reason])).toEqual([
      ['asked', null],
      ['approved', REASON],
    ])
    const log = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'leaveRequest'), eq(auditLog.entityId, request.id)))
    expect(log.some(({ reason, actorName }) => reason === REASON && actorName === 'Solo Sample')).toBe(true)
    const entries = await t.db
      .select()
      .from(leaveLedger)
      .where(and(eq(leaveLedger.employeeId, employeeId), eq(leaveLedger.requestId, request.id)))
    expect(entries.map(({ minutes, cause }) => [minutes, cause])).toEqual([[-456, 'TAKEN']])
    expect((await mailsTo(t, email)).filter(({ event }) => event === 'LEAVE_ASKED')).toEqual([])
  })

  test('is refused as anybody else where the balance is not enough, and what was asked before is approved at the reminder', async () => {
    const t = await testApp()
    const { email } = await manager(t, 'Solo')
    const waiting = await ask(t, email, 8)
    await leaveAlone(t, email)
    const me = await t.as(email)
    const firstDay = mondayIn(10)
    const body = { kindId: await kindNamed(t, 'Annual leave'), firstDay, lastDay: plus(firstDay, 300) }
    expect((await me.hr.POST('/leave/request', { body })).error).toMatchObject({ code: 'LEAVE_BALANCE' })
    await t.db.execute(sql`update leave_requests set asked_at = now() - interval '10 days' where id = ${waiting.id}`)
    await remindOfLeave(t.app)
    expect(must(await me.hr.GET('/leave/request/{id}', { params: { path: { id: waiting.id } } })).data).toMatchObject({ status: 'approved', reason: REASON })
  })

  test('answers for everybody else as before, and nobody but managers is approved by being alone', async () => {
    const t = await testApp()
    await t.db
      .update(accounts)
      .set({ status: 'disabled' })
      .where(and(sql`'Recruitment Manager' = any(${accounts.roles})`, ne(accounts.email, 'manager@threshold.test')))
    const person = await worker(t)
    await give(t, person.id, ANNUAL, '2024-01-15')
    expect(await ask(t, person.email, 8)).toMatchObject({ status: 'asked' })
  })
})

test('a substitute opens the certificate of a request as long as it waits for them, and no other', async () => {
  const t = await testApp()
  const boss = await worker(t)
  const deputy = await worker(t)
  const person = await worker(t, { managerId: boss.id })
  await give(t, person.id, ANNUAL, '2024-01-15')
  const me = await person.as()
  const firstDay = mondayIn(17)
  const { id, version } = must(await me.hr.POST('/leave/request', { body: { kindId: await kindNamed(t, 'Annual leave'), firstDay, lastDay: firstDay } })).data
  const fileId = await upload(t, await t.tokenOf(person.email), await pdf('certificate'))
  const held = must(await me.hr.POST('/leave/request/certificate/{id}', { params: { path: { id } }, body: { fileId, version } })).data
  const read = async (who: string) => {
    const answer = await fetch(`${t.address}/api/v1/file/${fileId}`, { headers: { authorization: `Bearer ${await t.tokenOf(who)}` } })
    await answer.arrayBuffer()
    return answer.status
  }
  expect(await read(deputy.email)).toBe(404)
  const chiefs = await boss.as()
  must(await chiefs.hr.POST('/leave/substitute', { body: { substituteId: deputy.id, fromDay: dayFromNow(-1), toDay: dayFromNow(3) } }))
  expect([await read(deputy.email), await read(boss.email)]).toEqual([200, 200])
  expect(await noticesOf(t, deputy.email, 'leaveToAnswer')).toMatchObject([{ id }])
  const deputies = await deputy.as()
  must(await deputies.hr.POST('/leave/request/change-status', { body: { id, status: 'approved', version: held.version } }))
  // It was answered: the file is no longer the substitute's business, and still the manager's.
  expect([await read(deputy.email), await read(boss.email)]).toEqual([404, 200])
  expect(await noticesOf(t, deputy.email, 'leaveToAnswer')).toEqual([])
  expect(await noticesOf(t, person.email, 'leaveAnswered')).toMatchObject([{ id }])
})

test('of a kind that HR answers, a substitute opens no certificate', async () => {
  const t = await testApp()
  const [boss, deputy] = [await worker(t), await worker(t)]
  const person = await worker(t, { managerId: boss.id })
  await give(t, person.id, ANNUAL, '2024-01-15')
  const kindId = await kindNamed(t, 'Annual leave')
  await t.db.execute(sql`update leave_kinds set approved_by_hr = true where id = ${kindId}`)
  const firstDay = mondayIn(17)
  const fileId = await upload(t, await t.tokenOf(person.email), await pdf('certificate'))
  must(await (await person.as()).hr.POST('/leave/request', { body: { kindId, firstDay, lastDay: firstDay, certificateId: fileId } }))
  must(await (await boss.as()).hr.POST('/leave/substitute', { body: { substituteId: deputy.id, fromDay: dayFromNow(-1), toDay: dayFromNow(3) } }))
  const answer = await fetch(`${t.address}/api/v1/file/${fileId}`, { headers: { authorization: `Bearer ${await t.tokenOf(deputy.email)}` } })
  await answer.arrayBuffer()
  expect(answer.status).toBe(404)
})

test('HR finds everybody who leads somebody, and looks at their team; others do not', async () => {
  const t = await testApp()
  const boss = await worker(t, { name: 'Leaderly' })
  const follower = await worker(t, { name: 'Followly', managerId: boss.id })
  const hr = await t.as('manager')
  const leaders = async () => must(await hr.hr.GET('/leave/colleague', { params: { query: { search: 'ly Sample', leading: true } } })).responseDataList
  expect((await leaders()).map(({ employeeId }) => employeeId)).toEqual([boss.id])
  const query = { from: dayFromNow(1), to: dayFromNow(7), managerId: boss.id }
  const seen = must(await hr.hr.GET('/leave/calendar', { params: { query } })).data
  expect([seen.teamName, seen.people.map(({ employeeId }) => employeeId)]).toEqual(['Leaderly Sample', [follower.id]])
  expect((await (await follower.as()).hr.GET('/leave/calendar', { params: { query } })).response.status).toBe(404)
  await t.db.update(employees).set({ status: 'ended' }).where(eq(employees.id, follower.id))
  expect(await leaders()).toEqual([])
})

test('a correction is told once, by mail and as a notice, with its reason; the own one is not', async () => {
  const t = await testApp()
  const person = await worker(t, { name: 'Corrected' })
  await give(t, person.id, ANNUAL, '2024-01-15')
  const kindId = await kindNamed(t, 'Annual leave')
  const hr = await t.as('manager')
  const body = { employeeId: person.id, kindId, day: '2026-06-01', minutes: -456, reason: 'A day was entered twice' }
  const header = { 'Idempotency-Key': 'leave-correction-told-once' }
  must(await hr.hr.POST('/leave/correction', { params: { header }, body }))
  must(await hr.hr.POST('/leave/correction', { params: { header }, body }))
  const mails = (await mailsTo(t, person.email)).filter(({ event }) => event === 'LEAVE_CORRECTED')
  expect(mails.map(({ subject }) => subject)).toEqual(['Your balance of Annual leave was corrected'])
  expect(mails[0]!.body).toContain('7 h 36 min less, from 1 June 2026')
  expect(mails[0]!.body).toContain('A day was entered twice')
  expect(await noticesOf(t, person.email, 'leaveCorrected')).toMatchObject([{ id: kindId, title: 'Annual leave', detail: 'A day was entered twice' }])
  const boss = await manager(t, 'Ownly')
  must(await (await t.as(boss.email)).hr.POST('/leave/correction', { body: { ...body, employeeId: boss.id } }))
  expect((await mailsTo(t, boss.email)).filter(({ event }) => event === 'LEAVE_CORRECTED')).toEqual([])
  expect(await noticesOf(t, boss.email, 'leaveCorrected')).toEqual([])
})
