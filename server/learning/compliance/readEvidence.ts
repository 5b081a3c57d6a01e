import { desc, eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { reading } from '../../platform/db/database.ts'
import { files } from '../../tables/files.ts'
import { courseAssignments, courseCompletions, courses, courseVersions, learningReminders, learningRemindersByHand } from '../../tables/learning.ts'
import { departments } from '../../tables/reference.ts'
import { listOfPerson } from '../assignments/presentAssignment.ts'
import { fullName, readPerson } from '../people.ts'

/** All that is known of one person's learning, every completion with the version it was made with. */
export const evidenceHandlers = (app: App) =>
  ({
    getLearningEvidence: ({ params, caller }) =>
      reading(app.db, async (tx) => {
        const person = await readPerson(tx, params.employeeId, caller)
        const completions = await tx
          .select({ made: courseCompletions, courseName: courses.name, courseVersion: courseVersions.number, file: files })
          .from(courseCompletions)
          .innerJoin(courses, eq(courses.id, courseCompletions.courseId))
          .innerJoin(courseVersions, eq(courseVersions.id, courseCompletions.versionId))
          .leftJoin(files, eq(files.id, courseCompletions.certificateFileId))
          .where(eq(courseCompletions.employeeId, person.id))
          .orderBy(desc(courseCompletions.completedOn), desc(courseCompletions.id))
          .limit(2000)
        const reminders = await tx
          .select({ assignmentId: learningReminders.assignmentId, at: learningReminders.at, daysBefore: learningReminders.daysBefore })
          .from(learningReminders)
          .innerJoin(courseAssignments, eq(courseAssignments.id, learningReminders.assignmentId))
          .where(eq(courseAssignments.employeeId, person.id))
          .orderBy(desc(learningReminders.at))
          .limit(1000)
        const byHand = await tx
          .select({ assignmentId: learningRemindersByHand.assignmentId, at: learningRemindersByHand.at, by: learningRemindersByHand.byName })
          .from(learningRemindersByHand)
          .innerJoin(courseAssignments, eq(courseAssignments.id, learningRemindersByHand.assignmentId))
          .where(eq(courseAssignments.employeeId, person.id))
          .orderBy(desc(learningRemindersByHand.at))
          .limit(1000)
        const [department] =
          person.departmentId === null ? [] : await tx.select({ name: departments.name }).from(departments).where(eq(departments.id, person.departmentId))
        return {
          data: {
            ...{ employeeId: person.id, name: fullName(person), jobTitle: person.jobTitle, department: department?.name ?? null },
            courses: await listOfPerson(tx, todayIn(app.settings), person.id),
            completions: completions.map(({ made, courseName, courseVersion, file }) => ({
              ...{ id: made.id, courseId: made.courseId, courseName, courseVersion, completedOn: made.completedOn, validUntil: made.validUntil },
              ...{ score: made.score, confirmedBy: made.confirmedBy, assignmentId: made.assignmentId },
              certificate: file && { id: file.id, originalName: file.originalName, size: file.size, mediaType: file.mediaType },
            })),
            reminders: [...reminders.map((one) => ({ ...one, by: null })), ...byHand.map((one) => ({ ...one, daysBefore: null }))]
              .toSorted((a, b) => b.at.getTime() - a.at.getTime())
              .map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
          },
        }
      }),
  }) satisfies Pick<Handlers<operations>, 'getLearningEvidence'>
