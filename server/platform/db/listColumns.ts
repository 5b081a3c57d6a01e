import type { Column, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { components } from '../../../src/api/common.gen.ts'
import type { Database } from './database.ts'

/**
 * What a list may be asked; exports ask for longer pages than the contract lets anybody else, and count as far as a file goes. A size of 0
 * asks only how many rows there are.
 */
export type Criteria = Omit<components['schemas']['Criteria'], 'size'> & { size?: number; countUpTo?: number }
export type Kind = 'number' | 'text' | 'name' | 'date' | 'moment' | 'select' | 'words'
export type Expression = SQL | SQL.Aliased | { getSQL(): SQL }

/** The columns of a list that may be sorted and filtered, by their name on the wire. `id` must be one of them. */
export type ListColumns = Record<string, ListColumn>
export type ListColumn = {
  sql: Expression
  /** A `date` is a plain day; a `moment` is compared with the days of the organisation; a `name` is folded already. */
  kind: Kind
  /** What a chosen value asks for, where that is no comparison. */
  chosen?: (value: string) => SQL
  /** The same as conditions of which a row fits one at most, where each has an index of its own: so they are counted. */
  chosenParts?: (value: string) => readonly SQL[] | undefined
  /** How a number is compared that is more than one; null where it is none. */
  compared?: (operator: components['schemas']['Operator'], typed: { value: string; field: string }) => SQL | null
  /** What is compared, where the order is a finer one. */
  filteredBy?: Expression
  /** What an index holds in the order of the column, but for these rows, whose value this reader may not know: they stand as unknown. */
  orderedBy?: { sql: Expression; unknown: readonly number[] } | undefined
  /**
   * The records whose text an index searches, and which rows of the list are theirs, by their numbers as PostgreSQL writes arrays; what the column
   * holds is their name, and that text holds it too. An index of the name knows which hold one or two letters.
   */
  gathered?: { record: PgTable; id: Column; text: Column; name: Column; among: (ids: string) => SQL }
  /** How `words` are looked for; such a column has no order. */
  found?: (db: Database, words: string) => Promise<Search>
  /** The rows whose value this reader may know, if not all: others are left out by its filter, and come last in its order, by `unread`. */
  readable?: SQL | undefined
  unread?: SQL
  /** The tables that it needs, by their names among `joins`. */
  needs?: readonly string[]
  /** Sorts by what many rows of the list share: those records are gone through in order, and of each its rows. */
  through?: { record: PgTable; id: Column; of: Column; joins?: readonly string[] }
}

/** What a search asks for. Rows that are `rare` are all met to find the first ones, so they are counted on the way; those that are `common` are not counted. */
export type Search = { where: SQL; needs?: readonly string[]; rows?: 'rare' | 'common'; parts?: readonly SQL[] | undefined }

/** So many rows of a search are gathered by an index; more are met soon enough on the way through the list. */
export const GATHERED = 1000
