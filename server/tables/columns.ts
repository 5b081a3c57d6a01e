import { integer, timestamp } from 'drizzle-orm/pg-core'

/** Columns that most tables have, so that they are the same everywhere. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
/** Rises by one with each write; a write made from an older one is refused. */
export const version = () => integer().notNull().default(1)
export const moment = () => timestamp({ withTimezone: true })
export const createdAt = () => moment().notNull().defaultNow()
