import { and, inArray } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isDraft, isUndecided, requisitionLifecycle } from '../../../src/machines/lifecycles/requisition.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { notFilled } from '../../platform/db/constraints.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion } from '../../platform/http/problem.ts'
import { answeredOneByOne } from '../../platform/jobs/oneByOne.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import { recordLifecycle } from '../../platform/lifecycle/recordLifecycle.ts'
import { readProgress, requisitionFacts } from '../../records/requisitionFacts.ts'
import { actorsOf, lockVisible, type Requisition, readRequisition, visibleTo } from '../../records/requisitions.ts'
import { chosenIds } from '../../requisitions/chosenRequisitions.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { askNext } from './approvalTurn.ts'
import { endRequisition } from './closeRequisition.ts'

explain('requisition', {
  everySectionIsComplete: 'Every required section must be filled in first.',
  someoneElseApproves: 'An approver who is not the owner must be named first.',
  everyApproverHasApproved: 'Every approver must have approved.',
  anApproverHasDeclined: 'No approver has declined.',
  nobodyHasAnswered: 'An approver has answered already.',
  wasArchivedFrom: 'It was a draft or cancelled when it was archived: a recruitment manager can reopen it.',
  reasonRequired: 'Say why the requisition ends.',
})
explain('approval', {
  requisitionIsUndecided: 'The requisition is decided already, or not submitted yet.',
  isOnTurn: 'The approvers before have not all approved yet.',
  reasonRequired: 'Say why you decline.',
})

type Schemas = components['schemas']
type Wanted = { id: number; status: Requisition['status']; reason?: string | undefined; version?: number | undefined }

async function everyMoveOf(db: Database | Tx, row: Requisition, caller: Caller) {
  const subject = { status: row.status, ...(await requisitionFacts(db, row)) }
  return movesOf(requisitionLifecycle, subject, await actorsOf(db, caller, row))
}

/** What a person can bring about next; what only the system does is not offered. */
export async function transitionsOf(db: Database | Tx, row: Requisition, caller: Caller) {
  return (await everyMoveOf(db, row, caller))
    .filter(({ who }) => who.some((actor) => actor !== 'system'))
    .map(({ event, status, allowed, why }) => ({ event, status, allowed, why }))
}

export const requisitionStatusHandlers = (app: App) =>
  ({
    listRequisitionTransitions: async ({ caller, params }) => ({ data: await transitionsOf(app.db, await readRequisition(app.db, caller, params.id), caller) }),

    getRequisitionLifecycle: async ({ caller, params }) => {
      const row = await readRequisition(app.db, caller, params.id)
      const moves = await everyMoveOf(app.db, row, caller)
      return { data: await recordLifecycle(app.db, { entity: 'requisition', id: row.id, status: row.status, moves }) }
    },

    changeRequisitionStatus: (call) =>
      write(app, call, async (tx) => {
        const { after, closed } = await change(app, tx, call.caller, call.body)
        return { responseData: { id: after.id, version: after.version }, message: 'Successfully updated!', closed }
      }),

    changeRequisitionStatusInBulk: async (call) => {
      const { status, reason } = call.body
      const ids = await chosenIds(app, call.caller, call.body)
      const seen = await app.db
        .select({ id: requisitions.id, title: requisitions.positionTitle })
        .from(requisitions)
        .where(and(inArray(requisitions.id, ids), visibleTo(call.caller)))
        .orderBy(requisitions.id)
      const names = new Map(seen.map(({ id, title }) => [id, title]))
      const nameOf = (id: number) => names.get(id) ?? null
      const failed = (id: number, message: string): Schemas['BulkMove'] => ({
        id,
        name: nameOf(id),
        ok: false,
        from: null,
        status: null,
        version: null,
        message,
      })
      const one = async (id: number): Promise<Schemas['BulkMove']> => {
        const { after } = await app.db.transaction((tx) => change(app, tx, call.caller, { id, status, reason }))
        return { id: after.id, name: nameOf(id), ok: true, from: null, status: after.status, version: after.version, message: 'Successfully updated!' }
      }
      const answers = await answeredOneByOne(
        seen.map(({ id }) => id),
        one,
        { failed, log: call.request.log },
      )
      const list = ids.map((id) => answers.get(id) ?? failed(id, 'There is no such requisition, or it is not yours to see.'))
      const done = list.filter(({ ok }) => ok).length
      const some = done === 0 ? 'Nothing was changed' : `${done} of ${list.length} changed`
      return { responseDataList: list, message: done === list.length ? 'Successfully updated!' : some }
    },
  }) satisfies Partial<Handlers<operations>>

/** Brings a requisition to the wanted status by the one event of its lifecycle that leads there, with all that follows. */
async function change(app: App, tx: Tx, caller: Caller, { id, status, reason, version }: Wanted) {
  const row = await lockVisible(tx, caller, id)
  if (version !== undefined) checkVersion(row, version)
  if (isDraft(row.status) && isUndecided(status)) await everythingIsFilledIn(tx, row)
  const step = { to: status, by: caller, actors: await actorsOf(tx, caller, row), reason, today: todayIn(app.settings) }
  const { after, closed } = await endRequisition(app, tx, row, step)
  if (isUndecided(after.status)) await askNext(app, tx, after)
  return { after, closed }
}

/** The lifecycle refuses an incomplete one too; this says which sections are missing. */
async function everythingIsFilledIn(tx: Tx, row: Requisition) {
  const { sections } = await readProgress(tx, row)
  const missing = sections.filter(({ required, status }) => required && status !== 'COMPLETED')
  if (missing.length > 0)
    throw notFilled(...missing.map(({ section, missing: fields }) => ({ field: section, message: `Still to be filled in: ${fields.join(', ')}` })))
}
