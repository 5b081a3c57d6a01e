import { index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { applicants, applications } from './applications.ts'
import { createdAt, id, moment } from './columns.ts'

/** Two records of one person that became one: what is needed to take it back. */
export const applicantMerges = pgTable(
  'applicant_merges',
  {
    id: id(),
    keptId: integer()
      .notNull()
      .references(() => applicants.id),
    goneId: integer()
      .notNull()
      .references(() => applicants.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    /** What the kept record did not state before, and took over. */
    before: jsonb().$type<Record<string, null>>().notNull(),
    /** The version that the merge gave the kept record: another one has been changed since. */
    keptVersion: integer().notNull(),
    at: createdAt(),
    undoneAt: moment(),
  },
  (t) => [index('applicant_merges_kept').on(t.keptId, t.at), index('applicant_merges_gone').on(t.goneId), index('applicant_merges_account').on(t.accountId)],
)

/** The applications that a merge brought to the kept record. */
export const applicantMergeMoves = pgTable(
  'applicant_merge_moves',
  {
    mergeId: integer()
      .notNull()
      .references(() => applicantMerges.id),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
  },
  (t) => [primaryKey({ columns: [t.mergeId, t.applicationId] }), index('applicant_merge_moves_application').on(t.applicationId)],
)
