import { eq, max } from 'drizzle-orm'
import { approvalLaw, isWaiting } from '../../src/machines/lifecycles/approval.ts'
import { jobPostLaw, jobPostLifecycle } from '../../src/machines/lifecycles/jobPost.ts'
import type { Actor } from '../../src/machines/lifecycles/law.ts'
import { isDraft, isOpenToApplicants, type RequisitionEvent, requisitionLaw } from '../../src/machines/lifecycles/requisition.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { accounts } from '../auth/schema.ts'
import type { Caller } from '../contract.ts'
import type { Tx } from '../database.ts'
import { move } from '../move.ts'
import { approvalRounds, approvals } from './approval.schema.ts'
import { requisitionFacts } from './requisition.facts.ts'
import type { Requisition } from './requisition.record.ts'
import { jobPosts, requisitions } from './requisition.schema.ts'

export type Step = { by: Caller | 'system'; actors: readonly Actor[]; reason?: string | null; causedBy?: number | null }

/**
 * One step of a locked requisition with all that follows from it: a draft begins its approvals anew, and a job post
 * never stays public longer than its requisition.
 */
export async function stepRequisition(
  tx: Tx,
  row: Requisition,
  event: RequisitionEvent,
  { by, actors, reason, causedBy }: Step,
  today?: string,
): Promise<Requisition> {
  const subject = { status: row.status, ...(await requisitionFacts(tx, row)) }
  const where = { entity: 'requisition', id: row.id, requisitionId: row.id } as const
  const { status, auditId } = await move(tx, { law: requisitionLaw, subject, event, actors, by, ...where, reason: reason ?? null, causedBy: causedBy ?? null })
  const submitted = event.type === 'submit' && today ? { requestDate: today } : {}
  const [after] = await tx
    .update(requisitions)
    .set({ status, version: row.version + 1, ...submitted })
    .where(eq(requisitions.id, row.id))
    .returning()
  if (isDraft(status)) await restartApprovals(tx, row, auditId)
  if (!isOpenToApplicants(status)) await closePost(tx, row, auditId)
  return after!
}

/** Every answer starts anew; the round that ends stays readable. */
async function restartApprovals(tx: Tx, row: Requisition, causedBy: number) {
  const list = await tx.select().from(approvals).where(eq(approvals.requisitionId, row.id)).orderBy(approvals.id).for('update')
  if (list.some(({ askedAt }) => askedAt !== null)) await keepRound(tx, row.id)
  for (const approval of list) {
    const next = { version: approval.version + 1, round: approval.round + 1, comment: null, askedAt: null, remindedAt: null, answeredAt: null }
    if (!isWaiting(approval.status)) {
      const subject = { status: approval.status, requisitionIsUndecided: false, earlierOnesHaveApproved: false }
      const where = { entity: 'approval', id: approval.id, requisitionId: row.id, causedBy }
      await move(tx, { law: approvalLaw, subject, event: { type: 'restart' }, actors: ['system'], by: 'system', ...where })
    }
    await tx
      .update(approvals)
      .set({ ...next, status: 'waiting' })
      .where(eq(approvals.id, approval.id))
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
  if (!post || !isTagged(jobPostLifecycle, post.status, 'public')) return
  const subject = { status: post.status, requisitionIsPublic: false }
  const where = { entity: 'jobPost', id: post.id, requisitionId: row.id, causedBy }
  const { status } = await move(tx, { law: jobPostLaw, subject, event: { type: 'close' }, actors: ['system'], by: 'system', ...where })
  await tx
    .update(jobPosts)
    .set({ status, closedAt: new Date(), version: post.version + 1 })
    .where(eq(jobPosts.id, post.id))
}
