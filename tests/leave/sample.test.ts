import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import { sampleLeave } from '../../server/sample/sampleLeave.ts'
import { sampleTeam } from '../../server/sample/sampleTeam.ts'
import { testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'

const t = await testApp()

test('the sample shows a team of twelve and a year of its leave', async () => {
  const manager = await t.as('manager')
  const today = todayIn(t.app.settings)
  await sampleLeave(t.app, manager, today, await sampleTeam(manager.recruitment, today))
  const chief = await t.as('employee')
  const { leads, toAnswer } = must(await chief.hr.GET('/leave/own')).data
  expect([leads, toAnswer]).toEqual([12, 3])
  const { rows } = await t.db.execute<{ status: string; requests: number }>(
    sql`select status, count(*)::int as requests from leave_requests group by status order by status`,
  )
  const found = Object.fromEntries(rows.map(({ status, requests }) => [status, requests]))
  expect(found).toMatchObject({ asked: 3, approved: 5 })
  expect(found.taken).toBeGreaterThan(35)
  const below = await t.db.execute(sql`select employee_id from leave_ledger where day <= current_date group by employee_id, kind_id having sum(minutes) < 0`)
  expect(below.rows).toEqual([])
  const counted = new Map(must(await manager.hr.GET('/leave/kind')).responseDataList.map(({ name, people }) => [name, people]))
  expect([counted.get('Annual leave'), counted.get('Parental leave')]).toEqual([13, 0])
  const places = must(await manager.hr.GET('/leave/place')).responseDataList
  expect(places.find(({ name }) => name === 'Victoria')?.people).toBe(13)
})

test('leave that is asked for does not fall on a day off, whatever day the sample is made on', async () => {
  const other = await testApp()
  const manager = await other.as('manager')
  // Four weeks later Boxing Day is kept on the Monday.
  const today = '2026-11-30'
  await sampleLeave(other.app, manager, today, await sampleTeam(manager.recruitment, today))
  expect(must(await (await other.as('employee')).hr.GET('/leave/own')).data.toAnswer).toBe(3)
})

test('beside each account stands the sum of its entries, and the migration brings it to accounts that were there before', async () => {
  const sums = async () =>
    (
      await t.db.execute<{ kept: number; counted: number }>(sql`select a.minutes as kept, coalesce(sum(l.minutes), 0)::int as counted
        from leave_accounts a left join leave_ledger l on l.employee_id = a.employee_id and l.kind_id = a.kind_id group by a.employee_id, a.kind_id, a.minutes order by a.employee_id, a.kind_id`)
    ).rows
  const kept = await sums()
  expect(kept.filter(({ counted }) => counted !== 0).length).toBeGreaterThan(12)
  expect(kept.map((one) => one.kept)).toEqual(kept.map((one) => one.counted))
  await t.db.execute(sql`update leave_accounts set minutes = 0`)
  const statements = readFileSync(join(import.meta.dirname, '../../server/migrations/0048_sums_beside_accounts.sql'), 'utf8').split('--> statement-breakpoint')
  await t.db.execute(sql.raw(statements.find((one) => /^UPDATE leave_accounts/m.test(one) && !one.includes('FUNCTION'))!))
  const again = await sums()
  expect(again.map((one) => one.kept)).toEqual(again.map((one) => one.counted))
})
