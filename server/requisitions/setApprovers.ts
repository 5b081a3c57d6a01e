import { and, asc, count, eq, inArray, max, or, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { isOnTurn, isWaiting } from '../../src/machines/lifecycles/approval.ts'
import { isDraft, isUndecided } from '../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { keeping, notFilled } from '../platform/db/constraints.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { isManager } from '../platform/http/permissions.ts'
import { forbidden, Problem } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { transition } from '../platform/lifecycle/transition.ts'
import { lockVisible, type Requisition } from '../records/requisitions.ts'
import { accounts } from '../tables/accounts.ts'
import { approvals, defaultApprovers } from '../tables/approvals.ts'
import { approvalTransitions, lockApproval, mailApprover, markOf, personOf } from './approvals.ts'
import { mayRemindAt } from './listApprovals.ts'

/** Who decides about the approvers: the owner while it is a draft, a manager until it is decided. */
export function maySetApprovers(caller: Caller, row: Requisition) {
  if (row.ownerId !== caller.accountId && !isManager(caller)) throw forbidden()
  if (isDraft(row.status) || (isManager(caller) && isUndecided(row.status))) return
  throw new Problem(409, 'NOT_A_DRAFT', 'Approvers can be changed only while the requisition is a draft.')
}

/** Somebody who may approve: an active account that is more than an applicant's. */
const mayApprove = and(
  inArray(accounts.status, tagged(accountStates, 'maySignIn')),
  sql`${accounts.roles} && array['Recruitment Manager', 'Recruitment Officer', 'Employee']`,
)

async function approver(db: Database | Tx, accountId: number) {
  const [person] = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), mayApprove))
  if (!person) throw notFilled({ field: 'accountId', message: 'Choose one from the list.' })
  return person
}

export const approverHandlers = (app: App) =>
  ({
    listApprovers: async ({ query }) => {
      const words = query.search?.trim().replaceAll(/[\\%_]/g, '\\$&')
      const found = words ? or(sql`${accounts.name} ilike ${`%${words}%`}`, sql`${accounts.email} ilike ${`%${words}%`}`) : undefined
      const where = and(mayApprove, found)
      const list = await app.db
        .select({ id: accounts.id, name: accounts.name, email: accounts.email })
        .from(accounts)
        .where(where)
        .orderBy(asc(accounts.name))
        .limit(100)
      const [all] = await app.db.select({ total: count() }).from(accounts).where(where)
      const totalElements = all?.total ?? 0
      return { responseDataList: list, paging: { page: 1, size: 100, totalElements, totalPages: Math.ceil(totalElements / 100) } }
    },

    createApprover: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const person = await approver(tx, body.accountId)
        const [last] = await tx
          .select({ position: max(defaultApprovers.position) })
          .from(defaultApprovers)
          .where(eq(defaultApprovers.departmentId, body.departmentId))
        const values = { departmentId: body.departmentId, accountId: person.id, position: (last?.position ?? 0) + 1 }
        const [added] = await keeping(tx.insert(defaultApprovers).values(values).returning({ id: defaultApprovers.id, version: defaultApprovers.version }))
        await audit(tx, {
          by: caller,
          action: 'createApprover',
          entity: 'defaultApprover',
          id: added!.id,
          after: { approver: person.name, departmentId: body.departmentId },
        })
        return { responseData: added!, message: 'Successfully created!' }
      }),

    addApprover: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const row = await lockVisible(tx, caller, body.requisitionId)
        maySetApprovers(caller, row)
        const person = await approver(tx, body.accountId)
        const [last] = await tx
          .select({ position: max(approvals.position) })
          .from(approvals)
          .where(eq(approvals.requisitionId, row.id))
        const position = (last?.position ?? 0) + 1
        const values = { requisitionId: row.id, accountId: person.id, position }
        const [added] = await keeping(tx.insert(approvals).values(values).returning({ id: approvals.id, version: approvals.version }))
        await audit(tx, {
          by: caller,
          action: 'addApprover',
          entity: 'approval',
          id: added!.id,
          requisitionId: row.id,
          after: { approver: person.name, order: position },
        })
        return { responseData: added!, message: 'Successfully created!' }
      }),

    removeApprover: (call) =>
      write(app, call, async (tx) => {
        const { caller, params, query } = call
        const { row, approval } = await lockApproval(tx, caller, params.id, query.version)
        maySetApprovers(caller, row)
        if (!isWaiting(approval.status)) throw new Problem(409, 'ALREADY_ASKED', 'Somebody who was asked already stays; a manager can replace them.')
        await tx.delete(approvals).where(eq(approvals.id, approval.id))
        const person = await personOf(tx, approval.accountId)
        await audit(tx, { by: caller, action: 'removeApprover', entity: 'approval', id: approval.id, requisitionId: row.id, before: { approver: person.name } })
        return { message: 'deleted' }
      }),

    replaceApprover: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const { row, chain, approval } = await lockApproval(tx, caller, params.id, body.version)
        const step = transition(tx, approvalTransitions(row, chain), approval, {
          event: { type: 'replace' },
          actors: isManager(caller) ? ['manager'] : [],
          by: caller,
          reason: body.reason,
          set: async (_, status) => {
            const { id: accountId } = await approver(tx, body.accountId)
            return { accountId, askedAt: isOnTurn(status) ? new Date() : null, remindedAt: null }
          },
        })
        const { row: after } = await keeping(step)
        const where = { entity: 'approval', id: approval.id, requisitionId: row.id, reason: body.reason }
        const [before, person] = [await personOf(tx, approval.accountId), await personOf(tx, after.accountId)]
        await audit(tx, { by: caller, action: 'replaceApprover', ...where, before: { approver: before.name }, after: { approver: person.name } })
        if (isOnTurn(after.status)) await mailApprover(app, tx, row, after, markOf(after))
        return { responseData: { id: after.id, version: after.version }, message: 'Successfully replaced!' }
      }),

    remindApprover: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const { row, approval } = await lockApproval(tx, caller, body.id)
        if (row.ownerId !== caller.accountId && !isManager(caller)) throw forbidden()
        if (!isOnTurn(approval.status)) throw new Problem(409, 'NOT_ON_TURN', 'This approver is not on turn.')
        const [now, from] = [new Date(), mayRemindAt(approval)]
        if (from && from > now)
          throw new Problem(409, 'REMINDED_ALREADY', 'This approver was reminded within the last 24 hours. The next reminder can be sent a day after the last.')
        await tx.update(approvals).set({ remindedAt: now }).where(eq(approvals.id, approval.id))
        const approver = (await personOf(tx, approval.accountId)).name
        await audit(tx, { by: caller, action: 'remind', entity: 'approval', id: approval.id, requisitionId: row.id, after: { approver } })
        await mailApprover(app, tx, row, approval, `${markOf(approval)}:${now.toISOString()}`)
        return { message: 'Sending...' }
      }),
  }) satisfies Pick<Handlers<operations>, 'listApprovers' | 'createApprover' | 'addApprover' | 'removeApprover' | 'replaceApprover' | 'remindApprover'>
