import type { components } from '../../../api/common.gen.ts'
import { catalogue } from '../../i18n/catalogue.ts'
import type { StatusIconLook } from './StatusIcon.tsx'
import type { Tone } from './tones.ts'

type S = components['schemas']
export type Look = StatusIconLook & { tone: Tone; label: string }
const look = (label: string, tone: Tone, glyph: number | NonNullable<StatusIconLook['kind']>): Look =>
  typeof glyph === 'number' ? { label, tone, fill: glyph / 100 } : { label, tone, kind: glyph }

/** How every state looks and what it is called. Each table is complete: the compiler compares it with the contract. */
export const states = {
  requisition: {
    DR: look('Draft', 'neutral', 'dash'),
    SB: look('Submitted', 'amber', 12),
    RV: look('In review', 'amber', 25),
    RVA: look('Approved', 'blue', 38),
    RVD: look('Declined', 'red', 'cross'),
    IN: look('Interviewing', 'blue', 50),
    RCK: look('Reference check', 'blue', 62),
    CCK: look('Credential check', 'blue', 75),
    CA: look('Candidate accepted', 'green', 88),
    CD: look('Candidate declined', 'red', 75),
    CN: look('Cancelled', 'neutral', 'cross'),
    CO: look('Completed', 'green', 'check'),
    AR: look('Archived', 'neutral', 'cross'),
  } satisfies Record<S['RequisitionStatus'], Look>,
  jobPost: {
    draft: look('Draft', 'neutral', 'dash'),
    published: look('Published', 'blue', 50),
    closed: look('Closed', 'neutral', 'cross'),
  } satisfies Record<S['JobPostStatus'], Look>,
  approval: {
    waiting: look('Waiting', 'neutral', 'dash'),
    asked: look('Asked', 'amber', 50),
    approved: look('Approved', 'green', 'check'),
    declined: look('Declined', 'red', 'cross'),
  } satisfies Record<S['ApprovalStatus'], Look>,
  application: {
    'new application': look('New application', 'neutral', 'dash'),
    screening: look('Screening', 'blue', 10),
    shortlisted: look('Shortlisted', 'blue', 20),
    interviewing: look('Interviewing', 'blue', 30),
    'reference check': look('Reference check', 'blue', 42),
    'background check': look('Background check', 'blue', 50),
    selected: look('Selected', 'blue', 60),
    'offer sent': look('Offer sent', 'amber', 70),
    'offer accepted': look('Offer accepted', 'green', 78),
    'contract sent': look('Contract sent', 'amber', 86),
    'contract signed': look('Contract signed', 'green', 94),
    hired: look('Hired', 'green', 'check'),
    'on hold': look('On hold', 'amber', 'pause'),
    rejected: look('Rejected', 'red', 'cross'),
    withdrawn: look('Withdrawn', 'neutral', 'cross'),
  } satisfies Record<S['ApplicationStatus'], Look>,
  interview: {
    scheduled: look('Scheduled', 'blue', 30),
    held: look('Held', 'amber', 60),
    assessed: look('Assessed', 'green', 'check'),
    'no-show': look('No-show', 'red', 'cross'),
    cancelled: look('Cancelled', 'neutral', 'cross'),
  } satisfies Record<S['InterviewStatus'], Look>,
  interviewOffer: {
    offered: look('Offered', 'amber', 30),
    booked: look('Booked', 'green', 'check'),
    withdrawn: look('Withdrawn', 'neutral', 'cross'),
    lapsed: look('Lapsed', 'neutral', 'cross'),
  } satisfies Record<S['InterviewOfferStatus'], Look>,
  scorecard: {
    draft: look('Draft', 'amber', 50),
    submitted: look('Submitted', 'green', 'check'),
    changing: look('Being changed', 'amber', 50),
  } satisfies Record<S['ScorecardStatus'], Look>,
  complianceItem: {
    REQUESTED: look('Requested', 'neutral', 'dash'),
    SUBMITTED: look('Submitted', 'amber', 50),
    APPROVED: look('Approved', 'green', 'check'),
    REJECTED: look('Rejected', 'red', 'cross'),
    WAIVED: look('Waived', 'neutral', 'check'),
  } satisfies Record<S['ComplianceItemStatus'], Look>,
  offerLetter: {
    saved: look('Saved', 'neutral', 0),
    sent: look('Sent', 'amber', 45),
    viewed: look('Viewed', 'blue', 65),
    accepted: look('Accepted', 'green', 'check'),
    declined: look('Declined', 'red', 'cross'),
    lapsed: look('Lapsed', 'neutral', 'cross'),
    revoked: look('Revoked', 'neutral', 'cross'),
  } satisfies Record<S['OfferLetterStatus'], Look>,
  contractLetter: {
    saved: look('Saved', 'neutral', 0),
    sent: look('Sent', 'amber', 45),
    viewed: look('Viewed', 'blue', 65),
    signed: look('Signed', 'green', 'check'),
    declined: look('Declined', 'red', 'cross'),
    lapsed: look('Lapsed', 'neutral', 'cross'),
    revoked: look('Revoked', 'neutral', 'cross'),
    converted: look('Converted', 'green', 'check'),
  } satisfies Record<S['ContractLetterStatus'], Look>,
  registration: {
    shown: look('Shown', 'neutral', 'dash'),
    checked: look('Checked', 'blue', 50),
    used: look('Used', 'green', 'check'),
    expired: look('Expired', 'red', 'cross'),
    burned: look('Burned', 'red', 'cross'),
    superseded: look('Replaced', 'neutral', 'cross'),
  } satisfies Record<S['RegistrationStatus'], Look>,
  employee: {
    onboarding: look('Onboarding', 'blue', 50),
    active: look('Active', 'green', 'check'),
    'on leave': look('On leave', 'amber', 'pause'),
    suspended: look('Suspended', 'red', 'pause'),
    ended: look('Ended', 'neutral', 'cross'),
  } satisfies Record<S['EmployeeStatus'], Look>,
  account: {
    invited: look('Invited', 'neutral', 'dash'),
    active: look('Active', 'green', 'check'),
    locked: look('Locked', 'amber', 'pause'),
    disabled: look('Disabled', 'red', 'cross'),
  } satisfies Record<S['AccountStatus'], Look>,
  outboxMessage: {
    queued: look('Queued', 'amber', 20),
    sending: look('Sending', 'amber', 45),
    sent: look('Sent', 'green', 'check'),
    failed: look('Failed', 'red', 'cross'),
    paused: look('Paused', 'amber', 'pause'),
    stopped: look('Stopped', 'neutral', 'cross'),
  } satisfies Record<S['OutboxMessageStatus'], Look>,
  task: {
    open: look('Open', 'amber', 20),
    done: look('Done', 'green', 'check'),
    'not needed': look('Not needed', 'neutral', 'cross'),
  } satisfies Record<S['TaskStatus'], Look>,
  leaveRequest: {
    asked: look('Asked', 'amber', 50),
    questioned: look('Asked back', 'amber', 'pause'),
    approved: look('Approved', 'green', 'check'),
    declined: look('Declined', 'red', 'cross'),
    withdrawn: look('Withdrawn', 'neutral', 'cross'),
    cancelled: look('Cancelled', 'neutral', 'cross'),
    taken: look('Taken', 'neutral', 'check'),
  } satisfies Record<S['LeaveRequestStatus'], Look>,
  course: {
    draft: look('Draft', 'neutral', 'dash'),
    published: look('Published', 'green', 'check'),
    retired: look('Retired', 'neutral', 'cross'),
  } satisfies Record<S['CourseStatus'], Look>,
  courseAssignment: {
    assigned: look('Assigned', 'amber', 20),
    started: look('Started', 'blue', 50),
    'handed in': look('Handed in', 'amber', 75),
    failed: look('Not passed', 'red', 'cross'),
    completed: look('Completed', 'green', 'check'),
    'not needed': look('Not needed', 'neutral', 'cross'),
  } satisfies Record<S['CourseAssignmentStatus'], Look>,
  onboardingDocument: {
    draft: look('Draft', 'neutral', 'dash'),
    published: look('Published', 'green', 'check'),
    retired: look('Retired', 'neutral', 'cross'),
  } satisfies Record<S['OnboardingDocumentStatus'], Look>,
}

export type StateKind = keyof typeof states
export type StateOf<K extends StateKind> = keyof (typeof states)[K] & string

type StateKey = { [K in StateKind]: `${K} ${StateOf<K>}` }[StateKind]

const labels = Object.entries(states).flatMap(([kind, table]) => Object.entries(table).map(([state, { label }]) => [`${kind} ${state}`, label]))
export const t = catalogue('states', Object.fromEntries(labels) as Record<StateKey, string>)

/** The look of a state; what the table does not know (a newer server) is shown by its own name. */
export function lookOf<K extends StateKind>(kind: K, state: StateOf<K>): Look {
  const known = Object.hasOwn(states[kind], state) ? (states[kind] as Record<string, Look>)[state] : undefined
  return known ? { ...known, label: t(`${kind} ${state}` as StateKey) } : { label: state, tone: 'neutral', kind: 'dash' }
}
export const labelOf = <K extends StateKind>(kind: K, state: StateOf<K>): string => lookOf(kind, state).label
