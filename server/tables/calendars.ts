import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import { accounts } from './accounts.ts'
import { inRange, moment, version } from './columns.ts'

/** When somebody can be asked to interview, and the address at which their calendar program reads the own interviews. */
export const accountCalendars = pgTable(
  'account_calendars',
  {
    accountId: integer()
      .primaryKey()
      .references(() => accounts.id),
    /** On whose clock the weekly hours are. */
    zone: text().notNull(),
    hours: jsonb().$type<components['schemas']['WorkingHours'][]>().notNull(),
    /** Minutes that are kept free before and after an interview. */
    buffer: integer().notNull(),
    /** Only who holds the address knows the secret in it. */
    feedHash: text(),
    feedSince: moment(),
    version: version(),
  },
  (t) => [uniqueIndex('account_calendars_feed').on(t.feedHash), inRange(t.buffer, { min: 0, max: 120 })],
)
