import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { type TaskEvent, type TaskFacts, taskLifecycle, taskStates } from '../../../src/machines/lifecycles/task.ts'
import { daysAfter, isDay } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import { type Transitions, transition } from '../../platform/lifecycle/transition.ts'
import { employees } from '../../tables/employees.ts'
import { tasks } from '../../tables/tasks.ts'

explain('task', { employmentGoesOn: 'The employment has ended. A task of it is not opened again.' })

export type Task = typeof tasks.$inferSelect
type Employee = typeof employees.$inferSelect

export const factsOf = ({ status }: Pick<Employee, 'status'>): TaskFacts => ({ employmentGoesOn: !isTagged(employeeStates, status, 'ended') })

/** Tasks of one employee take their events. */
export const taskTransitions = (employee: Pick<Employee, 'status' | 'requisitionId' | 'applicationId'>): Transitions<Task, TaskFacts, TaskEvent, Task> => ({
  lifecycle: taskLifecycle,
  belongsTo: () => ({ requisitionId: employee.requisitionId, applicationId: employee.applicationId }),
  facts: () => factsOf(employee),
  update: (tx, { id }, columns) =>
    tx
      .update(tasks)
      .set({ ...columns, updatedAt: new Date() })
      .where(eq(tasks.id, id))
      .returning(),
})

/** The calendar of the contract has four digits for the year. */
const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9999-12-31']
/** The day that is so many days from the first one at work. */
export function dueDay(startDay: string, dueDays: number): string {
  const day = daysAfter(startDay, dueDays)
  return isDay(day) ? day : dueDays > 0 ? LAST_DAY : FIRST_DAY
}
/** The same in the database. */
export const dueDayFrom = (startDay: string): SQL => sql`least(greatest(${startDay}::date + ${tasks.dueDays}, ${FIRST_DAY}::date), ${LAST_DAY}::date)`

/** Locks a task after its employee, who cannot leave meanwhile. */
export async function lockTask(tx: Tx, id: number): Promise<{ task: Task; employee: Employee }> {
  const [known] = await tx.select({ employeeId: tasks.employeeId }).from(tasks).where(eq(tasks.id, id))
  if (!known) throw notFound('task')
  const [employee] = await tx.select().from(employees).where(eq(employees.id, known.employeeId)).for('share')
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, id)).for('update')
  if (!employee || !task) throw notFound('task')
  return { task, employee }
}

/** The open tasks of an employee whose row is locked. */
export const lockOpenTasks = (tx: Tx, employeeId: number): Promise<Task[]> =>
  tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.employeeId, employeeId), inArray(tasks.status, tagged(taskStates, 'open'))))
    .orderBy(tasks.id)
    .for('update')

/** Of somebody who leaves nothing is to be done any more. */
export async function cancelTasks(tx: Tx, employee: Employee, reason: string, causedBy: number | null): Promise<void> {
  for (const task of await lockOpenTasks(tx, employee.id)) {
    const step = { event: taskLifecycle.events.cancel, by: 'system', actors: ['system'], reason, causedBy, set: () => ({ reason }) } as const
    await transition(tx, taskTransitions(employee), task, step)
  }
}
