import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, oneOf } from './columns.ts'
import { words } from './contract.gen.ts'
import { requisitionId } from './requisitions.ts'

/** That somebody who works here put a person forward, or that a person applied by their link. */
export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    requisitionId: requisitionId(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    way: text({ enum: words.ReferralWay }).notNull(),
    /** Who was put forward, as it was typed. Who came by a link is not known to whoever shared it. */
    name: text(),
    email: text(),
    why: text(),
    /** The application was there before, and is not told of to whoever put the person forward. */
    late: boolean().notNull().default(false),
    at: createdAt(),
  },
  (t) => [
    uniqueIndex('referrals_once').on(t.accountId, t.requisitionId, sql`lower(${t.email})`).where(sql`email is not null`),
    uniqueIndex('referrals_first').on(t.applicationId).where(sql`not late`),
    index('referrals_account').on(t.accountId, t.id),
    index('referrals_requisition').on(t.requisitionId),
    index('referrals_application').on(t.applicationId),
    oneOf(t.way, words.ReferralWay),
    check('referrals_typed', sql`num_nulls(name, email, why) in (0, 3)`),
  ],
)
