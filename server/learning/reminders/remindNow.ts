import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { courseAssignmentLifecycle, courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { signInLink } from '../../accounts/invite.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { dayInWords } from '../../platform/wording.ts'
import { employees } from '../../tables/employees.ts'
import { courseAssignments, courses, learningRemindersByHand } from '../../tables/learning.ts'
import { demandPeople, fullName, isEmployed, ledOrAll } from '../people.ts'

type Answer = components['schemas']['RemindedOne']
type Employee = typeof employees.$inferSelect
type Asked = { courseIds: number[] | undefined; today: string; caller: Caller }

const ASSIGNMENTS = courseAssignmentLifecycle.name

/** What one person has to do: of these courses, or of all. */
const toDo = (tx: Tx, employeeId: number, courseIds: number[] | undefined) =>
  tx
    .select({ id: courseAssignments.id, dueOn: courseAssignments.dueOn, name: courses.name })
    .from(courseAssignments)
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .where(
      and(
        eq(courseAssignments.employeeId, employeeId),
        inArray(courseAssignments.status, tagged(courseAssignmentStates, 'toDo')),
        courseIds && inArray(courseAssignments.courseId, courseIds),
      ),
    )
    .orderBy(asc(courseAssignments.dueOn), asc(courseAssignments.id))

async function demandCourses(tx: Tx, courseIds: readonly number[] = []): Promise<void> {
  if (courseIds.length === 0) return
  const known = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, [...courseIds]))
  if (known.length !== courseIds.length) throw notFound('course')
}

/** One mail to one person, about what nobody reminded of today. Answers of how many courses, or why of none. */
async function remind(app: App, tx: Tx, employee: Employee, { courseIds, today, caller }: Asked): Promise<Pick<Answer, 'courses' | 'message'>> {
  if (!employee.email) return { courses: 0, message: 'There is no e-mail address in the record.' }
  const open = await toDo(tx, employee.id, courseIds)
  if (open.length === 0) return { courses: 0, message: 'There is nothing to do.' }
  // Another window that reminds of the same waits here, and then finds that it was done.
  const written = await tx
    .insert(learningRemindersByHand)
    .values(open.map(({ id }) => ({ assignmentId: id, day: today, byName: caller.name })))
    .onConflictDoNothing()
    .returning({ assignmentId: learningRemindersByHand.assignmentId })
  const fresh = open.filter(({ id }) => written.some(({ assignmentId }) => assignmentId === id))
  const [first] = fresh
  if (!first) return { courses: 0, message: 'Was reminded today already. Try again tomorrow.' }
  await sendMail(app, tx, {
    event: 'COURSES_REMINDER',
    to: employee.email,
    toName: fullName(employee),
    dedupe: `courses-reminder:${first.id}:${today}`,
    ...(await renderMail(tx, 'COURSES_REMINDER', {
      firstName: employee.preferredName || employee.firstName,
      courseList: fresh.map(({ name, dueOn }) => `${name} (${dayInWords(dueOn)})`).join('; '),
      senderName: caller.name,
      link: signInLink(app, '/learning'),
    })),
  })
  for (const { id } of fresh) await audit(tx, { by: caller, action: 'remind', entity: ASSIGNMENTS, id })
  return { courses: fresh.length, message: null }
}

/** HR reminds anybody, a manager the own team. */
export const remindHandlers = (app: App) =>
  ({
    remindOfCoursesNow: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        await demandPeople(tx, caller)
        await demandCourses(tx, body.courseIds)
        const people = await tx
          .select({ employee: employees, goesOn: sql<boolean>`${isEmployed}` })
          .from(employees)
          .where(and(inArray(employees.id, body.employeeIds), ledOrAll(caller)))
          .orderBy(employees.id)
        if (people.length !== body.employeeIds.length) throw wrongField('employeeIds', 'One of these people is not yours to remind. Load the list again.')
        const asked = { courseIds: body.courseIds, today: todayIn(app.settings), caller }
        const responseDataList: Answer[] = []
        for (const { employee, goesOn } of people) {
          const about = goesOn ? await remind(app, tx, employee, asked) : { courses: 0, message: 'This employment has ended.' }
          responseDataList.push({ employeeId: employee.id, name: fullName(employee), ...about })
        }
        const sent = responseDataList.filter(({ courses: of }) => of > 0).length
        return { responseDataList, message: `Reminded ${sent} of ${people.length}.` }
      }),
  }) satisfies Pick<Handlers<operations>, 'remindOfCoursesNow'>
