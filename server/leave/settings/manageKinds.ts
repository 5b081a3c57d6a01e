import { asc, eq, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { keeping } from '../../platform/db/constraints.ts'
import { onePage } from '../../platform/db/page.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { leaveAccounts, leaveKinds } from '../../tables/leave.ts'

type Kind = typeof leaveKinds.$inferSelect
const entity = 'leaveKind'
// A column of the list's own table would lose its table's name here, and mean one of the inner table.
const people = sql<number>`(select count(*)::int from ${leaveAccounts} a where a.kind_id = ${leaveKinds}.id)`

/** A name without the blanks around it. */
export function named(name: string, what: string): string {
  const trimmed = name.trim()
  if (!trimmed) throw wrongField('name', `Enter the name of the ${what}.`)
  return trimmed
}

const valuesOf = ({ name, ...rest }: components['schemas']['NewLeaveKind']) => ({ ...rest, name: named(name, 'kind') })
const told = ({ id: _id, createdAt: _at, isSample: _sample, version: _version, ...rest }: Kind) => rest

export const kindHandlers = (app: App) =>
  ({
    listLeaveKinds: async () => {
      const rows = await app.db.select({ kind: leaveKinds, people }).from(leaveKinds).orderBy(asc(leaveKinds.id)).limit(200)
      const list = rows.map(({ kind: { createdAt: _, ...kind }, people: total }) => ({ ...kind, people: total }))
      return { responseDataList: list, paging: onePage(list) }
    },

    addLeaveKind: (call) =>
      write(app, call, async (tx) => {
        const [kind] = await keeping(tx.insert(leaveKinds).values(valuesOf(call.body)).returning())
        await audit(tx, { by: call.caller, action: 'create', entity, id: kind!.id, after: told(kind!) })
        return { responseData: { id: kind!.id, version: kind!.version }, message: 'Successfully created!' }
      }),

    updateLeaveKind: (call) =>
      write(app, call, async (tx) => {
        const { params, caller } = call
        const { version, ...body } = call.body
        const [kind] = await tx.select().from(leaveKinds).where(eq(leaveKinds.id, params.id)).for('update')
        if (!kind) throw notFound('kind of leave')
        checkVersion(kind, version)
        // What has entries in days or hours, and with a balance or without, goes on so: its history would read otherwise.
        const [used] = await tx.select({ id: leaveAccounts.id }).from(leaveAccounts).where(eq(leaveAccounts.kindId, kind.id)).limit(1)
        if (used && body.counted !== kind.counted) throw wrongField('counted', 'People have balances of this kind. Add another kind instead.')
        const [row] = await keeping(
          tx
            .update(leaveKinds)
            .set({ ...valuesOf(body), retired: body.retired, isSample: false, version: version + 1 })
            .where(eq(leaveKinds.id, kind.id))
            .returning(),
        )
        await audit(tx, { by: caller, action: 'save', entity, id: kind.id, before: told(kind), after: told(row!) })
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'listLeaveKinds' | 'addLeaveKind' | 'updateLeaveKind'>
