import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { signInLink } from '../../accounts/invite.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import { dayInWords } from '../../platform/wording.ts'
import { employees } from '../../tables/employees.ts'
import { courseAssignments, courseSessions, courses, sessionPlaces } from '../../tables/learning.ts'

export type Session = typeof courseSessions.$inferSelect

/** Locks a session; whoever books or leaves it waits for the other. Assignments are locked before. */
export async function lockSession(tx: Tx, id: number): Promise<Session> {
  const [session] = await tx.select().from(courseSessions).where(eq(courseSessions.id, id)).for('update')
  if (!session) throw notFound('session')
  return session
}

export async function placesTaken(tx: Tx, sessionId: number): Promise<number> {
  const [found] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(sessionPlaces)
    .where(and(eq(sessionPlaces.sessionId, sessionId), eq(sessionPlaces.state, 'PLACE')))
  return found?.total ?? 0
}

export const whenAndWhere = ({ day, from, until, place }: Pick<Session, 'day' | 'from' | 'until' | 'place'>) => `${dayInWords(day)}, ${from}–${until}, ${place}`

/** Gives free places of a locked session to those who wait, the first who came first, and tells them. */
export async function moveUp(app: App, tx: Tx, session: Session): Promise<void> {
  const free = session.calledOff === null ? session.seats - (await placesTaken(tx, session.id)) : 0
  if (free <= 0) return
  const next = await tx
    .select()
    .from(sessionPlaces)
    .where(and(eq(sessionPlaces.sessionId, session.id), eq(sessionPlaces.state, 'WAITING')))
    .orderBy(asc(sessionPlaces.bookedAt), asc(sessionPlaces.id))
    .limit(free)
  if (next.length === 0) return
  const ids = next.map(({ id }) => id)
  await tx.update(sessionPlaces).set({ state: 'PLACE' }).where(inArray(sessionPlaces.id, ids))
  // Whoever gave a place back and waited again is told once more.
  for (const one of next) await tellPeople(app, tx, session, [one], `A place is free for you now: ${whenAndWhere(session)}.`, one.bookedAt.getTime())
}

/** Writes to those who have a place, or wait for one, what has changed. */
export async function tellPeople(app: App, tx: Tx, session: Session, places: readonly { assignmentId: number }[], answer: string, round = 0): Promise<void> {
  if (places.length === 0) return
  const people = await tx
    .select({ employee: employees, courseName: courses.name })
    .from(courseAssignments)
    .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .where(
      inArray(
        courseAssignments.id,
        places.map(({ assignmentId }) => assignmentId),
      ),
    )
    .orderBy(employees.id)
  for (const { employee, courseName } of people) {
    if (!employee.email) continue
    const values = { firstName: employee.preferredName || employee.firstName, courseList: courseName, answer }
    await sendMail(app, tx, {
      event: 'SESSION_CHANGED',
      to: employee.email,
      toName: `${employee.firstName} ${employee.lastName}`,
      dedupe: `session:${session.id}:${session.version}:${employee.id}:${answer.slice(0, 7)}:${round}`,
      ...(await renderMail(tx, 'SESSION_CHANGED', { ...values, link: signInLink(app, '/learning') })),
    })
  }
}
