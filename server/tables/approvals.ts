import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/common.gen.ts'
import { approvalStates } from '../../src/machines/lifecycles/approval.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, inStates, moment, version } from './columns.ts'
import { departments } from './reference.ts'
import { requisitionId } from './requisitions.ts'

const person = () =>
  integer()
    .notNull()
    .references(() => accounts.id)

/** One approver's answer on one requisition; `position` is the order of asking. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    requisitionId: requisitionId(),
    accountId: person(),
    position: integer().notNull(),
    status: text().$type<components['schemas']['ApprovalStatus']>().notNull().default('waiting'),
    comment: text(),
    /** How often this requisition was sent round; a mail is sent once per round. */
    round: integer().notNull().default(1),
    askedAt: moment(),
    /** When the mail was last sent again by hand. */
    remindedAt: moment(),
    answeredAt: moment(),
    version: version(),
  },
  (t) => [
    uniqueIndex('approvals_once').on(t.requisitionId, t.accountId),
    index('approvals_account').on(t.accountId, t.status),
    inStates('approvals_in_states', t.status, approvalStates),
  ],
)

export const approvalComments = pgTable(
  'approval_comments',
  { id: id(), requisitionId: requisitionId(), accountId: person(), comment: text().notNull(), at: createdAt() },
  (t) => [index('approval_comments_requisition').on(t.requisitionId, t.id), index('approval_comments_account').on(t.accountId)],
)

/** What was answered in a round that has ended: kept as it was when the requisition became a draft again. */
export const approvalRounds = pgTable(
  'approval_rounds',
  {
    id: id(),
    requisitionId: requisitionId(),
    round: integer().notNull(),
    approver: text().notNull(),
    position: integer().notNull(),
    status: text().$type<components['schemas']['ApprovalStatus']>().notNull(),
    comment: text(),
    answeredAt: moment(),
    endedAt: createdAt(),
  },
  (t) => [index('approval_rounds_requisition').on(t.requisitionId, t.round), inStates('approval_rounds_in_states', t.status, approvalStates)],
)

/** Who approves the requisitions of a department, attached when one is raised. */
export const defaultApprovers = pgTable(
  'default_approvers',
  {
    id: id(),
    departmentId: integer()
      .notNull()
      .references(() => departments.id),
    accountId: person(),
    position: integer().notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('default_approvers_once').on(t.departmentId, t.accountId), index('default_approvers_account').on(t.accountId)],
)
