import { and, eq } from 'drizzle-orm'
import { type CourseAssignmentEvent, type CourseAssignmentFacts, courseAssignmentLifecycle } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import type { Actor } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import type { By } from '../../platform/lifecycle/audit.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import type { Transitions } from '../../platform/lifecycle/transition.ts'
import { staffActors } from '../../records/applications.ts'
import { employees } from '../../tables/employees.ts'
import { courseAssignments, courses } from '../../tables/learning.ts'
import { readPerson } from '../people.ts'

explain('courseAssignment', {
  courseIsDone: 'This course is not completed by a word. Answer its questions, attend a session, or hand in the certificate.',
  certificateIsThere: 'Hand in the certificate as a file first.',
  employmentGoesOn: 'The employment has ended. Nothing is assigned any more.',
  someoneElseDecides: 'A certificate is confirmed by somebody else than its owner. Ask a colleague to confirm yours.',
  reasonRequired: 'Say why, so that the person knows what to do.',
})

export type Assignment = typeof courseAssignments.$inferSelect
type Course = typeof courses.$inferSelect
type Employee = typeof employees.$inferSelect
export type Held = { assignment: Assignment; course: Course; employee: Employee }
/** What the call itself has found out: enough right answers, attendance, or that there is nothing to prove. */
type Known = { isDone?: boolean; questions?: number }

/** Nothing is asked and nothing is handed in: the own word counts. */
export const countsByWord = ({ kind }: Pick<Course, 'kind'>, questions: number) => (kind === 'DOCUMENT' || kind === 'LINK') && questions === 0

export const factsOf = ({ assignment, course, employee }: Held, by: By, { isDone = false, questions = 1 }: Known): CourseAssignmentFacts => ({
  courseIsDone: isDone || countsByWord(course, questions),
  certificateIsThere: assignment.certificateFileId !== null,
  employmentGoesOn: !isTagged(employeeStates, employee.status, 'ended'),
  someoneElseDecides: by === 'system' || (by.accountId !== employee.accountId && by.accountId !== assignment.handedInById),
})

/** Courses of people take their events; what is over is not asked for any more. */
export const assignmentTransitions = (
  held: Held,
  by: By,
  known: Known = {},
): Transitions<Assignment, CourseAssignmentFacts, CourseAssignmentEvent, Assignment> => ({
  lifecycle: courseAssignmentLifecycle,
  called: 'course',
  belongsTo: () => ({}),
  facts: (_, assignment) => factsOf({ ...held, assignment }, by, known),
  update: (tx, { id }, columns) =>
    tx
      .update(courseAssignments)
      .set({ ...columns, updatedAt: new Date() })
      .where(eq(courseAssignments.id, id))
      .returning(),
})

/** Who somebody is to a course of a person: HR, and whoever has to do it. */
export const assignmentActors = (caller: Caller, { employee }: Pick<Held, 'employee'>): Actor[] => [
  ...staffActors(caller),
  ...(employee.accountId === caller.accountId ? (['owner'] as const) : []),
]

/** An assignment that the caller may see, with its course and its person. */
export async function readHeld(tx: Tx, id: number, caller: Caller): Promise<Held> {
  const [held] = await tx
    .select({ assignment: courseAssignments, course: courses, employee: employees })
    .from(courseAssignments)
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
    .where(eq(courseAssignments.id, id))
  if (!held) throw notFound('course')
  await readPerson(tx, held.employee.id, caller).catch(() => {
    throw notFound('course')
  })
  return held
}

/** Locks an assignment that the caller may see after its employee, who cannot leave meanwhile. */
export async function lockAssignment(tx: Tx, id: number, caller: Caller): Promise<Held> {
  const [known] = await tx.select({ employeeId: courseAssignments.employeeId }).from(courseAssignments).where(eq(courseAssignments.id, id))
  if (!known) throw notFound('course')
  await readPerson(tx, known.employeeId, caller).catch(() => {
    throw notFound('course')
  })
  return lockHeld(tx, id)
}

/** The same without asking who looks: for jobs, and for what has asked already. */
export async function lockHeld(tx: Tx, id: number): Promise<Held> {
  const [found] = await tx
    .select()
    .from(courseAssignments)
    .where(and(eq(courseAssignments.id, id)))
  const [employee] = await tx
    .select()
    .from(employees)
    .where(eq(employees.id, found?.employeeId ?? 0))
    .for('share')
  const [course] = await tx
    .select()
    .from(courses)
    .where(eq(courses.id, found?.courseId ?? 0))
    .for('share')
  const [assignment] = await tx.select().from(courseAssignments).where(eq(courseAssignments.id, id)).for('update')
  if (!employee || !course || !assignment) throw notFound('course')
  return { assignment, course, employee }
}
