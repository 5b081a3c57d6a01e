import { and, eq, inArray } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { type ApplicationStatus, applicationLifecycle, applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { chosenIds } from '../../applications/chosenApplications.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { answeredOneByOne } from '../../platform/jobs/oneByOne.ts'
import { applicantName, applicationsVisibleTo, lockVisibleApplication, staffActors } from '../../records/applications.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { moveApplication } from '../moveApplication.ts'
import { closeFor } from '../requisitions/closeRequisition.ts'
import { canBeTold, mailDecision, stopDecisionMails } from './mailDecision.ts'

type BulkMove = components['schemas']['BulkMove']
type Change = { id: number; status: ApplicationStatus; reason?: string | undefined; version?: number | undefined; tell?: boolean | undefined }

export const applicationStatusHandlers = (app: App) =>
  ({
    changeApplicationStatus: (call) =>
      write(app, call, async (tx) => {
        const { row, from } = await change(app, tx, call.caller, call.body)
        return { data: { id: row.id, status: row.status, from, version: row.version }, message: 'Successfully updated!' }
      }),

    changeApplicationStatusInBulk: async (call) => {
      const { versions, status, reason, tell } = call.body
      const ids = await chosenIds(app, call.caller, call.body)
      if (versions && versions.length !== ids.length) throw wrongField('versions', 'There must be one version for each id.')
      const seen = await app.db
        .select({ id: applications.id, name: applicantName })
        .from(applications)
        .innerJoin(applicants, eq(applicants.id, applications.applicantId))
        .where(and(inArray(applications.id, ids), applicationsVisibleTo(call.caller)))
        .orderBy(applications.requisitionId, applications.id)
      const names = new Map(seen.map(({ id, name }) => [id, name]))
      const nameOf = (id: number) => names.get(id) ?? null
      const failed = (id: number, message: string): BulkMove => ({ id, name: nameOf(id), ok: false, from: null, status: null, version: null, message })
      const one = async (id: number): Promise<BulkMove> => {
        const wanted = { id, status, reason, tell, version: versions?.[ids.indexOf(id)] }
        const { row, from } = await app.db.transaction((tx) => change(app, tx, call.caller, wanted))
        return { id: row.id, name: nameOf(id), ok: true, from, status: row.status, version: row.version, message: 'Successfully updated!' }
      }
      const answers = await answeredOneByOne(
        seen.map(({ id }) => id),
        one,
        { failed, log: call.request.log },
      )
      const list = ids.map((id) => answers.get(id) ?? failed(id, 'There is no such application, or it is not yours to see.'))
      const done = list.filter(({ ok }) => ok).length
      return { responseDataList: list, message: done === list.length ? 'Successfully updated!' : `${done} of ${list.length} changed` }
    },
  }) satisfies Pick<Handlers<operations>, 'changeApplicationStatus' | 'changeApplicationStatusInBulk'>

/**
 * Brings an application to the wanted status by the one event of its lifecycle that leads there; what it has open ends before it does,
 * and the candidate is told where that is wanted.
 */
async function change(app: App, tx: Tx, caller: Caller, { id, status, reason, version, tell }: Change) {
  const row = await lockVisibleApplication(tx, caller, id)
  const moved = await moveApplication(tx, row, {
    to: status,
    by: caller,
    actors: staffActors(caller),
    reason,
    version,
    before: async ({ type }) => {
      if (applicationLifecycle.reasonRequired.some((ends) => ends === type)) await closeFor(app, tx, id, { by: caller, reason: reason ?? '' })
    },
  })
  const { event, from, auditId } = moved
  if (tell && !canBeTold(event.type)) throw wrongField('tell', 'There is no message about this status. Leave the tick away.')
  if (tell) await mailDecision(app, tx, moved.row, event.type)
  if (isTagged(applicationStates, from, 'over')) await stopDecisionMails(app, tx, id, auditId)
  return moved
}
