import { and, eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/hr.gen.ts'
import { courseAssignmentLifecycle, courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { courseAssignments, courseSessions, sessionPlaces } from '../../tables/learning.ts'
import { type Held, lockAssignment } from '../assignments/assignmentTransitions.ts'
import { freePlace } from '../assignments/completeAssignment.ts'
import { readAssignment } from '../assignments/presentAssignment.ts'
import { fullName } from '../people.ts'
import { lockSession, moveUp, placesTaken, type Session, tellPeople, whenAndWhere } from './moveUp.ts'

/** What came of it, to whoever booked: for oneself, or for somebody by name. */
function saidOf(chosen: Session | undefined, isFull: boolean, name: string | null): string {
  if (!chosen) return 'The place is given back.'
  if (isFull)
    return name === null
      ? 'You are on the waiting list. You are told when a place is free.'
      : `${name} is on the waiting list, and is told when a place is free.`
  return name === null ? 'A place is kept for you.' : `A place is kept for ${name}, who is written to.`
}

type Booked = { sessions: Session[]; chosen: Session | undefined; isFull: boolean; left: number | null }

/** Whoever is booked in by somebody else, or loses a place by them, reads of it. */
async function tellOther(app: App, tx: Tx, { assignment }: Held, { sessions, chosen, isFull, left }: Booked): Promise<void> {
  const about = chosen ?? sessions.find(({ id }) => id === left)
  if (!about) return
  const what = whenAndWhere(about)
  const answer = !chosen ? `Your place was given back: ${what}.` : isFull ? `You were put on the waiting list: ${what}.` : `You were booked in: ${what}.`
  await tellPeople(app, tx, about, [{ assignmentId: assignment.id }], answer, assignment.version)
}

/** A place at a session, or one on its waiting list; whoever chooses another one gives the first back. */
export const bookingHandlers = (app: App) =>
  ({
    bookCourseSession: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const held = await lockAssignment(tx, body.id, caller)
        const { assignment, course } = held
        checkVersion(assignment, body.version)
        if (!isTagged(courseAssignmentStates, assignment.status, 'toDo'))
          throw new Problem(409, 'COURSE_IS_NOT_OPEN', 'This course is not to be done any more, so no session is needed.')
        const [wanted] =
          body.sessionId === null
            ? []
            : await tx
                .select()
                .from(courseSessions)
                .where(and(eq(courseSessions.id, body.sessionId), eq(courseSessions.courseId, course.id)))
        if (body.sessionId !== null && (!wanted || wanted.calledOff !== null || wanted.day < todayIn(app.settings)))
          throw wrongField('sessionId', 'This session is no longer to be had. Choose another one.')
        const left = await freePlace(tx, assignment.id)
        // Sessions are locked in the order of their numbers, so that two people who change places do not wait for each other.
        const ids = [...new Set([left, wanted?.id ?? null])].filter((id) => id !== null).sort((a, b) => a - b)
        const sessions = []
        for (const id of ids) sessions.push(await lockSession(tx, id))
        const chosen = sessions.find(({ id }) => id === wanted?.id)
        const isFull = chosen !== undefined && (await placesTaken(tx, chosen.id)) >= chosen.seats
        if (chosen)
          await tx
            .insert(sessionPlaces)
            .values({ sessionId: chosen.id, assignmentId: assignment.id, state: isFull ? 'WAITING' : 'PLACE' })
            .onConflictDoUpdate({
              target: [sessionPlaces.sessionId, sessionPlaces.assignmentId],
              set: { state: isFull ? 'WAITING' : 'PLACE', bookedAt: new Date() },
            })
        for (const session of sessions) if (session.id !== chosen?.id) await moveUp(app, tx, session)
        await tx
          .update(courseAssignments)
          .set({ version: assignment.version + 1, updatedAt: new Date() })
          .where(eq(courseAssignments.id, assignment.id))
        const after = { sessionId: chosen?.id ?? null, waiting: isFull }
        await audit(tx, { by: caller, action: 'book', entity: courseAssignmentLifecycle.name, id: assignment.id, before: { sessionId: left }, after })
        const isForOther = held.employee.accountId !== caller.accountId
        if (isForOther) await tellOther(app, tx, held, { sessions, chosen, isFull, left })
        return { data: await readAssignment(app, tx, assignment.id, caller), message: saidOf(chosen, isFull, isForOther ? fullName(held.employee) : null) }
      }),
  }) satisfies Pick<Handlers<operations>, 'bookCourseSession'>
