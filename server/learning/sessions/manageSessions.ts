import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { courseStates } from '../../../src/machines/lifecycles/course.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isDay, todayIn } from '../../platform/days.ts'
import { onePage } from '../../platform/db/page.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { employees } from '../../tables/employees.ts'
import { courseAssignments, courseSessions, courses, sessionPlaces } from '../../tables/learning.ts'
import { nameOfPerson } from '../people.ts'
import { lockSession, moveUp, placesTaken, type Session, tellPeople, whenAndWhere } from './moveUp.ts'

const entity = 'courseSession'
const MOST = 200

type When = Pick<Session, 'place' | 'day' | 'from' | 'until' | 'seats'>
const told = ({ place, day, from, until, seats }: When): When => ({ place, day, from, until, seats })

function checked(when: When, today: string): When {
  const place = when.place.trim()
  if (!place) throw wrongField('place', 'Enter where it is held')
  if (!isDay(when.day) || when.day < today) throw wrongField('day', 'Enter a day from today on, like 1 7 2026')
  if (when.from >= when.until) throw wrongField('until', 'Enter an end that is later than the beginning')
  return { ...told(when), place }
}

export const sessionHandlers = (app: App) =>
  ({
    async listCourseSessions({ params }) {
      const [course] = await app.db.select({ id: courses.id }).from(courses).where(eq(courses.id, params.id))
      if (!course) throw notFound('course')
      const sessions = await app.db
        .select()
        .from(courseSessions)
        .where(eq(courseSessions.courseId, params.id))
        .orderBy(desc(sql`${courseSessions.day} >= ${todayIn(app.settings)}`), asc(courseSessions.day), asc(courseSessions.from))
        .limit(MOST)
      const places = await app.db
        .select({ sessionId: sessionPlaces.sessionId, employeeId: employees.id, employeeName: nameOfPerson, state: sessionPlaces.state })
        .from(sessionPlaces)
        .innerJoin(courseAssignments, eq(courseAssignments.id, sessionPlaces.assignmentId))
        .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
        .where(inArray(sessionPlaces.sessionId, [0, ...sessions.map(({ id }) => id)]))
        .orderBy(asc(sessionPlaces.bookedAt), asc(sessionPlaces.id))
      const list = sessions.map(({ id, place, day, from, until, seats, calledOff, version }): components['schemas']['CourseSession'] => ({
        ...{ id, place, day, from, until, seats, calledOff, version },
        people: places.filter(({ sessionId }) => sessionId === id).map(({ employeeId, employeeName, state }) => ({ employeeId, employeeName, state })),
      }))
      return { responseDataList: list, paging: onePage(list) }
    },

    addCourseSession: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const [course] = await tx.select().from(courses).where(eq(courses.id, body.courseId)).for('share')
        if (!course) throw notFound('course')
        if (course.kind !== 'SESSION') throw wrongField('courseId', 'This course is not held in sessions.')
        if (!isTagged(courseStates, course.status, 'offered')) throw new Problem(409, 'COURSE_IS_NOT_PUBLISHED', 'Publish the course first.')
        const when = checked(body, todayIn(app.settings))
        const [row] = await tx
          .insert(courseSessions)
          .values({ courseId: course.id, ...when })
          .returning()
        await audit(tx, { by: caller, action: 'create', entity, id: row!.id, after: { courseId: course.id, ...when } })
        return { responseData: { id: row!.id, version: row!.version }, message: 'Successfully created!' }
      }),

    updateCourseSession: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const session = await lockSession(tx, params.id)
        checkVersion(session, body.version)
        if (session.calledOff !== null) throw new Problem(409, 'SESSION_IS_CALLED_OFF', 'This session was called off. Add another one.')
        const calledOff = body.calledOff?.trim() || null
        const { place = session.place, day = session.day, from = session.from, until = session.until, seats = session.seats } = body
        const when = calledOff ? told(session) : checked({ place, day, from, until, seats }, todayIn(app.settings))
        const taken = await placesTaken(tx, session.id)
        if (!calledOff && when.seats < taken) throw wrongField('seats', `${taken} places are taken. Enter at least as many.`)
        const [next] = await tx
          .update(courseSessions)
          .set({ ...when, calledOff, version: session.version + 1, updatedAt: new Date() })
          .where(eq(courseSessions.id, session.id))
          .returning()
        const ahead = and(eq(sessionPlaces.sessionId, session.id), inArray(sessionPlaces.state, ['PLACE', 'WAITING']))
        const people = await tx.select().from(sessionPlaces).where(ahead)
        if (calledOff) {
          await tx.delete(sessionPlaces).where(ahead)
          await tellPeople(app, tx, next!, people, `It does not take place on ${whenAndWhere(session)}: ${calledOff}. Choose another session.`)
        } else if (whenAndWhere(session) !== whenAndWhere(next!)) await tellPeople(app, tx, next!, people, `It takes place on ${whenAndWhere(next!)} now.`)
        await moveUp(app, tx, next!)
        await audit(tx, { by: caller, action: 'save', entity, id: session.id, reason: calledOff, before: told(session), after: { ...when, calledOff } })
        return { message: calledOff ? 'Called off. Everybody who had a place is written to.' : 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'listCourseSessions' | 'addCourseSession' | 'updateCourseSession'>
