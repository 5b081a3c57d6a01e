import { count, eq, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { EmployeeStatus } from '../../src/machines/lifecycles/employee.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Criteria, ListColumns, Search } from '../platform/db/listColumns.ts'
import type { Joins } from '../platform/db/narrowed.ts'
import { page } from '../platform/db/page.ts'
import { applicants } from '../tables/applications.ts'
import { employees } from '../tables/employees.ts'
import { departments, industries, industryDisciplines, positionTypes, searchedFor } from '../tables/reference.ts'
import { requisitions } from '../tables/requisitions.ts'
import { asTheyAre, exportList } from '../workbooks/exportList.ts'

type Schemas = components['schemas']

/** The address that they applied with; their own for who was not hired through recruitment. */
const email = sql<string>`coalesce(${applicants.email}, ${employees.email})`

/** The spec's columns; nothing private is among them, so nothing private can be sorted, filtered or searched. */
const columns = {
  id: { sql: employees.id, kind: 'number' },
  employeeId: { sql: employees.id, kind: 'number' },
  applicantId: { sql: employees.applicantId, kind: 'number' },
  applicantEmail: { sql: email, kind: 'text', needs: ['applicants'] },
  personalDetailsFirstName: { sql: employees.firstName, kind: 'text' },
  personalDetailsMiddleName: { sql: employees.middleName, kind: 'text' },
  personalDetailsLastName: { sql: employees.lastName, kind: 'text' },
  orgDeptName: { sql: departments.name, kind: 'text', needs: ['departments'] },
  jobPositionType: { sql: positionTypes.name, kind: 'text', needs: ['positionTypes'] },
  industry: { sql: industries.name, kind: 'text', needs: ['requisitions', 'industries'] },
  discipline: { sql: industryDisciplines.name, kind: 'text', needs: ['requisitions', 'industryDisciplines'] },
  personalPhoneNumber: { sql: employees.personalPhone, kind: 'text' },
  workPhoneNumber: { sql: employees.workPhone, kind: 'text' },
  employmentStartDate: { sql: employees.employmentStartDate, kind: 'date' },
  approved: { sql: employees.approved, kind: 'select' },
  status: { sql: employees.status, kind: 'select' },
} satisfies ListColumns

const joins: Joins = {
  applicants: { table: applicants, on: eq(applicants.id, employees.applicantId), left: true },
  requisitions: { table: requisitions, on: eq(requisitions.id, employees.requisitionId), left: true },
  departments: { table: departments, on: eq(departments.id, employees.departmentId), left: true },
  positionTypes: { table: positionTypes, on: eq(positionTypes.id, employees.positionTypeId), left: true },
  industries: { table: industries, on: eq(industries.id, requisitions.industryId), left: true },
  industryDisciplines: { table: industryDisciplines, on: eq(industryDisciplines.id, requisitions.industryDisciplineId), left: true },
}

type Listed = Schemas['EmployeeListItem']
const exportedEmployees = asTheyAre<Listed>(
  ...(['id', 'employeeId', 'applicantId', 'applicantEmail', 'personalDetailsFirstName', 'personalDetailsMiddleName', 'personalDetailsLastName'] as const),
  ...(['orgDeptName', 'jobPositionType', 'industry', 'discipline', 'personalPhoneNumber', 'workPhoneNumber', 'employmentStartDate'] as const),
  ...(['approved', 'status'] as const),
)

const shown = {
  id: employees.id,
  employeeId: employees.id,
  applicantId: employees.applicantId,
  applicantEmail: email,
  personalDetailsFirstName: employees.firstName,
  personalDetailsMiddleName: employees.middleName,
  personalDetailsLastName: employees.lastName,
  orgDeptName: departments.name,
  jobPositionType: positionTypes.name,
  industry: industries.name,
  discipline: industryDisciplines.name,
  personalPhoneNumber: employees.personalPhone,
  workPhoneNumber: employees.workPhone,
  employmentStartDate: employees.employmentStartDate,
  approved: employees.approved,
  status: employees.status,
  version: employees.version,
}

/** Found by themselves, as the candidate they were, or by their position; each by its own index, and all of them once, so that they are counted on the way. */
const searched = async (words: string): Promise<Search> => {
  const ofTypes = sql`select p.id from ${positionTypes} p where ${searchedFor(sql`(' ' || folded(p.name))`, words)}`
  const inDepartments = sql`select d.id from ${departments} d where ${searchedFor(sql`(' ' || folded(d.name))`, words)}`
  return {
    where: sql`${employees.id} = any(array(select id from ${employees} where ${searchedFor(employees.searchText, words)}
      union select id from ${employees} where ${searchedFor(employees.candidateText, words)}
      union select id from ${employees} where ${employees.departmentId} in (${inDepartments})
      union select id from ${employees} where ${employees.positionTypeId} in (${ofTypes})))`,
    rows: 'rare',
  }
}

export const listOfEmployees = ({ db, settings }: Pick<App, 'db' | 'settings'>, criteria: Criteria) =>
  page<Schemas['EmployeeListItem']>({
    db,
    table: employees,
    joins,
    criteria,
    columns,
    settings,
    search: searched,
    shown,
  })

/** Under which name the summary counts a status. */
const countOf = { onboarding: 'onboarding', active: 'active', 'on leave': 'onLeave', suspended: 'suspended', ended: 'ended' } as const satisfies Record<
  EmployeeStatus,
  string
>

export const employeeListHandlers = (app: App) =>
  ({
    async summariseEmployees() {
      const rows = await app.db.select({ status: employees.status, total: count() }).from(employees).groupBy(employees.status)
      const summary = { total: 0, onboarding: 0, active: 0, onLeave: 0, suspended: 0, ended: 0 }
      for (const { status, total } of rows) {
        summary.total += total
        summary[countOf[status]] += total
      }
      return { data: summary }
    },

    listEmployees: () => listOfEmployees(app, {}),
    findEmployees: ({ body }) => listOfEmployees(app, body),

    exportEmployees: (call) => exportList(app.settings, call, 'Employees', exportedEmployees, (criteria) => listOfEmployees(app, criteria)),
  }) satisfies Partial<Handlers<operations>>
