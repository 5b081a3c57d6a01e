import { and, type SQL, sql } from 'drizzle-orm'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller } from '../../platform/context.ts'
import { isDay, todayIn } from '../../platform/days.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { employeePositions, employees } from '../../tables/employees.ts'
import { ledOrAll } from '../people.ts'

type Asked = { asOf?: string; departmentId?: number | null }

/** The day that is asked about; without one it is today. */
export function dayAsked({ settings }: Pick<App, 'settings'>, { asOf }: Pick<Asked, 'asOf'>): string {
  if (asOf === undefined) return todayIn(settings)
  if (!isDay(asOf)) throw wrongField('asOf', 'Enter a day, like 1 7 2026')
  return asOf
}

/** The department in which somebody was on a day; of the positions that count from a day the last one then. */
export const departmentOn = (day: string) => sql<number | null>`coalesce((select held.department_id from ${employeePositions} held
  where held.employee_id = ${employees.id} and held.from_day <= ${day}::date order by held.from_day desc limit 1), ${employees.departmentId})`

const endedStates = sql.join(
  tagged(employeeStates, 'ended').map((status) => sql`${status}`),
  sql`, `,
)

/** The people whose learning the caller may see, who were employed on the day, and in that department if one is asked for. */
export const peopleOn = (caller: Caller, day: string, departmentId?: number | null): SQL => {
  const began = sql`${employees.employmentStartDate} <= ${day}::date`
  const goesOn = sql`(${employees.endedOn} >= ${day}::date or (${employees.endedOn} is null and ${employees.status} not in (${endedStates})))`
  return and(began, goesOn, ledOrAll(caller), departmentId ? sql`${departmentOn(day)} = ${departmentId}` : undefined)!
}
