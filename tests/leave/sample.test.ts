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
