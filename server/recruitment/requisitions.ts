import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { eventTo, movesOf } from '../../src/machines/lifecycles/law.ts'
import { type RequisitionEvent, type RequisitionFacts, requisitionLaw, requisitionLifecycle } from '../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { accounts } from '../auth/schema.ts'
import type { App, Caller, Handlers } from '../contract.ts'
import type { Database, Tx } from '../database.ts'
import { asTheyAre, exportList } from '../exports.ts'
import { recordLifecycle } from '../lifecycle.ts'
import { type Criteria, type ListColumns, page } from '../lists.ts'
import { checkVersion, Problem } from '../problem.ts'
import { explain } from '../refusals.ts'
import { write } from '../write.ts'
import { askNext } from './approval.turn.ts'
import { closeAll, noteClosing } from './closing.ts'
import { notFilled } from './constraints.ts'
import { todayIn } from './publicPost.ts'
import { cities, departments, folded, holds, positionTypes } from './reference.schema.ts'
import { readProgress, requisitionFacts } from './requisition.facts.ts'
import { actorsOf, lockVisible, notArchived, type Requisition, readRequisition, visibleTo } from './requisition.record.ts'
import { requisitionLocations, requisitionSearched, requisitions } from './requisition.schema.ts'
import { stepRequisition } from './requisition.step.ts'

explain({
  everySectionIsComplete: 'Every required section must be filled in first.',
  someoneElseApproves: 'An approver who is not the owner must be named first.',
  everyApproverHasApproved: 'Every approver must have approved.',
  anApproverHasDeclined: 'No approver has declined.',
  requisitionIsUndecided: 'The requisition is decided already, or not submitted yet.',
  isOnTurn: 'The approvers before have not all approved yet.',
})

type Schemas = components['schemas']
type Subject = { status: Requisition['status'] } & RequisitionFacts
type Page = Schemas['RequisitionPage']

const city = sql<string | null>`(select ${cities.name} from ${requisitionLocations} join ${cities} on ${cities.id} = ${requisitionLocations.cityId}
  where ${requisitionLocations.requisitionId} = ${requisitions.id} order by ${requisitionLocations.id} limit 1)`

const columns: ListColumns = {
  id: { sql: requisitions.id, kind: 'number' },
  positionTitle: { sql: requisitions.positionTitle, kind: 'text' },
  requestDate: { sql: requisitions.requestDate, kind: 'date' },
  startDate: { sql: requisitions.startDate, kind: 'date' },
  endDate: { sql: requisitions.endDate, kind: 'date' },
  jobPositionType: { sql: positionTypes.name, kind: 'select' },
  orgDepartment: { sql: departments.name, kind: 'select' },
  city: { sql: city, kind: 'text' },
  priority: { sql: requisitions.priority, kind: 'select' },
  status: { sql: requisitions.status, kind: 'select' },
  progress: { sql: requisitions.progress, kind: 'select' },
  owner: { sql: accounts.name, kind: 'text' },
}

/** Found by title, reference, department or number: each way by its index, then all of them together. */
const searched = (words: string) => sql`${requisitions.id} in (
  select ${requisitions.id} from ${requisitions} where ${holds(requisitionSearched(requisitions), words)}
  union select ${requisitions.id} from ${requisitions} join ${departments} on ${departments.id} = ${requisitions.departmentId} where ${holds(folded(departments.name), words)}
  ${/^\d+$/.test(words) ? sql`union select ${requisitions.id} from ${requisitions} where ${requisitions.id}::text like ${`%${words}%`}` : sql``})`

/** An end date that has passed while the requisition is neither completed nor cancelled. */
export const isExpired = (today: string) =>
  sql<boolean>`(coalesce(${requisitions.endDate} < ${today}::date, false) and ${notInArray(requisitions.status, tagged(requisitionLifecycle, 'closed'))})`

function listRequisitions(app: App, caller: Caller, criteria: Criteria): Promise<Page> {
  const { db } = app
  const row = {
    id: requisitions.id,
    positionId: requisitions.positionId,
    positionTitle: requisitions.positionTitle,
    requestDate: requisitions.requestDate,
    startDate: requisitions.startDate,
    endDate: requisitions.endDate,
    jobPositionType: positionTypes.name,
    orgDepartment: departments.name,
    city,
    priority: requisitions.priority,
    status: requisitions.status,
    progress: requisitions.progress,
    progressPercent: requisitions.progressPercent,
    expired: isExpired(todayIn(app.settings)),
    owner: accounts.name,
    version: requisitions.version,
  }
  return page<Schemas['RequisitionRow']>({
    criteria,
    columns,
    search: searched,
    where: and(visibleTo(caller), notArchived),
    shown: row,
    from: (fields) =>
      db
        .select(fields)
        .from(requisitions)
        .leftJoin(accounts, eq(accounts.id, requisitions.ownerId))
        .leftJoin(positionTypes, eq(positionTypes.id, requisitions.jobPositionTypeId))
        .leftJoin(departments, eq(departments.id, requisitions.departmentId))
        .$dynamic(),
  })
}

const exported = asTheyAre<Schemas['RequisitionRow']>(
  ...(['id', 'positionId', 'positionTitle', 'requestDate', 'startDate', 'endDate', 'jobPositionType', 'orgDepartment', 'city', 'priority'] as const),
  ...(['status', 'progress', 'progressPercent', 'owner'] as const),
)

async function everyMoveOf(db: Database | Tx, row: Requisition, caller: Caller) {
  const subject = { status: row.status, ...(await requisitionFacts(db, row)) }
  return movesOf(requisitionLaw, subject, await actorsOf(db, caller, row))
}

/** What a person can bring about next; what only the system does is not offered. */
export async function transitionsOf(db: Database | Tx, row: Requisition, caller: Caller) {
  return (await everyMoveOf(db, row, caller))
    .filter(({ who }) => who.some((actor) => actor !== 'system'))
    .map(({ event, status, allowed, why }) => ({ event, status, allowed, why }))
}

export const requisitionHandlers = (app: App) =>
  ({
    listRequisitions: ({ caller, query }) => listRequisitions(app, caller, query),

    findRequisitions: ({ caller, body }) => listRequisitions(app, caller, body),

    exportRequisitions: (call) => exportList(call, 'Requisitions', exported, (criteria) => listRequisitions(app, call.caller, criteria)),

    listRequisitionTransitions: async ({ caller, params }) => ({ data: await transitionsOf(app.db, await readRequisition(app.db, caller, params.id), caller) }),

    getRequisitionLifecycle: async ({ caller, params }) => {
      const row = await readRequisition(app.db, caller, params.id)
      const moves = await everyMoveOf(app.db, row, caller)
      return { data: await recordLifecycle(app.db, { entity: 'requisition', id: row.id, status: row.status, moves }) }
    },

    changeRequisitionStatus: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const row = await lockVisible(tx, caller, body.id)
        checkVersion(row, body.version)
        const actors = await actorsOf(tx, caller, row)
        const event = eventTo<Subject, RequisitionEvent>(requisitionLaw, { status: row.status, ...(await requisitionFacts(tx, row)) }, body.status, actors)
        if (!event) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', `A requisition that is ${row.status} cannot become ${body.status}.`)
        const reason = body.reason?.trim() || null
        if (event.type === 'cancel' && !reason) throw notFilled({ field: 'reason', message: 'Say why the requisition is cancelled.' })
        if (event.type === 'submit') await everythingIsFilledIn(tx, row)
        const ending = event.type === 'cancel' ? await closeAll(app, tx, row.id, { reason: reason ?? '', by: caller }) : null
        const after = await stepRequisition(tx, row, event, { by: caller, actors, reason }, todayIn(app.settings))
        const closed = ending && (await noteClosing(tx, row.id, ending, caller))
        if (event.type === 'submit') await askNext(app, tx, after)
        return { responseData: { id: row.id, version: after.version }, message: 'Successfully updated!', closed }
      }),
  }) satisfies Partial<Handlers<operations>>

/** The law refuses an incomplete one too; this says which sections are missing. */
async function everythingIsFilledIn(tx: Tx, row: Requisition) {
  const { sections } = await readProgress(tx, row)
  const missing = sections.filter(({ required, status }) => required && status !== 'COMPLETED')
  if (missing.length > 0)
    throw notFilled(...missing.map(({ section, missing: fields }) => ({ field: section, message: `Still to be filled in: ${fields.join(', ')}` })))
}
