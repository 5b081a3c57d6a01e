import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'

type Row = { id: number; entity_id: number; event: string; to_status: string; at: Date }

/** By hand: a step counts unless it is a taking back or the next one takes it back, and lasts until the next one that counts. */
function staysOf(history: Row[]) {
  return [...Map.groupBy(history, (row) => row.entity_id).values()].flatMap((rows) => {
    const counted = rows.filter(({ event }, at) => event !== 'undo' && rows[at + 1]?.event !== 'undo')
    return counted.map((row, at) => ({ history_id: row.id, entity_id: row.entity_id, status: row.to_status, at: row.at, ended: counted[at + 1]?.at ?? null }))
  })
}

test('the kept stays of applications are those of their history, with steps taken back once, twice and at the beginning', async () => {
  const { db } = await testApp()
  let state = 20_261_125
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  const steps = Array.from({ length: 400 }, (_, n) => ({
    entity: below(10) === 0 ? 'requisition' : 'application',
    id: 900_001 + below(12),
    event: below(4) === 0 ? 'undo' : 'advance',
    status: ['screening', 'shortlisted', 'on hold', 'rejected'][below(4)]!,
    at: new Date(Date.UTC(2026, 0, 1, n)).toISOString(),
  }))
  const values = (some: typeof steps) =>
    sql.join(
      some.map(({ entity, id, event, status, at }) => sql`(${entity}::text, ${id}::int, ${event}::text, ${status}::text, ${at}::timestamptz, 'Sample')`),
      sql`, `,
    )
  // One by one, and several in one statement.
  for (let from = 0; from < steps.length; ) {
    const some = steps.slice(from, from + 1 + below(9))
    await db.execute(sql`insert into status_history (entity, entity_id, event, to_status, at, actor_name) values ${values(some)}`)
    from += some.length
  }
  await db.execute(
    sql`insert into status_history (entity, entity_id, event, to_status, at, actor_name) values ${values(
      ['screening', 'rejected'].map((status) => ({
        entity: 'application',
        id: 900_050,
        event: 'advance',
        status,
        at: new Date(Date.UTC(2026, 1, 1)).toISOString(),
      })),
    )}`,
  )
  const { rows: history } = await db.execute<Row>(sql`select id, entity_id, event, to_status, at from status_history where entity = 'application' order by id`)
  const { rows: kept } = await db.execute(sql`select history_id, entity_id, status, at, ended from application_stays order by entity_id, history_id`)
  const expected = staysOf(history).toSorted((a, b) => a.entity_id - b.entity_id || a.history_id - b.history_id)
  expect(kept).toEqual(expected)
  // Whoever is told as being in a status once was there once: reports do not add up what they have.
  const { rows: once } = await db.execute(sql`
    select one.history_id from application_stays one join application_stays other using (entity_id, status) where not one.repeated and one.history_id <> other.history_id`)
  expect(once).toEqual([])
  const { rows: told } = await db.execute(sql`select status, repeated from application_stays where entity_id = 900_050 order by history_id`)
  expect(told).toEqual([
    { status: 'screening', repeated: false },
    { status: 'rejected', repeated: false },
  ])
  expect(expected.filter(({ ended }) => ended !== null).length).toBeGreaterThan(100)
  expect(history.filter(({ event }, at) => event === 'undo' && history[at + 1]?.event === 'undo').length).toBeGreaterThan(0)
})
