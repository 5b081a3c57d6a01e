import { type Column, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { inSample, SAMPLED, SAMPLED_SMALL } from '../../tables/columns.ts'
import { GATHERED } from './listColumns.ts'

/** So many of the newest rows tell how common something is. */
export const LOOKED_AT = 1000
/** So many are gathered of what few of the newest have: such rows lie together far back, and the way to them through the list is long. */
const MOST_OF_OLD = 15_000

/** An empty array, as PostgreSQL writes it. */
export const NONE = '{}'

/** In the text of a query, as PostgreSQL has to know it to plan for any words. */
export const fixed = (count: number) => sql.raw(String(count))

/** The numbers of what is found, as PostgreSQL writes arrays; null for more than `most`. */
export const idsUpTo = (most: number, found: SQL): SQL =>
  sql`(select case when count(*) <= ${fixed(most)} then coalesce(array_agg(id), '{}')::text end from (${found} limit ${fixed(most + 1)}) few)`

/** How seldom a sample may say of what is gathered that it is too many. */
const MISTAKEN = 1e-15
/**
 * So many rows in a sample say that more than `most` are in the table: of just `most` rows, a sample that is drawn by lot would hold this many
 * less than once in 10^15 tables (the term of the Poisson distribution, behind which the others fall off quickly).
 */
function tooMany(most: number, oneOf: number): number {
  const expected = most / oneOf
  let [rows, probability] = [0, Math.exp(-expected)]
  while (rows <= expected || probability > MISTAKEN) probability *= expected / ++rows
  return rows
}
/** The small sample is asked first: what many rows have is in many of the larger one, too, and an index finds all of these before it tells the first. */
const isTooMany = (most: number, id: Column, of: PgTable, where: SQL) => {
  const holdsMany = (oneOf: typeof SAMPLED | typeof SAMPLED_SMALL) => {
    const many = fixed(tooMany(most, oneOf))
    return sql`(select count(*) = ${many} from (select from ${of} where ${where} and ${inSample(id, oneOf)} limit ${many}) sample)`
  }
  return sql`(case when ${holdsMany(SAMPLED_SMALL)} then true else ${holdsMany(SAMPLED)} end)`
}

/**
 * The same for who gathers many, of a table in which an index of its own searches a sample for this condition: where the sample says that they
 * are too many, nothing is gathered. Reading all of the many first, only to leave them, took longer than what is done then.
 */
export const idsOfMany = (most: number, id: Column, of: PgTable, where: SQL): SQL =>
  sql`(select case when ${isTooMany(most, id, of, where)}
    then null else ${idsUpTo(most, sql`select ${id} as id from ${of} where ${where}`)} end)`

/**
 * Rows are soon met on the way through a list where so many of the newest are among them: of how many newest, where the sample says that they
 * are few, and where it says that they are many and the way is worth more.
 */
export type Soon = { enough: number; ofFew: number; ofMany: number }
/** So many times fewer than enough would be met among the newest: then they are not looked at. */
const SURELY = 5
/** A page of people: to look at one takes less than a microsecond. */
export const PEOPLE: Soon = { enough: 25, ofFew: 2000, ofMany: 20_000 }
/** One text: to look at it takes ten times as long and more. */
export const TEXTS: Soon = { enough: 1, ofFew: LOOKED_AT, ofMany: LOOKED_AT }

/**
 * The same of a table in which an index of its own searches a sample for this condition; null for more than a list gathers. To find tens of
 * thousands takes longer than to learn, from such a sample, that they are too many. They are soon met by going through the list, unless few
 * of the newest are among them.
 */
export function idsBySample(id: Column, of: PgTable, where: SQL, { enough, ofFew, ofMany }: Soon): SQL {
  const areFar = (newest: number) => sql`(select count(*) < ${fixed(enough)} from (
    select from (select * from ${of} order by ${id} desc limit ${fixed(newest)}) ${of} where ${where} limit ${fixed(enough)}) soon)`
  const found = sql`select ${id} as id from ${of} where ${where}`
  // Of those that are few among all, as PostgreSQL counted them last, hardly any are among the newest: that they are far need not be asked.
  const all = sql`(select reltuples from pg_class where oid = ${sql.raw(`'${getTableName(of)}'`)}::regclass)`
  const areFewOfAll = sql`count(*) * ${fixed(ofFew * SURELY)} < ${fixed(enough)} * ${all}`
  const isTold = sql`count(*) <= ${fixed(GATHERED)} or (count(*) <= ${fixed(MOST_OF_OLD)} and (${areFewOfAll} or ${areFar(ofFew)}))`
  return sql`(select case when not ${isTooMany(GATHERED, id, of, where)}
    then (select case when ${isTold} then coalesce(array_agg(id), '{}')::text end from (${found} limit ${fixed(MOST_OF_OLD + 1)}) few)
    when ${areFar(ofMany)} and not ${isTooMany(MOST_OF_OLD, id, of, where)} then ${idsUpTo(MOST_OF_OLD, found)} end)`
}
