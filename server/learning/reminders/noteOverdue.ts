import { and, asc, eq, inArray, isNotNull, lt, ne, notInArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { signInLink } from '../../accounts/invite.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App } from '../../platform/context.ts'
import { clockIn, daysAfter, todayIn } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { dayInWords } from '../../platform/wording.ts'
import { employees } from '../../tables/employees.ts'
import { courseAssignments, courses, learningNotes } from '../../tables/learning.ts'
import { isEmployed } from '../people.ts'

/** Nobody is told before they come to work. */
const MORNING = 7
/** So many are named in a mail. */
const NAMED = 20

/** Those who are not in date, as the address of the screen says it. */
const NOT_IN_DATE = JSON.stringify([{ column: 'inDate', operator: 'SEL_EQUAL', value: 'false' }])

const managers = alias(employees, 'managers')

/** The Monday of the week of a day. */
export const weekOf = (day: string) => daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

const overdue = (db: Database | Tx, today: string, managerId?: number) =>
  db
    .select({ managerId: managers.id, firstName: employees.firstName, lastName: employees.lastName, name: courses.name, dueOn: courseAssignments.dueOn })
    .from(courseAssignments)
    .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
    .innerJoin(managers, eq(managers.id, employees.managerId))
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .where(
      and(
        inArray(courseAssignments.status, tagged(courseAssignmentStates, 'open')),
        lt(courseAssignments.dueOn, today),
        isNotNull(employees.managerId),
        isEmployed,
        ne(managers.email, ''),
        notInArray(managers.status, tagged(employeeStates, 'ended')),
        managerId === undefined ? undefined : eq(managers.id, managerId),
      ),
    )
    .orderBy(asc(managers.id), asc(courseAssignments.dueOn), asc(courseAssignments.id))

/** Writes to managers once a week who of theirs is overdue; in a week without anybody nothing is written. Answers how many were written to. */
export async function noteOverdue(app: App, now = new Date()): Promise<number> {
  const today = todayIn(app.settings, now)
  if (Number(clockIn(now, app.settings).slice(11, 13)) < MORNING) return 0
  const week = weekOf(today)
  const found = await overdue(app.db, today)
  const told = await app.db.select({ managerId: learningNotes.managerId }).from(learningNotes).where(eq(learningNotes.week, week))
  const ids = [...new Set(found.map(({ managerId }) => managerId))].filter((id) => !told.some(({ managerId }) => managerId === id))
  return eachAlone('learning-notes', ids, (managerId) => app.db.transaction((tx) => note(app, tx, { managerId, week, today })))
}

async function note(app: App, tx: Tx, { managerId, week, today }: { managerId: number; week: string; today: string }): Promise<void> {
  const [fresh] = await tx.insert(learningNotes).values({ managerId, week }).onConflictDoNothing().returning()
  const [manager] = await tx.select().from(employees).where(eq(employees.id, managerId))
  // Another process was faster.
  if (!fresh || !manager) return
  const mine = await overdue(tx, today, managerId)
  const named = mine.slice(0, NAMED).map(({ firstName, lastName, name, dueOn }) => `${firstName} ${lastName}: ${name} (${dayInWords(dueOn)})`)
  const more = mine.length - named.length
  await sendMail(app, tx, {
    event: 'COURSES_OVERDUE',
    to: manager.email,
    toName: `${manager.firstName} ${manager.lastName}`,
    dedupe: `courses-overdue:${managerId}:${week}`,
    ...(await renderMail(tx, 'COURSES_OVERDUE', {
      recipientName: manager.preferredName || manager.firstName,
      courseList: [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; '),
      link: signInLink(app, `/learning/people?where=${encodeURIComponent(NOT_IN_DATE)}`),
    })),
  })
}

export const noteOverdueWeekly = (app: App) => app.jobs.work('learning-notes', async () => void (await noteOverdue(app)), { cron: '37 * * * *' })
