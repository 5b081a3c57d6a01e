import { asc, eq } from 'drizzle-orm'
import { type ApprovalEvent, type ApprovalFacts, approvalLifecycle, hasApproved } from '../../src/machines/lifecycles/approval.ts'
import { isUndecided } from '../../src/machines/lifecycles/requisition.ts'
import type { App, Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { checkVersion, notFound } from '../platform/http/problem.ts'
import type { Transitions } from '../platform/lifecycle/transition.ts'
import { lockVisible, type Requisition } from '../records/requisitions.ts'
import { accounts } from '../tables/accounts.ts'
import { approvals, defaultApprovers } from '../tables/approvals.ts'
import { mailApprovalRequested } from './mailApprovers.ts'

export type Approval = typeof approvals.$inferSelect

/** Approvals in the order of asking; the ones that were added at the same place follow their age. */
export const chainOf = (db: Database | Tx, requisitionId: number): Promise<Approval[]> =>
  db.select().from(approvals).where(eq(approvals.requisitionId, requisitionId)).orderBy(asc(approvals.position), asc(approvals.id))

/** What the lifecycle of an approval looks at. */
export const approvalFacts = (row: Requisition, chain: readonly Approval[], approval: Approval): ApprovalFacts => ({
  requisitionIsUndecided: isUndecided(row.status),
  earlierOnesHaveApproved: chain
    .slice(
      0,
      chain.findIndex((one) => one.id === approval.id),
    )
    .every((one) => hasApproved(one.status)),
})

/** Approvals take their events, each with its place in the chain. */
export const approvalTransitions = (row: Requisition, chain: readonly Approval[]): Transitions<Approval, ApprovalFacts, ApprovalEvent, Approval> => ({
  lifecycle: approvalLifecycle,
  belongsTo: ({ requisitionId }) => ({ requisitionId }),
  facts: (_, approval) => approvalFacts(row, chain, approval),
  update: (tx, { id }, columns) => tx.update(approvals).set(columns).where(eq(approvals.id, id)).returning(),
})

export async function personOf(db: Database | Tx, accountId: number) {
  const [person] = await db.select({ id: accounts.id, name: accounts.name, email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  return person!
}

/** One mail per approver and round. */
export const markOf = ({ id, round, accountId }: Approval) => `${id}:${round}:${accountId}`

export async function mailApprover(app: App, tx: Tx, row: Requisition, approval: Approval, mark: string) {
  const people = { approver: await personOf(tx, approval.accountId), owner: await personOf(tx, row.ownerId) }
  await mailApprovalRequested(app, tx, row, people, mark)
}

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

/** The department's own approvers, in their order; those who are there already stay. */
export async function attachDefaultChain(tx: Tx, row: Pick<Requisition, 'id' | 'departmentId'>) {
  if (!row.departmentId) return
  const chain = await tx.select().from(defaultApprovers).where(eq(defaultApprovers.departmentId, row.departmentId)).orderBy(asc(defaultApprovers.position))
  if (chain.length === 0) return
  await tx
    .insert(approvals)
    .values(chain.map(({ accountId, position }) => ({ requisitionId: row.id, accountId, position })))
    .onConflictDoNothing()
}
