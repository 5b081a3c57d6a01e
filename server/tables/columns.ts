import { type SQLWrapper, sql } from 'drizzle-orm'
import { check, integer, timestamp } from 'drizzle-orm/pg-core'

/** Columns that most tables have, so that they are the same everywhere. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
/** Rises by one with each write; a write made from an older one is refused. */
export const version = () => integer().notNull().default(1)
export const moment = () => timestamp({ withTimezone: true })
export const createdAt = () => moment().notNull().defaultNow()

/** A column holds nothing but these words. */
export const oneOf = (name: string, column: SQLWrapper, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`)

/** A column holds nothing but the states of its lifecycle: those of the contract, as the compiler has compared them. */
export const inStates = (name: string, column: SQLWrapper, ...machines: { readonly states: object }[]) =>
  oneOf(name, column, [...new Set(machines.flatMap((machine) => Object.keys(machine.states)))])
