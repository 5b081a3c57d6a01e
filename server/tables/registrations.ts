import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type RegistrationStatus, registrationStates } from '../../src/machines/lifecycles/registration.ts'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, inStates, moment, version } from './columns.ts'
import { letters } from './letters.ts'

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
    letterId: integer().references(() => letters.id, { onDelete: 'set null' }),
    applicationId: integer().references(() => applications.id, { onDelete: 'set null' }),
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
    index('registrations_letter').on(t.letterId),
    index('registrations_application').on(t.applicationId),
    inStates('registrations_in_states', t.status, registrationStates),
  ],
)
