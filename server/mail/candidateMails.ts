import type { MailEvent } from './mergeFields.ts'

/**
 * Which messages go to the candidate that an application is of; all others are staff's, whatever application they are about, or are of
 * no application, as an invitation to apply.
 */
const TO_CANDIDATE: Record<MailEvent, boolean> = {
  APPROVAL_REQUESTED: false,
  REQUISITION_DECIDED: false,
  APPLICATION_RECEIVED: true,
  APPLICATION_REFERRED: true,
  OWN_PAGE_LINK: true,
  APPLICATION_REJECTED: true,
  APPLICATION_WITHDRAWN: true,
  POSITION_CLOSED: true,
  INVITED_TO_APPLY: false,
  INTERVIEW_OFFERED: true,
  INTERVIEW_SCHEDULED: true,
  INTERVIEW_CHANGED: true,
  INTERVIEW_CANCELLED: true,
  INTERVIEW_PANEL: false,
  NOTE_MENTION: false,
  OFFER_LETTER: true,
  CONTRACT_LETTER: true,
  LETTER_REMINDER: true,
  ONBOARDING_REMINDER: true,
  LETTER_REVOKED: true,
  LETTER_ANSWERED: false,
  COMPLIANCE_REQUESTED: true,
  COMPLIANCE_ANSWERED: true,
  DOCUMENT_EXPIRING: true,
  DOCUMENT_EXPIRY_NOTICE: false,
  REGISTRATION_CODE: true,
  PASSWORD_RESET: false,
  INVITATION: false,
  SIGN_IN_FAILURES: false,
  OVER_LIMIT: false,
  WELCOME: true,
  TASKS_OVERDUE: true,
  LEAVE_ASKED: true,
  LEAVE_ANSWERED: true,
  LEAVE_QUESTIONED: true,
  LEAVE_REPLIED: true,
  LEAVE_SUBSTITUTE: true,
  LEAVE_CORRECTED: true,
  COURSES_DUE: false,
  COURSES_OVERDUE: false,
  COURSES_REMINDER: false,
  SESSION_CHANGED: false,
  SAVED_REPORT: false,
  CANDIDATE_MESSAGE: true,
}

export const candidateMails = Object.entries(TO_CANDIDATE).flatMap(([event, is]) => (is ? [event] : []))
