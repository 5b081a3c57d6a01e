import { and, desc, eq, inArray } from 'drizzle-orm'
import { courseAssignmentLifecycle } from '../../../src/machines/lifecycles/courseAssignment.ts'
import type { Actor } from '../../../src/machines/lifecycles/lifecycle.ts'
import type { Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { courseCompletions, learningRules, sessionPlaces } from '../../tables/learning.ts'
import { newestVersion } from '../courses/courseContent.ts'
import { validUntil } from '../rules/validUntil.ts'
import { assignmentTransitions, type Held } from './assignmentTransitions.ts'

type Completion = {
  event: 'complete' | 'accept'
  by: Caller
  actors: readonly Actor[]
  completedOn: string
  version?: number
  /** What proves it, where it is more than the own word. */
  isDone?: boolean
  questions?: number
  score?: number | null
  causedBy?: number | null
}

/** Completes a course for a person whose assignment is locked, and writes down how; the row is never changed afterwards. */
export async function completeAssignment(tx: Tx, held: Held, { event, by, actors, completedOn, version, isDone, questions, score, causedBy }: Completion) {
  const { assignment, course, employee } = held
  const known = { ...(isDone !== undefined && { isDone }), ...(questions !== undefined && { questions }) }
  const moved = await transition(tx, assignmentTransitions(held, by, known), assignment, {
    event: courseAssignmentLifecycle.events[event],
    ...{ by, actors, causedBy, version },
    set: () => ({ startedOn: assignment.startedOn ?? completedOn, reason: null }),
  })
  const [rule] = assignment.ruleId === null ? [] : await tx.select().from(learningRules).where(eq(learningRules.id, assignment.ruleId))
  await tx.insert(courseCompletions).values({
    assignmentId: assignment.id,
    employeeId: employee.id,
    courseId: course.id,
    versionId: (await newestVersion(tx, course.id)).id,
    completedOn,
    validUntil: validUntil(course, rule ?? null, completedOn),
    score: score ?? null,
    certificateFileId: event === 'accept' ? assignment.certificateFileId : null,
    confirmedById: by.accountId,
    confirmedBy: by.name,
  })
  return moved
}

/** A place that nobody needs any more; answers the session whose next in line moves up. */
export async function freePlace(tx: Tx, assignmentId: number): Promise<number | null> {
  const [freed] = await tx
    .delete(sessionPlaces)
    .where(and(eq(sessionPlaces.assignmentId, assignmentId), inArray(sessionPlaces.state, ['PLACE', 'WAITING'])))
    .returning()
  return freed?.sessionId ?? null
}

/** When this person completed the course last. */
export async function lastCompletedOn(tx: Tx, { employee, course }: Pick<Held, 'employee' | 'course'>): Promise<string | null> {
  const [last] = await tx
    .select({ completedOn: courseCompletions.completedOn })
    .from(courseCompletions)
    .where(and(eq(courseCompletions.employeeId, employee.id), eq(courseCompletions.courseId, course.id)))
    .orderBy(desc(courseCompletions.completedOn))
    .limit(1)
  return last?.completedOn ?? null
}
