import { and, asc, eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { isClosed } from '../../../src/machines/lifecycles/requisition.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { notFilled } from '../../platform/db/constraints.ts'
import type { Database } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkFields, daysInOrder } from '../../records/fieldRules.ts'
import { mayAskForNothing } from '../../records/progress.ts'
import { countsOf, freezesWeights, readProgress } from '../../records/requisitionFacts.ts'
import { actorsOf, isEditable, lockDraft, type Requisition, readRequisition } from '../../records/requisitions.ts'
import { attachDefaultChain, chainOf } from '../../requisitions/approvals.ts'
import { accounts } from '../../tables/accounts.ts'
import { auditLog, statusHistory } from '../../tables/platform.ts'
import { contractTypes, departments, positionTypes } from '../../tables/reference.ts'
import { jobPosts, requisitions } from '../../tables/requisitions.ts'
import { transitionsOf } from './changeRequisitionStatus.ts'
import { CLOSING, type ClosedCounts } from './listClosing.ts'
import { presentPosition, savePosition } from './saveJobPosition.ts'

type Summary = components['schemas']['RequisitionSummary']

export const requisitionSummaryHandlers = (app: App) =>
  ({
    getRequisitionSummary: async ({ caller, params }) => ({ data: await summaryOf(app, caller, await readRequisition(app.db, caller, params.id)) }),

    saveRequisitionSummary: (call) =>
      write(app, call, async (tx) => {
        const { version, ...given } = call.body
        const row = await lockDraft(tx, call.caller, call.params.id, { version })
        const { startDate, endDate } = { ...row, ...given }
        checkFields({ startDate, endDate }, daysInOrder)
        const needed = given.noneNeeded?.find((section) => !mayAskForNothing(section))
        if (needed) throw notFilled({ field: 'noneNeeded', message: `The section ${needed} cannot be left out.` })
        const saved = await savePosition(tx, row, given, call.caller)
        const chain = await chainOf(tx, row.id)
        if (given.departmentId && chain.length === 0) await attachDefaultChain(tx, { id: row.id, departmentId: given.departmentId })
        return saved
      }),
  }) satisfies Partial<Handlers<operations>>

async function summaryOf({ db, settings }: App, caller: Caller, row: Requisition): Promise<Summary> {
  const [names] = await db
    .select({
      department: departments.name,
      positionType: positionTypes.name,
      contractType: contractTypes.name,
      owner: accounts.name,
      jobPost: jobPosts.status,
    })
    .from(requisitions)
    .innerJoin(accounts, eq(accounts.id, requisitions.ownerId))
    .leftJoin(departments, eq(departments.id, requisitions.departmentId))
    .leftJoin(positionTypes, eq(positionTypes.id, requisitions.jobPositionTypeId))
    .leftJoin(contractTypes, eq(contractTypes.id, requisitions.jobApplTypeId))
    .leftJoin(jobPosts, eq(jobPosts.requisitionId, requisitions.id))
    .where(eq(requisitions.id, row.id))
  const counts = await countsOf(db, row.id)
  return {
    position: presentPosition(row),
    department: names?.department ?? null,
    positionType: names?.positionType ?? null,
    contractType: names?.contractType ?? null,
    owner: names?.owner ?? '',
    ownerAccountId: row.ownerId,
    expired: row.endDate !== null && row.endDate < todayIn(settings) && !isClosed(row.status),
    editable: isEditable(caller, row),
    weightsFrozen: freezesWeights(counts),
    actors: await actorsOf(db, caller, row),
    progress: await readProgress(db, row),
    transitions: await transitionsOf(db, row, caller),
    history: await historyOf(db, row.id),
    applications: [...counts.values()].reduce((sum, total) => sum + total, 0),
    approvals: (await chainOf(db, row.id)).length,
    jobPost: names?.jobPost ?? null,
    noneNeeded: row.noneNeeded,
    version: row.version,
  }
}

async function historyOf(db: Database, id: number): Promise<Summary['history']> {
  const list = await db
    .select({ status: statusHistory.toStatus, at: statusHistory.at, by: statusHistory.actorName, reason: statusHistory.reason })
    .from(statusHistory)
    .where(and(eq(statusHistory.entity, 'requisition'), eq(statusHistory.entityId, id)))
    .orderBy(asc(statusHistory.id))
    .limit(200)
  const closings = await db
    .select({ at: auditLog.at, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.requisitionId, id), eq(auditLog.entity, 'requisition'), eq(auditLog.action, CLOSING)))
  // What was closed carries the moment of the transaction that closed it, as the step does.
  const closedAt = new Map(closings.map(({ at, after }) => [at.getTime(), after as ClosedCounts]))
  return list.map((one) => {
    const status = one.status as Requisition['status']
    return { ...one, status, at: one.at.toISOString(), closed: isClosed(status) ? (closedAt.get(one.at.getTime()) ?? null) : null }
  })
}
