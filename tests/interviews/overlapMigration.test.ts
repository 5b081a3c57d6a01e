import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { accountId, apply, dayFromNow, must, openPosition, plan, schedule } from '../applications/candidates.ts'

const t = await testApp()
const folder = join(import.meta.dirname, '../../server/migrations')

const p = await openPosition(t)
const employee = await accountId(t, 'employee@threshold.test')
const made: number[] = []
const arrange = async (day: number) => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  return must(await schedule(p.officer, id, await plan(p.officer, id, [employee], { day: dayFromNow(day) }))).responseData.id
}

/** A database as it was before anything forbade it: of four interviews of one person one is cancelled and two are at the same time. */
beforeAll(async () => {
  for (const day of [3, 4, 5, 6]) made.push(await arrange(day))
  await t.db.execute(sql`alter table interview_interviewers drop constraint interview_interviewers_no_overlap`)
  await t.db.execute(sql`drop trigger interviewer_is_taken on interview_interviewers`)
  await t.db.execute(sql`drop trigger interviewers_are_taken on interviews`)
  await t.db.execute(sql`drop function interviewer_is_taken, interviewers_are_taken, interview_takes`)
  await t.db.execute(sql`alter table interview_interviewers drop column during`)
  await t.db.execute(sql`drop table interview_offer_interviewers, interview_offers`)
  await t.db.execute(sql`update interviews set status = 'cancelled' where id = ${made[0]}`)
  await t.db.execute(sql`update interviews set (starts_at, ends_at) = (select starts_at + interval '30 minutes', ends_at + interval '30 minutes' from interviews where id = ${made[1]})
    where id = ${made[2]}`)

  const [migration] = readdirSync(folder).filter((file) => file.endsWith('_interview_offers.sql'))
  // Which templates there are, later migrations say.
  const statements = readFileSync(join(folder, migration!), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => !statement.includes('templates_event_check'))
  await t.db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
})

test('interviews from before are watched, but for what does not take place and the later of two at once', async () => {
  const { rows } = await t.db.execute<{ id: number; watched: boolean }>(
    sql`select interview_id as id, during is not null as watched from interview_interviewers where interview_id = any(${sql.param(made)}::int[]) order by interview_id`,
  )
  expect(rows.map(({ watched }) => watched)).toEqual([false, true, false, true])
})

test('a new one cannot be put over one from before, not even past the product', async () => {
  const id = await arrange(7)
  const over = t.db.execute(
    sql`update interviews set (starts_at, ends_at) = (select starts_at, ends_at from interviews where id = ${made[3]}) where id = ${id}`,
  )
  await expect(over).rejects.toMatchObject({ cause: { constraint: 'interview_interviewers_no_overlap' } })
})
