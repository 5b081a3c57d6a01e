import { and, eq, inArray } from 'drizzle-orm'
import { type CourseEvent, type CourseFacts, courseLifecycle } from '../../../src/machines/lifecycles/course.ts'
import { courseAssignmentLifecycle, courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import { type Transitions, transition } from '../../platform/lifecycle/transition.ts'
import { courseAssignments, courses, learningRules } from '../../tables/learning.ts'
import { assignmentTransitions, lockHeld } from '../assignments/assignmentTransitions.ts'
import { newestVersion, questionsOf } from './courseContent.ts'

explain('course', { contentIsThere: 'Add the document, the link or the questions first: there is nothing to learn yet.' })

type Course = typeof courses.$inferSelect

/** A session and a certificate from outside need nothing to read. */
export async function contentIsThere(db: Database | Tx, { id, kind }: Pick<Course, 'id' | 'kind'>): Promise<boolean> {
  if (kind === 'SESSION' || kind === 'CERTIFICATE') return true
  const version = await newestVersion(db, id)
  if (kind === 'DOCUMENT' && version.fileId !== null) return true
  return (kind === 'LINK' && version.link !== null) || (await questionsOf(db, version.id)).length > 0
}

/** Courses take their events. */
export const courseTransitions: Transitions<Course, CourseFacts, CourseEvent, Course> = {
  lifecycle: courseLifecycle,
  belongsTo: () => ({}),
  facts: async (tx, course) => ({ contentIsThere: await contentIsThere(tx, course) }),
  update: (tx, { id }, columns) =>
    tx
      .update(courses)
      .set({ ...columns, updatedAt: new Date() })
      .where(eq(courses.id, id))
      .returning(),
}

export async function lockCourse(tx: Tx, id: number): Promise<Course> {
  const [row] = await tx.select().from(courses).where(eq(courses.id, id)).for('update')
  if (!row) throw notFound('course')
  return row
}

/** Of a course that is retired nothing is asked any more: its rules end, and what is open is not needed. */
export async function endCourse(tx: Tx, courseId: number, { today, causedBy }: { today: string; causedBy: number }): Promise<void> {
  await tx.update(learningRules).set({ retired: true, updatedAt: new Date() }).where(eq(learningRules.courseId, courseId))
  const open = await tx
    .select({ id: courseAssignments.id })
    .from(courseAssignments)
    .where(and(eq(courseAssignments.courseId, courseId), inArray(courseAssignments.status, tagged(courseAssignmentStates, 'open'))))
    .orderBy(courseAssignments.id)
  for (const { id } of open) await cancelAssignment(tx, id, { today, causedBy, reason: 'The course was retired.' })
}

/** What the system finds is not asked for any more. */
export async function cancelAssignment(tx: Tx, id: number, { today, causedBy = null, reason }: { today: string; causedBy?: number | null; reason: string }) {
  const held = await lockHeld(tx, id)
  await transition(tx, assignmentTransitions(held, 'system'), held.assignment, {
    event: courseAssignmentLifecycle.events.cancel,
    ...{ by: 'system', actors: ['system'], reason, causedBy },
    set: () => ({ reason, requiredUntil: today }),
  })
}
