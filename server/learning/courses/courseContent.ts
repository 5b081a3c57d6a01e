import { and, asc, eq } from 'drizzle-orm'
import type { components } from '../../../src/api/common.gen.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import { files } from '../../tables/files.ts'
import { courseQuestions, courses, courseVersions } from '../../tables/learning.ts'

type Version = typeof courseVersions.$inferSelect
type DocumentFile = components['schemas']['DocumentFile']

/** What a course consists of now. */
export async function newestVersion(db: Database | Tx, courseId: number): Promise<Version> {
  const [found] = await db
    .select({ version: courseVersions })
    .from(courseVersions)
    .innerJoin(courses, and(eq(courses.id, courseVersions.courseId), eq(courses.number, courseVersions.number)))
    .where(eq(courses.id, courseId))
  if (!found) throw notFound('course')
  return found.version
}

export const questionsOf = (db: Database | Tx, versionId: number) =>
  db.select().from(courseQuestions).where(eq(courseQuestions.versionId, versionId)).orderBy(asc(courseQuestions.position))

export async function fileOf(db: Database | Tx, id: number | null): Promise<DocumentFile | null> {
  if (id === null) return null
  const [file] = await db
    .select({ id: files.id, originalName: files.originalName, size: files.size, mediaType: files.mediaType })
    .from(files)
    .where(eq(files.id, id))
  return file ?? null
}
