import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { applicants, applications } from './applications.ts'
import { createdAt, id, moment, version } from './columns.ts'
import { requisitionId } from './requisitions.ts'

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

const accountId = () =>
  integer()
    .notNull()
    .references(() => accounts.id)
const applicantId = () =>
  integer()
    .notNull()
    .references(() => applicants.id)

/** People who are kept together for a reason; somebody owns each group. */
export const peopleGroups = pgTable(
  'people_groups',
  {
    id: id(),
    name: text().notNull(),
    reason: text().notNull(),
    ownerId: accountId(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [uniqueIndex('people_groups_name').on(sql`lower(${t.name})`), index('people_groups_owner').on(t.ownerId)],
)

/** Who is in a group: persons, however often they applied. Being in one keeps nobody longer. */
export const peopleGroupMembers = pgTable(
  'people_group_members',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => peopleGroups.id, { onDelete: 'cascade' }),
    applicantId: applicantId(),
    accountId: accountId(),
    at: createdAt(),
    /** The merge that brought the place of the other record here; it goes when the merge is undone. */
    mergeId: integer().references(() => applicantMerges.id),
  },
  (t) => [
    uniqueIndex('people_group_members_once').on(t.groupId, t.applicantId),
    index('people_group_members_applicant').on(t.applicantId),
    index('people_group_members_account').on(t.accountId),
    index('people_group_members_merge').on(t.mergeId),
  ],
)

/** That a person was invited to apply for a position: once, by whom, and the application that came of it. */
export const applicationInvitations = pgTable(
  'application_invitations',
  {
    id: id(),
    requisitionId: requisitionId(),
    applicantId: applicantId(),
    accountId: accountId(),
    at: createdAt(),
    applicationId: integer().references(() => applications.id),
  },
  (t) => [
    uniqueIndex('application_invitations_once').on(t.requisitionId, t.applicantId),
    index('application_invitations_applicant').on(t.applicantId),
    index('application_invitations_account').on(t.accountId),
    uniqueIndex('application_invitations_application').on(t.applicationId),
  ],
)
