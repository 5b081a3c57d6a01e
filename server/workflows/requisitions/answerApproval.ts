import type { operations } from '../../../src/api/recruitment.gen.ts'
import { isUndecided } from '../../../src/machines/lifecycles/requisition.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { lockVisible } from '../../records/requisitions.ts'
import { chainOf, lockApproval } from '../../requisitions/approvals.ts'
import { ofRequisition, waitingFor } from '../../requisitions/listApprovals.ts'
import { approvalComments } from '../../tables/approvals.ts'
import { afterAnswer, answer } from './approvalTurn.ts'

export const approvalHandlers = (app: App) =>
  ({
    listApprovals: async ({ caller, query }) => ({
      data: query.requisitionId ? await ofRequisition(app.db, caller, query.requisitionId) : await waitingFor(app.db, caller),
    }),

    answerApproval: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const { row, chain, approval } = await lockApproval(tx, caller, body.id, body.version)
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
