import { and, eq, or, sql } from 'drizzle-orm'
import { type FileOwner, namedIn } from '../files/fileOwner.ts'
import { employees } from '../tables/employees.ts'
import { courseAssignments, courseCompletions, courseVersions } from '../tables/learning.ts'
import { isLedBy, isOneself, seesAll } from './people.ts'

/** What a course consists of is read by HR, by whoever has or had to do it, and by their managers. */
export const courseOwner: FileOwner = {
  holds: namedIn(courseVersions.fileId),
  opens: async (db, fileId, caller) => {
    if (seesAll(caller)) return true
    const [asked] = await db
      .select({ id: courseAssignments.id })
      .from(courseVersions)
      .innerJoin(courseAssignments, eq(courseAssignments.courseId, courseVersions.courseId))
      .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
      .where(and(eq(courseVersions.fileId, fileId), or(isOneself(caller), isLedBy(caller))))
      .limit(1)
    return asked !== undefined
  },
}

/** A certificate is read by HR, by its person, and by the person's manager. */
export const certificateOwner: FileOwner = {
  holds: namedIn(courseAssignments.certificateFileId, courseCompletions.certificateFileId),
  opens: async (db, fileId, caller) => {
    if (seesAll(caller)) return true
    const holding = await db
      .select({ isTheirs: sql<boolean>`${isOneself(caller)} or ${isLedBy(caller)}` })
      .from(courseAssignments)
      .innerJoin(employees, eq(employees.id, courseAssignments.employeeId))
      .leftJoin(courseCompletions, eq(courseCompletions.assignmentId, courseAssignments.id))
      .where(or(eq(courseAssignments.certificateFileId, fileId), eq(courseCompletions.certificateFileId, fileId)))
    return holding.some(({ isTheirs }) => isTheirs)
  },
}
