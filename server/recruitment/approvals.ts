import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { hasDeclined } from '../../src/machines/lifecycles/approval.ts'
import { isUndecided } from '../../src/machines/lifecycles/requisition.ts'
import type { App, Caller, Handlers } from '../contract.ts'
import type { Tx } from '../database.ts'
import { audit } from '../move.ts'
import { checkVersion, notFound } from '../problem.ts'
import { write } from '../write.ts'
import { ofRequisition, waitingFor } from './approval.list.ts'
import { approvalComments, approvals } from './approval.schema.ts'
import { afterAnswer, answer, chainOf } from './approval.turn.ts'
import { notFilled } from './constraints.ts'
import { lockVisible } from './requisition.record.ts'

/** Locks the requisition first, then finds the approval; whoever may not see the requisition finds neither. */
export async function lockApproval(tx: Tx, caller: Caller, id: number, version?: number) {
  const [found] = await tx.select({ requisitionId: approvals.requisitionId }).from(approvals).where(eq(approvals.id, id))
  if (!found) throw notFound('approval')
  const row = await lockVisible(tx, caller, found.requisitionId, 'approval')
  const chain = await chainOf(tx, row.id)
  const approval = chain.find((one) => one.id === id)
  if (!approval) throw notFound('approval')
  if (version !== undefined) checkVersion(approval, version)
  return { row, chain, approval }
}

export const approvalHandlers = (app: App) =>
  ({
    listApprovals: async ({ caller, query }) => ({
      data: query.requisitionId ? await ofRequisition(app.db, caller, query.requisitionId) : await waitingFor(app.db, caller),
    }),

    answerApproval: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const { row, chain, approval } = await lockApproval(tx, caller, body.id, body.version)
        if (hasDeclined(body.status) && !body.comment?.trim()) throw notFilled({ field: 'comment', message: 'Say why you decline.' })
        const version = await answer(app, tx, { row, chain, approval }, caller, body)
        return { responseData: { id: approval.id, version }, message: 'Successfully updated!' }
      }),

    postApprovalComment: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const row = await lockVisible(tx, caller, params.id)
        const comment = body.comment.trim()
        const [written] = await tx
          .insert(approvalComments)
          .values({ requisitionId: row.id, accountId: caller.accountId, comment })
          .returning({ id: approvalComments.id })
        const auditId = await audit(tx, { by: caller, action: 'comment', entity: 'requisition', id: row.id, requisitionId: row.id, after: { comment } })
        const chain = await chainOf(tx, row.id)
        if (isUndecided(row.status) && chain.some((one) => one.accountId === caller.accountId)) await afterAnswer(app, tx, row, auditId)
        return { responseData: { id: written!.id }, message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'listApprovals' | 'answerApproval' | 'postApprovalComment'>
