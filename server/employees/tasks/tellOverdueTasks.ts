import { and, asc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { taskStates } from '../../../src/machines/lifecycles/task.ts'
import { signInLink } from '../../accounts/invite.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { dayInWords } from '../../platform/wording.ts'
import { employees } from '../../tables/employees.ts'
import { tasks } from '../../tables/tasks.ts'

/** What a new employee has not done by its day, and was not told of yet; another day is told again. */
const untold = (today: string): SQL | undefined =>
  and(
    eq(tasks.owner, 'NEW_HIRE'),
    inArray(tasks.status, tagged(taskStates, 'open')),
    lt(tasks.dueOn, today),
    sql`${tasks.toldDueOn} is distinct from ${tasks.dueOn}`,
  )

/** Tells new employees once of their tasks whose day has passed. Answers of how many people. */
export async function tellOverdueTasks(app: App, now = new Date()): Promise<number> {
  const today = todayIn(app.settings, now)
  const due = await app.db
    .selectDistinct({ employeeId: tasks.employeeId })
    .from(tasks)
    .innerJoin(employees, eq(employees.id, tasks.employeeId))
    .where(and(untold(today), ne(employees.email, ''), ...tagged(employeeStates, 'ended').map((status) => ne(employees.status, status))))
    .orderBy(asc(tasks.employeeId))
  return due.length === 0 ? 0 : eachAlone('overdue-tasks', due, ({ employeeId }) => app.db.transaction((tx) => tell(app, tx, employeeId, today)))
}

async function tell(app: App, tx: Tx, employeeId: number, today: string): Promise<void> {
  const [employee] = await tx.select().from(employees).where(eq(employees.id, employeeId)).for('share')
  const late = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.employeeId, employeeId), untold(today)))
    .orderBy(asc(tasks.dueOn), asc(tasks.id))
    .for('update')
  const [first] = late
  // Another process was faster, or it was done meanwhile.
  if (!employee || !first) return
  await tx
    .update(tasks)
    .set({ toldDueOn: sql`${tasks.dueOn}` })
    .where(
      inArray(
        tasks.id,
        late.map(({ id }) => id),
      ),
    )
  const mail = await renderMail(tx, 'TASKS_OVERDUE', {
    firstName: employee.preferredName || employee.firstName,
    taskList: late.map(({ name, dueOn }) => `${name} (${dayInWords(dueOn ?? today)})`).join('; '),
    link: signInLink(app, '/my-record'),
  })
  await sendMail(app, tx, {
    event: 'TASKS_OVERDUE',
    to: employee.email,
    toName: `${employee.firstName} ${employee.lastName}`,
    dedupe: `tasks-overdue:${first.id}:${first.dueOn}`,
    applicationId: employee.applicationId,
    requisitionId: employee.requisitionId,
    ...mail,
  })
}

/** Once an hour is soon enough for something that is counted in days. */
export const tellOverdueTasksByTheHour = (app: App) => app.jobs.work('overdue-tasks', async () => void (await tellOverdueTasks(app)), { cron: '47 * * * *' })
