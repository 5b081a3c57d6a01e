import { and, type SQL, sql } from 'drizzle-orm'
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core'
import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { contains, filters } from './filters.ts'
import type { Criteria, ListColumns, Search } from './listColumns.ts'

/** A table beside the list's own. Each row of the list has one row in it; with `left` one or none. */
export type Joins = Record<string, { table: PgTable | SQL; on: SQL; left?: true }>

/** What a list is asked, and what it may be asked. */
export type Narrowing = {
  db: Database
  joins?: Joins
  criteria: Criteria
  columns: ListColumns
  /** Whose days the moments of a list are asked by. */
  settings: Pick<Settings, 'timeZone'>
  /** Text columns that the simple search looks in, or what it asks of long lists, where an index has to help. */
  search: (SQL | { getSQL(): SQL })[] | ((words: string) => Promise<Search>)
  /** What this person may see at all. */
  where?: SQL | undefined
  /** The tables that `where` needs. */
  needs?: readonly string[]
}

/** What a search and filters leave of a list: the condition, the tables that it needs, and how rare what it finds is. */
export async function narrowed({ db, joins = {}, criteria, columns, settings, search, where, needs = [] }: Narrowing) {
  const searched = await simpleSearch(criteria.search, search, joins)
  const asked = await filters(db, criteria, columns, settings)
  const apart = asked.find(({ parts }) => parts && parts.length > 0)
  return {
    /** The same as conditions of which a row fits one at most. */
    parts: apart?.parts?.map((part) => and(where, ...asked.map((one) => (one === apart ? part : one.where)), searched?.where)),
    condition: and(where, ...asked.map(({ where: one }) => one), searched?.where),
    needs: [...needs, ...asked.flatMap((one) => one.needs ?? []), ...(searched?.needs ?? [])],
    rows: [searched, ...asked].map((one) => one?.rows),
    isSearched: searched !== undefined,
    isNarrowed: searched !== undefined || asked.length > 0,
  }
}

export function joined(query: PgSelect, joins: Joins, needs: readonly string[]): PgSelect {
  for (const [name, { table, on, left }] of Object.entries(joins)) {
    if (!needs.includes(name)) continue
    if (left) query.leftJoin(table, on)
    else query.innerJoin(table, on)
  }
  return query
}

async function simpleSearch(search: string | undefined, columns: Narrowing['search'], joins: Joins): Promise<Search | undefined> {
  const words = search?.trim()
  if (!words) return undefined
  if (typeof columns === 'function') return columns(words)
  const where = sql`(${sql.join(
    columns.map((column) => contains(sql`${column}::text`, words)),
    sql` or `,
  )})`
  return { where, needs: Object.keys(joins) }
}
