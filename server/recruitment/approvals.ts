import { and, asc, eq, inArray } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { approvalLifecycle, hasDeclined, isOnTurn } from '../../src/machines/lifecycles/approval.ts'
import { isUndecided, requisitionLifecycle } from '../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { accounts } from '../auth/schema.ts'
import type { App, Caller, Handlers } from '../contract.ts'
import type { Database, Tx } from '../database.ts'
import { audit } from '../move.ts'
import { checkVersion, notFound } from '../problem.ts'
import { write } from '../write.ts'
import { approvalComments, approvals } from './approval.schema.ts'
import { type Approval, afterAnswer, answer, chainOf } from './approval.turn.ts'
import { notFilled } from './constraints.ts'
import { lockVisible, type Requisition, readRequisition } from './requisition.record.ts'
import { requisitions } from './requisition.schema.ts'

type Schemas = components['schemas']

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

const columns = {
  approval: approvals,
  row: requisitions,
  approver: accounts.name,
  email: accounts.email,
}

const joined = (db: Database) =>
  db
    .select(columns)
    .from(approvals)
    .innerJoin(requisitions, eq(requisitions.id, approvals.requisitionId))
    .innerJoin(accounts, eq(accounts.id, approvals.accountId))

type Joined = { approval: Approval; row: Requisition; approver: string; email: string }

const present = ({ approval, row, approver, email }: Joined, caller: Caller): Schemas['Approval'] => ({
  id: approval.id,
  requisitionId: row.id,
  positionTitle: row.positionTitle,
  approverAccountId: approval.accountId,
  approver,
  email,
  order: approval.position,
  status: approval.status,
  comment: approval.comment,
  askedAt: approval.askedAt?.toISOString() ?? null,
  answeredAt: approval.answeredAt?.toISOString() ?? null,
  mine: approval.accountId === caller.accountId,
  requisitionIsUndecided: isUndecided(row.status),
  onTurn: approval.accountId === caller.accountId && isOnTurn(approval.status),
  version: approval.version,
})

async function ofRequisition(db: Database, caller: Caller, id: number): Promise<Schemas['Approvals']> {
  const { id: requisitionId } = await readRequisition(db, caller, id)
  const list = await joined(db).where(eq(approvals.requisitionId, requisitionId)).orderBy(asc(approvals.position), asc(approvals.id))
  const said = await db
    .select({ id: approvalComments.id, by: accounts.name, comment: approvalComments.comment, at: approvalComments.at })
    .from(approvalComments)
    .innerJoin(accounts, eq(accounts.id, approvalComments.accountId))
    .where(eq(approvalComments.requisitionId, requisitionId))
    .orderBy(asc(approvalComments.id))
    .limit(500)
  const comments = said.map((one) => ({ ...one, at: one.at.toISOString() }))
  return { content: list.map((one) => present(one, caller)), totalElements: list.length, comments }
}

/** What waits for this person's answer, oldest first. */
async function waitingFor(db: Database, caller: Caller): Promise<Schemas['Approvals']> {
  const list = await joined(db)
    .where(
      and(
        eq(approvals.accountId, caller.accountId),
        inArray(approvals.status, tagged(approvalLifecycle, 'onTurn')),
        inArray(requisitions.status, tagged(requisitionLifecycle, 'undecided')),
      ),
    )
    .orderBy(asc(approvals.askedAt))
    .limit(200)
  return { content: list.map((one) => present(one, caller)), totalElements: list.length, comments: [] }
}
