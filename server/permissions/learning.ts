import type { operations } from '../../src/api/hr.gen.ts'
import type { Rule } from '../platform/http/permissions.ts'

/** Courses, sessions and rules are kept by HR; whoever leads people sees and assigns those of the own team, everybody the own courses. */
export const learningAccess = {
  getOwnLearning: 'staff',
  getCourseAssignment: 'staff',
  changeCourseAssignmentStatus: 'staff',
  answerCourseQuiz: 'staff',
  handInCertificate: 'staff',
  getCompletionPdf: 'staff',
  bookCourseSession: 'staff',
  assignCourse: 'staff',
  findLearning: 'staff',
  getLearningCompliance: 'staff',
  exportLearning: 'staff',
  getLearningEvidence: 'staff',
  listCourses: 'staff',
  getCourse: { authority: 'ONBOARDING' },
  addCourse: { authority: 'ONBOARDING' },
  updateCourse: { authority: 'ONBOARDING' },
  changeCourseStatus: { authority: 'ONBOARDING' },
  listCourseSessions: { authority: 'ONBOARDING' },
  addCourseSession: { authority: 'ONBOARDING' },
  updateCourseSession: { authority: 'ONBOARDING' },
  recordAttendance: { authority: 'ONBOARDING' },
  listLearningRules: { authority: 'ONBOARDING' },
  addLearningRule: { authority: 'ONBOARDING' },
  updateLearningRule: { authority: 'ONBOARDING' },
} satisfies Partial<Record<keyof operations, Rule>>
