import { type Column, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { inSample, SAMPLED } from '../../tables/columns.ts'
import { GATHERED } from './listColumns.ts'

/** So many of the newest rows tell how common something is. */
export const LOOKED_AT = 1000
/** So many are gathered of what none of the newest has: such rows lie together far back, and the way to them through the list is long. */
const MOST_OF_OLD = 15_000

/** An empty array, as PostgreSQL writes it. */
export const NONE = '{}'

/** In the text of a query, as PostgreSQL has to know it to plan for any words. */
export const fixed = (count: number) => sql.raw(String(count))

/** The numbers of what is found, as PostgreSQL writes arrays; null for more than `most`. */
export const idsUpTo = (most: number, found: SQL): SQL =>
  sql`(select case when count(*) <= ${fixed(most)} then coalesce(array_agg(id), '{}')::text end from (${found} limit ${fixed(most + 1)}) few)`

/**
 * So many rows in the sample say that more than `most` are in the table: of just `most` rows, the sample would hold this many once in 10^15
 * tables, ten standard deviations more than it should.
 */
const tooMany = (most: number) => Math.ceil(most / SAMPLED + 10 * Math.sqrt(most / SAMPLED))
const isTooMany = (most: number, id: Column, of: PgTable, where: SQL) => {
  const many = fixed(tooMany(most))
  return sql`(select count(*) = ${many} from (select from ${of} where ${where} and ${inSample(id)} limit ${many}) sample)`
}

/**
 * The same for who gathers many, of a table in which an index of its own searches a sample for this condition: where the sample says that they
 * are too many, nothing is gathered. Reading all of the many first, only to leave them, took longer than what is done then.
 */
export const idsOfMany = (most: number, id: Column, of: PgTable, where: SQL): SQL =>
  sql`(select case when ${isTooMany(most, id, of, where)}
    then null else ${idsUpTo(most, sql`select ${id} as id from ${of} where ${where}`)} end)`

/**
 * The same of a table in which an index of its own searches a sample for this condition; null for more than a list gathers. To find tens of
 * thousands takes longer than to learn, from such a sample, that they are too many. They are soon met by going through the list, unless none
 * of the newest is among them.
 */
export function idsBySample(id: Column, of: PgTable, where: SQL): SQL {
  const found = sql`select ${id} as id from ${of} where ${where}`
  return sql`(select coalesce(
      (select case when not ${isTooMany(GATHERED, id, of, where)} then ${idsUpTo(GATHERED, found)} end),
      (select case when not exists (select from (select * from ${of} order by ${id} desc limit ${fixed(LOOKED_AT)}) ${of} where ${where}) then ${idsUpTo(MOST_OF_OLD, found)} end)))`
}
