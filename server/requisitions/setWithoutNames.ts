import { and, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { isClosed } from '../../src/machines/lifecycles/requisition.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { isManager } from '../platform/http/permissions.ts'
import { forbidden, Problem } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { lockVisible, type Requisition, readRequisition } from '../records/requisitions.ts'
import { unveil, withhold } from '../records/struckCvs.ts'
import { applications } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'

/** Who raised the requisition, or a manager. */
const mayChange = (caller: Caller, { ownerId }: Requisition) => ownerId === caller.accountId || isManager(caller)

const countWithheld = (db: Database | Tx, requisitionId: number) =>
  db.$count(applications, and(eq(applications.requisitionId, requisitionId), eq(applications.withheld, true)))

/** Whether the candidates of a requisition are screened without names. */
export const withoutNamesHandlers = (app: App) =>
  ({
    getWithoutNames: async ({ params, caller }) => {
      const row = await readRequisition(app.db, caller, params.id)
      const withheld = await countWithheld(app.db, row.id)
      return {
        data: { on: row.withoutNames, withheld, changeable: mayChange(caller, row) && !isClosed(row.status), endable: isManager(caller) || withheld === 0 },
      }
    },

    setWithoutNames: (call) =>
      write(app, call, async (tx) => {
        const { on } = call.body
        const row = await lockVisible(tx, call.caller, call.params.id)
        if (!mayChange(call.caller, row)) throw forbidden()
        if (isClosed(row.status)) throw new Problem(409, 'REQUISITION_CLOSED', 'This requisition is closed, so nobody is screened for it any more.')
        if (row.withoutNames === on) return { message: 'Successfully updated!' }
        const waiting = await countWithheld(tx, row.id)
        // Whoever screens would otherwise look behind the bars whenever they like.
        if (!on && waiting > 0 && !isManager(call.caller))
          throw new Problem(
            409,
            'NAMES_WITHHELD',
            `The names of ${waiting === 1 ? '1 candidate' : `${waiting} candidates`} are withheld. Only a Recruitment Manager can end that before they are decided on.`,
          )
        await tx.update(requisitions).set({ withoutNames: on }).where(eq(requisitions.id, row.id))
        if (on) await withhold(tx, row.id)
        else await unveil(tx, row.id)
        const change = { before: { withoutNames: !on }, after: { withoutNames: on } }
        await audit(tx, { entity: 'requisition', id: row.id, requisitionId: row.id, by: call.caller, action: 'setWithoutNames', ...change })
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'getWithoutNames' | 'setWithoutNames'>
