import { catalogue } from './catalogue.ts'

/** What the audit log calls records beside those of recruiting, and their fields. */
export const t = catalogue('auditKinds', {
  of_budgetedPositions: 'Budgeted positions',
  of_course: 'Course',
  of_courseAssignment: 'Course of a person',
  of_courseSession: 'Session of a course',
  of_learningRule: 'Learning rule',
  of_message: 'Message',
  of_outboxMessage: 'Message',
  of_outbox: 'Outbox',
  of_template: 'E-mail template',
  of_company: 'Company',
  of_applicationFormSettings: 'Application form',
  of_leaveLedger: 'Leave balances',
  of_holiday: 'Holiday',
  of_holidayPlace: 'Holidays of a place',
  of_state: 'State',
  of_country: 'Country',
  of_city: 'City',
  of_industry: 'Industry',
  of_discipline: 'Discipline',
  of_department: 'Department',
  of_responsibility: 'Responsibility',
  field_addressLine: 'address',
  field_website: 'website',
  field_logoId: 'logo',
})
