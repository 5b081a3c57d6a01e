import { sql } from 'drizzle-orm'
import type { operations } from '../../../src/api/hr.gen.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Criteria } from '../../platform/db/listColumns.ts'
import { employees } from '../../tables/employees.ts'
import { courses } from '../../tables/learning.ts'
import { departments } from '../../tables/reference.ts'
import { asTheyAre, exportList } from '../../workbooks/exportList.ts'
import { demandPeople, nameOfPerson } from '../people.ts'
import { dayAsked, departmentOn, peopleOn } from './peopleOn.ts'
import { type LearningState, standings } from './standings.ts'

type Row = {
  person: string
  jobTitle: string
  department: string | null
  course: string
  state: LearningState
  dueOn: string
  completedOn: string | null
  validUntil: string | null
  score: number | null
  total: number
}

/** The rows behind the figure, a person and a course each. */
async function rowsOn(app: App, caller: Caller, { day, departmentId }: { day: string; departmentId?: number | null }, { page = 1, size = 25 }: Criteria) {
  const { rows } = await app.db.execute<Row>(sql`
    select ${nameOfPerson} as person, ${employees.jobTitle} as "jobTitle", ${departments.name} as department, ${courses.name} as course,
      standing.state, standing.due_on as "dueOn", standing.completed_on as "completedOn", standing.valid_until as "validUntil", standing.score,
      count(*) over ()::int as total
    from ${standings({ asOf: day })} standing
    join ${employees} on ${employees.id} = standing.employee_id and ${peopleOn(caller, day, departmentId)}
    join ${courses} on ${courses.id} = standing.course_id
    left join ${departments} on ${departments.id} = ${departmentOn(day)}
    order by ${nameOfPerson}, ${employees.id}, ${courses.name}
    limit ${size} offset ${(page - 1) * size}`)
  return { responseDataList: rows, paging: { totalElements: rows[0]?.total ?? 0 } }
}

const exported = asTheyAre<Row>('person', 'jobTitle', 'department', 'course', 'state', 'dueOn', 'completedOn', 'validUntil', 'score')

export const learningExportHandlers = (app: App) =>
  ({
    async exportLearning({ body, caller, reply }) {
      await demandPeople(app.db, caller)
      const day = dayAsked(app, body)
      const where = { day, ...(body.departmentId !== undefined && { departmentId: body.departmentId }) }
      return exportList(app.settings, { body: body.export, reply }, `Learning as of ${day}`, exported, (criteria) => rowsOn(app, caller, where, criteria))
    },
  }) satisfies Pick<Handlers<operations>, 'exportLearning'>
