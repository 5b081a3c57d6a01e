import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { employeePositions, employees } from '../tables/employees.ts'
import { cities, countries, departments, positionTypes, states } from '../tables/reference.ts'

const boss = alias(employees, 'boss')
/** How what somebody's position names is called, and since when it holds; a city with its state and country, since several have the same name. */
const names = (tx: Tx) =>
  tx
    .select({
      department: departments.name,
      jobPositionType: positionTypes.name,
      city: sql<string>`concat_ws(', ', ${cities.name}, nullif(${states.name}, ${cities.name}), ${countries.name})`,
      managerName: sql<string | null>`${boss.firstName} || ' ' || ${boss.lastName}`,
      fromDay: sql<
        string | null
      >`(select max(${employeePositions.fromDay})::text from ${employeePositions} where ${employeePositions.employeeId} = ${employees.id})`,
    })
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(positionTypes, eq(positionTypes.id, employees.positionTypeId))
    .leftJoin(cities, eq(cities.id, employees.cityId))
    .leftJoin(states, eq(states.id, cities.stateId))
    .leftJoin(countries, eq(countries.id, cities.countryId))
    .leftJoin(boss, eq(boss.id, employees.managerId))
    .where(eq(employees.id, sql.placeholder('id')))

/** What somebody works as now, where, under whom, and since when. */
export async function positionOf(tx: Tx, employee: typeof employees.$inferSelect): Promise<components['schemas']['EmployeePosition']> {
  const { id, jobTitle, departmentId, positionTypeId, cityId, managerId } = employee
  const [named] = await prepared(tx, positionOf, () => names(tx)).execute({ id })
  return {
    ...{ jobTitle, departmentId, jobPositionTypeId: positionTypeId, cityId, managerId },
    department: named?.department ?? null,
    jobPositionType: named?.jobPositionType ?? null,
    city: named?.city || null,
    managerName: named?.managerName ?? null,
    fromDay: named?.fromDay ?? null,
  }
}
