import { and, eq, or, sql } from 'drizzle-orm'
import type { FileOwner } from '../files/fileOwner.ts'
import { employees } from '../tables/employees.ts'
import { courseAssignments, courseCompletions, courseVersions } from '../tables/learning.ts'
import { isLedBy, isOneself, seesAll } from './people.ts'

/** What a course consists of is read by HR, by whoever has or had to do it, and by their managers. */
export const courseOwner: FileOwner = async (db, fileId, caller) => {
  const [version] = await db.select().from(courseVersions).where(eq(courseVersions.fileId, fileId)).limit(1)
  if (!version) return null
  if (seesAll(caller)) return 'may'
  const [asked] = await db
    .select({ id: courseAssignments.id })
    .from(courseAssignments)
    .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
    .where(and(eq(courseAssignments.courseId, version.courseId), or(isOneself(caller), isLedBy(caller))))
    .limit(1)
  return asked ? 'may' : 'mayNot'
}

/** A certificate is read by HR, by its person, and by the person's manager. */
export const certificateOwner: FileOwner = async (db, fileId, caller) => {
  const holding = await db
    .select({ isTheirs: sql<boolean>`${isOneself(caller)} or ${isLedBy(caller)}` })
    .from(courseAssignments)
    .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
    .leftJoin(courseCompletions, eq(courseCompletions.assignmentId, courseAssignments.id))
    .where(or(eq(courseAssignments.certificateFileId, fileId), eq(courseCompletions.certificateFileId, fileId)))
  if (holding.length === 0) return null
  return seesAll(caller) || holding.some(({ isTheirs }) => isTheirs) ? 'may' : 'mayNot'
}
