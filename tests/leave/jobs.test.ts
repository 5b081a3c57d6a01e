import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postDueLeave } from '../../server/leave/ledger/postEntries.ts'
import { remindOfLeave, takeLeaveThatIsOver } from '../../server/leave/requests/takeLeave.ts'
import { todayIn } from '../../server/platform/days.ts'
import { employees } from '../../server/tables/employees.ts'
import { leaveAccounts, leaveAssignments, leaveLedger, leaveRequests } from '../../server/tables/leave.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { showLeaveInStatus } from '../../server/workflows/leave/showInStatus.ts'
import { testApp } from '../app.ts'
import { column, must } from '../lifecycles/driver.ts'
import { give, kindNamed, mondayIn, plus, policyNamed, worker } from './people.ts'

const t = await testApp()
const manager = await t.as('manager')
const annual = await kindNamed(t, 'Annual leave')
const today = todayIn(t.app.settings)
const sumOf = async (employeeId: number, on = '2199-12-31') => {
  const { rows } = await t.db.execute<{ sum: number }>(
    sql`select coalesce(sum(minutes), 0)::int as sum from leave_ledger where employee_id = ${employeeId} and kind_id = ${annual} and day <= ${on}`,
  )
  return rows[0]!.sum
}

test('several processes and runs that broke off post each accrual, expiry and carry-over once', async () => {
  const policy = {
    name: 'Expiring',
    kindId: annual,
    year: 'CALENDAR',
    grant: 'MONTHLY',
    timing: 'END',
    minutesPerYear: 9120,
    fullTimeMinutes: 2280,
    partTimeShare: true,
  } as const
  const more = { capMinutes: null, carryMinutes: 1000, carryMonths: 3, steps: [] }
  must(await manager.hr.POST('/leave/policy', { body: { ...policy, ...more } }))
  const policyId = await policyNamed(t, 'Expiring')
  const people = await Promise.all(Array.from({ length: 6 }, () => worker(t, { since: '2023-02-01' })))
  for (const { id } of people) {
    await t.db.insert(leaveAssignments).values({ employeeId: id, kindId: annual, policyId, fromDay: '2023-02-01' })
    await t.db.insert(leaveAccounts).values({ employeeId: id, kindId: annual })
  }
  const runs = () => Promise.all([1, 2, 3, 4].map(() => postDueLeave(t.app)))
  await runs()
  const first = await Promise.all(people.map(({ id }) => sumOf(id)))
  // As if a process had ended after the entries and before it had noted how far it had come.
  await t.db.update(leaveAccounts).set({ postedTo: null }).where(eq(leaveAccounts.employeeId, people[0]!.id))
  await t.db.update(leaveAccounts).set({ postedTo: '2024-05-05' }).where(eq(leaveAccounts.employeeId, people[1]!.id))
  await runs()
  expect(await Promise.all(people.map(({ id }) => sumOf(id)))).toEqual(first)
  const { rows } = await t.db.execute<{ causes: string }>(
    sql`select string_agg(distinct cause, ' ' order by cause) as causes from leave_ledger where employee_id = ${people[0]!.id}`,
  )
  expect(rows[0]!.causes).toBe('ACCRUED CARRIED EXPIRED')
  // All six had the same.
  expect(new Set(first).size).toBe(1)
})

test("year's end can be looked at before, and run again without effect", async () => {
  const { id } = await worker(t, { since: '2024-01-01' })
  await give(t, id, 'Study leave, five days a year', '2024-01-01').catch(() => undefined)
  const on = `${Number(today.slice(0, 4)) + 1}-01-01`
  const preview = must(await manager.hr.GET('/leave/year-end/preview', { params: { query: { on } } }))
  const own = preview.responseDataList.filter(({ employeeId }) => employeeId === id)
  expect(own.map(({ cause, minutes, day }) => [cause, minutes, day])).toEqual([
    ['EXPIRED', -2280, on],
    ['CARRIED', 0, on],
  ])
  const ahead = await manager.hr.POST('/leave/year-end/run', { body: { on } })
  expect(ahead.response.status).toBe(400)
  must(await manager.hr.POST('/leave/year-end/run', { body: { on: today } }))
  const before = (await t.db.select().from(leaveLedger)).length
  expect(must(await manager.hr.POST('/leave/year-end/run', { body: { on: today } })).data.posted).toBe(0)
  expect((await t.db.select().from(leaveLedger)).length).toBe(before)
})

test('whoever answers is reminded once, by however many processes', async () => {
  const chief = await worker(t)
  const { id, as } = await worker(t, { managerId: chief.id })
  await give(t, id, 'Annual leave, four weeks', '2024-01-15')
  const day = mondayIn(25)
  const request = must(await (await as()).hr.POST('/leave/request', { body: { kindId: annual, firstDay: day, lastDay: day } })).data
  await t.db
    .update(leaveRequests)
    .set({ askedAt: new Date(Date.now() - 9 * 86_400_000) })
    .where(eq(leaveRequests.id, request.id))
  for (let round = 0; round < 2; round++) await Promise.all([remindOfLeave(t.app), remindOfLeave(t.app), remindOfLeave(t.app)])
  const mails = await t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.toEmail, chief.email), eq(outbox.event, 'LEAVE_ASKED')))
  expect(mails.map(({ dedupe }) => dedupe.split(':')[2]).toSorted()).toEqual(['first', 'reminder'])
})

test('leave shows in the status while it lasts, and was taken when it is over', async () => {
  const { id } = await worker(t)
  const kindId = await kindNamed(t, 'Unpaid leave')
  const firstDay = plus(today, -8)
  const body = { employeeId: id, kindId, firstDay, lastDay: plus(today, 8) }
  const { id: requestId, version } = must(await manager.hr.POST('/leave/request', { body })).data
  must(await manager.hr.POST('/leave/request/change-status', { body: { id: requestId, status: 'approved', version } }))
  await Promise.all([showLeaveInStatus(t.app), showLeaveInStatus(t.app)])
  expect(await column(t, 'employees', id)).toBe('on leave')
  const later = new Date(Date.now() + 10 * 86_400_000)
  await showLeaveInStatus(t.app, later)
  expect(await column(t, 'employees', id)).toBe('active')
  await t.db.execute(sql`update leave_requests set first_day = first_day - 30, last_day = last_day - 30 where id = ${requestId}`)
  await Promise.all([takeLeaveThatIsOver(t.app), takeLeaveThatIsOver(t.app)])
  expect(await column(t, 'leave_requests', requestId)).toBe('taken')
})

test('the end of employment withdraws, gives back, posts what was earned and leaves nothing', async () => {
  const { id, as } = await worker(t)
  await give(t, id, 'Annual leave, four weeks', '2024-01-15')
  const me = await as()
  const [one, other] = [mondayIn(10), mondayIn(12)]
  const asked = must(await me.hr.POST('/leave/request', { body: { kindId: annual, firstDay: one, lastDay: one } })).data
  const planned = must(await me.hr.POST('/leave/request', { body: { kindId: annual, firstDay: other, lastDay: plus(other, 4) } })).data
  must(await manager.hr.POST('/leave/request/change-status', { body: { id: planned.id, status: 'approved', version: planned.version } }))
  const version = Number(await column(t, 'employees', id, 'version'))
  must(await manager.recruitment.POST('/employee/change-status', { body: { id, status: 'ended', version } }))
  expect([await column(t, 'leave_requests', asked.id), await column(t, 'leave_requests', planned.id)]).toEqual(['withdrawn', 'cancelled'])
  expect([await sumOf(id, today), await sumOf(id)]).toEqual([0, 0])
  const { rows } = await t.db.execute<{ cause: string; day: string }>(
    sql`select cause, day::text as day from leave_ledger where employee_id = ${id} and once like 'end:%'`,
  )
  const [employee] = await t.db.select().from(employees).where(eq(employees.id, id))
  expect(rows).toEqual([{ cause: 'PAID_OUT', day: employee!.endedOn }])
  // Nothing is earned afterwards, whatever day is looked at.
  expect(
    must(await manager.hr.GET('/leave/of-employee/{employeeId}', { params: { path: { employeeId: id }, query: { on: '2031-01-01' } } })).data.balances[0]!
      .minutes,
  ).toBe(0)
})

test('approved leave and holidays are no time to be asked for an interview', async () => {
  const { id, as } = await worker(t)
  const me = await as()
  const [employee] = await t.db.select().from(employees).where(eq(employees.id, id))
  const accountIds = [employee!.accountId]
  const monday = mondayIn(5)
  const places = must(await manager.hr.GET('/leave/place')).responseDataList
  const week = {
    employeeIds: [id],
    fromDay: '2024-01-15',
    minutes: [456, 456, 456, 456, 456, 0, 0],
    placeId: places.find(({ name }) => name === 'Victoria')!.id,
  }
  must(await manager.hr.POST('/leave/work-week', { body: week }))
  const isFree = async (day: string) => {
    const body = { accountIds, from: day, days: 1, zone: t.app.settings.timeZone, minutes: 60 }
    return must(await manager.recruitment.POST('/interview/free-times', { body })).data.slots.length > 0
  }
  const day = plus(monday, 2)
  expect(await isFree(day)).toBe(true)
  const kindId = await kindNamed(t, 'Unpaid leave')
  const { id: requestId, version } = must(await me.hr.POST('/leave/request', { body: { kindId, firstDay: day, lastDay: day } })).data
  expect(await isFree(day)).toBe(true)
  must(await manager.hr.POST('/leave/request/change-status', { body: { id: requestId, status: 'approved', version } }))
  expect([await isFree(day), await isFree(plus(day, 1))]).toEqual([false, true])
  const query = { placeId: week.placeId, year: Number(today.slice(0, 4)) + 1 }
  const labourDay = must(await manager.hr.GET('/leave/holiday', { params: { query } })).responseDataList.find(({ name }) => name === 'Labour Day')!.day
  expect([await isFree(labourDay), await isFree(plus(labourDay, 1))]).toEqual([false, true])
})
