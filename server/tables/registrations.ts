import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RegistrationStatus } from '../../src/machines/lifecycles/registration.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, moment, version } from './columns.ts'

/** One invitation of one account. Neither the link's key nor the typed code is stored, only what proves them. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    /** Why it was sent: with which kind of letter, or on request. */
    purpose: text().notNull(),
    letterId: integer(),
    applicationId: integer(),
    status: text().$type<RegistrationStatus>().notNull().default('shown'),
    linkHash: text().notNull(),
    /** The code's first characters: they find the row, so that wrong tries count against it. */
    codeSelector: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    checkedAt: moment(),
    usedAt: moment(),
    supersededAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('registrations_link_hash').on(t.linkHash),
    uniqueIndex('registrations_code_selector').on(t.codeSelector).where(sql`${t.status} in ('shown', 'checked')`),
    uniqueIndex('registrations_one_open').on(t.accountId).where(sql`${t.status} in ('shown', 'checked')`),
    index('registrations_account').on(t.accountId),
  ],
)
