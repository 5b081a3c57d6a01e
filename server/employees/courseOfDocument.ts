import { and, eq, inArray, sql } from 'drizzle-orm'
import { courseStates } from '../../src/machines/lifecycles/course.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Tx } from '../platform/db/database.ts'
import { notFound, wrongField } from '../platform/http/problem.ts'
import { courseQuestions, courses, courseVersions, onboardingDocumentCourses } from '../tables/learning.ts'

/** To be read or opened, and nothing is asked: such a course is completed by the own word. */
const isByWord = and(
  inArray(courses.kind, ['DOCUMENT', 'LINK']),
  inArray(courses.status, tagged(courseStates, 'offered')),
  sql`not exists (select 1 from ${courseQuestions} q join ${courseVersions} v on v.id = q.version_id
    where v.course_id = ${courses}.id and v.number = ${courses}.number)`,
)

/** Which course a document of the pack names, as far as it is said; answers the course before and after for the log. */
export async function setCourse(tx: Tx, documentId: number, courseId: number | null | undefined): Promise<[number | null, number | null]> {
  const [known] = await tx.select().from(onboardingDocumentCourses).where(eq(onboardingDocumentCourses.documentId, documentId))
  const before = known?.courseId ?? null
  if (courseId === undefined || courseId === before) return [before, before]
  if (courseId === null) {
    await tx.delete(onboardingDocumentCourses).where(eq(onboardingDocumentCourses.documentId, documentId))
    return [before, null]
  }
  const [course] = await tx
    .select({ fits: sql<boolean>`${isByWord}` })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('share')
  if (!course) throw notFound('course')
  if (!course.fits) throw wrongField('courseId', 'Choose a published course that is read or opened and asks no questions.')
  await tx
    .insert(onboardingDocumentCourses)
    .values({ documentId, courseId })
    .onConflictDoUpdate({ target: onboardingDocumentCourses.documentId, set: { courseId } })
  return [before, courseId]
}
