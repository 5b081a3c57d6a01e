import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Database, Tx } from '../../server/platform/db/database.ts'
import { askedApart, keyWhile, planned, plannedFor, prepared, preparedRows, preparedSql, someIds } from '../../server/platform/db/prepared.ts'
import { applicants } from '../../server/tables/applications.ts'
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

test('what is known when a query is built stands in its text, whatever signs it holds', async () => {
  const odd = ["Ward 'A' $1", 'Ward "B" \\ {x,y}', 'Ward C, null']
  await t.db.insert(departments).values(odd.map((name) => ({ name })))
  const among = (chosen: string[], few: number) =>
    prepared(t.db, {}, () =>
      t.db
        .select({ name: departments.name, quoted: sql<string>`'$1 it''s'` })
        .from(departments)
        .where(sql`${departments.name} = any(${sql.param(chosen)}::text[]) and ${departments.name} <> ${sql.placeholder('but')} and ${true}::boolean`)
        .orderBy(departments.name)
        .limit(few),
    )
  const query = among(odd, 2)
  expect((query as unknown as { params: unknown[] }).params).toHaveLength(1)
  expect(await query.execute({ but: odd[1]! })).toEqual([odd[0], odd[2]].toSorted().map((name) => ({ name, quoted: "$1 it's" })))
  expect(await query.execute({ but: '' })).toHaveLength(2)
  expect(await among([odd[1]!], 5).execute({ but: '' })).toEqual([{ name: odd[1], quoted: "$1 it's" }])
})

test('a plan is made once for few numbers and for many', async () => {
  await t.db.transaction(async (tx) => {
    const read = (ids: number[]) =>
      prepared(tx, someIds, () =>
        tx
          .select({ id: departments.id })
          .from(departments)
          .where(sql`${departments.id} = any(${sql.placeholder('ids')}::int[])`),
      ).execute({ ids: someIds(ids) })
    const all = await tx.select({ id: departments.id }).from(departments)
    for (let time = 0; time < 10; time++) expect(await read([all[0]!.id])).toEqual([all[0]])
    expect(await read([])).toEqual([])
    const { rows } = await tx.execute<{ custom: number }>(
      sql`select custom_plans::int as custom from pg_prepared_statements where statement like 'select "id" from "departments" where%'`,
    )
    expect(rows.map(({ custom }) => custom <= 5)).toEqual([true])
  })
})

test('a query answers what it is told apart, and is refused where something else stands in it', async () => {
  const length = async (word: string) => {
    const { told, values } = askedApart()
    const letters = told(sql`${word}::text`)
    return plannedFor<{ length: number; several: string }>(
      t.db,
      'length of a word',
      values,
      sql`select length(${letters}) as length, ${letters} || 's' as several`,
    )
  }
  expect(await length('ward')).toEqual([{ length: 4, several: 'wards' }])
  expect(await length("nurse' $1")).toEqual([{ length: 9, several: "nurse' $1s" }])
  expect(() => plannedFor(t.db, 'told within', [], sql`select ${'ward'}::text as word`)).toThrow('"told within" is not told apart')
})

test('a query that says the day is built again on another day', async () => {
  const key = {}
  let built = 0
  const read = (day: string) =>
    prepared(t.db, keyWhile(key, day), () => {
      built++
      return t.db.select({ day: sql<string>`${day}::text` }).from(sql`(select) one`)
    }).execute()
  for (const day of ['2026-01-01', '2026-01-01', '2026-01-02']) expect(await read(day)).toEqual([{ day }])
  expect(built).toBe(2)
})

test('rows are entered by a statement that is built once for the columns that are given', async () => {
  const key = {}
  let built = 0
  const enter = (person: typeof applicants.$inferInsert, department: typeof departments.$inferInsert) =>
    preparedRows(t.db, key, { person, department }, (rows) => {
      built++
      const beside = t.db.$with('beside').as(t.db.insert(departments).values(rows.department).returning({ name: departments.name }))
      return t.db
        .with(beside)
        .insert(applicants)
        .values(rows.person)
        .returning({ title: applicants.title, surName: applicants.surName, beside: sql<string>`(select name from ${beside})` })
    })
  const named = (surName: string) => ({ firstName: 'Ann', surName, email: `${surName}@prepared.example` })
  expect(await enter(named('One'), { name: 'Beside one' })).toEqual([{ title: null, surName: 'One', beside: 'Beside one' }])
  expect(await enter({ ...named('Two'), title: undefined }, { name: "Beside 'two' $1" })).toEqual([{ title: null, surName: 'Two', beside: "Beside 'two' $1" }])
  expect(built).toBe(1)
  expect(await enter({ ...named('Three'), title: 'Dr' }, { name: 'Beside three' })).toEqual([{ title: 'Dr', surName: 'Three', beside: 'Beside three' }])
  expect(await enter({ ...named('Four'), title: null }, { name: 'Beside four' })).toEqual([{ title: null, surName: 'Four', beside: 'Beside four' }])
  expect(built).toBe(3)
})

test('columns that are given in ever new ways fill no memory', async () => {
  const key = {}
  const given: string[] = []
  const enter = async (columns: Record<string, number>) => {
    const [row] = await preparedRows(t.db, key, { columns }, (rows) => {
      const names = Object.keys(rows.columns)
      given.push(names.join())
      // As a statement that enters nothing: what is told stands in it as a row's values would.
      const told = sql.join(
        Object.values(rows.columns).map((value) => sql`${value}::int`),
        sql` + `,
      )
      return t.db.select({ sum: sql<number>`${told}` }).from(sql`(select) one`)
    })
    return row!.sum
  }
  for (let way = 0; way < 130; way++) expect(await enter({ [`a${way}`]: way, b: 1 })).toBe(way + 1)
  given.length = 0
  // The first hundred are known; what came later is built each time.
  for (const way of [0, 99, 100, 129]) expect(await enter({ [`a${way}`]: way, b: 2 })).toBe(way + 2)
  expect(given).toEqual(['a100,b', 'a129,b'])
})

test('a row that is told by a statement is not kept as one that is built once', () => {
  const told = { name: sql<string>`'Ward'` } as unknown as typeof departments.$inferInsert
  const enter = () => preparedRows(t.db, {}, { told }, (rows) => t.db.insert(departments).values(rows.told))
  expect(enter).toThrow('The column name is told by a statement')
})

test('a statement in plain SQL is built once, and answers what it is told now', async () => {
  const key = {}
  let built = 0
  const twice = (word: string, times: number) =>
    preparedSql(t.db, key, { word, times }, (told) => {
      built++
      return sql<{ said: string }>`select repeat(${told.word}, ${told.times}) || ${told.word} as said`
    })
  expect(await twice('a', 1)).toEqual([{ said: 'aa' }])
  expect(await twice("b' $1", 0)).toEqual([{ said: "b' $1" }])
  expect(built).toBe(1)
})
