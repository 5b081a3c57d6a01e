import { asc, Column, desc, is, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ListColumn } from './listColumns.ts'
import type { Joins } from './narrowed.ts'

type Way = (by: SQL, back?: boolean) => SQL
const [FIRST, LAST] = [sql`first`, sql`last`]

/**
 * The words of an order by a column and then by the number, both with the greatest first where it goes `down`; each may be read `back`, from its
 * end. So one index has both ways.
 */
export function orderOf(down: boolean, mayBeUnknown: boolean): Record<'byNumber' | 'inIndex' | 'unknownLast', Way> {
  const byNumber: Way = (by, back = false) => (down === back ? asc(by) : desc(by))
  const withUnknown = (by: SQL, back: boolean, first: boolean) => (mayBeUnknown ? sql`${byNumber(by, back)} nulls ${first ? FIRST : LAST}` : byNumber(by, back))
  return {
    byNumber,
    /** Where values may be unknown, an index has these last when the greatest stand first, and so before the smallest. */
    inIndex: (by, back = false) => withUnknown(by, back, down === back),
    /** As a list shows it, whatever an index has. */
    unknownLast: (by, back = false) => withUnknown(by, back, back),
  }
}

/** PostgreSQL takes an index for a column that is never null only where nothing is said of nulls. */
export const neverNull = ({ sql: by }: ListColumn, table: PgTable, joins: Joins) =>
  is(by, Column) && by.notNull && (by.table === table || Object.values(joins).some((one) => one.table === by.table && !one.left))
