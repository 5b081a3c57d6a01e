import type pg from 'pg'
import type { Step } from './step.ts'

type Connect = () => Promise<pg.Client>
/**
 * Rows to fill a database with: the tables that they go into without their indexes, and the parts that follow each other. Of a part, each list of
 * statements is gone through in its order, whatever is done of the others meanwhile; the longest ones stand first.
 */
export type Data = { name: string; tables: readonly string[]; parts: Step[][][] }

/** A number from 0 to below 1 that belongs to a row and a purpose, and how numbers are sorted. What is read again and again while the rows are made lies beside them. */
const HELP = `create schema filling; create extension intarray schema filling; create function filling.r(n bigint, purpose bigint) returns float8 language sql immutable as
  'select (hashint8extended(n, purpose) & 9007199254740991)::float8 / 9007199254740992.0'`
/** A database that can be filled anew need not outlive a failure of the machine meanwhile, and nothing follows its log: indexes are made without one. */
const SETTINGS = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: "'8GB'",
  checkpoint_timeout: "'1h'",
}
/** Triggers that follow a foreign key or sign each row would cost more than the rows; a table that two go through at once is begun in its middle, unless that is off. */
const SESSION =
  "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; set synchronize_seqscans = off; set search_path = public, filling"

/** Fills a database that has its reference data and sample people. Rows go in without indexes, which are made afterwards; both processors work. */
export async function fill(connect: Connect, beginAgain: () => Promise<void>, { name, tables, parts }: Data): Promise<void> {
  const begun = performance.now()
  await arrange(connect, ([name, value]) => `alter system set ${name} = ${value}`)
  await beginAgain()
  const client = await connect()
  const later = [...(await takeConstraints(client, tables)), ...(await takeIndexes(client, tables))]
  await client.query(HELP)
  const withoutLog = await emptied(client, tables)
  for (const part of parts) await bothThrough(connect, part, withoutLog)
  await client.query('drop schema filling cascade')
  await twoAtATime(connect, later)
  for (const { key } of later) if (key) await client.query(key)
  await twoAtATime(connect, await vacuuming(client))
  await client.end()
  await arrange(connect, ([name]) => `alter system reset ${name}`)
  await beginAgain()
  console.log(`  filled with ${name} in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

async function arrange(connect: Connect, statement: (setting: [string, string]) => string) {
  const client = await connect()
  for (const setting of Object.entries(SETTINGS)) await client.query(statement(setting))
  await client.end()
}

/** Rows that come into a table in the transaction that emptied it need no log: the first step of each such table begins by emptying it and putting back what it held. */
async function emptied(client: pg.Client, tables: readonly string[]): Promise<(step: Step | undefined) => Step | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c where relname = any($1) and relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where contype = 'f' and confrelid = c.oid)
       and not exists (select from pg_attribute where attrelid = c.oid and attgenerated <> '')`,
    [tables],
  )
  const left = new Set(rows.map(({ name }) => name))
  return (step) => {
    const into = /^\s*insert into (\w+)/.exec(step?.[1] ?? '')?.[1]
    if (!step || !into || !left.delete(into)) return step
    const anew = `create temp table held on commit drop as table ${into}; truncate ${into}; insert into ${into} overriding system value table held; drop table held`
    return [step[0], `${anew}; ${step[1]}`]
  }
}

/** Two go through the lists, each through one after the other. */
async function bothThrough(connect: Connect, lists: readonly Step[][], prepared: (step: Step | undefined) => Step | undefined) {
  const left = lists.map((steps) => [...steps])
  const goOn = () => {
    let own: Step[] | undefined
    return run(connect, () => {
      if (!own?.length) own = left.shift()
      return prepared(own?.shift())
    })
  }
  await Promise.all([goOn(), goOn()])
}

/** What is done to a table later, how long it takes beside others, whether nothing else may be done to the table meanwhile, and how an index becomes its key. */
type Later = { name: string; table: string; sql: string; cost: number; alone?: boolean; key?: string }

/**
 * Keys and exclusions that no other table refers to: entering rows into their indexes one by one takes longer as well. The index of a key is made
 * like any other, beside those of its table; a key made at once would wait for them, and they for it.
 */
async function takeConstraints(client: pg.Client, tables: readonly string[]): Promise<Later[]> {
  const { rows } = await client.query<{ table: string; name: string; kind: string; definition: string; index: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, contype as kind, pg_get_constraintdef(oid) as definition, pg_get_indexdef(conindid) as index from pg_constraint c
     where contype in ('p', 'u', 'x') and conrelid::regclass::text = any($1) and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid)`,
    [tables],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows.map(({ table, name, kind, definition, index }) =>
    kind === 'x'
      ? { name, table, sql: `alter table ${table} add constraint ${name} ${definition}`, cost: 15, alone: true }
      : { name, table, sql: index, cost: 3, key: `alter table ${table} add constraint ${name} ${kind === 'p' ? 'primary key' : 'unique'} using index ${name}` },
  )
}

/** The indexes, which rows would have to be entered into one by one. Answers how each is made again. */
async function takeIndexes(client: pg.Client, tables: readonly string[]): Promise<Later[]> {
  const { rows: indexes } = await client.query<{ table: string; name: string; sql: string }>(
    `select tablename as table, indexname as name, indexdef as sql from pg_indexes i where tablename = any($1) and schemaname = 'public'
       and not exists (select from pg_constraint c where c.conindid = quote_ident(i.indexname)::regclass)`,
    [tables],
  )
  for (const { name } of indexes) await client.query(`drop index "${name}"`)
  return indexes.map(({ table, name, sql }) => ({
    name,
    table,
    sql,
    cost: (sql.includes(' gin ') ? 10 : 1) * (table.startsWith('appl') || table === 'status_history' ? 2 : 1),
  }))
}

/** Each table, the largest first. */
async function vacuuming(client: pg.Client): Promise<Later[]> {
  const { rows } = await client.query<{ name: string; cost: number }>(
    `select quote_ident(relname) as name, pg_table_size(oid)::float8 as cost from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return rows.map(({ name, cost }) => ({ name: `vacuum of ${name}`, table: name, sql: `vacuum (analyze, parallel 0) ${name}`, cost }))
}

/** The longest first, two at a time. */
async function twoAtATime(connect: Connect, all: readonly Later[]) {
  const waiting = all.toSorted((a, b) => b.cost - a.cost)
  const running = new Set<Later>()
  const next = (done?: Later) => {
    if (done) running.delete(done)
    const at = waiting.findIndex((one) => ![...running].some(({ table, alone }) => table === one.table && (alone || one.alone)))
    const [one] = at < 0 ? [] : waiting.splice(at, 1)
    if (one) running.add(one)
    return one
  }
  const goOn = () => {
    let last: Later | undefined
    return run(connect, () => {
      last = next(last)
      return last && [last.name, last.sql]
    })
  }
  await Promise.all([goOn(), goOn()])
}

/** Runs one step after the other; who else goes by the same list takes the next one from it. Indexes of millions of rows are sorted faster in parts that the processor's cache holds. */
async function run(connect: Connect, next: () => Step | undefined) {
  const client = await connect()
  await client.query(`${SESSION}; set maintenance_work_mem = '16MB'`)
  for (let step = next(); step; step = next()) {
    const from = performance.now()
    await client.query(step[1])
    const seconds = (performance.now() - from) / 1000
    if (process.env.BENCH_VERBOSE && seconds > 0.5) console.log(`    ${step[0]} ${seconds.toFixed(1)} s`)
  }
  await client.end()
}
