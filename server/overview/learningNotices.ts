import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { courseAssignmentStates } from '../../src/machines/lifecycles/courseAssignment.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import { rangeOf } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Settings } from '../platform/settings.ts'
import { employees } from '../tables/employees.ts'
import { courseAssignments, courses } from '../tables/learning.ts'

type Fresh = Omit<components['schemas']['Notice'], 'read'>
const MOST = 50
/** So many days before its day a course stands in the bell. */
const SOON = 7

const { id, dueOn, version } = courseAssignments

/** The own courses whose day is near or has passed, until they are done. */
export async function coursesDue(db: Database | Tx, caller: Caller, today: string, settings: Pick<Settings, 'timeZone'>): Promise<Fresh[]> {
  const rows = await prepared(db, coursesDue, () =>
    db
      .select({ id, dueOn, title: courses.name })
      .from(courseAssignments)
      .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
      .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
      .where(
        and(
          eq(employees.accountId, sql.placeholder('accountId')),
          inArray(courseAssignments.status, tagged(courseAssignmentStates, 'toDo')),
          lte(dueOn, sql`${sql.placeholder('today')}::date + ${sql.raw(String(SOON))}`),
        ),
      )
      .orderBy(asc(dueOn), asc(id))
      .limit(MOST),
  ).execute({ accountId: caller.accountId, today })
  return rows.map(({ id: one, dueOn: due, title }) => {
    // Whoever has read that it comes near is told once more when its day has passed.
    const step = due < today ? 'late' : 'soon'
    return {
      notice: `course:${one}:${due}:${step}`,
      kind: due < today ? 'courseOverdue' : 'courseDue',
      id: one,
      title,
      detail: null,
      at: rangeOf(due, settings).before.toISOString(),
    }
  })
}

/** Certificates of others that HR has not looked at yet. */
export async function certificatesWaiting(db: Database | Tx, caller: Caller): Promise<Fresh[]> {
  const rows = await prepared(db, certificatesWaiting, () =>
    db
      .select({
        id,
        version,
        detail: courses.name,
        title: sql<string>`${employees.firstName} || ' ' || ${employees.lastName}`,
        at: courseAssignments.updatedAt,
      })
      .from(courseAssignments)
      .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
      .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
      .where(and(inArray(courseAssignments.status, tagged(courseAssignmentStates, 'forHr')), ne(employees.accountId, sql.placeholder('accountId'))))
      .orderBy(asc(courseAssignments.updatedAt), asc(id))
      .limit(MOST),
  ).execute({ accountId: caller.accountId })
  return rows.map(({ id: one, version: round, title, detail, at }) => {
    return { notice: `certificate:${one}:${round}`, kind: 'certificateWaits', id: one, title, detail, at: at.toISOString() }
  })
}
