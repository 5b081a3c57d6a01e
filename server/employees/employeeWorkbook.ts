import { asc, eq, inArray, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Database } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { employees } from '../tables/employees.ts'
import { cities, countries, departments, positionTypes, states } from '../tables/reference.ts'
import { MOST_ROWS } from '../workbooks/limits.ts'
import type { Cell } from '../workbooks/readWorkbook.ts'
import { employeeColumns } from './employeeColumns.ts'

const boss = alias(employees, 'boss')
const ended = tagged(employeeStates, 'ended')

/** Everybody who works here as rows of the workbook that an import takes, so that another installation can take them in. */
export async function employeesAsRows(db: Database): Promise<Cell[][]> {
  const found = await db
    .select({
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
  return found.map((row) => employeeColumns.map(({ field }) => (row as Record<string, Cell>)[field] || null))
}
