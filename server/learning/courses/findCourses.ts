import { sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import { page } from '../../platform/db/page.ts'
import { courseAssignments, courseQuestions, courses, courseVersions } from '../../tables/learning.ts'
import { asTheyAre, exportList } from '../../workbooks/exportList.ts'

type Row = components['schemas']['ListedCourse']

const open = sql.join(
  tagged(courseAssignmentStates, 'open').map((status) => sql`${status}`),
  sql`, `,
)
// A column of the list's own table would lose its table's name here, and mean one of the inner table.
const asked = sql<number>`(select count(*)::int from ${courseQuestions} q join ${courseVersions} v on v.id = q.version_id
  where v.course_id = ${courses}.id and v.number = ${courses}.number)`
const openOnes = sql<number>`(select count(*)::int from ${courseAssignments} a where a.course_id = ${courses}.id and a.status in (${open}))`

const columns: ListColumns = {
  id: { sql: courses.id, kind: 'number' },
  name: { sql: courses.name, kind: 'text' },
  kind: { sql: courses.kind, kind: 'select' },
  status: { sql: courses.status, kind: 'select' },
  minutes: { sql: courses.minutes, kind: 'number' },
  validMonths: { sql: courses.validMonths, kind: 'number' },
  number: { sql: courses.number, kind: 'number' },
  questions: { sql: asked, kind: 'number' },
  open: { sql: openOnes, kind: 'number' },
}
const { id, name, kind, status, minutes, validMonths, number, version } = courses
const shown = { id, name, kind, status, minutes, validMonths, number, version, questions: asked, open: openOnes }

export const findCourses = ({ db, settings }: Pick<App, 'db' | 'settings'>, criteria: Criteria) =>
  page<Row>({ db, table: courses, criteria, columns, settings, search: [name, courses.description], shown })

const exported = asTheyAre<Row>('id', 'name', 'kind', 'status', 'minutes', 'validMonths', 'number', 'questions', 'open')

export const courseSearchHandlers = (app: App) =>
  ({
    findCourses: ({ body }) => findCourses(app, body),
    exportCourses: (call) => exportList(app.settings, call, 'Courses', exported, (criteria) => findCourses(app, criteria)),
  }) satisfies Pick<Handlers<operations>, 'findCourses' | 'exportCourses'>
