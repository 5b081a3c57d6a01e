import { type SQLWrapper, sql } from 'drizzle-orm'
import { check, integer, timestamp } from 'drizzle-orm/pg-core'

/** Columns that most tables have, so that they are the same everywhere. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
/** Rises by one with each write; a write made from an older one is refused. */
export const version = () => integer().notNull().default(1)
export const moment = () => timestamp({ withTimezone: true })
export const createdAt = () => moment().notNull().defaultNow()

/** A column holds nothing but the states of its lifecycle: those of the contract, as the compiler has compared them. */
export const inStates = (name: string, column: SQLWrapper, ...machines: { readonly states: object }[]) => {
  const states = [...new Set(machines.flatMap((machine) => Object.keys(machine.states)))]
  return check(name, sql`${column} in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`)
}
