import { asc, eq, inArray, sql } from 'drizzle-orm'
import { type EmployeeEvent, employeeLifecycle, employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { employeeTransitions } from '../../employees/endOnboarding.ts'
import type { App } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { nameOf } from '../../platform/lifecycle/audit.ts'
import { transitionIfDue } from '../../platform/lifecycle/transition.ts'
import { employees } from '../../tables/employees.ts'
import { leaveKinds, leaveRequestDays, leaveRequests } from '../../tables/leave.ts'
import { statusHistory } from '../../tables/platform.ts'

const { startLeave, returnFromLeave } = employeeLifecycle.events

/** That somebody is away all of a day on leave of a kind that shows in the status. */
const isAway = (today: string) => sql`exists (select from ${leaveRequestDays}
  join ${leaveRequests} on ${leaveRequests.id} = ${leaveRequestDays.requestId}
  join ${leaveKinds} on ${leaveKinds.id} = ${leaveRequests.kindId}
  where ${leaveRequestDays.employeeId} = ${employees.id} and ${leaveRequestDays.live} and ${leaveRequestDays.day} = ${today}
    and ${leaveRequestDays.fromMinute} = 0 and ${leaveRequestDays.toMinute} = 1440
    and ${leaveKinds.showsInStatus} and ${inArray(leaveRequests.status, tagged(leaveRequestStates, 'granted'))})`

/** That the last step was taken by the system: leave that HR began ends when HR says so. */
const beganByItself = sql`(select ${statusHistory.actorName} from ${statusHistory} where ${statusHistory.entity} = 'employee'
  and ${statusHistory.entityId} = ${employees.id} order by ${statusHistory.id} desc limit 1) = ${nameOf('system')}`

/** Approved leave begins and ends in the status of its person. */
export async function showLeaveInStatus(app: App, now = new Date()): Promise<number> {
  const today = todayIn(app.settings, now)
  const [begins, ends] = [
    sql`${inArray(employees.status, tagged(employeeStates, 'working'))} and ${isAway(today)}`,
    sql`${inArray(employees.status, tagged(employeeStates, 'away'))} and not ${isAway(today)} and ${beganByItself}`,
  ]
  const due = await app.db
    .select({ id: employees.id, begins: sql<boolean>`(${begins})` })
    .from(employees)
    .where(sql`(${begins}) or (${ends})`)
    .orderBy(asc(employees.id))
  return eachAlone('leave-status', due, (one) =>
    app.db.transaction(async (tx) => {
      const [employee] = await tx.select().from(employees).where(eq(employees.id, one.id)).for('update')
      const event: EmployeeEvent = one.begins ? startLeave : returnFromLeave
      // Another process was faster, or the leave was cancelled meanwhile.
      const [still] = await tx
        .select({ id: employees.id })
        .from(employees)
        .where(sql`${employees.id} = ${one.id} and (${one.begins ? begins : ends})`)
      if (employee && still) await transitionIfDue(tx, employeeTransitions(true), employee, { events: [event], by: 'system', actors: ['system'] })
    }),
  )
}

export const showLeaveByTheHour = (app: App) => app.jobs.work('leave-status', async () => void (await showLeaveInStatus(app)), { cron: '13 * * * *' })
