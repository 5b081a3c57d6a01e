import type { components } from '../../src/api/common.gen.ts'
import type { Secret } from './secret.ts'

export type MergeField = components['schemas']['MergeField']
export type TemplateEvent = components['schemas']['TemplateEvent']
type Place = 'details' | 'application' | 'requisition' | 'system'
/** Whoever holds the value of these may be able to act as the recipient: then it comes as a `Secret`. */
export type SecretField = 'link' | 'code'
export type Values = Partial<Record<Exclude<MergeField, SecretField>, string | null> & Record<SecretField, string | Secret | null>>

/** Every merge field: what people call it, and where its value is set. */
export const MERGE_FIELDS = {
  firstName: { label: 'First name', place: 'application' },
  fullName: { label: 'Full name', place: 'application' },
  positionTitle: { label: 'Position title', place: 'details' },
  organisation: { label: 'Organisation', place: 'system' },
  department: { label: 'Department', place: 'details' },
  city: { label: 'City', place: 'details' },
  country: { label: 'Country', place: 'details' },
  startDate: { label: 'Start date', place: 'details' },
  salary: { label: 'Salary', place: 'details' },
  manager: { label: 'Manager', place: 'details' },
  contractType: { label: 'Contract type', place: 'details' },
  complianceList: { label: 'Compliance list', place: 'application' },
  lapsesOn: { label: 'Answer by', place: 'details' },
  today: { label: "Today's date", place: 'system' },
  letterNumber: { label: 'Letter number', place: 'system' },
  senderName: { label: 'Sender', place: 'system' },
  senderRole: { label: "Sender's role", place: 'system' },
  link: { label: 'Link', place: 'system' },
  code: { label: 'Code', place: 'system' },
  hoursValid: { label: 'Hours the code works', place: 'system' },
  recipientName: { label: 'Recipient', place: 'system' },
  requesterName: { label: 'Who asks', place: 'system' },
  candidateName: { label: 'Candidate', place: 'system' },
  interviewDate: { label: 'Interview day', place: 'system' },
  interviewTime: { label: 'Interview time', place: 'system' },
  interviewPlace: { label: 'Interview place', place: 'system' },
  interviewers: { label: 'Interviewers', place: 'system' },
  documentName: { label: 'Document', place: 'system' },
  expiresOn: { label: 'Expires on', place: 'system' },
  answer: { label: 'Answer', place: 'system' },
  reason: { label: 'Reason', place: 'system' },
  failures: { label: 'How many failed', place: 'system' },
  overLimit: { label: 'How many are over their limit', place: 'system' },
  overLimitList: { label: 'Who is over the limit', place: 'system' },
  stopLink: { label: 'Link to stop such messages', place: 'system' },
  taskList: { label: 'What is overdue', place: 'system' },
  leaveKind: { label: 'Kind of leave', place: 'system' },
  leaveDays: { label: 'Days of leave', place: 'system' },
  courseList: { label: 'Courses', place: 'system' },
  reportName: { label: 'Report', place: 'system' },
  reportPeriod: { label: 'Period of the report', place: 'system' },
  reportFigures: { label: 'Figures of the report', place: 'system' },
} as const satisfies Record<MergeField, { label: string; place: Place }>

const person = ['firstName', 'positionTitle', 'organisation'] as const
const interview = [...person, 'interviewDate', 'interviewTime', 'interviewPlace', 'interviewers', 'reason'] as const
const letter = [
  'firstName',
  'fullName',
  'positionTitle',
  'organisation',
  'department',
  'city',
  'country',
  'startDate',
  'salary',
  'manager',
  'contractType',
  'complianceList',
  'lapsesOn',
  'today',
  'letterNumber',
  'senderName',
  'senderRole',
] as const

/** What each template can take in; a template with anything else is not saved. */
export const EVENT_FIELDS = {
  APPROVAL_REQUESTED: ['recipientName', 'requesterName', 'positionTitle', 'organisation', 'link'],
  REQUISITION_DECIDED: ['recipientName', 'positionTitle', 'answer', 'reason', 'link'],
  APPLICATION_RECEIVED: [...person, 'link'],
  APPLICATION_REFERRED: [...person, 'senderName', 'link'],
  OWN_PAGE_LINK: [...person, 'link'],
  APPLICATION_REJECTED: person,
  APPLICATION_WITHDRAWN: person,
  POSITION_CLOSED: person,
  INVITED_TO_APPLY: [...person, 'link', 'stopLink', 'senderName'],
  INTERVIEW_OFFERED: [...person, 'interviewers', 'interviewPlace', 'lapsesOn', 'link'],
  INTERVIEW_SCHEDULED: interview,
  INTERVIEW_CHANGED: interview,
  INTERVIEW_CANCELLED: interview,
  INTERVIEW_PANEL: ['recipientName', 'candidateName', 'positionTitle', 'interviewDate', 'interviewTime', 'interviewPlace', 'answer', 'link'],
  NOTE_MENTION: ['recipientName', 'senderName', 'candidateName', 'positionTitle', 'link'],
  OFFER_LETTER: [...person, 'lapsesOn', 'senderName', 'link', 'code', 'hoursValid'],
  CONTRACT_LETTER: [...person, 'lapsesOn', 'senderName', 'link', 'code', 'hoursValid'],
  LETTER_REMINDER: [...person, 'lapsesOn', 'link'],
  ONBOARDING_REMINDER: [...person, 'documentName', 'startDate', 'link'],
  LETTER_REVOKED: [...person, 'senderName'],
  LETTER_ANSWERED: ['recipientName', 'candidateName', 'positionTitle', 'answer', 'reason', 'link'],
  COMPLIANCE_REQUESTED: [...person, 'documentName', 'link'],
  COMPLIANCE_ANSWERED: [...person, 'documentName', 'answer', 'reason', 'link'],
  DOCUMENT_EXPIRING: [...person, 'documentName', 'expiresOn'],
  DOCUMENT_EXPIRY_NOTICE: ['recipientName', 'organisation', 'candidateName', 'positionTitle', 'documentName', 'expiresOn', 'link'],
  REGISTRATION_CODE: ['firstName', 'organisation', 'link', 'code', 'hoursValid'],
  PASSWORD_RESET: ['recipientName', 'organisation', 'link', 'code', 'hoursValid'],
  INVITATION: ['recipientName', 'requesterName', 'organisation', 'link', 'code', 'hoursValid'],
  SIGN_IN_FAILURES: ['recipientName', 'organisation', 'failures', 'link'],
  OVER_LIMIT: ['recipientName', 'organisation', 'overLimit', 'overLimitList', 'link'],
  WELCOME: [...person, 'startDate', 'link'],
  TASKS_OVERDUE: ['firstName', 'organisation', 'taskList', 'link'],
  LEAVE_ASKED: ['recipientName', 'requesterName', 'organisation', 'leaveKind', 'leaveDays', 'link'],
  LEAVE_ANSWERED: ['firstName', 'organisation', 'leaveKind', 'leaveDays', 'answer', 'reason', 'link'],
  LEAVE_QUESTIONED: ['firstName', 'senderName', 'organisation', 'leaveKind', 'leaveDays', 'reason', 'link'],
  LEAVE_REPLIED: ['recipientName', 'requesterName', 'organisation', 'leaveKind', 'leaveDays', 'reason', 'link'],
  LEAVE_CORRECTED: ['firstName', 'senderName', 'organisation', 'leaveKind', 'leaveDays', 'answer', 'reason', 'link'],
  LEAVE_SUBSTITUTE: ['firstName', 'requesterName', 'organisation', 'leaveDays', 'link'],
  COURSES_DUE: ['firstName', 'organisation', 'courseList', 'link'],
  COURSES_OVERDUE: ['recipientName', 'organisation', 'courseList', 'link'],
  SAVED_REPORT: ['recipientName', 'organisation', 'reportName', 'reportPeriod', 'reportFigures', 'link'],
  COURSES_REMINDER: ['firstName', 'organisation', 'courseList', 'senderName', 'link'],
  SESSION_CHANGED: ['firstName', 'organisation', 'courseList', 'answer', 'link'],
  CANDIDATE_MESSAGE: [...person, 'fullName', 'department', 'city', 'interviewDate', 'interviewTime', 'interviewPlace', 'today', 'senderName', 'senderRole'],
  OFFER_LETTER_TEXT: letter,
  CONTRACT_LETTER_TEXT: letter,
} as const satisfies Record<TemplateEvent, readonly MergeField[]>

/** What a template cannot go without. */
export const NEEDED_FIELDS: Partial<Record<TemplateEvent, readonly MergeField[]>> = {
  INVITED_TO_APPLY: ['link', 'stopLink'],
  INTERVIEW_OFFERED: ['link'],
  COMPLIANCE_REQUESTED: ['link'],
}
/** The e-mails that tell of a status; they may wait, and what they tell can be taken back meanwhile. */
export const DELAYED = ['APPLICATION_REJECTED', 'APPLICATION_WITHDRAWN', 'POSITION_CLOSED'] as const satisfies readonly TemplateEvent[]
export const isDelayed = (event: string): event is (typeof DELAYED)[number] => DELAYED.some((one) => one === event)
/** Of what HR writes to candidates in its own words. */
export const CANDIDATE_MESSAGE = 'CANDIDATE_MESSAGE' satisfies TemplateEvent

type LetterEvent = 'OFFER_LETTER_TEXT' | 'CONTRACT_LETTER_TEXT'
export type MailEvent = Exclude<TemplateEvent, LetterEvent>
/**
 * Every value an e-mail needs, but the company's name, which is read where the mail is made; null or empty leaves its sentence out. A
 * code is always a secret, a link only where it carries a key.
 */
export type MailValues<E extends MailEvent> = { [F in Exclude<(typeof EVENT_FIELDS)[E][number], 'organisation'>]: ValueOf<F> }
type ValueOf<F extends MergeField> = F extends 'code' ? Secret | null : F extends 'link' ? string | Secret | null : string | null

export const isLetterEvent = (event: TemplateEvent): event is LetterEvent => event === 'OFFER_LETTER_TEXT' || event === 'CONTRACT_LETTER_TEXT'
export const isSecretField = (field: MergeField): field is SecretField => field === 'link' || field === 'code'
export const isMergeField = (name: string | undefined): name is MergeField => name !== undefined && Object.hasOwn(MERGE_FIELDS, name)
