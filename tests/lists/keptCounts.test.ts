import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { openPosition } from '../applications/candidates.ts'

const ROWS = 900
const t = await testApp()
await openPosition(t)
await t.db.execute(sql`
  insert into requisitions (position_title, owner_id, status, progress)
  select 'Nurse', (select min(id) from accounts), 'RVA', 'COMPLETED' from generate_series(1, 12)`)
await t.db.execute(sql`
  insert into applicants (first_name, sur_name, email) select 'Anna', 'Smith', 'row.' || n || '@mail.example' from generate_series(1, ${ROWS}::int) n`)
await t.db.execute(sql`
  insert into applications (requisition_id, applicant_id, status, source)
  select r.ids[1 + n % 12], id, (array['new application', 'screening', 'selected', 'rejected'])[1 + n % 4], 'JOB_POST'
  from (select id, row_number() over (order by id)::int as n from applicants where email like 'row.%') people,
    (select array_agg(id order by id) as ids from requisitions where position_title = 'Nurse') r`)

const ofTotals = async () =>
  (await t.db.execute(sql`select status, sum(total)::int as total from application_totals group by 1 having sum(total) <> 0 order by 1`)).rows
const recounted = async () => (await t.db.execute(sql`select status, count(*)::int as total from applications group by 1 order by 1`)).rows

test('the kept counts are those of a recount, whatever was written', async () => {
  await t.db.execute(sql`update applications set status = 'rejected' where id % 7 = 0`)
  await t.db.execute(sql`update applications set status = case when id % 2 = 0 then 'screening' else 'on hold' end where id % 5 = 0`)
  await t.db.execute(sql`delete from applications where status = 'on hold' and id % 3 = 0`)
  const counted = await t.db.execute(sql`select requisition_id, status, total from application_counts where total <> 0 order by 1, 2`)
  const again = await t.db.execute(sql`select requisition_id, status, count(*)::int as total from applications group by 1, 2 order by 1, 2`)
  expect(counted.rows).toEqual(again.rows)
  expect(again.rows.length).toBeGreaterThan(20)
  expect(await ofTotals()).toEqual(await recounted())
})

test('the totals over all are of few rows, however many writes there were at once', async () => {
  const { rows } = await t.db.execute<{ id: number }>(sql`select id from applications order by id limit 240`)
  const change = (id: number) =>
    t.db.execute(sql`update applications set status = case status when 'screening' then 'on hold' else 'screening' end where id = ${id}`)
  await Promise.all(rows.map(({ id }) => change(id)))
  expect(await ofTotals()).toEqual(await recounted())
  const { rows: kept } = await t.db.execute<{ rows: number }>(sql`select count(*)::int as rows from application_totals`)
  expect(kept[0]!.rows).toBeLessThan(200)
})

test('whoever gathers the totals keeps nobody from writing to another position', async () => {
  const { rows } = await t.db.execute<{ id: number }>(sql`select min(id) as id from applications group by requisition_id order by 1`)
  const [mine, other] = rows.map(({ id }) => id)
  await t.db.transaction(async (tx) => {
    // So many that rows are gathered in between, which this transaction keeps to itself until it ends.
    for (let n = 0; n < 40; n++) await tx.execute(sql`update applications set status = ${n % 2 ? 'screening' : 'on hold'} where id = ${mine}`)
    for (let n = 0; n < 40; n++)
      await t.db.transaction(async (beside) => {
        await beside.execute(sql`set local lock_timeout = '2s'`)
        await beside.execute(sql`update applications set status = ${n % 2 ? 'selected' : 'rejected'} where id = ${other}`)
      })
  })
  expect(await ofTotals()).toEqual(await recounted())
})
