import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Database, Tx } from '../../server/platform/db/database.ts'
import { planned, prepared } from '../../server/platform/db/prepared.ts'
import { departments } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'

const t = await testApp()

const ways = {
  'built once': (db: Database | Tx, name: string) =>
    prepared(db, ways, () =>
      db
        .select({ name: departments.name })
        .from(departments)
        .where(eq(departments.name, sql.placeholder('name'))),
    ).execute({ name }),
  'built each time': (db: Database | Tx, name: string) => planned(db.select({ name: departments.name }).from(departments).where(eq(departments.name, name))),
}

describe.each(Object.entries(ways))('a query that is planned once and %s', (way, read) => {
  const name = `Ward ${way}`

  test('is sent on the connection of whoever asks', async () => {
    expect(await read(t.app.db, name)).toEqual([])
    await t.app.db.transaction(async (tx) => {
      await tx.insert(departments).values({ name })
      expect(await read(tx, name)).toEqual([{ name }])
      expect(await read(t.app.db, name)).toEqual([])
    })
    expect(await read(t.app.db, name)).toEqual([{ name }])
  })

  test('is planned under its own name, and answers what is asked now', async () => {
    await t.app.db.transaction(async (tx) => {
      for (const one of ['Ward A', name, 'Ward B']) expect(await read(tx, one)).toEqual(one === name ? [{ name }] : [])
      const { rows } = await tx.execute<{ times: number }>(
        sql`select (generic_plans + custom_plans)::int as times from pg_prepared_statements where statement like 'select "name" from "departments" where%'`,
      )
      expect(rows.map(({ times }) => times >= 3)).toEqual([true])
    })
  })
})
