import { createHash } from 'node:crypto'
import { is, type Placeholder, type Query, SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database, Tx } from './database.ts'

type Preparable = { prepare(name: string): { getQuery(): { sql: string }; execute(values?: Record<string, unknown>): unknown }; execute(): unknown }
type Prepared<Query extends Preparable> = ReturnType<Query['prepare']>
/** What drizzle keeps to itself: the connection of a query, or the pool, and what it sends there. */
type Inside = { client: unknown; params: unknown[] } & Record<'queryConfig' | 'rawQueryConfig', { name: string; text: string }>

const known = new WeakMap<object, Preparable>()

/**
 * A query with placeholders that is built once, and that PostgreSQL plans once for each connection: for records that are read by their
 * numbers, since one plan suits all of them. What is no placeholder stands in the text, like the statuses of a lifecycle or how many are
 * read: PostgreSQL keeps a plan only where it expects it to be as good as one for these values. Queries whose plan depends on what is
 * asked for are planned anew each time. `key` stands for the query; the name is that of its text, so that two keys with the same text
 * share a plan.
 */
export function prepared<Query extends Preparable>(db: Database | Tx, key: object, build: () => Query): Prepared<Query> {
  let query = known.get(key) as Prepared<Query> | undefined
  if (!query) {
    query = named(build(), withConstants)
    Object.assign(query, { client: null })
    known.set(key, query as unknown as Preparable)
  }
  // The same for a pool and for each transaction, but for where it is sent.
  return Object.create(query, { client: { value: clientOf(db) } })
}

const lasting = new WeakMap<object, { what: string; key: object }>()
/** A key for as long as something stays the same, like the day: the query may say that in its text, and is planned for it. */
export function keyWhile(key: object, what: string): object {
  const known = lasting.get(key)
  if (known?.what === what) return known.key
  const next = {}
  lasting.set(key, { what, key: next })
  return next
}

const EXPECTED = 10
/**
 * Numbers for `any(…)` of a prepared query. PostgreSQL expects ten in an array that it does not know yet, so that fewer would look cheaper
 * planned anew each time; the last one is repeated up to ten, and is looked up once all the same.
 */
export const someIds = (ids: readonly number[]): number[] =>
  ids.length === 0 ? [] : [...ids, ...Array<number>(Math.max(0, EXPECTED - ids.length)).fill(ids.at(-1)!)]

/** The same for a query whose text depends on who asks: it is built each time, and planned once for each connection. */
export const planned = <Query extends Preparable>(query: Query) => named(query).execute() as ReturnType<Prepared<Query>['execute']>

/**
 * Rows that are inserted with one statement, each under a name of its own: it is built once for the columns that are given. `build` enters
 * whatever it is told as values. Where columns are given in very many ways, those that come late are not kept: each connection would keep its plan, too.
 */
export function preparedRows<Rows extends Record<string, object>, Query extends Preparable>(
  db: Database | Tx,
  key: object,
  rows: Rows,
  build: (rows: Rows) => Query,
): ReturnType<Prepared<Query>['execute']> {
  const values: Record<string, unknown> = {}
  let which = ''
  for (const [name, row] of Object.entries(rows))
    for (const [column, value] of Object.entries(row)) {
      if (value === undefined) continue
      if (is(value, SQL)) throw new Error(`The column ${column} is told by a statement: such a row is planned instead.`)
      const place = `${name}.${column}`
      // A driver encodes no null.
      if (value === null) which += `${place} null,`
      else {
        which += `${place},`
        values[place] = value
      }
    }
  const given = keysOf(key)
  if (!given.has(which)) {
    if (given.size === MOST_WAYS) return build(rows).execute() as ReturnType<Prepared<Query>['execute']>
    given.set(which, {})
  }
  const place = (name: string, [column, value]: [string, unknown]) => [
    column,
    value === null || value === undefined ? value : sql.placeholder(`${name}.${column}`),
  ]
  const placesOf = ([name, row]: [string, object]) => [name, Object.fromEntries(Object.entries(row).map((entry) => place(name, entry)))]
  const query = prepared(db, given.get(which)!, () => build(Object.fromEntries(Object.entries(rows).map(placesOf)) as Rows))
  return query.execute(values) as ReturnType<Prepared<Query>['execute']>
}
/** In so many ways columns are given by all screens together, several times over. */
const MOST_WAYS = 100
const given = new WeakMap<object, Map<string, object>>()
/** The keys of what is built once for each text, by that text. */
function keysOf(key: object): Map<string, object> {
  if (!given.has(key)) given.set(key, new Map())
  return given.get(key)!
}

/** The same as `prepared` for a statement in plain SQL, whose text is always the same: it is built once, with places for the values. */
export function preparedSql<Row, Values extends Record<string, unknown>>(
  db: Database | Tx,
  key: object,
  values: Values,
  build: (places: Record<keyof Values, Placeholder>) => SQL<Row>,
): Promise<Row[]> {
  let query = built.get(key)
  if (!query) {
    const places = Object.fromEntries(Object.keys(values).map((name) => [name, sql.placeholder(name)]))
    query = db.execute(build(places as Record<keyof Values, Placeholder>)).getQuery()
    built.set(key, query)
  }
  return rowsOf<Row>(db, query, values)
}
const built = new WeakMap<object, Query>()

/** The same for a statement in plain SQL that is built each time: what changes in it are its parameters alone. */
const plannedSql = <Row extends Record<string, unknown>>(db: Database | Tx, statement: SQL): Promise<Row[]> =>
  rowsOf<Row>(db, db.execute<Row>(statement).getQuery(), {})

async function rowsOf<Row>(db: Database | Tx, query: Query, values: Record<string, unknown>): Promise<Row[]> {
  const { rows } = await db._.session
    .prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(query, undefined, nameOf(query.sql), false)
    .execute(values)
  return rows
}

/** What a query asks for, in a row of its own (`asked`): PostgreSQL does not look at it when it plans, so that one plan is as good as another and the first ones are kept. */
export function askedApart() {
  const values: SQL[] = []
  return { values, told: (value: SQL): SQL => sql.raw(`(select a${values.push(value) - 1} from asked)`) }
}

const texts = new Map<string, string>()
/**
 * A statement that is told all it asks for apart, so that its text is the same for everything that is asked: it is built once for each `key`,
 * and planned once for each connection.
 */
export function plannedFor<Row extends Record<string, unknown>>(db: Database | Tx, key: string, values: readonly SQL[], statement: SQL): Promise<Row[]> {
  let text = texts.get(key)
  if (text === undefined) {
    const built = db.execute(statement).getQuery()
    if (built.params.length > 0) throw new Error(`"${key}" is not told apart all that it asks for.`)
    text = built.sql
    texts.set(key, text)
  }
  const row = values.map((value, at) => sql`${value} as ${sql.raw(`a${at}`)}`)
  return plannedSql<Row>(db, sql`with asked as materialized (select ${sql.join(row, sql`, `)}) select * from (${sql.raw(text)}) found`)
}

/** Built once and then named by its text. */
function named<Query extends Preparable>(query: Query, rewritten = (asked: Asked) => asked): Prepared<Query> {
  const built = query.prepare('') as Prepared<Query>
  const inside = built as unknown as Inside
  const { text, params } = rewritten({ text: built.getQuery().sql, params: inside.params })
  inside.params = params
  for (const config of [inside.queryConfig, inside.rawQueryConfig]) Object.assign(config, { name: nameOf(text), text })
  return built
}

type Asked = { text: string; params: unknown[] }
/** A text or a name in quotation marks, or the number of a parameter. */
const QUOTED_OR_PARAMETER = /'(?:[^']|'')*'|"[^"]*"|\$(\d+)/g

/** Parameters whose value is known already stand in the text instead; what is filled in later keeps its turn. */
function withConstants({ text, params }: Asked): Asked {
  const left: unknown[] = []
  const whole = text.replace(QUOTED_OR_PARAMETER, (part, number?: string) => {
    if (number === undefined) return part
    const value = params[Number(number) - 1]
    const literal = literalOf(value)
    return literal ?? `$${left.push(value)}`
  })
  return { text: whole, params: left }
}

/** As PostgreSQL reads it wherever it would read a parameter without a type; null of what is no plain value. */
function literalOf(value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return pg.escapeLiteral(String(value))
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'))
    return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`)
  return null
}
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Drizzle keeps the pool, and the connection of a transaction, to itself. */
export const clientOf = (db: Database | Tx) => (db as unknown as { session: Pick<Inside, 'client'> }).session.client
