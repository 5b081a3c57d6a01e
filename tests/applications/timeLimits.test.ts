import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { tellOverLimit } from '../../server/applications/tellOverLimit.ts'
import { daysAfter, momentOn, todayIn } from '../../server/platform/days.ts'
import { firstDayWithin, isWorkingDay, workingDaysSince } from '../../server/platform/workingDays.ts'
import { readLimits } from '../../server/records/timeLimits.ts'
import { applications } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { departments } from '../../server/tables/reference.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { timeLimitDigests } from '../../server/tables/timeLimits.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { apply, moveTo, must, openPosition, read } from './candidates.ts'

const t = await testApp()
const { employee, manager, officer, requisitionId, items } = await openPosition(t)
const { timeZone } = t.app.settings
/** The newest working day that so many working days have begun since. */
const workingDaysAgo = (n: number) => firstDayWithin(n, todayIn(t.app.settings))
const since = (id: number, moment: Date) => t.db.execute(sql`update applications set status_since = ${moment.toISOString()} where id = ${id}`)
const waitsSince = (id: number, day: string) => since(id, momentOn(day, '12:00', timeZone))
const limits = async () => must(await manager.recruitment.GET('/time_limits')).responseDataList
type Change = components['schemas']['TimeLimitChange']
const save = (who: typeof manager, body: Change) => who.recruitment.POST('/time_limits', { body })
const listed = async (value: string) =>
  must(await officer.recruitment.POST('/application/criteria', { body: { size: 100, columns: ['inStatus'], operators: ['SEL_EQUAL'], values: [value] } }))

describe('working days', () => {
  test('know weekends', () => {
    // 20 November 2026 is a Friday.
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWorkingDay)).toEqual([true, true, false, false, true])
    expect(workingDaysSince('2026-11-20', '2026-11-20')).toBe(0)
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) expect(workingDaysSince(day, '2026-11-23')).toBe(1)
    expect(workingDaysSince('2026-11-20', '2026-11-22')).toBe(0)
    expect(workingDaysSince('2026-11-06', '2026-11-23')).toBe(11)
    expect(workingDaysSince('1969-12-26', '1970-01-02')).toBe(5)
  })

  test('count one by one over years what is calculated at once', () => {
    for (const today of ['2026-11-22', '2026-11-23', '2028-02-29']) {
      let counted = 0
      for (let back = 0; back < 800; back++) {
        const day = daysAfter(today, -back)
        expect(workingDaysSince(day, today)).toBe(counted)
        if (isWorkingDay(day)) counted++
      }
    }
  })

  test('give the day from which a limit is kept', () => {
    for (let limit = 1; limit <= 30; limit++)
      for (const today of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']) {
        const first = firstDayWithin(limit, today)
        expect(workingDaysSince(first, today)).toBeLessThanOrEqual(limit)
        expect(workingDaysSince(daysAfter(first, -1), today)).toBe(limit + 1)
      }
  })
})

describe('a limit', () => {
  test('stands for every open status of a new database, and is the managers’ to change, with version and audit', async () => {
    const screening = (await limits()).find(({ status }) => status === 'screening')!
    expect(screening).toEqual({ status: 'screening', departmentId: null, workingDays: 5, version: 1 })
    expect(new Set((await limits()).map(({ status }) => status)).size).toBe(12)
    expect((await save(officer, { ...screening, workingDays: 6 })).response.status).toBe(403)
    expect((await save(manager, { ...screening, workingDays: 6 })).response.status).toBe(200)
    expect((await save(manager, { ...screening, workingDays: 7 })).error).toMatchObject({ code: 'STALE_VERSION' })
    expect((await save(manager, { status: 'screening', departmentId: null, workingDays: null, version: 2 })).response.status).toBe(200)
    expect((await limits()).some(({ status }) => status === 'screening')).toBe(false)
    expect((await save(manager, { status: 'screening', departmentId: null, workingDays: 5, version: null })).response.status).toBe(200)
    const log = await t.db.select().from(auditLog).where(eq(auditLog.entity, 'timeLimit')).orderBy(auditLog.id)
    expect(log.map(({ before, after }) => [before?.workingDays ?? null, after?.workingDays])).toEqual([
      [5, 6],
      [6, null],
      [null, 5],
    ])
  })

  test('is refused for a status that has ended, for an unknown department and beyond its bounds', async () => {
    const wanted = { status: 'rejected', departmentId: null, workingDays: 3, version: null } as const
    expect((await save(manager, wanted)).error).toMatchObject({ errors: [{ field: 'status' }] })
    expect((await save(manager, { ...wanted, status: 'screening', departmentId: 999_999 })).error).toMatchObject({ errors: [{ field: 'departmentId' }] })
    for (const workingDays of [0, 251]) expect((await save(manager, { ...wanted, status: 'screening', workingDays })).response.status).toBe(400)
  })

  test('tells on row and record for how long and by how much, and the filter finds the same ones', async () => {
    const [within, over] = [await apply(officer, requisitionId, items), await apply(officer, requisitionId, items)]
    for (const id of [within, over]) must(await moveTo(officer, id, 'shortlisted'))
    await waitsSince(within, workingDaysAgo(4))
    await waitsSince(over, daysAfter(workingDaysAgo(4), -1))
    expect((await read(officer, within)).inStatus).toEqual({ days: 4, limit: 4, over: 0 })
    expect((await read(officer, over)).inStatus).toEqual({ days: 5, limit: 4, over: 1 })
    const found = await listed('over')
    expect(found.responseDataList.map(({ id, inStatus }) => [id, inStatus])).toEqual([[over, { days: 5, limit: 4, over: 1 }]])
    expect(found.paging.totalElements).toBe(1)
    expect((await listed('within')).responseDataList.map(({ id }) => id)).toContain(within)
    expect((await listed('late')).responseDataList).toEqual([])
    const { overLimit } = must(await officer.recruitment.GET('/day')).data
    expect([overLimit.total, overLimit.longest.map(({ applicationId, inStatus }) => [applicationId, inStatus.over])]).toEqual([1, [[over, 1]]])
    must(await moveTo(officer, over, 'interviewing'))
    expect((await read(officer, over)).inStatus).toEqual({ days: 0, limit: 10, over: 0 })
    must(await moveTo(officer, over, 'rejected', 'Another candidate fits better'))
    expect((await read(officer, over)).inStatus).toBeNull()
  })

  test('of a department counts there instead, also where there is none for everywhere', async () => {
    const [position] = await t.db.select().from(requisitions).where(eq(requisitions.id, requisitionId))
    const [other] = await t.db.insert(departments).values({ name: 'Another department' }).returning()
    const id = await apply(officer, requisitionId, items)
    must(await moveTo(officer, id, 'selected'))
    await waitsSince(id, workingDaysAgo(5))
    const standing = async () => (await read(officer, id)).inStatus
    expect(await standing()).toEqual({ days: 5, limit: 3, over: 2 })
    must(await save(manager, { status: 'selected', departmentId: other!.id, workingDays: 1, version: null }))
    expect(await standing()).toEqual({ days: 5, limit: 3, over: 2 })
    must(await save(manager, { status: 'selected', departmentId: position!.departmentId, workingDays: 8, version: null }))
    expect(await standing()).toEqual({ days: 5, limit: 8, over: 0 })
    const { version } = (await limits()).find(({ status, departmentId }) => status === 'selected' && departmentId === null)!
    must(await save(manager, { status: 'selected', departmentId: null, workingDays: null, version }))
    expect(await standing()).toEqual({ days: 5, limit: 8, over: 0 })
    must(await save(manager, { status: 'selected', departmentId: position!.departmentId, workingDays: 4, version: 1 }))
    expect(await standing()).toEqual({ days: 5, limit: 4, over: 1 })
    expect((await listed('over')).responseDataList.map((one) => one.id)).toContain(id)
    must(await save(manager, { status: 'selected', departmentId: null, workingDays: 3, version: null }))
    await t.db.delete(departments).where(eq(departments.id, other!.id))
  })

  test('is found in SQL as it is counted for the row, around midnight and weekends of any zone', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => apply(officer, requisitionId, items)))
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'Australia/Lord_Howe'])
      for (const today of ['2026-11-20', '2026-11-22', '2026-11-23', '2026-10-06']) {
        const onThatDay = await readLimits(t.db, { timeZone: zone }, today)
        for (const [at, id] of ids.entries()) {
          const midnight = momentOn(daysAfter(today, -(at % 6) - 1), '00:00', zone).getTime()
          await since(id, new Date(midnight + (at < 6 ? 0 : -1)))
        }
        const rows = await t.db
          .select({
            id: applications.id,
            status: applications.status,
            statusSince: applications.statusSince,
            departmentId: requisitions.departmentId,
            over: sql<boolean>`${onThatDay.over(t.db)}`,
          })
          .from(applications)
          .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
          .where(inArray(applications.id, ids))
        expect(rows.map(({ over }) => over)).toEqual(rows.map((row) => onThatDay.standing(row)!.over > 0))
        expect(new Set(rows.map(({ over }) => over)).size).toBe(2)
      }
    await t.db.execute(sql`update applications set status_since = now()`)
  })
})

describe('the digest', () => {
  const [friday, saturday, monday] = ['2026-11-20', '2026-11-21', '2026-11-23']
  const at = (day: string, time: string) => tellOverLimit(t.app, momentOn(day, time, timeZone))
  const mails = async () => t.db.select().from(outbox).where(eq(outbox.event, 'OVER_LIMIT')).orderBy(outbox.id)

  test('goes once on each working day, from the morning on, and not on days without anything', async () => {
    const id = await apply(officer, requisitionId, items)
    await since(id, momentOn('2026-11-23', '12:00', timeZone))
    await t.db.execute(sql`update applications set status_since = ${momentOn('2026-11-23', '12:00', timeZone).toISOString()}`)
    expect(await at(friday, '09:00')).toBe(0)
    await waitsSince(id, '2026-11-10')
    expect(await at(saturday, '09:00')).toBe(0)
    expect(await at(friday, '06:59')).toBe(0)
    expect(await mails()).toEqual([])
    await Promise.all([at(friday, '07:17'), at(friday, '07:17')])
    await at(friday, '15:17')
    // The employee who raised the position may not see applications: it is the officers’.
    expect((await mails()).map(({ toEmail, subject }) => [toEmail, subject])).toEqual([
      ['officer@threshold.test', '1 application over the limit of their status'],
    ])
    expect((await mails())[0]!.body).toMatch(/Sofia Reyes.*new application, 8 days, 5 over/)
    await at(monday, '08:17')
    expect(await mails()).toHaveLength(2)
  })

  test('goes to the officer who raised the requisition, and to nobody else', async () => {
    const colleague = await t.person('own.officer@threshold.test', ['Recruitment Officer'])
    const [before] = await t.db.select().from(requisitions).where(eq(requisitions.id, requisitionId))
    await t.db.update(requisitions).set({ ownerId: colleague.id }).where(eq(requisitions.id, requisitionId))
    await t.db.delete(timeLimitDigests)
    await t.db.delete(outbox).where(eq(outbox.event, 'OVER_LIMIT'))
    await at('2026-11-24', '08:17')
    expect((await mails()).map(({ toEmail }) => toEmail)).toEqual(['own.officer@threshold.test'])
    await t.db.update(requisitions).set({ ownerId: before!.ownerId }).where(eq(requisitions.id, requisitionId))
  })

  test('is a notice of its day', async () => {
    const notices = async (who: typeof officer) => must(await who.recruitment.GET('/notification')).responseDataList.filter(({ kind }) => kind === 'overLimit')
    const [account] = (await t.db.execute<{ id: number }>(sql`select id from accounts where email = 'officer@threshold.test'`)).rows
    await t.db.insert(timeLimitDigests).values([
      { accountId: account!.id, day: todayIn(t.app.settings), applications: 7 },
      { accountId: account!.id, day: daysAfter(todayIn(t.app.settings), -1), applications: 9 },
    ])
    expect(await notices(officer)).toMatchObject([{ title: '7', read: false }])
    expect([await notices(manager), await notices(employee)]).toEqual([[], []])
  })
})
