import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { applicants, applications } from './applications.ts'
import { createdAt, id, version } from './columns.ts'
import { applicantMerges } from './merges.ts'
import { requisitionId } from './requisitions.ts'

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
