import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'

type Fault = { code: string; on: string; when?: string; times?: number }

/** PostgreSQL raises an error of its own where a row is written, so many times; taken away by what is answered. */
export async function faulty({ db }: TestApp, { code, on, when = 'true', times = 1e6 }: Fault) {
  const name = `fault_${crypto.randomUUID().replaceAll('-', '')}`
  // A sequence goes on when its transaction is undone.
  await db.execute(sql.raw(`create sequence ${name}`))
  await db.execute(
    sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin
      if (${when}) and nextval('${name}') <= ${times} then raise exception 'raised by a test' using errcode = '${code}'; end if;
      return new; end $$`),
  )
  await db.execute(sql.raw(`create trigger ${name} before insert or update on ${on} for each row execute function ${name}()`))
  return async () => void (await db.execute(sql.raw(`drop trigger ${name} on ${on}`)))
}

/** Waits until so many of this database's connections wait for a lock that another one holds. */
export async function waitingForLocks({ db }: TestApp, wanted: number) {
  const waiting = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.execute<{ n: number }>(waiting)).rows[0]?.n, { timeout: 30_000 }).toBe(wanted)
}
