import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { signInLink } from '../../accounts/invite.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { dayInWords } from '../../platform/wording.ts'
import { employees } from '../../tables/employees.ts'
import { courseAssignments, courses, learningReminders } from '../../tables/learning.ts'
import { isEmployed } from '../people.ts'

/** So many days before the day is somebody reminded; on a day in between it is the next of these that was reached. */
const DAYS_BEFORE = [7, 3, 1, 0] as const

/** Which reminder is due: of those that are reached the nearest to the day, so that a server that was away sends one and not three. */
const stepOn = (today: string): SQL<number> => {
  const left = sql`(${courseAssignments.dueOn} - ${today}::date)`
  const steps = DAYS_BEFORE.toReversed().map((days) => sql`when ${left} <= ${sql.raw(String(days))} then ${sql.raw(String(days))}`)
  return sql<number>`(case ${sql.join(steps, sql` `)} end)`
}

const due = (db: Database | Tx, today: string, employeeId?: number) => {
  const step = stepOn(today)
  return db
    .select({ id: courseAssignments.id, employeeId: courseAssignments.employeeId, dueOn: courseAssignments.dueOn, name: courses.name, step })
    .from(courseAssignments)
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
    .where(
      sql`${inArray(courseAssignments.status, tagged(courseAssignmentStates, 'toDo'))} and ${isEmployed} and ${employees.email} <> ''
        and ${courseAssignments.dueOn} between ${today}::date and ${today}::date + 7
        and ${employeeId === undefined ? sql`true` : eq(courseAssignments.employeeId, employeeId)}
        and not exists (select 1 from ${learningReminders} sent where sent.assignment_id = ${courseAssignments.id}
          and sent.due_on = ${courseAssignments.dueOn} and sent.days_before <= ${step})`,
    )
    .orderBy(asc(courseAssignments.employeeId), asc(courseAssignments.dueOn), asc(courseAssignments.id))
}

/** Reminds people of courses whose day comes near, one mail for each person. Answers how many people were reminded. */
export async function remindOfCourses(app: App, now = new Date()): Promise<number> {
  const today = todayIn(app.settings, now)
  const people = [...new Set((await due(app.db, today)).map(({ employeeId }) => employeeId))]
  return eachAlone('course-reminders', people, (employeeId) => app.db.transaction((tx) => remind(app, tx, employeeId, today)))
}

async function remind(app: App, tx: Tx, employeeId: number, today: string): Promise<void> {
  const reached = await due(tx, today, employeeId)
  if (reached.length === 0) return
  const written = await tx
    .insert(learningReminders)
    .values(reached.map(({ id, dueOn, step }) => ({ assignmentId: id, dueOn, daysBefore: step })))
    .onConflictDoNothing()
    .returning({ assignmentId: learningReminders.assignmentId })
  const mine = reached.filter(({ id }) => written.some(({ assignmentId }) => assignmentId === id))
  const [first] = mine
  const [person] = await tx.select().from(employees).where(eq(employees.id, employeeId))
  // Another process was faster.
  if (!first || !person) return
  await sendMail(app, tx, {
    event: 'COURSES_DUE',
    to: person.email,
    toName: `${person.firstName} ${person.lastName}`,
    dedupe: `courses-due:${first.id}:${first.dueOn}:${first.step}`,
    ...(await renderMail(tx, 'COURSES_DUE', {
      firstName: person.preferredName || person.firstName,
      courseList: mine.map(({ name, dueOn }) => `${name} (${dayInWords(dueOn)})`).join('; '),
      link: signInLink(app, '/learning'),
    })),
  })
}

/** Once an hour is soon enough for something that is counted in days. */
export const remindOfCoursesByTheHour = (app: App) => app.jobs.work('course-reminders', async () => void (await remindOfCourses(app)), { cron: '17 * * * *' })
