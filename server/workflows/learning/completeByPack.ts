import { and, eq, gte, inArray, max, or, sql } from 'drizzle-orm'
import { courseStates } from '../../../src/machines/lifecycles/course.ts'
import { courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { countsByWord, lockHeld } from '../../learning/assignments/assignmentTransitions.ts'
import { completeAssignment } from '../../learning/assignments/completeAssignment.ts'
import { openAssignments } from '../../learning/assignments/openAssignment.ts'
import { newestVersion, questionsOf } from '../../learning/courses/courseContent.ts'
import type { App, Caller } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { employees, onboardingAcknowledgements, onboardingDocuments } from '../../tables/employees.ts'
import { courseAssignments, courseCompletions, courses, onboardingDocumentCourses } from '../../tables/learning.ts'

type Read = { employeeId: number; documentIds: readonly number[]; caller: Caller }
type Course = typeof courses.$inferSelect

/** The courses that the present versions of these documents name, with the day on which this person said to have read them. */
function coursesRead(tx: Tx, { employeeId, documentIds }: Read) {
  const theirs = or(
    eq(onboardingAcknowledgements.employeeId, employeeId),
    sql`${onboardingAcknowledgements.contractLetterId} = (select own.contract_letter_id from ${employees} own where own.id = ${employeeId})`,
  )
  return tx
    .select({ course: courses, at: max(onboardingAcknowledgements.acknowledgedAt) })
    .from(onboardingDocumentCourses)
    .innerJoin(courses, and(eq(courses.id, onboardingDocumentCourses.courseId), inArray(courses.status, tagged(courseStates, 'offered'))))
    .innerJoin(onboardingDocuments, eq(onboardingDocuments.id, onboardingDocumentCourses.documentId))
    .innerJoin(
      onboardingAcknowledgements,
      and(eq(onboardingAcknowledgements.documentId, onboardingDocuments.id), eq(onboardingAcknowledgements.fileId, onboardingDocuments.fileId)),
    )
    .where(and(inArray(onboardingDocumentCourses.documentId, [...documentIds]), theirs))
    .groupBy(courses.id)
    .orderBy(courses.id)
}

async function complete(tx: Tx, { id: courseId }: Course, { employeeId, caller, day }: Pick<Read, 'employeeId' | 'caller'> & { day: string }): Promise<void> {
  const [newer] = await tx
    .select({ id: courseCompletions.id })
    .from(courseCompletions)
    .where(and(eq(courseCompletions.employeeId, employeeId), eq(courseCompletions.courseId, courseId), gte(courseCompletions.completedOn, day)))
    .limit(1)
  if (newer) return
  // What is open already is what they have to do; whoever has nothing open is given it with the reading.
  await openAssignments(tx, [{ employeeId, courseId, ruleId: null, openedOn: day, dueOn: day }], caller)
  const [open] = await tx
    .select({ id: courseAssignments.id })
    .from(courseAssignments)
    .where(
      and(
        eq(courseAssignments.employeeId, employeeId),
        eq(courseAssignments.courseId, courseId),
        inArray(courseAssignments.status, tagged(courseAssignmentStates, 'byWord')),
      ),
    )
  // A certificate that waits for HR stays where it is.
  if (!open) return
  const held = await lockHeld(tx, open.id)
  await completeAssignment(tx, held, { event: 'complete', by: caller, actors: ['owner'], completedOn: day, questions: 0 })
}

/** Whoever says to have read a document of the pack has completed the course that it names: with its version, on that day, once. */
export async function completeByPack(app: App, tx: Tx, read: Read): Promise<void> {
  const { employeeId, documentIds, caller } = read
  if (documentIds.length === 0) return
  // Two documents of one course that are read at once are one completion.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('learning-pack'), ${employeeId})`)
  for (const { course, at } of await coursesRead(tx, read)) {
    const questions = (await questionsOf(tx, (await newestVersion(tx, course.id)).id)).length
    // A course that was given questions since is not completed by a word any more.
    if (at && countsByWord(course, questions)) await complete(tx, course, { employeeId, caller, day: todayIn(app.settings, at) })
  }
}
