import { and, eq, inArray, sql } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isDay } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, forbidden, notFound, wrongField } from '../../platform/http/problem.ts'
import { audit, auditAll, type By } from '../../platform/lifecycle/audit.ts'
import { employeePositions, employees } from '../../tables/employees.ts'
import { tasks } from '../../tables/tasks.ts'
import { shownEmployee } from '../readEmployee.ts'
import { mayPlace } from '../sectionPermissions.ts'
import { dueDay, dueDayFrom, lockOpenTasks } from './taskTransitions.ts'

type Employee = typeof employees.$inferSelect

/** Open tasks that count from the first day at work move with it; what is done stays as it was. */
export async function moveTasks(tx: Tx, employee: Employee, startDay: string, { by, causedBy }: { by: By; causedBy: number }): Promise<void> {
  const moving = (await lockOpenTasks(tx, employee.id)).flatMap(({ id, dueDays, dueOn }) =>
    dueDays === null ? [] : [{ id, before: { dueOn }, after: { dueOn: dueDay(startDay, dueDays) } }],
  )
  if (moving.length === 0) return
  await tx
    .update(tasks)
    .set({ dueOn: dueDayFrom(startDay), version: sql`${tasks.version} + 1`, updatedAt: new Date() })
    .where(
      inArray(
        tasks.id,
        moving.map(({ id }) => id),
      ),
    )
  const about = { by, entity: 'task', action: 'move', requisitionId: employee.requisitionId, applicationId: employee.applicationId, causedBy }
  await auditAll(
    tx,
    moving.map((one) => ({ ...about, ...one })),
  )
}

/** The position that began on the first day begins on the new one, where there was no other since. */
async function movePosition(tx: Tx, { id, employmentStartDate }: Employee, startDay: string) {
  const held = await tx
    .select({ id: employeePositions.id, fromDay: employeePositions.fromDay })
    .from(employeePositions)
    .where(eq(employeePositions.employeeId, id))
  const [only] = held
  if (held.length === 1 && only && only.fromDay === employmentStartDate)
    await tx
      .update(employeePositions)
      .set({ fromDay: startDay })
      .where(and(eq(employeePositions.id, only.id)))
}

export const startDayHandlers = (app: App) =>
  ({
    changeStartDay: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const [employee] = await tx.select().from(employees).where(eq(employees.id, params.employeeId)).for('update')
        if (!employee) throw notFound('employee')
        if (!mayPlace(employee, caller)) throw forbidden()
        checkVersion(employee, body.version)
        const { startDay } = body
        if (!isDay(startDay)) throw wrongField('startDay', 'Enter the first day at work, like 1 7 2026')
        if (isTagged(employeeStates, employee.status, 'ended')) throw wrongField('startDay', 'This employment has ended.')
        const [saved] = await tx
          .update(employees)
          .set({ employmentStartDate: startDay, version: employee.version + 1, updatedAt: new Date() })
          .where(eq(employees.id, employee.id))
          .returning()
        const { id, requisitionId, applicationId, employmentStartDate } = employee
        const days = { before: { employmentStartDate }, after: { employmentStartDate: startDay } }
        const causedBy = await audit(tx, { by: caller, action: 'startDay', entity: 'employee', id, requisitionId, applicationId, ...days })
        await movePosition(tx, employee, startDay)
        await moveTasks(tx, employee, startDay, { by: caller, causedBy })
        return { data: await shownEmployee(tx, saved!, caller) }
      }),
  }) satisfies Pick<Handlers<operations>, 'changeStartDay'>
