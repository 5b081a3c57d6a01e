import { catalogue } from './catalogue.ts'

/** What the audit log calls records of learning and of the hiring plan. */
export const t = catalogue('auditKinds', {
  of_budgetedPositions: 'Budgeted positions',
  of_course: 'Course',
  of_courseAssignment: 'Course of a person',
  of_courseSession: 'Session of a course',
  of_voluntaryQuestions: 'Voluntary questions',
  of_learningRule: 'Learning rule',
})
