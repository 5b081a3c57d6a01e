import type { operations } from '../../src/api/recruitment.gen.ts'
import { applicationLifecycle } from '../../src/machines/lifecycles/application.ts'
import { movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import type { App, Handlers } from '../platform/context.ts'
import { recordLifecycle } from '../platform/lifecycle/recordLifecycle.ts'
import { applicationFacts } from '../records/applicationFacts.ts'
import { readApplication, staffActors } from '../records/applications.ts'
import { veilOf } from '../records/withoutNames.ts'

/** A candidate beside their lifecycle. */
export const applicationLifecycleHandlers = ({ db }: App) =>
  ({
    getApplicationLifecycle: async ({ caller, params }) => {
      const row = await readApplication(db, caller, params.id)
      const subject = { status: row.status, ...(await applicationFacts(db, row, caller.accountId)) }
      const moves = movesOf(applicationLifecycle, subject, staffActors(caller))
      const data = await recordLifecycle(db, { entity: 'application', id: row.id, status: row.status, moves })
      const veil = await veilOf(db, caller, row)
      return { data: { ...data, history: data.history.map((step) => ({ ...step, by: veil.addressee(step.by), reason: veil.text(step.reason) })) } }
    },
  }) satisfies Partial<Handlers<operations>>
