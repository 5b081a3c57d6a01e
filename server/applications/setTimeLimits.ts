import { asc, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { Problem, wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { limitOf } from '../records/timeLimits.ts'
import { departments } from '../tables/reference.ts'
import { timeLimits } from '../tables/timeLimits.ts'

const stale = () => new Problem(409, 'STALE_VERSION', 'Somebody else changed this limit in the meantime. Look at it again, then change it.')

/** How long an application may stay in a status: everywhere, and in departments that have limits of their own. */
export const timeLimitHandlers = (app: App) =>
  ({
    listTimeLimits: async () => ({ responseDataList: await app.db.select().from(timeLimits).orderBy(asc(timeLimits.id)) }),

    saveTimeLimit: (call) =>
      write(app, call, async (tx) => {
        const { status, departmentId, workingDays, version } = call.body
        if (!isTagged(applicationStates, status, 'open')) throw wrongField('status', 'An application that has ended waits for nothing. Choose an open status.')
        const [department] = departmentId === null ? [] : await tx.select().from(departments).where(eq(departments.id, departmentId)).for('share')
        if (departmentId !== null && !department) throw wrongField('departmentId', 'There is no such department. Choose one of the list.')
        const [row] = await tx.select().from(timeLimits).where(limitOf(status, departmentId)).for('update')
        if ((row?.version ?? null) !== version) throw stale()
        if (!row && workingDays === null) return { message: 'Successfully updated!' }
        if (!row && workingDays !== null) {
          const [added] = await tx.insert(timeLimits).values({ status, departmentId, workingDays }).onConflictDoNothing().returning()
          if (!added) throw stale()
          await said(added.id)
        } else if (row) {
          if (workingDays === null) await tx.delete(timeLimits).where(eq(timeLimits.id, row.id))
          else
            await tx
              .update(timeLimits)
              .set({ workingDays, version: row.version + 1 })
              .where(eq(timeLimits.id, row.id))
          await said(row.id)
        }
        return { message: 'Successfully updated!' }

        function said(id: number) {
          const about = { status, department: department?.name ?? null }
          const before = row && { ...about, workingDays: row.workingDays }
          return audit(tx, { by: call.caller, action: 'setTimeLimit', entity: 'timeLimit', id, ...(before && { before }), after: { ...about, workingDays } })
        }
      }),
  }) satisfies Partial<Handlers<operations>>
