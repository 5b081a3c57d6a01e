import { and, eq, inArray } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { type ApplicationEvent, type ApplicationStatus, applicationLifecycle, applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { chosenIds } from '../../applications/lists/chosenApplications.ts'
import { chosenMoment, type When } from '../../mail/whenToSend.ts'
import type { App, Call, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { answeredInBatches } from '../../platform/jobs/oneByOne.ts'
import type { Moved } from '../../platform/lifecycle/transition.ts'
import { factsOfSeveral } from '../../records/applicationFacts.ts'
import { type Application, applicationsVisibleTo, lockVisibleApplication, lockVisibleApplications, staffActors } from '../../records/applications.ts'
import { personTo } from '../../records/withoutNames.ts'
import { applicationsOfSeveralChanged } from '../../requisitions/applicationsChanged.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { moveApplication, moveApplications } from '../moveApplication.ts'
import { closeFor } from '../requisitions/closeRequisition.ts'
import { whatIsOpen, withMoreOpen } from '../requisitions/listClosing.ts'
import { canBeTold, mailDecisions, stopDecisionMails } from './mailDecision.ts'

type BulkMove = components['schemas']['BulkMove']
type Change = {
  id: number
  status: ApplicationStatus
  reason?: string | undefined
  version?: number | undefined
  tell?: boolean | undefined
  tellWhen?: When | undefined
}

export const applicationStatusHandlers = (app: App) =>
  ({
    changeApplicationStatus: (call) =>
      write(app, call, async (tx) => {
        const { row, from } = await change(app, tx, call.caller, call.body)
        return { data: { id: row.id, status: row.status, from, version: row.version }, message: 'Successfully updated!' }
      }),

    changeApplicationStatusInBulk: async (call) => {
      const { versions, status, reason, tell, tellWhen } = call.body
      if (tellWhen) chosenMoment(app.settings, tellWhen)
      const ids = await chosenIds(app, call.caller, call.body)
      if (versions && versions.length !== ids.length) throw wrongField('versions', 'There must be one version for each id.')
      // In the order of their locks.
      const seen = await app.db
        .select({ id: applications.id, name: personTo(call.caller).name })
        .from(applications)
        .innerJoin(applicants, eq(applicants.id, applications.applicantId))
        .where(and(inArray(applications.id, ids), applicationsVisibleTo(call.caller)))
        .orderBy(applications.requisitionId, applications.id)
      const names = new Map(seen.map(({ id, name }) => [id, name]))
      const nameOf = (id: number) => names.get(id) ?? null
      const failed = (id: number, message: string): BulkMove => ({ id, name: nameOf(id), ok: false, from: null, status: null, version: null, message })
      const seenVersions = new Map(versions?.map((version, at) => [ids[at], version]))
      const answers = await answeredInBatches<BulkMove>(
        batchesOf(seen.map(({ id }) => id)),
        (batch, each) =>
          app.db.transaction(async (tx) => {
            const wantedOf = (id: number) => ({ id, status, reason, tell, version: seenVersions.get(id) })
            const { together, alone } = await changeTogether(app, tx, call, batch, wantedOf)
            const moves: MovedApplication[] = []
            await each(async (id) => {
              const moved = together.get(id) ?? (await tx.transaction((inner) => alone(inner, id)))
              if (moved instanceof Problem) throw moved
              moves.push(moved)
              const { row, from } = moved
              return { id: row.id, name: nameOf(id), ok: true, from, status: row.status, version: row.version, message: 'Successfully updated!' }
            })
            await tellOf(app, tx, moves, { tell, tellWhen })
            await applicationsOfSeveralChanged(tx, new Map(moves.map(({ row, auditId }) => [row.requisitionId, auditId])))
          }),
        { failed, log: call.request.log },
      )
      const list = ids.map((id) => answers.get(id) ?? failed(id, 'There is no such application, or it is not yours to see.'))
      const done = list.filter(({ ok }) => ok).length
      return { responseDataList: list, message: done === list.length ? 'Successfully updated!' : `${done} of ${list.length} changed` }
    },
  }) satisfies Pick<Handlers<operations>, 'changeApplicationStatus' | 'changeApplicationStatusInBulk'>

/** Locks of a requisition are held no longer than so many changes take. */
const BATCH = 50

const batchesOf = (ids: number[]): number[][] => Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, n) => ids.slice(n * BATCH, (n + 1) * BATCH))

type MovedApplication = Moved<Application, ApplicationEvent>

/**
 * Several applications: all that end nothing besides themselves are written together. Answers what became of these, and
 * how each of the others is changed by itself. Whoever asks counts the requisitions.
 */
async function changeTogether(
  app: App,
  tx: Tx,
  { caller, request: { log } }: Pick<Call, 'caller' | 'request'>,
  ids: readonly number[],
  wantedOf: (id: number) => Change,
) {
  const rows = await lockVisibleApplications(tx, caller, [...ids])
  const withMore = withMoreOpen(await whatIsOpen(tx, { applicationIds: [...ids] }))
  const plain = rows.filter(({ id }) => !withMore.has(id))
  const known = await factsOfSeveral(tx, plain, caller.accountId)
  const move = (inner: Tx) => moveApplications(inner, plain, caller, known, ({ id }) => stepOf(caller, wantedOf(id)))
  // What goes wrong with one of them is found, and told of it, by writing each alone.
  const together = await tx.transaction(move).catch((error: unknown) => {
    log.error({ err: error, ids }, 'applications could not be changed together; each is tried alone')
    return new Map<number, never>()
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    together,
    alone: (inner: Tx, id: number) => {
      const row = byId.get(id)
      if (!row) throw notFound('application')
      return changeLocked(app, inner, caller, row, { ...wantedOf(id), uncounted: true })
    },
  }
}

/** Brings an application to the wanted status; its requisition is counted anew. */
async function change(app: App, tx: Tx, caller: Caller, wanted: Change) {
  const moved = await changeLocked(app, tx, caller, await lockVisibleApplication(tx, caller, wanted.id), wanted)
  await tellOf(app, tx, [moved], wanted)
  return moved
}

/** Brings a locked application to the wanted status; what it has open ends before it does. */
function changeLocked(app: App, tx: Tx, caller: Caller, row: Application, { uncounted, ...wanted }: Change & { uncounted?: boolean }) {
  const step = stepOf(caller, wanted)
  return moveApplication(tx, row, {
    ...step,
    by: caller,
    uncounted: uncounted ?? false,
    before: async (event) => {
      await step.before(event)
      if (applicationLifecycle.reasonRequired.some((ends) => ends === event.type)) await closeFor(app, tx, row.id, { by: caller, reason: wanted.reason ?? '' })
    },
  })
}

/** The one event of the lifecycle that leads to the wanted status. */
function stepOf(caller: Caller, { status, reason, version, tell }: Change) {
  return {
    to: status,
    actors: staffActors(caller),
    reason,
    version,
    before: async ({ type }: ApplicationEvent) => {
      if (tell && !canBeTold(type)) throw wrongField('tell', 'There is no message about this status. Leave the tick away.')
    },
  }
}

/** Tells candidates how it ended, where that is wanted, and stops what was going to be said to those who are taken up again. */
async function tellOf(app: App, tx: Tx, moved: readonly MovedApplication[], { tell, tellWhen }: Pick<Change, 'tell' | 'tellWhen'>) {
  if (tell)
    await mailDecisions(
      app,
      tx,
      moved.map(({ row, event }) => ({ row, event: event.type })),
      tellWhen,
    )
  const taken = moved.filter(({ from }) => isTagged(applicationStates, from, 'over'))
  await stopDecisionMails(app, tx, new Map(taken.map(({ row, auditId }) => [row.id, auditId])))
}
