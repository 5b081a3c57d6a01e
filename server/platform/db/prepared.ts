import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { Database, Tx } from './database.ts'

type Preparable = { prepare(name: string): { getQuery(): { sql: string }; execute(): unknown } }
type Prepared<Query extends Preparable> = ReturnType<Query['prepare']>
/** What drizzle keeps to itself: the connection of a query, or the pool, and what it sends there. */
type Inside = { client: unknown; queryConfig: { name: string }; rawQueryConfig: { name: string } }

const known = new WeakMap<object, Preparable>()

/**
 * A query with placeholders that is built once, and that PostgreSQL plans once for each connection: for records that are read by their
 * numbers, since one plan suits all of them. Queries whose plan depends on what is asked for are planned anew each time. `key` stands
 * for the query; the name is that of its text, so that two keys with the same text share a plan.
 */
export function prepared<Query extends Preparable>(db: Database | Tx, key: object, build: () => Query): Prepared<Query> {
  let query = known.get(key) as Prepared<Query> | undefined
  if (!query) {
    query = named(build())
    Object.assign(query, { client: null })
    known.set(key, query as unknown as Preparable)
  }
  // The same for a pool and for each transaction, but for where it is sent.
  return Object.create(query, { client: { value: clientOf(db) } })
}

/** The same for a query whose text depends on who asks: it is built each time, and planned once for each connection. */
export const planned = <Query extends Preparable>(query: Query) => named(query).execute() as ReturnType<Prepared<Query>['execute']>

/** The same for a statement in plain SQL, whose text is always the same: what changes in it are its parameters alone. */
export async function plannedSql<Row extends Record<string, unknown>>(db: Database | Tx, statement: SQL): Promise<Row[]> {
  const query = db.execute<Row>(statement).getQuery()
  const { rows } = await db._.session
    .prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(query, undefined, nameOf(query.sql), false)
    .execute()
  return rows
}

/** Built once and then named by its text. */
function named<Query extends Preparable>(query: Query): Prepared<Query> {
  const built = query.prepare('') as Prepared<Query>
  const name = nameOf(built.getQuery().sql)
  const { queryConfig, rawQueryConfig } = built as unknown as Inside
  queryConfig.name = name
  rawQueryConfig.name = name
  return built
}
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Drizzle keeps the pool, and the connection of a transaction, to itself. */
export const clientOf = (db: Database | Tx) => (db as unknown as { session: Pick<Inside, 'client'> }).session.client
