import type pg from 'pg'
import { filled, parts } from './data.ts'
import type { Step } from './step.ts'

type Connect = () => Promise<pg.Client>

/** A number from 0 to below 1 that belongs to a row and a purpose. What is read again and again while the rows are made lies beside it. */
const HELP = `create schema filling; create function filling.r(n bigint, purpose bigint) returns float8 language sql immutable as
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

/** Fills a new database that has its reference data and sample people. Rows go in without indexes, which are made afterwards; both processors work. */
export async function fill(connect: Connect, beginAgain: () => Promise<void>, applications: number): Promise<void> {
  const begun = performance.now()
  await arrange(connect, ([name, value]) => `alter system set ${name} = ${value}`)
  await beginAgain()
  const client = await connect()
  const constraints = await takeConstraints(client)
  const later = await takeAway(client)
  await client.query(HELP)
  for (const lists of parts(applications)) await Promise.all(lists.map((steps) => run(connect, steps)))
  await client.query('drop schema filling cascade')
  await makeAgain(connect, [...constraints, ...later])
  await client.query('vacuum (analyze, parallel 2)')
  await client.end()
  await arrange(connect, ([name]) => `alter system reset ${name}`)
  await beginAgain()
  console.log(`  filled with ${applications} applications in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

async function arrange(connect: Connect, statement: (setting: [string, string]) => string) {
  const client = await connect()
  for (const setting of Object.entries(SETTINGS)) await client.query(statement(setting))
  await client.end()
}

type Later = { name: string; sql: string; cost: number }

/** Keys and exclusions that no other table refers to: entering rows into their indexes one by one takes longer as well. Answers how each is made again. */
async function takeConstraints(client: pg.Client): Promise<Later[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint c
     where contype in ('p', 'u', 'x') and conrelid::regclass::text = any($1) and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid)`,
    [filled],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows.map(({ table, name, definition }) => ({
    name,
    sql: `alter table ${table} add constraint ${name} ${definition}`,
    cost: definition.startsWith('EXCLUDE') ? 15 : 3,
  }))
}

/** The indexes, which rows would have to be entered into one by one. Answers how each is made again. */
async function takeAway(client: pg.Client): Promise<Later[]> {
  const { rows: indexes } = await client.query<{ table: string; name: string; sql: string }>(
    `select tablename as table, indexname as name, indexdef as sql from pg_indexes i where tablename = any($1) and schemaname = 'public'
       and not exists (select 1 from pg_constraint c where c.conname = i.indexname or c.conindid = quote_ident(i.indexname)::regclass)`,
    [filled],
  )
  for (const { name } of indexes) await client.query(`drop index "${name}"`)
  return indexes.map(({ table, name, sql }) => ({
    name,
    sql,
    cost: (sql.includes(' gin ') ? 10 : 1) * (table.startsWith('appl') || table === 'status_history' ? 2 : 1),
  }))
}

/** The longest first, two at a time. */
async function makeAgain(connect: Connect, waiting: Later[]) {
  const sorted: Step[] = waiting.toSorted((a, b) => b.cost - a.cost).map(({ name, sql }) => [name, sql])
  await Promise.all([run(connect, sorted), run(connect, sorted)])
}

/** Runs the steps one after the other; who else has the same list takes the next one from it. */
async function run(connect: Connect, steps: Step[]) {
  const client = await connect()
  await client.query(`${SESSION}; set maintenance_work_mem = '512MB'`)
  for (let step = steps.shift(); step; step = steps.shift()) {
    const from = performance.now()
    await client.query(step[1])
    const seconds = (performance.now() - from) / 1000
    if (process.env.BENCH_VERBOSE && seconds > 0.5) console.log(`    ${step[0]} ${seconds.toFixed(1)} s`)
  }
  await client.end()
}
