import { type Column, getTableName, type SQL, sql } from 'drizzle-orm'
import { check, customType, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core'

/** Columns that most tables have, so that they are the same everywhere. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
/** Rises by one with each write; a write made from an older one is refused. */
export const version = () => integer().notNull().default(1)
export const moment = () => timestamp({ withTimezone: true })
/** A range of moments; the database alone writes and compares it. */
export const momentRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const createdAt = () => moment().notNull().defaultNow()

/** Words as they stand in a list of SQL. */
export const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))
/** A column as PostgreSQL names it. */
export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** As PostgreSQL names a check of one column. */
const nameOf = (column: PgColumn) => `${getTableName(column.table)}_${snake(column.name)}_check`

/** A column holds nothing but these words. */
export const oneOf = (column: PgColumn, words: readonly string[]) => check(nameOf(column), sql`${column} in (${quoted(words)})`)
/** The same of each word of a list. */
export const someOf = (column: PgColumn, words: readonly string[]) => check(nameOf(column), sql`${column} <@ array[${quoted(words)}]::text[]`)
/** A number is not outside of these two, nor below the least. */
export const inRange = (column: PgColumn, { min, max }: { min: number; max?: number }) =>
  check(nameOf(column), max === undefined ? sql`${column} >= ${sql.raw(`${min}`)}` : sql`${column} between ${sql.raw(`${min}`)} and ${sql.raw(`${max}`)}`)
/** The second of two that are there is not less than the first. */
export const inOrder = (first: PgColumn, second: PgColumn) => check(nameOf(second).replace(/check$/, 'in_order'), sql`${first} <= ${second}`)

/** A column holds nothing but the states of its lifecycle: those of the contract, as the compiler has compared them. */
export const inStates = (name: string, column: PgColumn, ...machines: { readonly states: object }[]) =>
  check(name, sql`${column} in (${quoted([...new Set(machines.flatMap((machine) => Object.keys(machine.states)))])})`)

/** A sample holds one of so many rows, and the small one that is within it one of so many. */
export const SAMPLED = 32
export const SAMPLED_SMALL = 1024
/**
 * The rows of a sample, by their number, as if they were drawn by lot. Every so many in turn would not do: where each application brings four files
 * or messages, one kind of them has all numbers that four divides. The factor is 2^32 divided by the golden ratio (Knuth, The Art of Computer
 * Programming, volume 3, 6.4), which spreads numbers at any distance evenly; the upper bits of the product choose.
 */
export const inSample = (id: Column | SQL, oneOf: typeof SAMPLED | typeof SAMPLED_SMALL = SAMPLED) =>
  sql`${id}::bigint * 2654435769 / ${sql.raw(String(2 ** 32 / oneOf))} % ${sql.raw(String(oneOf))} = 0`
