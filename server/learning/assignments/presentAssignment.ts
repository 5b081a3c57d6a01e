import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/hr.gen.ts'
import { courseAssignmentLifecycle, courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import { employees } from '../../tables/employees.ts'
import { courseAssignments, courseCompletions, courseSessions, courses, courseVersions, sessionPlaces } from '../../tables/learning.ts'
import { placeAhead, standings } from '../compliance/standings.ts'
import { fileOf, newestVersion, questionsOf } from '../courses/courseContent.ts'
import { readPerson } from '../people.ts'
import { assignmentActors, factsOf, type Held } from './assignmentTransitions.ts'

type Schemas = components['schemas']
type OwnCourse = Schemas['OwnCourse']
type Row = Omit<OwnCourse, 'session'> &
  Pick<Schemas['OwnSession'], 'place' | 'day' | 'from' | 'until'> & { sessionId: number | null; placeState: Schemas['PlaceState'] }

/** Courses of people as they stand today: what is asked for, or of single assignments everything. */
async function listStandings(db: Database | Tx, today: string, which: SQL, { done, all = false }: { done?: SQL; all?: boolean } = {}): Promise<OwnCourse[]> {
  const { rows } = await db.execute<Row>(sql`
    select standing.id, standing.employee_id as "employeeId", ${employees.firstName} || ' ' || ${employees.lastName} as "employeeName",
      standing.course_id as "courseId", ${courses.name} as "courseName", ${courses.kind} as kind, ${courses.minutes} as minutes, standing.status,
      standing.state, standing.opened_on as "openedOn", standing.due_on as "dueOn", standing.completed_on as "completedOn",
      standing.valid_until as "validUntil", standing.score, ${courseAssignments.version} as version, booked.session_id as "sessionId", booked.place, booked.day,
      booked."from", booked.until, booked.place_state as "placeState"
    from ${standings({ asOf: today, which, all, ...(done && { done }) })} standing
    join ${courseAssignments} on ${courseAssignments.id} = standing.id
    join ${employees} on ${employees.id} = standing.employee_id
    join ${courses} on ${courses.id} = standing.course_id
    ${placeAhead}
    order by standing.due_on, ${courses.name}
    limit 500`)
  return rows.map(({ sessionId, place, day, from, until, placeState, ...row }) => {
    const state = row.state === 'DUE' && placeState === 'PLACE' ? 'BOOKED' : row.state
    return { ...row, state, session: sessionId === null ? null : { id: sessionId, place, day, from, until, state: placeState } }
  })
}

/** All that one person has to do or has done and is still asked for. */
export const listOfPerson = (db: Database | Tx, today: string, employeeId: number) => {
  const ofPerson = sql`given.employee_id = ${employeeId}`
  return listStandings(db, today, ofPerson, { done: ofPerson })
}

/** One course of one person with what it takes to do it; to whom it is not shown there is none. */
export async function readAssignment({ settings }: Pick<App, 'settings'>, tx: Tx, id: number, caller: Caller): Promise<Schemas['CourseAssignment']> {
  const today = todayIn(settings)
  const [found] = await tx
    .select({ assignment: courseAssignments, course: courses, employee: employees, completion: courseCompletions, done: courseVersions })
    .from(courseAssignments)
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
    .leftJoin(courseCompletions, eq(courseCompletions.assignmentId, courseAssignments.id))
    .leftJoin(courseVersions, eq(courseVersions.id, courseCompletions.versionId))
    .where(eq(courseAssignments.id, id))
  if (!found) throw notFound('course')
  const { assignment, course, employee, completion } = found
  await readPerson(tx, employee.id, caller).catch(() => {
    throw notFound('course')
  })
  // What was completed shows the version with which that was.
  const version = found.done ?? (await newestVersion(tx, course.id))
  const questions = await questionsOf(tx, version.id)
  const ofCourse = sql`given.employee_id = ${employee.id} and given.course_id = ${course.id}`
  const [row] = await listStandings(tx, today, sql`given.id = ${id}`, { done: ofCourse, all: true })
  if (!row) throw notFound('course')
  const held: Held = { assignment, course, employee }
  const mine = employee.accountId === caller.accountId
  const moves = movesOf(
    courseAssignmentLifecycle,
    { status: assignment.status, ...factsOf(held, caller, { questions: questions.length }) },
    assignmentActors(caller, held),
  )
  const isOpen = isTagged(courseAssignmentStates, assignment.status, 'toDo')
  return {
    ...row,
    ...(completion && { completedOn: completion.completedOn, validUntil: completion.validUntil, score: completion.score }),
    description: course.description,
    courseVersion: version.number,
    link: version.link,
    file: await fileOf(tx, version.fileId),
    passMark: version.passMark,
    questions: isOpen ? questions.map(({ id: questionId, question, options }) => ({ id: questionId, question, options })) : [],
    certificate: await fileOf(tx, assignment.certificateFileId),
    certificateOn: assignment.certificateOn,
    reason: assignment.reason,
    confirmedBy: completion?.confirmedBy ?? null,
    sessions: isOpen ? await sessionsAhead(tx, course.id, today) : [],
    mine,
    transitions: moves.map(({ status, event, allowed, why }) => ({ status, event, allowed, why })),
  }
}

async function sessionsAhead(tx: Tx, courseId: number, today: string): Promise<Schemas['OfferedSession'][]> {
  // A column of the list's own table would lose its table's name here, and mean one of the inner table.
  const of = (state: Schemas['PlaceState']) =>
    sql<number>`(select count(*)::int from ${sessionPlaces} p where p.session_id = ${courseSessions}.id and p.state = ${state})`
  const { id, place, day, from, until, seats } = courseSessions
  const rows = await tx
    .select({ id, place, day, from, until, seats, taken: of('PLACE'), waiting: of('WAITING') })
    .from(courseSessions)
    .where(and(eq(courseSessions.courseId, courseId), gte(day, today), isNull(courseSessions.calledOff)))
    .orderBy(asc(day), asc(from))
    .limit(100)
  return rows.map(({ seats: all, taken, ...row }) => ({ ...row, free: Math.max(0, all - taken) }))
}
