import { eq } from 'drizzle-orm'
import { type EmployeeEvent, type EmployeeFacts, employeeLifecycle } from '../../src/machines/lifecycles/employee.ts'
import type { App, Caller } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import type { Tx } from '../platform/db/database.ts'
import { type Transitions, transition } from '../platform/lifecycle/transition.ts'
import { employees } from '../tables/employees.ts'
import { cancelTasks } from './tasks/taskTransitions.ts'

type Employee = typeof employees.$inferSelect

/** Employees take their events; `isSigned` is true as well where there is no contract to sign. */
export const employeeTransitions = (isSigned: boolean): Transitions<Employee, EmployeeFacts, EmployeeEvent, Employee> => ({
  lifecycle: employeeLifecycle,
  belongsTo: ({ requisitionId, applicationId }) => ({ requisitionId, applicationId }),
  facts: () => ({ contractIsSigned: isSigned }),
  update: (tx, { id }, columns) =>
    tx
      .update(employees)
      .set({ ...columns, updatedAt: new Date() })
      .where(eq(employees.id, id))
      .returning(),
})

/** Somebody who signed a contract that has been taken back since never begins. */
export async function endOnboarding(
  app: Pick<App, 'settings'>,
  tx: Tx,
  contractLetterId: number,
  about: { by: Caller | 'system'; reason: string; causedBy: number | null },
) {
  const [employee] = await tx.select().from(employees).where(eq(employees.contractLetterId, contractLetterId)).for('update')
  if (!employee) return
  const set = () => ({ endedOn: todayIn(app.settings) })
  const { row, auditId } = await transition(tx, employeeTransitions(false), employee, {
    event: employeeLifecycle.events.end,
    actors: ['system'],
    set,
    ...about,
  })
  await cancelTasks(tx, row, about.reason, auditId)
}
