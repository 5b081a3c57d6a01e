import { eq, sql } from 'drizzle-orm'
import { transition } from '../../../server/platform/lifecycle/transition.ts'
import { approvalTransitions, chainOf } from '../../../server/requisitions/approvals.ts'
import { requisitions } from '../../../server/tables/requisitions.ts'
import { type ApprovalEvent, approvalLifecycle } from '../../../src/machines/lifecycles/approval.ts'
import type { TestApp } from '../../app.ts'
import { accountId } from '../../applications/candidates.ts'
import { changeStatus, completeDraft, referenceItems } from '../../requisitions/raise.ts'
import { answered, column, type Driver, done, must, nothing, prepared } from '../driver.ts'

/** The first of two approvers: what they say decides nothing yet, so that an answer can still be changed. */
export async function approvalDriver(t: TestApp): Promise<Driver<'approval'>> {
  const [owner, manager] = [await t.as('employee'), await t.as('manager')]
  const [managerId, officerId] = [await accountId(t, 'manager@threshold.test'), await accountId(t, 'officer@threshold.test')]
  const items = await referenceItems(t)

  async function begin() {
    const requisitionId = await completeDraft(owner, items)
    const add = async (person: number) =>
      must(await owner.recruitment.POST('/approval/add_approver', { body: { requisitionId, accountId: person } })).responseData.id
    const id = await add(managerId)
    await add(officerId)
    const version = async () => Number(await column(t, 'approvals', id, 'version'))
    /** Straight at the lifecycle, on the facts as they are. */
    const straight = (type: ApprovalEvent['type']) =>
      done(async () => {
        const [row] = await t.db.select().from(requisitions).where(eq(requisitions.id, requisitionId))
        const chain = await chainOf(t.db, requisitionId)
        const approval = chain.find((one) => one.id === id)!
        const step = { event: approvalLifecycle.events[type], actors: approvalLifecycle.permissions[type], by: 'system' } as const
        await t.db.transaction((tx) => transition(tx, approvalTransitions(row!, chain), approval, step))
      })
    const respond = async (status: 'approved' | 'declined') =>
      answered(manager.recruitment.POST('/approval/change-response', { body: { id, status, version: await version(), comment: 'On reflection' } }))
    // One "no" decides; that it can be changed until then is seen while the requisition is in review.
    const inReview = () => t.db.execute(sql`update requisitions set status = 'RV' where id = ${requisitionId} and status = 'RVD'`)
    const startAnew = async () => {
      must(await changeStatus(owner, requisitionId, 'CN', 'Plans have changed'))
      return answered(changeStatus(manager, requisitionId, 'DR'))
    }
    const replace = async () =>
      answered(
        manager.recruitment.POST('/approval/replace_approver/{id}', {
          params: { path: { id } },
          body: { accountId: managerId, reason: 'Back again', version: await version() },
        }),
      )
    return {
      straight,
      respond,
      id,
      status: () => column(t, 'approvals', id),
      events: {
        ask: prepared(
          nothing,
          () => answered(changeStatus(owner, requisitionId, 'SB')),
          () => straight('ask'),
        ),
        approve: { ready: inReview, send: () => respond('approved') },
        decline: { ready: inReview, send: () => respond('declined') },
        replace: { send: replace },
        restart: prepared(nothing, startAnew, () => straight('restart')),
      },
    }
  }

  return {
    begin,
    withheld: {
      isOnTurn: async () => (await begin()).straight('ask'),
      requisitionIsUndecided: async () => {
        const { events, respond } = await begin()
        await events.ask.ready?.()
        await events.ask.send('asked')
        await respond('declined')
        return respond('approved')
      },
    },
  }
}
