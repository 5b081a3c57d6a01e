import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { testApp } from '../app.ts'
import { posted } from '../files/posted.ts'
import { past, pastPosition, personWith } from './known.ts'

test('what is kept of ended applications is what they say, whatever was written', async () => {
  const t = await testApp()
  const { db } = t
  const { items } = await posted(t)
  const before = await pastPosition(t)
  const recounted = sql`select a.id, a.status_since, a.date_received, a.total_experience, a.city_id,
    array(select i.item_id from application_items i where i.application_id = a.id order by 1) as items
    from applications a where a.keep_on_file and a.status = any(${sql.param(tagged(applicationStates, 'over'))}::text[]) order by a.id`
  const isTrue = async () => {
    const kept = await db.execute(
      sql`select application_id as id, status_since, date_received, total_experience, city_id, items from kept_applications order by 1`,
    )
    const { rows } = await db.execute(recounted)
    expect(kept.rows).toEqual(rows)
    return rows.length
  }
  const one = await personWith(t, [past(before), past(await pastPosition(t, 'Cleaner'), { status: 'screening' })], [items.skillId])
  const [ended, open] = one.applicationIds as [number, number]
  const some = await isTrue()
  expect(some).toBeGreaterThan(0)
  for (const change of [
    sql`update applications set status = 'rejected', total_experience = 7 where id = ${open}`,
    sql`update applications set keep_on_file = false where id = ${ended}`,
    sql`update applications set keep_on_file = true, date_received = now() - interval '1 year' where id = ${ended}`,
    sql`update applications set status = 'on hold' where id in (${ended}, ${open})`,
    sql`update applications set status = 'withdrawn' where id in (${ended}, ${open})`,
    sql`delete from application_items where application_id = ${open}`,
    sql`insert into application_items (application_id, list, item_id) select id, 'skill', ${items.skillId} from applications where id in (${ended}, ${open})`,
    sql`delete from application_items where application_id in (${ended}, ${open})`,
    sql`delete from applications where id = ${open}`,
  ]) {
    await db.execute(change)
    await isTrue()
  }
  expect(await isTrue()).toBe(some)
})
