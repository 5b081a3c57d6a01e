import { eq, max } from 'drizzle-orm'
import { isWaiting } from '../../src/machines/lifecycles/approval.ts'
import { jobPostStates } from '../../src/machines/lifecycles/jobPost.ts'
import type { Actor } from '../../src/machines/lifecycles/lifecycle.ts'
import { isDraft, isOpenToApplicants, type RequisitionEvent, type RequisitionFacts } from '../../src/machines/lifecycles/requisition.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { type Moved, transition, transitionIfDue } from '../platform/lifecycle/transition.ts'
import { requisitionTransitions } from '../records/requisitionFacts.ts'
import type { Requisition } from '../records/requisitions.ts'
import { accounts } from '../tables/accounts.ts'
import { approvalRounds, approvals } from '../tables/approvals.ts'
import { jobPosts } from '../tables/requisitions.ts'
import { approvalTransitions } from './approvals.ts'
import { moveJobPost } from './moveJobPost.ts'

type Step = {
  by: Caller | 'system'
  actors: readonly Actor[]
  reason?: string | null | undefined
  causedBy?: number | null
  version?: number | undefined
  before?: (event: RequisitionEvent) => Promise<void>
  /** The day of the request, for one that is submitted. */
  today?: string
}
type Wanted = { event: RequisitionEvent; to?: never } | { event?: never; to: Requisition['status'] }
export type RequisitionStep = Step & Wanted

/** One event of a locked requisition with all that follows from it. */
export async function moveRequisition(tx: Tx, row: Requisition, { today, ...step }: RequisitionStep): Promise<Requisition> {
  const set = ({ type }: RequisitionEvent) => (type === 'submit' && today ? { requestDate: today } : {})
  return followed(tx, await transition(tx, requisitionTransitions, row, { ...step, set }))
}

/** The first of these events that can happen to a locked requisition by itself; null when none can, or nothing would change. What it looks at may be known already. */
export async function moveRequisitionIfDue(
  tx: Tx,
  row: Requisition,
  events: readonly RequisitionEvent[],
  causedBy: number | null,
  known?: (row: Requisition) => RequisitionFacts,
) {
  const kind = known ? { ...requisitionTransitions, facts: async () => known(row) } : requisitionTransitions
  const moved = await transitionIfDue(tx, kind, row, { events, by: 'system', actors: ['system'], causedBy })
  return moved && { event: moved.event, row: await followed(tx, moved) }
}

/** A draft begins its approvals anew, and a job post never stays public longer than its requisition. */
async function followed(tx: Tx, { row, auditId }: Moved<Requisition, RequisitionEvent>): Promise<Requisition> {
  if (isDraft(row.status)) await restartApprovals(tx, row, auditId)
  if (!isOpenToApplicants(row.status)) await closePost(tx, row, auditId)
  return row
}

/** Every answer starts anew; the round that ends stays readable. */
async function restartApprovals(tx: Tx, row: Requisition, causedBy: number) {
  const list = await tx.select().from(approvals).where(eq(approvals.requisitionId, row.id)).orderBy(approvals.id).for('update')
  if (list.some(({ askedAt }) => askedAt !== null)) await keepRound(tx, row.id)
  for (const approval of list) {
    const anew = { round: approval.round + 1, comment: null, askedAt: null, remindedAt: null, answeredAt: null }
    if (isWaiting(approval.status))
      await tx
        .update(approvals)
        .set({ ...anew, version: approval.version + 1 })
        .where(eq(approvals.id, approval.id))
    else
      await transition(tx, approvalTransitions(row, list), approval, {
        event: { type: 'restart' },
        by: 'system',
        actors: ['system'],
        causedBy,
        set: () => anew,
      })
  }
}

async function keepRound(tx: Tx, requisitionId: number) {
  const [last] = await tx
    .select({ round: max(approvalRounds.round) })
    .from(approvalRounds)
    .where(eq(approvalRounds.requisitionId, requisitionId))
  const { position, status, comment, answeredAt } = approvals
  const list = await tx
    .select({ approver: accounts.name, position, status, comment, answeredAt })
    .from(approvals)
    .innerJoin(accounts, eq(accounts.id, approvals.accountId))
    .where(eq(approvals.requisitionId, requisitionId))
  await tx.insert(approvalRounds).values(list.map((one) => ({ ...one, requisitionId, round: (last?.round ?? 0) + 1 })))
}

async function closePost(tx: Tx, row: Requisition, causedBy: number) {
  const [post] = await tx.select().from(jobPosts).where(eq(jobPosts.requisitionId, row.id)).for('update')
  if (!post || !isTagged(jobPostStates, post.status, 'public')) return
  await moveJobPost(tx, post, row, { event: { type: 'close' }, by: 'system', actors: ['system'], causedBy })
}
