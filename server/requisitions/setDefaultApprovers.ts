import { asc, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { isWaiting } from '../../src/machines/lifecycles/approval.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, notFound, Problem } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { lockDraft } from '../records/requisitions.ts'
import { approvals, defaultApprovers } from '../tables/approvals.ts'
import { attachDefaultChain, chainOf, lockApproval, personOf } from './approvals.ts'
import { defaultChain } from './listApprovals.ts'
import { maySetApprovers } from './setApprovers.ts'

type Direction = 'up' | 'down'

/** The order after one has changed places with its neighbour. */
function inNewOrder<T extends { id: number }>(list: readonly T[], id: number, direction: Direction): { order: T[]; passed: T } {
  const at = list.findIndex((one) => one.id === id)
  const beside = direction === 'up' ? at - 1 : at + 1
  const [one, passed] = [list[at], list[beside]]
  if (!one || !passed)
    throw new Problem(409, 'NO_PLACE_THERE', direction === 'up' ? 'This person is asked first already.' : 'This person is asked last already.')
  return { order: list.map((each, index) => (index === at ? passed : index === beside ? one : each)), passed }
}

/** The order in which people are asked: of one draft, and of every new one of a department. */
export const approvalChainHandlers = (app: App) =>
  ({
    moveApprover: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const { row, chain, approval } = await lockApproval(tx, caller, params.id, body.version)
        maySetApprovers(caller, row)
        const { order, passed } = inNewOrder(chain, approval.id, body.direction)
        if (!isWaiting(approval.status) || !isWaiting(passed.status))
          throw new Problem(409, 'ALREADY_ASKED', 'Somebody who was asked already keeps their place.')
        for (const [index, one] of order.entries()) {
          const moved = one === approval || one === passed
          await tx
            .update(approvals)
            .set({ position: index + 1, ...(moved && { version: one.version + 1 }) })
            .where(eq(approvals.id, one.id))
        }
        const approver = (await personOf(tx, approval.accountId)).name
        const [before, after] = [chain.indexOf(approval) + 1, order.indexOf(approval) + 1]
        const about = { entity: 'approval', id: approval.id, requisitionId: row.id }
        await audit(tx, { by: caller, action: 'moveApprover', ...about, before: { order: before }, after: { order: after, approver } })
        return { responseData: { id: approval.id, version: approval.version + 1 }, message: 'Successfully updated!' }
      }),

    useDefaultApprovers: (call) =>
      write(app, call, async (tx) => {
        const { caller, params } = call
        const row = await lockDraft(tx, caller, params.id)
        const chain = row.departmentId ? await defaultChain(tx, row.departmentId) : []
        if (chain.length === 0) throw new Problem(409, 'NO_DEFAULT_CHAIN', 'The department has no approval chain of its own.')
        const names = []
        for (const { accountId } of await chainOf(tx, row.id)) names.push((await personOf(tx, accountId)).name)
        await tx.delete(approvals).where(eq(approvals.requisitionId, row.id))
        await attachDefaultChain(tx, row)
        const change = { before: { approvers: names }, after: { approvers: chain.map(({ name }) => name) } }
        await audit(tx, { by: caller, action: 'useDefaultApprovers', entity: 'requisition', id: row.id, requisitionId: row.id, ...change })
        return { message: 'Successfully updated!' }
      }),

    listDefaultApprovers: async ({ query }) => ({ responseDataList: await defaultChain(app.db, query.departmentId) }),

    moveDefaultApprover: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const [found] = await tx.select().from(defaultApprovers).where(eq(defaultApprovers.id, params.id))
        if (!found) throw notFound('approver')
        const { departmentId } = found
        const list = await tx
          .select()
          .from(defaultApprovers)
          .where(eq(defaultApprovers.departmentId, departmentId))
          .orderBy(asc(defaultApprovers.position), asc(defaultApprovers.id))
          .for('update')
        const one = list.find(({ id }) => id === found.id)
        if (!one) throw notFound('approver')
        checkVersion(one, body.version)
        const { order, passed } = inNewOrder(list, one.id, body.direction)
        for (const [index, each] of order.entries()) {
          const moved = each === one || each === passed
          await tx
            .update(defaultApprovers)
            .set({ position: index + 1, ...(moved && { version: each.version + 1 }) })
            .where(eq(defaultApprovers.id, each.id))
        }
        const approver = (await personOf(tx, one.accountId)).name
        const change = { before: { order: list.indexOf(one) + 1 }, after: { order: order.indexOf(one) + 1, approver, departmentId } }
        await audit(tx, { by: caller, action: 'moveApprover', entity: 'defaultApprover', id: one.id, ...change })
        return { responseData: { id: one.id, version: one.version + 1 }, message: 'Successfully updated!' }
      }),

    removeDefaultApprover: (call) =>
      write(app, call, async (tx) => {
        const { caller, params, query } = call
        const [one] = await tx.select().from(defaultApprovers).where(eq(defaultApprovers.id, params.id)).for('update')
        if (!one) throw notFound('approver')
        checkVersion(one, query.version)
        await tx.delete(defaultApprovers).where(eq(defaultApprovers.id, one.id))
        const approver = (await personOf(tx, one.accountId)).name
        const before = { approver, departmentId: one.departmentId }
        await audit(tx, { by: caller, action: 'removeApprover', entity: 'defaultApprover', id: one.id, before })
        return { message: 'deleted' }
      }),
  }) satisfies Partial<Handlers<operations>>
