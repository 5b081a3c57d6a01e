import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type ApplicationStatus, applicationStates } from '../../src/machines/lifecycles/application.ts'
import { isTagged, statusesOf, tagged } from '../../src/machines/lifecycles/tags.ts'
import { testApp } from '../app.ts'
import { apply, openPosition } from '../applications/candidates.ts'

/** By the lifecycle: 0 received, 1 screened, 2 shortlisted, 3 interviewed, 4 selected. Hold and an end are no stage. */
function stageOf(status: ApplicationStatus): number {
  const is = (tag: Parameters<typeof isTagged<typeof applicationStates>>[2]) => isTagged(applicationStates, status, tag)
  if (is('chosen')) return 4
  if (is('duringInterviews')) return 3
  if (is('beforeInterviews') && is('named')) return 2
  return is('toScreen') && !is('new') ? 1 : 0
}
const SIGNED = 5
const signing = tagged(applicationStates, 'converting')
const over = tagged(applicationStates, 'over')
const statuses = statusesOf(applicationStates)

test('how far an application came is kept as its lifecycle says it, for each status, after a signature, and taken back', async () => {
  const t = await testApp()
  const p = await openPosition(t)
  const id = await apply(p.officer, p.requisitionId, p.items)
  const step = async (to: ApplicationStatus, event = 'advance') => {
    await t.db.execute(
      sql`insert into status_history (entity, entity_id, event, to_status, at, actor_name) values ('application', ${id}, ${event}, ${to}, now(), 'Sample')`,
    )
    const { rows } = await t.db.execute<{ reached: number }>(sql`select reached from application_ranks where application_id = ${id}`)
    return rows[0]!.reached
  }
  const reached: [string, number][] = []
  for (const status of statuses) {
    reached.push([status, await step(status)])
    expect(await step('new application', 'undo')).toBe(0)
  }
  expect(reached).toEqual(statuses.map((status) => [status, (signing as readonly string[]).includes(status) ? SIGNED : stageOf(status)]))
  for (const status of statuses) {
    expect(await step(signing[0]!)).toBe(SIGNED)
    expect([status, await step(status)]).toEqual([status, (over as readonly string[]).includes(status) ? 4 : SIGNED])
    await step(signing[0]!, 'undo')
    await step('new application', 'undo')
  }
})

test('the day on which an application was received is kept beside its score, also when it is corrected', async () => {
  const t = await testApp()
  const p = await openPosition(t)
  const ids = [await apply(p.officer, p.requisitionId, p.items), await apply(p.officer, p.requisitionId, p.items)]
  const other = async () =>
    (
      await t.db.execute(
        sql`select a.id from applications a left join application_ranks r on r.application_id = a.id where r.date_received is distinct from a.date_received`,
      )
    ).rows
  expect(await other()).toEqual([])
  await t.db.execute(sql`update applications set date_received = date_received - interval '40 days' where id = ${ids[0]}`)
  expect(await other()).toEqual([])
})
