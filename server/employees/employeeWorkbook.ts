import { asc, eq, gte, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Database } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { holidayPlaces, workWeeks } from '../tables/calendars.ts'
import { employees } from '../tables/employees.ts'
import { leaveAssignments, leavePolicies } from '../tables/leave.ts'
import { cities, countries, departments, positionTypes, states } from '../tables/reference.ts'
import { MOST_ROWS } from '../workbooks/limits.ts'
import { inCell } from '../workbooks/partsOfCell.ts'
import type { Cell } from '../workbooks/readWorkbook.ts'
import { employeeColumns } from './employeeColumns.ts'

const boss = alias(employees, 'boss')
const ended = tagged(employeeStates, 'ended')

/** "7:36", as the import reads it. */
const hoursOf = (minutes: number) => (minutes % 60 === 0 ? String(minutes / 60) : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`)

/** The work week that counts, else the next one; and the policies that hold or will hold. By employee. */
async function leaveCells(db: Database, today: string): Promise<Map<number, Record<string, Cell>>> {
  const weeks = await db
    .selectDistinctOn([workWeeks.employeeId], { week: workWeeks, place: holidayPlaces.name })
    .from(workWeeks)
    .leftJoin(holidayPlaces, eq(holidayPlaces.id, workWeeks.placeId))
    .orderBy(asc(workWeeks.employeeId), sql`${workWeeks.fromDay} > ${today}`, sql`abs(${workWeeks.fromDay} - ${today}::date)`)
  const held = await db
    .select({ given: leaveAssignments, name: leavePolicies.name })
    .from(leaveAssignments)
    .innerJoin(leavePolicies, eq(leavePolicies.id, leaveAssignments.policyId))
    .where(or(isNull(leaveAssignments.toDay), gte(leaveAssignments.toDay, today)))
    .orderBy(asc(leaveAssignments.fromDay), asc(leaveAssignments.id))
  const policies = Map.groupBy(held, ({ given }) => given.employeeId)
  const cells = new Map<number, Record<string, Cell>>()
  for (const { week, place } of weeks)
    cells.set(week.employeeId, { workWeek: week.minutes.map(hoursOf).join(' '), workWeekFrom: week.fromDay, holidaysOf: place })
  for (const [employeeId, list] of policies) {
    const words = list.map(({ given: { fromDay, toDay }, name }) => `${inCell(name)} from ${fromDay}${toDay === null ? '' : ` until ${toDay}`}`)
    cells.set(employeeId, { ...cells.get(employeeId), leavePolicies: words.join('; ') })
  }
  return cells
}

/** Everybody who works here as rows of the workbook that an import takes, so that another installation can take them in. */
export async function employeesAsRows(db: Database, { today, withLeave }: { today: string; withLeave: boolean }): Promise<Cell[][]> {
  const found = await db
    .select({
      id: employees.id,
      firstName: employees.firstName,
      middleName: employees.middleName,
      lastName: employees.lastName,
      preferredName: employees.preferredName,
      email: employees.email,
      personalPhone: employees.personalPhone,
      jobTitle: employees.jobTitle,
      jobPositionTypeId: positionTypes.name,
      departmentId: departments.name,
      cityId: sql<string>`concat_ws(', ', ${cities.name}, nullif(${states.name}, ${cities.name}), ${countries.name})`,
      employmentStartDate: employees.employmentStartDate,
      // Whoever has left leads nobody where the workbook goes.
      managerId: sql<string | null>`case when ${not(inArray(boss.status, ended))} then ${boss.email} end`,
      invite: sql<string>`'No'`,
      linkAccount: sql<string>`'No'`,
    })
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(positionTypes, eq(positionTypes.id, employees.positionTypeId))
    .leftJoin(cities, eq(cities.id, employees.cityId))
    .leftJoin(states, eq(states.id, cities.stateId))
    .leftJoin(countries, eq(countries.id, cities.countryId))
    .leftJoin(boss, eq(boss.id, employees.managerId))
    .where(not(inArray(employees.status, ended)))
    .orderBy(asc(employees.id))
    .limit(MOST_ROWS + 1)
  if (found.length > MOST_ROWS) {
    const message = `More than ${MOST_ROWS} people work here, and a workbook that can be imported holds at most as many. Export the list instead.`
    throw new Problem(400, 'EXPORT_TOO_LONG', message)
  }
  const leave = withLeave ? await leaveCells(db, today) : new Map<number, Record<string, Cell>>()
  return found.map(({ id, ...row }) => {
    const cells: Record<string, Cell> = { ...row, ...leave.get(id) }
    return employeeColumns.map(({ field }) => cells[field] || null)
  })
}
