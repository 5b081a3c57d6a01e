import { and, asc, between, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { taskStates } from '../../../src/machines/lifecycles/task.ts'
import { listOnboarding } from '../../employees/listOnboarding.ts'
import type { App } from '../../platform/context.ts'
import { daysAfter, daysBetween } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { keyWhile, prepared } from '../../platform/db/prepared.ts'
import { employees } from '../../tables/employees.ts'
import { tasks } from '../../tables/tasks.ts'
import { AHEAD } from './readRunning.ts'

type Starting = components['schemas']['DayStarting']

const SHOWN = 5

/** Who begins within two weeks and what of theirs is open: people whose contract is on the way, and employees. */
export async function readStarting(app: App, today: string): Promise<Starting> {
  const last = daysAfter(today, AHEAD)
  const contracts = await listOnboarding(app, { size: SHOWN, sort: 'startDate' }, { from: today, to: last })
  const onTheWay = contracts.responseDataList.flatMap(({ startDate, ...one }) =>
    startDate === null
      ? []
      : [
          {
            ...{ employeeId: one.employeeId, applicationId: one.applicationId, name: one.applicantName, jobTitle: one.jobTitle, startDate },
            ...{ missing: one.missing.length, unread: one.packAsked - one.packRead, tasksOpen: one.tasksOpen, tasksOverdue: one.tasksOverdue },
          },
        ],
  )
  const hired = await employeesFrom(app.db, today, last)
  const first = [...onTheWay, ...hired.first]
    .sort((one, other) => (one.startDate === other.startDate ? 0 : one.startDate < other.startDate ? -1 : 1))
    .slice(0, SHOWN)
    .map((one) => ({ ...one, days: daysBetween(today, one.startDate) }))
  return { total: contracts.paging.totalElements + hired.total, first }
}

/** Employees who were converted or added by hand; whose contract is on the way is none yet. */
async function employeesFrom(db: Database, today: string, last: string) {
  const found = await prepared(db, keyWhile(employeesFrom, today), () =>
    db
      .select({
        employeeId: employees.id,
        applicationId: employees.applicationId,
        name: sql<string>`concat_ws(' ', nullif(${employees.firstName}, ''), nullif(${employees.lastName}, ''))`,
        jobTitle: employees.jobTitle,
        startDate: employees.employmentStartDate,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(employees)
      .where(
        and(eq(employees.approved, true), notInArray(employees.status, tagged(employeeStates, 'ended')), between(employees.employmentStartDate, today, last)),
      )
      .orderBy(asc(employees.employmentStartDate), asc(employees.id))
      .limit(SHOWN),
  ).execute()
  if (found.length === 0) return { total: 0, first: [] }
  const open = await db
    .select({ id: tasks.employeeId, open: sql<number>`count(*)::int`, overdue: sql<number>`(count(*) filter (where ${lt(tasks.dueOn, today)}))::int` })
    .from(tasks)
    .where(
      and(
        inArray(
          tasks.employeeId,
          found.map(({ employeeId }) => employeeId),
        ),
        inArray(tasks.status, tagged(taskStates, 'open')),
      ),
    )
    .groupBy(tasks.employeeId)
  const first = found.map(({ total: _total, ...one }) => {
    const { open: tasksOpen, overdue: tasksOverdue } = open.find(({ id }) => id === one.employeeId) ?? { open: 0, overdue: 0 }
    return { ...one, jobTitle: one.jobTitle || null, startDate: one.startDate ?? today, ...{ missing: 0, unread: 0, tasksOpen, tasksOverdue } }
  })
  return { total: found[0]?.total ?? 0, first }
}
