import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter, momentOn, todayIn } from '../../server/platform/days.ts'
import { keepHouse } from '../../server/platform/jobs/housekeeping.ts'
import { defaultApprovers } from '../../server/tables/approvals.ts'
import { employees } from '../../server/tables/employees.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { tasks } from '../../server/tables/tasks.ts'
import { testApp } from '../app.ts'
import { accountId, apply, moveTo, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { count } from '../reports/naive.ts'
import { type World, world } from '../reports/worlds.ts'
import { writeWorld } from '../reports/writeWorld.ts'

const t = await testApp()
const where = { timeZone: 'Australia/Melbourne' }
const today = todayIn(where)
const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
const monday = daysAfter(today, -weekday)
const { officer, manager, requisitionId } = await openPosition(t)
await t.person('other.officer@sample.example', ['Recruitment Officer'])
const other = await t.as('other.officer@sample.example')
const dayOf = async (who: typeof officer, whose: 'own' | 'all') => must(await who.recruitment.GET('/day', { params: { query: { whose } } })).data

/** An interview that is on this day and at this time on the clock of its zone. */
async function held(day: string, time: string, zone: string) {
  const applicationId = await apply(officer, requisitionId)
  must(await moveTo(officer, applicationId, 'screening'))
  const interviewer = await accountId(t, 'employee@threshold.test')
  const { id } = must(
    await schedule(officer, applicationId, await plan(officer, applicationId, [interviewer], { day: daysAfter(today, 30 + held.count++) })),
  ).responseData
  const from = momentOn(day, time, zone).toISOString()
  await t.db.execute(
    sql`update interviews set day = ${day}, start_time = ${time}, zone = ${zone}, starts_at = ${from}, ends_at = ${from}::timestamptz + interval '10 minutes' where id = ${id}`,
  )
  return { id, applicationId }
}
held.count = 0

test('the week is that of the clock where an interview is, from Monday to Sunday, and of whom it is asked for', async () => {
  const inside = [
    await held(monday, '00:30', 'Pacific/Kiritimati'),
    await held(daysAfter(monday, 2), '10:00', 'Australia/Melbourne'),
    await held(daysAfter(monday, 6), '23:30', 'Pacific/Pago_Pago'),
  ]
  const outside = [await held(daysAfter(monday, -1), '23:30', 'Pacific/Pago_Pago'), await held(daysAfter(monday, 7), '00:30', 'Pacific/Kiritimati')]
  const cancelled = await held(daysAfter(monday, 3), '10:00', 'Australia/Melbourne')
  must(await officer.recruitment.DELETE('/interview/{interviewId}', { params: { path: { interviewId: cancelled.id }, query: { version: 1 } } }))
  const { week } = await dayOf(officer, 'own')
  expect(week.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((days) => daysAfter(monday, days)))
  const shown = week.map(({ interviews, total }) => [total, interviews.map(({ id }) => id)])
  expect(shown).toEqual([
    [1, [inside[0]!.id]],
    [0, []],
    [1, [inside[1]!.id]],
    [0, []],
    [0, []],
    [0, []],
    [1, [inside[2]!.id]],
  ])
  expect(outside.length).toBe(2)
  // Who neither owns the requisition nor arranged or holds an interview has none of their own.
  expect((await dayOf(other, 'own')).week.every(({ total }) => total === 0)).toBe(true)
  expect((await dayOf(other, 'all')).week).toEqual((await dayOf(officer, 'all')).week)
})

test('of a day with many interviews the first six are shown, and all are counted', async () => {
  const day = daysAfter(monday, 4)
  const ids: number[] = []
  for (const minute of ['00', '12', '24', '36', '48']) ids.push((await held(day, `08:${minute}`, 'UTC')).id)
  for (const minute of ['00', '12', '24']) ids.push((await held(day, `09:${minute}`, 'UTC')).id)
  const { week } = await dayOf(manager, 'all')
  expect([week[4]!.total, week[4]!.interviews.map(({ id }) => id)]).toEqual([8, ids.slice(0, 6)])
})

test('requisitions past their end date and those that end within two weeks say by how many days, the own ones by their owner', async () => {
  const days = [-40, -3, -1, 0, 7, 14, 15]
  const made: { id: number; left: number }[] = []
  const ownerId = await accountId(t, 'officer@threshold.test')
  for (const left of days) {
    const [row] = await t.db
      .insert(requisitions)
      .values({ positionTitle: `Sample ends ${left}`, ownerId, endDate: daysAfter(today, left), startDate: daysAfter(today, -60) })
      .returning()
    made.push({ id: row!.id, left })
  }
  const { expired, ending } = await dayOf(officer, 'own')
  const told = (list: typeof expired) => list.first.map(({ id, days: over }) => [id, over])
  const expected = (from: number, to: number) => made.filter(({ left }) => left >= from && left <= to).map(({ id, left }) => [id, left === 0 ? 0 : -left])
  expect([expired.total, told(expired)]).toEqual([3, expected(-100, -1)])
  expect([ending.total, told(ending).map(([id, over]) => [id, over === 0 ? 0 : over])]).toEqual([3, expected(0, 14)])
  await t.db
    .update(requisitions)
    .set({ ownerId: await accountId(t, 'manager@threshold.test') })
    .where(eq(requisitions.id, made[1]!.id))
  expect((await dayOf(officer, 'own')).expired.total).toBe(2)
})

test('fresh applications are shown to everybody, or to who answers for the requisition', async () => {
  const before = (await dayOf(manager, 'all')).fresh.total
  const id = await apply(officer, requisitionId)
  const all = (await dayOf(manager, 'all')).fresh
  expect([all.total, all.newest[0]?.applicationId]).toEqual([before + 1, id])
  const own = async (who: typeof officer) => (await dayOf(who, 'own')).fresh.newest.map(({ applicationId }) => applicationId)
  // What an employee has raised is left to all recruiters, and what a recruiter has is theirs.
  for (const who of [manager, officer, other]) expect(await own(who)).toContain(id)
  const ownerId = await accountId(t, 'other.officer@sample.example')
  await t.db.update(requisitions).set({ ownerId }).where(eq(requisitions.id, requisitionId))
  for (const who of [manager, officer]) expect(await own(who)).not.toContain(id)
  expect(await own(other)).toContain(id)
  await t.db
    .update(requisitions)
    .set({ ownerId: await accountId(t, 'employee@threshold.test') })
    .where(eq(requisitions.id, requisitionId))
})

test('e-mails that were not delivered are counted up to a thousand, and the newest are shown with why', async () => {
  const fail = (from: number, to: number) =>
    t.db.execute(sql`insert into outbox (event, to_email, to_name, subject, html, body, message_id, status, reason, dedupe)
      select 'applicationReceived', n || '@sample.example', 'Person ' || n, 'Sample subject', '', '', n || '@sample.example', 'failed', case when n % 2 = 0 then 'Sample reason' end, 'sample:' || n
      from generate_series(${from}::int, ${to}::int) n`)
  const failed = async () => (await dayOf(officer, 'own')).failed
  expect(await failed()).toEqual({ total: 0, more: false, first: [] })
  await fail(1, 7)
  const { total, more, first } = await failed()
  expect([total, more]).toEqual([7, false])
  expect(first.map(({ toName, text }) => [toName, text])).toEqual([7, 6, 5, 4, 3].map((n) => [`Person ${n}`, n % 2 === 0 ? 'Sample reason' : 'Sample subject']))
  await fail(8, 1000)
  expect(await failed()).toMatchObject({ total: 1000, more: false })
  await fail(1001, 1001)
  expect(await failed()).toMatchObject({ total: 1000, more: true, first: [{ toName: 'Person 1001' }, {}, {}, {}, {}] })
})

test('who begins within two weeks is shown with the open tasks, the earliest first', async () => {
  const before = (await dayOf(officer, 'all')).starting.total
  const accountOf = await accountId(t, 'employee@threshold.test')
  const ids: number[] = []
  for (const days of [-1, 0, 14, 15]) {
    const [row] = await t.db
      .insert(employees)
      .values({
        accountId: accountOf,
        status: 'active',
        approved: true,
        employmentStartDate: daysAfter(today, days),
        firstName: 'Sample',
        lastName: `Begins ${days}`,
      })
      .returning()
    ids.push(row!.id)
  }
  const task = { employeeId: ids[1]!, owner: 'MANAGER' as const }
  await t.db.insert(tasks).values([
    { ...task, name: 'Sample badge', dueOn: daysAfter(today, -2) },
    { ...task, name: 'Sample desk', dueOn: daysAfter(today, 2) },
  ])
  const { starting } = await dayOf(officer, 'all')
  expect(starting.total).toBe(before + 2)
  const first = starting.first.find(({ employeeId }) => employeeId === ids[1])
  expect(first).toMatchObject({ name: 'Sample Begins 0', days: 0, tasksOpen: 2, tasksOverdue: 1 })
  expect(starting.first.map(({ startDate }) => startDate)).toEqual(starting.first.map(({ startDate }) => startDate).toSorted())
})

test('the figures are those of the reports, and of a count over the raw history', async () => {
  const [from, to] = ['2024-03-01', '2024-08-31']
  const given = fc.sample(world, { seed: 7, numRuns: 400 }).reduce((best: World | null, one) => {
    const hires = (of: World | null) => (of ? count(of, from, to).hires.length : -1)
    return hires(one) > hires(best) ? one : best
  }, null)!
  await writeWorld(t.db, given, 1)
  const query = { from, to }
  const { data } = must(await manager.recruitment.GET('/day/figures', { params: { query } }))
  const report = async (name: 'pipeline' | 'timeInStage' | 'overview' | 'ageing') =>
    must(await manager.recruitment.GET('/report/{report}', { params: { path: { report: name }, query } })).data
  const tableIn = ({ tables }: Pick<typeof data, 'tables'>, key: string) => tables.find((one) => one.key === key)
  expect(tableIn(data, 'pipeline')).toEqual(tableIn(await report('pipeline'), 'pipeline'))
  expect(tableIn(data, 'timeInStage')).toEqual(tableIn(await report('timeInStage'), 'timeInStage'))
  expect(tableIn(data, 'ages')).toEqual(tableIn(await report('ageing'), 'ages'))
  const overview = await report('overview')
  for (const key of ['hired', 'timeToHire']) expect(data.figures.find((one) => one.key === key)).toEqual(overview.figures.find((one) => one.key === key))
  expect(data.figures.find(({ key }) => key === 'hired')?.value).toBe(count(given, from, to).hires.length)
  const officers = must(await officer.recruitment.GET('/day/figures', { params: { query } })).data
  expect(officers.tables).toEqual(data.tables.filter(({ key }) => key !== 'ages'))
  const wrong = await officer.recruitment.GET('/day/figures', { params: { query: { from: to, to: from } } })
  expect(wrong.error).toMatchObject({ errors: [{ field: 'to' }] })
})

test('first steps are read from what is there, for managers alone, until they are done or put away by that person', async () => {
  await t.person('other.manager@sample.example', ['Recruitment Manager'])
  const second = await t.as('other.manager@sample.example')
  const stepsOf = async (who: typeof officer) => (await dayOf(who, 'all')).firstSteps
  const as = (open: string[]) => ['company', 'department', 'approver', 'mail', 'requisition'].map((step) => ({ step, done: !open.includes(step) }))
  await t.db.delete(defaultApprovers)
  expect(await stepsOf(manager)).toEqual(as(['company', 'approver', 'mail']))
  const departmentId = Number((await t.db.execute(sql`select id from departments order by id limit 1`)).rows[0]!.id)
  await t.db.insert(defaultApprovers).values({ departmentId, accountId: await accountId(t, 'manager@threshold.test'), position: 1 })
  expect(await stepsOf(manager)).toEqual(as(['company', 'mail']))
  expect(await stepsOf(officer)).toBeNull()
  expect((await officer.recruitment.POST('/day/first-steps')).response.status).toBe(403)
  must(await manager.recruitment.POST('/day/first-steps'))
  expect(await stepsOf(manager)).toBeNull()
  // What is put away stays so, however long ago that was.
  await t.db.execute(sql`update notice_reads set read_at = now() - interval '3 years'`)
  await keepHouse(t.app)
  expect(await stepsOf(manager)).toBeNull()
  expect(await stepsOf(second)).toEqual(as(['company', 'mail']))
  const settings = t.app.settings as { smtpUrl: string | null }
  settings.smtpUrl = 'smtp://127.0.0.1:1'
  const named = { name: 'Saltmarsh Health', addressLine: '', website: '', fileId: null, keepLogo: false, version: 1 }
  must(await second.recruitment.POST('/company', { body: named }))
  expect(await stepsOf(second)).toBeNull()
  settings.smtpUrl = null
})
