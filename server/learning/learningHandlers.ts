import type { App } from '../platform/context.ts'
import { quizHandlers, quizLimits } from './assignments/answerQuiz.ts'
import { assignHandlers } from './assignments/assignCourse.ts'
import { assignmentHandlers } from './assignments/moveAssignment.ts'
import { ownLearningHandlers } from './assignments/ownLearning.ts'
import { assignmentLifecycleHandlers } from './assignments/readLifecycle.ts'
import { learningExportHandlers } from './compliance/exportLearning.ts'
import { complianceHandlers } from './compliance/readCompliance.ts'
import { evidenceHandlers } from './compliance/readEvidence.ts'
import { matrixHandlers } from './compliance/readMatrix.ts'
import { courseSearchHandlers } from './courses/findCourses.ts'
import { courseListHandlers } from './courses/listCourses.ts'
import { courseHandlers } from './courses/saveCourse.ts'
import { remindHandlers } from './reminders/remindNow.ts'
import { ruleSearchHandlers } from './rules/findRules.ts'
import { ruleHandlers } from './rules/manageRules.ts'
import { bookingHandlers } from './sessions/bookSession.ts'
import { sessionHandlers } from './sessions/manageSessions.ts'
import { attendanceHandlers } from './sessions/recordAttendance.ts'

export const learningLimits = quizLimits

/** Everything that the service answers about learning. */
export const learningHandlers = (app: App) => ({
  ...ownLearningHandlers(app),
  ...assignmentHandlers(app),
  ...assignmentLifecycleHandlers(app),
  ...remindHandlers(app),
  ...quizHandlers(app),
  ...assignHandlers(app),
  ...bookingHandlers(app),
  ...sessionHandlers(app),
  ...attendanceHandlers(app),
  ...courseListHandlers(app),
  ...courseSearchHandlers(app),
  ...courseHandlers(app),
  ...ruleSearchHandlers(app),
  ...ruleHandlers(app),
  ...matrixHandlers(app),
  ...complianceHandlers(app),
  ...learningExportHandlers(app),
  ...evidenceHandlers(app),
})
