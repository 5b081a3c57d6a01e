import { inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { employees } from '../../tables/employees.ts'
import { departments } from '../../tables/reference.ts'
import { demandPeople } from '../people.ts'
import { dayAsked, departmentOn, peopleOn } from './peopleOn.ts'
import { IN_DATE, standings } from './standings.ts'

type Schemas = components['schemas']
type Row = Schemas['DepartmentCompliance']

/** The figure of a day as one statement, each department a row. `offset 0` has the department found once for each person, not for each course of theirs. */
const complianceOn = (caller: Caller, day: string, departmentId?: number | null) => sql`
  select here.department_id as "departmentId", ${departments.name} as name, count(*)::int as required,
    count(*) filter (where ${inArray(sql`standing.state`, [...IN_DATE])})::int as "inDate",
    count(*) filter (where standing.state = 'OVERDUE')::int as overdue,
    count(*) filter (where standing.state = 'EXPIRES')::int as expiring
  from ${standings({ asOf: day })} standing
  join (select ${employees.id}, ${departmentOn(day)} as department_id from ${employees} where ${peopleOn(caller, day, departmentId)} offset 0) here
    on here.id = standing.employee_id
  left join ${departments} on ${departments.id} = here.department_id
  group by here.department_id, ${departments.name}
  order by ${departments.name} nulls last`

async function counts(db: Database, caller: Caller, day: string, departmentId?: number | null) {
  const { rows } = await db.execute<{ people: number; courses: number }>(sql`select
    (select count(*)::int from ${employees} where ${peopleOn(caller, day, departmentId)}) as people,
    (select count(distinct course_id)::int from learning_rules where not retired) as courses`)
  return rows[0] ?? { people: 0, courses: 0 }
}

export const complianceHandlers = (app: App) =>
  ({
    async getLearningCompliance({ body, caller }) {
      await demandPeople(app.db, caller)
      const asOf = dayAsked(app, body)
      const { rows } = await app.db.execute<Row>(complianceOn(caller, asOf, body.departmentId))
      return { data: { asOf, ...(await counts(app.db, caller, asOf, body.departmentId)), departments: rows } }
    },
  }) satisfies Pick<Handlers<operations>, 'getLearningCompliance'>
