import type { lifecycles } from '../../src/machines/lifecycles/all.ts'
import type { ApplicationFacts, ApplicationStatus } from '../../src/machines/lifecycles/application.ts'
import type { RequisitionFacts, RequisitionStatus } from '../../src/machines/lifecycles/requisition.ts'

type Lifecycles = typeof lifecycles
type FactsOf<Name extends keyof Lifecycles> = Omit<Parameters<Lifecycles[Name]['at']>[0], 'status'>

const requisition: RequisitionFacts = {
  sectionsAreComplete: true,
  approversBesideOwner: 1,
  approvals: 1,
  approved: 1,
  declined: 1,
  openings: 1,
  hired: 0,
  accepted: 0,
  atBackgroundCheck: 0,
  atReferenceCheck: 0,
  interviewingOrLater: 0,
  live: 0,
  lastOneDeclined: false,
  archivedFrom: null,
}

const archived: RequisitionStatus[] = ['SB', 'IN', 'RVD']

const application: ApplicationFacts = {
  heldFrom: null,
  undoTo: null,
  requisitionIsOpen: true,
  offerLetterIsOut: true,
  offerLetterIsAccepted: true,
  offerLetterHasEnded: true,
  contractLetterIsOut: true,
  contractLetterIsSigned: true,
  contractLetterHasEnded: true,
  contractLetterIsConverted: true,
}
const moving: ApplicationStatus[] = ['new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected']
const undone: ApplicationStatus[] = [...moving.filter((status) => status !== 'screening'), 'on hold']

const letter = { everyFieldIsFilled: true, answerDateIsAhead: true, payIsReleased: true, someoneElseWroteIt: true }
const offerLetter = { ...letter, applicationIsSelected: true, documentsAreUploaded: true }
const contractLetter = { ...letter, offerIsAccepted: true, mandatoryComplianceIsIn: true, onboardingDocumentsAreIn: true }

/**
 * For each lifecycle the facts under which, taken together, every transition is open. The first of each is the usual
 * case; what no single record can be at once (in time and lapsed, held from here and from there) stands in others.
 */
export const openFacts: { [Name in keyof Lifecycles]: [FactsOf<Name>, ...FactsOf<Name>[]] } = {
  requisition: [
    requisition,
    { ...requisition, hired: 1 },
    { ...requisition, accepted: 1 },
    { ...requisition, live: 1, interviewingOrLater: 1, atReferenceCheck: 1, atBackgroundCheck: 1 },
    { ...requisition, live: 1, interviewingOrLater: 1, atReferenceCheck: 1 },
    { ...requisition, live: 1, interviewingOrLater: 1 },
    { ...requisition, lastOneDeclined: true },
    { ...requisition, approved: 0, declined: 0 },
    ...archived.map((archivedFrom) => ({ ...requisition, archivedFrom })),
  ],
  approval: [{ requisitionIsUndecided: true, earlierOnesHaveApproved: true }],
  jobPost: [{ requisitionIsPublic: true }],
  application: [application, ...undone.map((undoTo) => ({ ...application, undoTo })), ...moving.map((heldFrom) => ({ ...application, heldFrom }))],
  interview: [{ itHasBegun: true, everyoneGaveFeedback: true }],
  interviewOffer: [{ lastDayHasPassed: true, interviewIsAhead: true, timeMayChange: true }],
  scorecard: [{ everythingIsJudged: true }],
  complianceItem: [{ fileIsThere: true }],
  offerLetter: [offerLetter, { ...offerLetter, answerDateIsAhead: false }, { ...offerLetter, payIsReleased: false }],
  contractLetter: [contractLetter, { ...contractLetter, answerDateIsAhead: false }, { ...contractLetter, payIsReleased: false }],
  registration: [
    { timeIsLeft: true, wrongTries: 5 },
    { timeIsLeft: false, wrongTries: 0 },
  ],
  onboardingDocument: [{ fileIsThere: true }],
  employee: [{ contractIsSigned: true }],
  task: [{ employmentGoesOn: true }],
  leaveRequest: [{ hasNotBegun: true, isOver: true }],
  course: [{ contentIsThere: true }],
  courseAssignment: [{ courseIsDone: true, certificateIsThere: true, employmentGoesOn: true, someoneElseDecides: true }],
  account: [{}],
  outboxMessage: [
    { outboxIsOpen: true, mailServerIsSet: true, triesAreLeft: true, goesLater: true, isCalledOff: false },
    { outboxIsOpen: true, mailServerIsSet: true, triesAreLeft: false, goesLater: true, isCalledOff: false },
    { outboxIsOpen: true, mailServerIsSet: true, triesAreLeft: true, goesLater: true, isCalledOff: true },
  ],
}

/** A walk that holds an application or archives a requisition remembers by itself where that stood. */
export const remembersByItself = (facts: object) => ('heldFrom' in facts && facts.heldFrom !== null) || ('archivedFrom' in facts && facts.archivedFrom !== null)
