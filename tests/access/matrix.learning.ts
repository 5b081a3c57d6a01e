import type { operations } from '../../src/api/hr.gen.ts'
import type { Row } from './rows.ts'

/** Courses and rules are kept by HR; a manager sees and assigns those of the own team, everybody does the own ones. */
export const learningMatrix = {
  getOwnLearning: 'staff',
  getCourseAssignment: ['staff', ['courseAssignment', 'path.id']],
  changeCourseAssignmentStatus: ['staff', ['courseAssignment', 'body.id']],
  answerCourseQuiz: ['staff', ['courseAssignment', 'body.id', 'oneself']],
  handInCertificate: ['staff', ['courseAssignment', 'body.id', 'oneself'], ['upload', 'body.fileId']],
  getCompletionPdf: ['staff', ['courseAssignment', 'path.id']],
  bookCourseSession: ['staff', ['courseAssignment', 'body.id'], ['courseSession', 'body.sessionId']],
  assignCourse: ['staff', ['teamMember', 'body.employeeIds.0'], ['course', 'body.courseId']],
  findLearning: 'staff',
  getLearningCompliance: 'staff',
  exportLearning: 'staff',
  getLearningEvidence: ['staff', ['teamMember', 'path.employeeId']],
  listCourses: 'staff',
  getCourse: ['recruiters', ['course', 'path.id']],
  addCourse: ['recruiters', ['upload', 'body.fileId']],
  updateCourse: ['recruiters', ['course', 'path.id'], ['upload', 'body.fileId']],
  changeCourseStatus: ['recruiters', ['course', 'body.id']],
  listCourseSessions: ['recruiters', ['course', 'path.id']],
  addCourseSession: ['recruiters', ['course', 'body.courseId']],
  updateCourseSession: ['recruiters', ['courseSession', 'path.id']],
  recordAttendance: ['recruiters', ['courseSession', 'body.id'], ['teamMember', 'body.people.0.employeeId']],
  listLearningRules: 'recruiters',
  addLearningRule: ['recruiters', ['course', 'body.courseId']],
  updateLearningRule: ['recruiters', ['learningRule', 'path.id']],
} satisfies Partial<Record<keyof operations, Row>>
