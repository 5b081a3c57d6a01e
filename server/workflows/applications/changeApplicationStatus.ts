import { and, inArray } from 'drizzle-orm'
import type { mostMovedAtOnce } from '../../../src/api/bounds.gen.ts'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { type ApplicationStatus, applicationLifecycle } from '../../../src/machines/lifecycles/application.ts'
import { findApplicationIds } from '../../applications/listApplications.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Criteria } from '../../platform/db/page.ts'
import { write } from '../../platform/db/transaction.ts'
import { Problem, wrongField } from '../../platform/http/problem.ts'
import { answeredOneByOne } from '../../platform/jobs/oneByOne.ts'
import { applicationsVisibleTo, lockVisibleApplication, staffActors } from '../../records/applications.ts'
import { applications } from '../../tables/applications.ts'
import { moveApplication } from '../moveApplication.ts'
import { closeFor } from '../requisitions/closeRequisition.ts'

/** The contract's bound; another number does not compile. */
const MOST_AT_ONCE: typeof mostMovedAtOnce = 200
type BulkMove = components['schemas']['BulkMove']
type Change = { id: number; status: ApplicationStatus; reason?: string | undefined; version?: number | undefined }

export const applicationStatusHandlers = (app: App) =>
  ({
    changeApplicationStatus: (call) =>
      write(app, call, async (tx) => {
        const { row, from } = await change(app, tx, call.caller, call.body)
        return { data: { id: row.id, status: row.status, from, version: row.version }, message: 'Successfully updated!' }
      }),

    changeApplicationStatusInBulk: async (call) => {
      const { versions, matching, status, reason } = call.body
      if (Boolean(call.body.ids) === Boolean(matching)) throw wrongField('ids', 'Choose either some applications, or all that a list finds.')
      const ids = call.body.ids ?? (await allMatching(app, call.caller, matching!))
      if (versions && versions.length !== ids.length) throw wrongField('versions', 'There must be one version for each id.')
      const seen = await app.db
        .select({ id: applications.id, requisitionId: applications.requisitionId })
        .from(applications)
        .where(and(inArray(applications.id, ids), applicationsVisibleTo(call.caller)))
        .orderBy(applications.requisitionId, applications.id)
      const one = async (id: number): Promise<BulkMove> => {
        const wanted = { id, status, reason, version: versions?.[ids.indexOf(id)] }
        const { row } = await app.db.transaction((tx) => change(app, tx, call.caller, wanted))
        return { id: row.id, ok: true, status: row.status, version: row.version, message: 'Successfully updated!' }
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

/** What a list finds now, if that is what its reader saw and not more than can be moved at once. */
async function allMatching(app: App, caller: Caller, { criteria, total }: { criteria: Criteria; total: number }) {
  const found = await findApplicationIds(app, caller, criteria, MOST_AT_ONCE)
  if (found.total > MOST_AT_ONCE)
    throw new Problem(
      400,
      'TOO_MANY_AT_ONCE',
      `${found.total} applications match, and ${MOST_AT_ONCE} can be moved at once. Narrow the list, then choose again.`,
    )
  if (found.total !== total)
    throw new Problem(
      409,
      'LIST_CHANGED',
      `The list has changed: ${found.total} match now, and ${total} did when you chose them. Look at it again, then choose.`,
    )
  return found.ids
}

const failed = (id: number, message: string): BulkMove => ({ id, ok: false, status: null, version: null, message })

/** Brings an application to the wanted status by the one event of its lifecycle that leads there; what it has open ends before it does. */
async function change(app: App, tx: Tx, caller: Caller, { id, status, reason, version }: Change) {
  const row = await lockVisibleApplication(tx, caller, id)
  return moveApplication(tx, row, {
    to: status,
    by: caller,
    actors: staffActors(caller),
    reason,
    version,
    before: async ({ type }) => {
      if (applicationLifecycle.reasonRequired.some((ends) => ends === type)) await closeFor(app, tx, id, { by: caller, reason: reason ?? '' })
    },
  })
}
