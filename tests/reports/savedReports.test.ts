import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beginOf, mailReports } from '../../server/overview/reports/mailReports.ts'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { accounts } from '../../server/tables/accounts.ts'
import { outbox } from '../../server/tables/outbox.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { periodOn } from '../../src/machines/lifecycles/reportPeriods.ts'
import { testApp } from '../app.ts'

const t = await testApp()
const { recruitment } = await t.as('manager')
const today = todayIn(t.app.settings)
/** Noon there, so that each is another day of the organisation. */
const on = (day: string) => new Date(Date.parse(`${day}T01:00:00Z`))
type Kept = components['schemas']['KeptReport']
const kept = (part: Partial<Kept> = {}): Kept => ({
  ...{ name: 'Hires', report: 'timeToHire', period: 'lastMonth', from: null, to: null, compare: 'none' },
  ...{ departmentId: null, jobPositionTypeId: null, cityId: null, mailed: 'never', readers: [], ...part },
})
const saved = async () => (await recruitment.GET('/saved-report')).data!.data
const save = (part: Partial<Kept>) => recruitment.POST('/saved-report', { body: kept(part) })
const mails = (email: string) =>
  t.db
    .select({ subject: outbox.subject, body: outbox.body, event: outbox.event })
    .from(outbox)
    .where(eq(outbox.toEmail, email))
    .orderBy(desc(outbox.id))
    .then((all) => all.filter(({ event }) => event === 'SAVED_REPORT'))
const meOf = async () => (await saved()).readers.find(({ name }) => name)!

test('a report is kept with its filters, changed and deleted; its name is taken once', async () => {
  const made = await save({ name: ' Hires ', compare: 'year' })
  expect(made.data?.message).toBe('Report saved')
  const { reports } = await saved()
  expect(reports).toMatchObject([{ version: 1, kept: kept({ name: 'Hires', compare: 'year' }) }])
  const { id } = reports[0]!
  expect((await save({ name: 'hires' })).error).toMatchObject({ errors: [{ field: 'name', message: expect.stringContaining('already') }] })
  const path = { params: { path: { id } } }
  const change = { ...path, body: { kept: kept({ name: 'Hires', period: 'thisYear' }), version: 1 } }
  expect((await recruitment.PUT('/saved-report/{id}', change)).response.status).toBe(200)
  expect((await recruitment.PUT('/saved-report/{id}', change)).error).toMatchObject({ code: 'STALE_VERSION' })
  await recruitment.DELETE('/saved-report/{id}', { params: { path: { id }, query: { version: 2 } } })
  expect((await saved()).reports).toEqual([])
})

test('what does not hold together is refused with its field', async () => {
  const fieldOf = async (part: Partial<Kept>) => (await save(part)).error?.errors?.[0]?.field
  expect(await fieldOf({ name: '  ' })).toBe('name')
  expect(await fieldOf({ period: 'ownDays' })).toBe('from')
  expect(await fieldOf({ period: 'ownDays', from: '2026-11-20', to: '2026-11-01' })).toBe('to')
  expect(await fieldOf({ mailed: 'weekly' })).toBe('readers')
  expect(await fieldOf({ mailed: 'weekly', readers: [999_999] })).toBe('readers')
})

test('it is mailed once a week with the figures of its period, whatever restarts, to those who may see it', async () => {
  const { id } = await meOf()
  const [me] = await t.db.select().from(accounts).where(eq(accounts.id, id))
  await save({ name: 'Every week', mailed: 'weekly', readers: [id] })
  const next = daysAfter(beginOf('weekly', today), 7)
  // The week in which it was kept has none.
  await mailReports(t.app, on(daysAfter(next, -1)))
  expect(await mails(me!.email)).toEqual([])
  await Promise.all([mailReports(t.app, on(next)), mailReports(t.app, on(next))])
  await mailReports(t.app, on(daysAfter(next, 3)))
  const [mail, ...more] = await mails(me!.email)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('Every week')
  expect(mail?.body).toContain(t.app.settings.timeZone)
  expect(mail?.body).toMatch(/Hired: \d+; Time to hire: /)
  const { from } = periodOn('lastMonth', next)
  expect(decodeURIComponent(mail?.body ?? '')).toContain(`from=${from}`)
  // A server that was away for two weeks sends one.
  await mailReports(t.app, on(daysAfter(next, 15)))
  expect(await mails(me!.email)).toHaveLength(2)
})

test('monthly begins with the month, and nobody is written to before the morning', async () => {
  const { id } = await meOf()
  const [me] = await t.db.select().from(accounts).where(eq(accounts.id, id))
  await save({ name: 'Every month', mailed: 'monthly', readers: [id] })
  const before = (await mails(me!.email)).length
  const month = beginOf('monthly', daysAfter(beginOf('monthly', today), 32))
  const night = new Date(on(month).getTime() - 9 * 3_600_000)
  await mailReports(t.app, night)
  const named = async () => (await mails(me!.email)).filter(({ subject }) => subject.includes('Every month')).length
  expect(await named()).toBe(0)
  await mailReports(t.app, on(month))
  expect(await named()).toBe(1)
  expect((await mails(me!.email)).length).toBeGreaterThan(before)
})
