import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/common.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, inRange, inStates, version } from './columns.ts'
import { ranges } from './contract.gen.ts'
import { departments } from './reference.ts'

/** How many working days an application may stay in a status: everywhere, or in one department, whose own limit counts there. */
export const timeLimits = pgTable(
  'time_limits',
  {
    id: id(),
    status: text().$type<components['schemas']['ApplicationStatus']>().notNull(),
    departmentId: integer().references(() => departments.id, { onDelete: 'cascade' }),
    workingDays: integer().notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('time_limits_once').on(t.status, sql`coalesce(${t.departmentId}, 0)`),
    index('time_limits_department').on(t.departmentId),
    inStates('time_limits_in_states', t.status, applicationStates),
    inRange(t.workingDays, ranges.WorkingDays),
  ],
)

/** Who was told on which day of how many applications over their limit; once a day each. */
export const timeLimitDigests = pgTable(
  'time_limit_digests',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    day: date().notNull(),
    applications: integer().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day] }), inRange(t.applications, { min: 1 })],
)
