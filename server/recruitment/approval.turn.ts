import { eq } from 'drizzle-orm'
import { type ApprovalEvent, approvalLaw, hasApproved, isWaiting } from '../../src/machines/lifecycles/approval.ts'
import { decide } from '../../src/machines/lifecycles/law.ts'
import { type RequisitionEvent, requisitionLaw } from '../../src/machines/lifecycles/requisition.ts'
import type { App, Caller } from '../contract.ts'
import type { Tx } from '../database.ts'
import { move } from '../move.ts'
import { mailDecision } from './approval.mail.ts'
import { type Approval, approvalFacts, chainOf, mailApprover, markOf, personOf } from './approval.record.ts'
import { approvals } from './approval.schema.ts'
import { closeWhenCompleted } from './closing.ts'
import { applicationsChanged } from './recount.ts'
import { requisitionFacts } from './requisition.facts.ts'
import type { Requisition } from './requisition.record.ts'
import { stepRequisition } from './requisition.step.ts'

/** The approver whose turn it is now is asked, by mail too; nobody when all have answered. */
export async function askNext(app: App, tx: Tx, row: Requisition) {
  const chain = await chainOf(tx, row.id)
  const next = chain.find((one) => isWaiting(one.status))
  if (!next) return
  const subject = { status: next.status, ...approvalFacts(row, chain, next) }
  const event = { type: 'ask' } as const
  if (!decide(approvalLaw, subject, event, ['system']).allowed) return
  const { status } = await move(tx, {
    law: approvalLaw,
    subject,
    event,
    actors: ['system'],
    by: 'system',
    entity: 'approval',
    id: next.id,
    requisitionId: row.id,
  })
  await tx
    .update(approvals)
    .set({ status, askedAt: new Date(), version: next.version + 1 })
    .where(eq(approvals.id, next.id))
  await mailApprover(app, tx, row, next, markOf(next))
}

type Asked = { row: Requisition; chain: readonly Approval[]; approval: Approval }

/** One approver's answer, with all that follows from it. Answers the approval's new version. */
export async function answer(
  app: App,
  tx: Tx,
  { row, chain, approval }: Asked,
  by: Caller,
  given: { status: 'approved' | 'declined'; comment?: string | undefined },
) {
  const subject = { status: approval.status, ...approvalFacts(row, chain, approval) }
  const event: ApprovalEvent = { type: hasApproved(given.status) ? 'approve' : 'decline' }
  const actors = approval.accountId === by.accountId ? (['approver'] as const) : []
  const where = { entity: 'approval', id: approval.id, requisitionId: row.id, reason: given.comment?.trim() || null }
  const { status, auditId } = await move(tx, { law: approvalLaw, subject, event, actors, by, ...where })
  const version = approval.version + 1
  await tx.update(approvals).set({ status, comment: where.reason, answeredAt: new Date(), version }).where(eq(approvals.id, approval.id))
  await afterAnswer(app, tx, row, auditId, where.reason)
  return version
}

/** After an answer or a comment: the requisition is decided, or in review, and the next one is asked. */
export async function afterAnswer(app: App, tx: Tx, row: Requisition, causedBy: number, reason: string | null = null) {
  const subject = { status: row.status, ...(await requisitionFacts(tx, row)) }
  const order: RequisitionEvent[] = [{ type: 'decline' }, { type: 'approve' }, { type: 'review' }]
  const event = order.find((one) => decide(requisitionLaw, subject, one, ['system']).allowed)
  const after = event ? await stepRequisition(tx, row, event, { by: 'system', actors: ['system'], causedBy }) : row
  if (!event || event.type === 'review') return askNext(app, tx, after)
  await mailDecision(app, tx, after, await personOf(tx, row.ownerId), reason)
  // One that was amended may have candidates far on their way, and fewer openings than before.
  const counted = event.type === 'approve' ? await applicationsChanged(tx, row.id, causedBy) : null
  if (counted) await closeWhenCompleted(app, tx, counted, causedBy)
}
