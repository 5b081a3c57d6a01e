import { catalogue } from './catalogue.ts'

/** What the audit log calls records of learning. */
export const t = catalogue('auditKinds', {
  of_course: 'Course',
  of_courseAssignment: 'Course of a person',
  of_courseSession: 'Session of a course',
  of_learningRule: 'Learning rule',
})
