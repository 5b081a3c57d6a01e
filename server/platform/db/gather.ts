import { type Column, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { GATHERED } from './listColumns.ts'

/** So many of the newest rows tell how common something is. */
export const LOOKED_AT = 1000
/** So many are gathered of what none of the newest has: such rows lie together far back, and the way to them through the list is long. */
const MOST_OF_OLD = 15_000

/** An empty array, as PostgreSQL writes it. */
export const NONE = '{}'

/** The numbers of what is found, as PostgreSQL writes arrays; null for more than `most`. */
export const idsUpTo = (most: number, found: SQL): SQL =>
  sql`(select case when count(*) <= ${most} then coalesce(array_agg(id), '{}')::text end from (${found} limit ${most + 1}) few)`

/**
 * The same for who gathers many, of a table in which an index of its own searches every so many rows for this condition: where clearly more
 * stand in that sample than should, nothing is gathered. Reading all of the many first, only to leave them, took longer than what is done then.
 */
export function idsOfMany(most: number, id: Column, of: PgTable, where: SQL, every: 4 | 16): SQL {
  const share = Math.ceil((1.25 * most) / every)
  return sql`(select case when (select count(*) from (select from ${of} where ${where} and ${id} % ${sql.raw(String(every))} = 0 limit ${share + 1}) sample) > ${share}
    then null else ${idsUpTo(most, sql`select ${id} as id from ${of} where ${where}`)} end)`
}

/**
 * The same of a table in which an index of its own searches every so many rows for this condition; null for more than a list gathers. To find
 * tens of thousands takes longer than to prove, in such a sample, that they are too many. What fewer of the newest have is too rare to be proven so
 * among a million, and what more of them have is soon met by going through the table, as PostgreSQL then does by itself.
 */
export function idsBySample(id: Column, of: PgTable, where: SQL, every: 4 | 16): SQL {
  const found = sql`select ${id} as id from ${of} where ${where}`
  return sql`(select case
      when looked.found = 0 then ${idsUpTo(MOST_OF_OLD, found)}
      when looked.found between 4 and 70
        and (select count(*) > ${GATHERED} from (select from ${of} where ${where} and ${id} % ${sql.raw(String(every))} = 0 limit ${GATHERED + 1}) sample) then null
      else ${idsUpTo(GATHERED, found)} end
    from (select count(*) as found from (select * from ${of} order by ${id} desc limit ${LOOKED_AT}) ${of} where ${where}) looked)`
}
