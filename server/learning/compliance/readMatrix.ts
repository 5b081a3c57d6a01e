import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { courseStates } from '../../../src/machines/lifecycles/course.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ListColumns } from '../../platform/db/listColumns.ts'
import { page } from '../../platform/db/page.ts'
import { employees } from '../../tables/employees.ts'
import { courses } from '../../tables/learning.ts'
import { searchedFor } from '../../tables/reference.ts'
import { demandPeople, nameOfPerson } from '../people.ts'
import { dayAsked, peopleOn } from './peopleOn.ts'
import { dayOfState, IN_DATE, placeAhead, standings } from './standings.ts'

type Schemas = components['schemas']
type Person = Omit<Schemas['MatrixPerson'], 'cells'>
type Cell = Schemas['MatrixCell'] & { employeeId: number; placeState: Schemas['PlaceState'] | null; day: string | null }

const columns: ListColumns = { id: { sql: employees.id, kind: 'number' }, name: { sql: nameOfPerson, kind: 'text' } }
const shown = { employeeId: employees.id, name: nameOfPerson, jobTitle: employees.jobTitle }

/** The courses that are asked about, where not all are. */
const courseIn = ({ courseIds = [] }: Pick<Schemas['FindLearning'], 'courseIds'>) =>
  courseIds.length > 0 ? sql`given.course_id = any(${sql.param(courseIds)}::int[])` : undefined

/** A condition on people: there is something that they must have and do not have, or that is no longer in date. They are gathered once, and not asked for one by one. */
const isNotInDate = (asOf: string, which: SQL | undefined) =>
  sql`${employees.id} = any(array(select standing.employee_id from ${standings({ asOf, ...(which && { which, done: which }) })} standing where not ${inArray(sql`standing.state`, [...IN_DATE])}))`

/** How the people of one page stand with every course that is asked of them. */
async function cellsOf(db: Database, asOf: string, ids: number[], chosen: SQL | undefined): Promise<Cell[]> {
  if (ids.length === 0) return []
  const ofThese = and(sql`given.employee_id = any(${sql.param(ids)}::int[])`, chosen)!
  const { rows } = await db.execute<Cell>(sql`
    select standing.employee_id as "employeeId", standing.course_id as "courseId", standing.id as "assignmentId", standing.state,
      ${dayOfState} as date, booked.place_state as "placeState", booked.day
    from ${standings({ asOf, which: ofThese, done: ofThese })} standing ${placeAhead}`)
  return rows
}

/** A page of people. */
const pageOfPeople = (app: App, caller: Caller, { asOf, body }: { asOf: string; body: Schemas['FindLearning'] }) =>
  page<Person>({
    db: app.db,
    table: employees,
    criteria: { page: body.page ?? 1, size: body.size ?? 25, sort: 'name', ...(body.search && { search: body.search }) },
    columns,
    settings: app.settings,
    search: async (words) => ({
      where: sql`(${searchedFor(employees.searchText, words)} or ${searchedFor(sql`(' ' || folded(${employees.jobTitle}))`, words)})`,
    }),
    where: and(peopleOn(caller, asOf, body.departmentId), body.only === 'NOT_IN_DATE' ? isNotInDate(asOf, courseIn(body)) : undefined),
    shown,
  })

const booked = ({ courseId, assignmentId, state, date, placeState, day }: Cell): Schemas['MatrixCell'] =>
  state === 'DUE' && placeState === 'PLACE' ? { courseId, assignmentId, state: 'BOOKED', date: day } : { courseId, assignmentId, state, date }

export const matrixHandlers = (app: App) =>
  ({
    async findLearning({ body, caller }) {
      await demandPeople(app.db, caller)
      const asOf = dayAsked(app, body)
      const { responseDataList, paging } = await pageOfPeople(app, caller, { asOf, body })
      const cells = await cellsOf(
        app.db,
        asOf,
        responseDataList.map(({ employeeId }) => employeeId),
        courseIn(body),
      )
      const known = await app.db
        .select({ id: courses.id, name: courses.name, validMonths: courses.validMonths, status: courses.status })
        .from(courses)
        .orderBy(asc(sql`lower(${courses.name})`))
        .limit(500)
      const offered = tagged(courseStates, 'offered')
      const named = known.filter(({ id, status }) => offered.includes(status as (typeof offered)[number]) || cells.some(({ courseId }) => courseId === id))
      return {
        responseDataList: responseDataList.map((person) => ({
          ...person,
          cells: cells.filter(({ employeeId }) => employeeId === person.employeeId).map(booked),
        })),
        paging,
        courses: named.map(({ id, name, validMonths }) => ({ id, name, validMonths })),
      }
    },
  }) satisfies Pick<Handlers<operations>, 'findLearning'>
