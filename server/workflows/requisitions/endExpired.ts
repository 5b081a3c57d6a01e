import { and, asc, count, eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { REQUISITION_HAS_EXPIRED } from '../../../src/machines/lifecycles/reasons.ts'
import { isClosed, requisitionLifecycle } from '../../../src/machines/lifecycles/requisition.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { notFilled } from '../../platform/db/constraints.ts'
import { write } from '../../platform/db/transaction.ts'
import { isManager } from '../../platform/http/permissions.ts'
import { checkVersion, forbidden, Problem } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { checkFields, daysInOrder } from '../../records/fieldRules.ts'
import { requisitionFacts } from '../../records/requisitionFacts.ts'
import { actorsOf, isEditable, lockVisible, notArchived, type Requisition, visibleTo } from '../../records/requisitions.ts'
import { isExpired } from '../../requisitions/listRequisitions.ts'
import { applications } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { endRequisition } from './closeRequisition.ts'

function mayDecide(caller: Caller, row: Requisition) {
  if (row.ownerId !== caller.accountId && !isManager(caller)) throw forbidden()
}

/** Requisitions whose end date has passed: extended by a later one, or deleted. */
export const expiredHandlers = (app: App) =>
  ({
    listExpiredJobPositions: async ({ caller, query: { page = 1, size = 25 } }) => {
      const where = and(visibleTo(caller), notArchived, isExpired(todayIn(app.settings)))
      const list = await app.db
        .select()
        .from(requisitions)
        .where(where)
        .orderBy(asc(requisitions.endDate), asc(requisitions.id))
        .limit(size)
        .offset((page - 1) * size)
      const isLast = list.length < size && (list.length > 0 || page === 1)
      const totalElements = isLast ? (page - 1) * size + list.length : await app.db.$count(requisitions, where)
      return {
        responseDataList: list.map((row) => ({
          id: row.id,
          title: row.positionTitle,
          start_date: row.startDate,
          end_date: row.endDate ?? '',
          version: row.version,
        })),
        paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size) },
      }
    },

    extendJobPosition: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const row = await lockVisible(tx, caller, params.id)
        mayDecide(caller, row)
        checkVersion(row, body.version)
        if (isClosed(row.status)) throw new Problem(409, 'NOT_OPEN', 'A completed, cancelled or archived requisition cannot be extended.')
        const today = todayIn(app.settings)
        if (body.endDate < today || (row.endDate && body.endDate <= row.endDate))
          throw notFilled({ field: 'endDate', message: 'Choose a day that is later than the present end date, and not in the past.' })
        checkFields({ startDate: row.startDate, endDate: body.endDate }, daysInOrder)
        const version = row.version + 1
        await tx.update(requisitions).set({ endDate: body.endDate, version }).where(eq(requisitions.id, row.id))
        const change = { before: { endDate: row.endDate }, after: { endDate: body.endDate } }
        await audit(tx, { by: caller, action: 'extend', entity: 'requisition', id: row.id, requisitionId: row.id, ...change })
        return { responseData: { id: row.id, version }, message: 'Successfully updated!' }
      }),

    deleteJobPosition: (call) =>
      write(app, call, async (tx) => {
        const { caller, params, query } = call
        const row = await lockVisible(tx, caller, params.id)
        mayDecide(caller, row)
        checkVersion(row, query.version)
        const expired = row.endDate !== null && row.endDate < todayIn(app.settings) && !isClosed(row.status)
        if (!expired && !isEditable(caller, row))
          throw new Problem(409, 'NOT_EXPIRED', 'Only a draft or an expired requisition can be deleted. Cancel it instead.')
        const [asked] = await tx.select({ total: count() }).from(applications).where(eq(applications.requisitionId, row.id))
        if (!asked?.total) {
          const before = { positionTitle: row.positionTitle }
          await audit(tx, { by: caller, action: 'delete', entity: 'requisition', id: row.id, requisitionId: row.id, before })
          await tx.delete(requisitions).where(eq(requisitions.id, row.id))
          return { message: 'deleted', archived: null }
        }
        const actors = await actorsOf(tx, caller, row)
        const { after, closed } = await endRequisition(app, tx, row, { event: { type: 'archive' }, by: caller, actors, reason: REQUISITION_HAS_EXPIRED })
        const back = movesOf(requisitionLifecycle, { ...(await requisitionFacts(tx, after)), status: after.status }, actors).find(({ allowed }) => allowed)
        return {
          message: 'archived: it has applications, so the requisition was kept out of sight and nothing was lost',
          archived: {
            id: after.id,
            version: after.version,
            title: after.positionTitle,
            back: (back?.status as Requisition['status'] | undefined) ?? null,
            closed,
          },
        }
      }),
  }) satisfies Partial<Handlers<operations>>
