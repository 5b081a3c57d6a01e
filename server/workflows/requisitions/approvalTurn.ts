import { hasApproved, isWaiting } from '../../../src/machines/lifecycles/approval.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { transition, transitionIfDue } from '../../platform/lifecycle/transition.ts'
import type { Requisition } from '../../records/requisitions.ts'
import { applicationsChanged } from '../../requisitions/applicationsChanged.ts'
import { type Approval, approvalTransitions, chainOf, mailApprover, markOf, personOf } from '../../requisitions/approvals.ts'
import { mailDecision } from '../../requisitions/mailApprovers.ts'
import { moveRequisitionIfDue } from '../../requisitions/moveRequisition.ts'
import { closeWhenCompleted } from './closeRequisition.ts'

/** The approver whose turn it is now is asked, by mail too; nobody when all have answered. */
export async function askNext(app: App, tx: Tx, row: Requisition) {
  const chain = await chainOf(tx, row.id)
  const next = chain.find((one) => isWaiting(one.status))
  if (!next) return
  const step = { events: [{ type: 'ask' }], by: 'system', actors: ['system'], set: () => ({ askedAt: new Date() }) } as const
  if (!(await transitionIfDue(tx, approvalTransitions(row, chain), next, step))) return
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
  const reason = given.comment?.trim() || null
  const { row: after, auditId } = await transition(tx, approvalTransitions(row, chain), approval, {
    event: { type: hasApproved(given.status) ? 'approve' : 'decline' },
    actors: approval.accountId === by.accountId ? ['approver'] : [],
    by,
    reason,
    reasonField: 'comment',
    set: () => ({ comment: reason, answeredAt: new Date() }),
  })
  await afterAnswer(app, tx, row, auditId, reason)
  return after.version
}

/** After an answer or a comment: the requisition is decided, or in review, and the next one is asked. */
export async function afterAnswer(app: App, tx: Tx, row: Requisition, causedBy: number, reason: string | null = null) {
  const moved = await moveRequisitionIfDue(tx, row, [{ type: 'decline' }, { type: 'approve' }, { type: 'review' }], causedBy)
  const after = moved?.row ?? row
  if (!moved || moved.event.type === 'review') return askNext(app, tx, after)
  await mailDecision(app, tx, after, await personOf(tx, row.ownerId), reason)
  // One that was amended may have candidates far on their way, and fewer openings than before.
  const counted = moved.event.type === 'approve' ? await applicationsChanged(tx, row.id, causedBy) : null
  if (counted) await closeWhenCompleted(app, tx, counted, causedBy)
}
