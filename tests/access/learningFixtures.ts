import { inArray } from 'drizzle-orm'
import { courseAssignments, courseSessions, courses, courseVersions, learningRules, sessionPlaces } from '../../server/tables/learning.ts'
import type { TestApp } from '../app.ts'
import type { fixturesOf } from './ownedFixtures.ts'

type Owned = Awaited<ReturnType<typeof fixturesOf>>

/** Two published courses with a session that is ahead and a rule each; the owners have the first to do, and so have those whom they lead. */
export async function learningFixtures({ db }: TestApp, owners: readonly [Owned, Owned]) {
  const made = await db
    .insert(courses)
    .values(['Hand hygiene', 'Manual handling'].map((name) => ({ name, kind: 'SESSION' as const, status: 'published' as const })))
    .returning()
  const ids: [number, number] = [made[0]!.id, made[1]!.id]
  await db.insert(courseVersions).values(ids.map((courseId) => ({ courseId, number: 1 })))
  await db
    .insert(learningRules)
    .values(ids.map((courseId) => ({ courseId, dueDays: 7, openDays: 30, repeat: 'VALIDITY' as const, countsFrom: '2099-01-01', retired: true })))
  const when = { place: 'Room 3', day: '2099-01-11', from: '09:00', until: '11:00', seats: 10 }
  const held = await db
    .insert(courseSessions)
    .values(['Room 3', 'Room 4'].map((place) => ({ ...when, place, courseId: ids[0] })))
    .returning()
  const sessions: [number, number] = [held[0]!.id, held[1]!.id]
  const given = { courseId: ids[0], openedOn: '2026-01-01', dueOn: '2099-01-31' }
  const places: { sessionId: number; assignmentId: number; state: 'PLACE' }[] = []
  const own: number[] = []
  for (const { keys } of owners) {
    const [mine, theirs] = await db
      .insert(courseAssignments)
      .values([keys.employee, keys.teamMember].map((employeeId) => ({ ...given, employeeId })))
      .returning()
    keys.courseAssignment = mine!.id
    own.push(mine!.id)
    places.push({ sessionId: sessions[0], assignmentId: theirs!.id, state: 'PLACE' })
  }
  await db.insert(sessionPlaces).values(places)

  /** What was handed in and booked is as it was. */
  async function renew() {
    await db.update(courseAssignments).set({ status: 'assigned', certificateFileId: null, certificateOn: null }).where(inArray(courseAssignments.id, own))
    await db.delete(sessionPlaces).where(inArray(sessionPlaces.assignmentId, own))
  }
  return { courses: ids, sessions, renew }
}
