import { count, eq, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { EmployeeStatus } from '../../src/machines/lifecycles/employee.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { type Criteria, GATHERED, type ListColumns, type Search } from '../platform/db/listColumns.ts'
import { type Joins, page } from '../platform/db/page.ts'
import { applicants } from '../tables/applications.ts'
import { employees } from '../tables/employees.ts'
import { departments, industries, industryDisciplines, positionTypes, searchedFor } from '../tables/reference.ts'
import { requisitions } from '../tables/requisitions.ts'
import { asTheyAre, exportList } from '../workbooks/exportList.ts'

type Schemas = components['schemas']

/** The spec's columns; nothing private is among them, so nothing private can be sorted, filtered or searched. */
const columns = {
  id: { sql: employees.id, kind: 'number' },
  employeeId: { sql: employees.id, kind: 'number' },
  applicantId: { sql: employees.applicantId, kind: 'number' },
  applicantEmail: { sql: applicants.email, kind: 'text', needs: ['applicants'] },
  personalDetailsFirstName: { sql: employees.firstName, kind: 'text' },
  personalDetailsMiddleName: { sql: employees.middleName, kind: 'text' },
  personalDetailsLastName: { sql: employees.lastName, kind: 'text' },
  orgDeptName: { sql: departments.name, kind: 'text', needs: ['requisitions', 'departments'] },
  jobPositionType: { sql: positionTypes.name, kind: 'text', needs: ['requisitions', 'positionTypes'] },
  industry: { sql: industries.name, kind: 'text', needs: ['requisitions', 'industries'] },
  discipline: { sql: industryDisciplines.name, kind: 'text', needs: ['requisitions', 'industryDisciplines'] },
  personalPhoneNumber: { sql: employees.personalPhone, kind: 'text' },
  workPhoneNumber: { sql: employees.workPhone, kind: 'text' },
  employmentStartDate: { sql: employees.employmentStartDate, kind: 'date' },
  approved: { sql: employees.approved, kind: 'select' },
  status: { sql: employees.status, kind: 'select' },
} satisfies ListColumns

const joins: Joins = {
  applicants: { table: applicants, on: eq(applicants.id, employees.applicantId) },
  requisitions: { table: requisitions, on: eq(requisitions.id, employees.requisitionId) },
  departments: { table: departments, on: eq(departments.id, requisitions.departmentId), left: true },
  positionTypes: { table: positionTypes, on: eq(positionTypes.id, requisitions.jobPositionTypeId), left: true },
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
  applicantEmail: applicants.email,
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

/**
 * Found by themselves, as the candidate they were, or by their position. Rare words are gathered by their indexes; of words that many
 * candidates bear, each employee is asked, since employees are few beside candidates.
 */
const searched =
  (db: Database) =>
  async (words: string): Promise<Search> => {
    const people = await db
      .select({ id: applicants.id })
      .from(applicants)
      .where(searchedFor(applicants.searchText, words))
      .limit(GATHERED + 1)
    const ofPositions = sql`select r.id from ${requisitions} r left join ${departments} d on d.id = r.department_id left join ${positionTypes} p on p.id = r.job_position_type_id
      where ${searchedFor(sql`(' ' || folded(d.name))`, words)} or ${searchedFor(sql`(' ' || folded(p.name))`, words)}`
    if (people.length > GATHERED)
      return {
        where: sql`(${searchedFor(employees.searchText, words)} or ${employees.requisitionId} in (${ofPositions})
          or (select ${searchedFor(sql`a.search_text`, words)} from ${applicants} a where a.id = ${employees.applicantId}))`,
      }
    return {
      where: sql`${employees.id} in (select id from ${employees} where ${searchedFor(employees.searchText, words)}
        union select id from ${employees} where ${employees.applicantId} = any(${sql.param(people.map(({ id }) => id))}::int[])
        union select id from ${employees} where ${employees.requisitionId} in (${ofPositions}))`,
    }
  }

const listOfEmployees = ({ db, settings }: Pick<App, 'db' | 'settings'>, criteria: Criteria) =>
  page<Schemas['EmployeeListItem']>({
    db,
    table: employees,
    joins,
    criteria,
    columns,
    settings,
    search: searched(db),
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
