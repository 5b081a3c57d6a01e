import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { courseLifecycle, courseStates } from '../../../src/machines/lifecycles/course.ts'
import { courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { type Database, reading, type Tx } from '../../platform/db/database.ts'
import { onePage } from '../../platform/db/page.ts'
import { notFound } from '../../platform/http/problem.ts'
import { staffActors } from '../../records/applications.ts'
import { courseAssignments, courseQuestions, courses, courseVersions } from '../../tables/learning.ts'
import { folded, holds } from '../../tables/reference.ts'
import { fileOf, questionsOf } from './courseContent.ts'
import { contentIsThere } from './courseTransitions.ts'

const MOST = 500
// A column of the list's own table would lose its table's name here, and mean one of the inner table.
const asked = sql<number>`(select count(*)::int from ${courseQuestions} q where q.version_id = ${courseVersions}.id)`

/** One course as who keeps it sees it, with the right answers. */
export async function shownCourse(tx: Database | Tx, id: number, caller: Caller): Promise<components['schemas']['Course']> {
  const [course] = await tx.select().from(courses).where(eq(courses.id, id))
  if (!course) throw notFound('course')
  const versions = await tx
    .select({ version: courseVersions, questions: asked })
    .from(courseVersions)
    .where(eq(courseVersions.courseId, id))
    .orderBy(desc(courseVersions.number))
    .limit(MOST)
  const [newest] = versions
  if (!newest) throw notFound('course')
  const shown = []
  for (const { version, questions } of versions) {
    const { number, link, passMark, byName, createdAt } = version
    shown.push({ number, link, passMark, questions, by: byName, at: createdAt.toISOString(), file: await fileOf(tx, version.fileId) })
  }
  const { name, description, kind, status, minutes, validMonths, version } = course
  const facts = { contentIsThere: await contentIsThere(tx, course) }
  return {
    ...{ id, name, description, kind, status, minutes, validMonths, version },
    link: newest.version.link,
    file: shown[0]?.file ?? null,
    passMark: newest.version.passMark,
    questions: (await questionsOf(tx, newest.version.id)).map(({ question, options, answer }) => ({ question, options, answer })),
    versions: shown,
    transitions: movesOf(courseLifecycle, { status, ...facts }, staffActors(caller)).map(({ status: to, event, allowed, why }) => ({
      status: to,
      event,
      allowed,
      why,
    })),
  }
}

export const courseListHandlers = (app: App) =>
  ({
    listCourses: ({ query: { search = '', offered = false } }) =>
      reading(app.db, async (tx) => {
        const open = sql<number>`(select count(*)::int from ${courseAssignments} where ${courseAssignments.courseId} = ${courses.id}
          and ${inArray(courseAssignments.status, tagged(courseAssignmentStates, 'open'))})`
        const { id, name, kind, status, minutes, validMonths, number, version } = courses
        const list = await tx
          .select({ id, name, kind, status, minutes, validMonths, number, questions: asked, open, version })
          .from(courses)
          .innerJoin(courseVersions, sql`${courseVersions.courseId} = ${courses.id} and ${courseVersions.number} = ${courses.number}`)
          .where(and(search.trim() ? holds(folded(name), search.trim()) : undefined, offered ? inArray(status, tagged(courseStates, 'offered')) : undefined))
          .orderBy(asc(sql`lower(${name})`))
          .limit(MOST)
        return { responseDataList: list, paging: onePage(list) }
      }),

    getCourse: ({ params, caller }) => reading(app.db, async (tx) => ({ data: await shownCourse(tx, params.id, caller) })),
  }) satisfies Pick<Handlers<operations>, 'listCourses' | 'getCourse'>
