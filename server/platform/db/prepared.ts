import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { Database, Tx } from './database.ts'

type Preparable = { toSQL(): { sql: string }; prepare(name: string): { execute(): unknown } }
type Prepared<Query extends Preparable> = ReturnType<Query['prepare']>

const known = new WeakMap<Database | Tx, WeakMap<object, unknown>>()

/**
 * A query with placeholders that is built once, and that PostgreSQL plans once for each connection: for records that are read by their
 * numbers, since one plan suits all of them. Queries whose plan depends on what is asked for are planned anew each time. `key` stands
 * for the query; the name is that of its text, so that two keys with the same text share a plan.
 */
export function prepared<Query extends Preparable>(db: Database | Tx, key: object, build: () => Query): Prepared<Query> {
  const ofDatabase = known.get(db) ?? new WeakMap<object, unknown>()
  known.set(db, ofDatabase)
  let query = ofDatabase.get(key) as Prepared<Query> | undefined
  if (!query) {
    const built = build()
    query = built.prepare(nameOf(built)) as Prepared<Query>
    ofDatabase.set(key, query)
  }
  return query
}

/**
 * The same for a query whose text depends on who asks, or that is asked in a transaction: it is built each time, and planned once for each
 * connection.
 */
export const planned = <Query extends Preparable>(query: Query) => query.prepare(nameOf(query)).execute() as ReturnType<ReturnType<Query['prepare']>['execute']>

/** The same for a statement in plain SQL, whose text is always the same: what changes in it are its parameters alone. */
export async function plannedSql<Row extends Record<string, unknown>>(db: Database | Tx, statement: SQL): Promise<Row[]> {
  const query = db.execute<Row>(statement).getQuery()
  const { rows } = await db._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(query, undefined, named(query.sql), false).execute()
  return rows
}

const nameOf = (query: Preparable) => named(query.toSQL().sql)
const named = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
