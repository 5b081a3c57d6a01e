import { and, type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'
import { isTagged } from './tags.ts'

export type RequisitionStatus = components['schemas']['RequisitionStatus']

/** What the lifecycle looks at besides the status: counts of the requisition's sections, approvals and applications. */
export type RequisitionFacts = {
  sectionsAreComplete: boolean
  approversBesideOwner: number
  approvals: number
  approved: number
  declined: number
  openings: number
  /** Applications, each counted at the furthest of these that it has reached. */
  hired: number
  accepted: number
  atBackgroundCheck: number
  atReferenceCheck: number
  interviewingOrLater: number
  live: number
  lastOneDeclined: boolean
}

export type RequisitionEvent =
  | { type: 'submit' }
  | { type: 'review' }
  | { type: 'approve' }
  | { type: 'decline' }
  | { type: 'revise' }
  | { type: 'amend' }
  | { type: 'applicationsChanged' }
  | { type: 'cancel' }
  | { type: 'archive' }
  | { type: 'reopen' }

const archive = { archive: 'AR' } as const
const cancel = { cancel: 'CN', ...archive } as const
const decided = {
  approve: { target: 'RVA', guard: 'everyApproverHasApproved' },
  decline: { target: 'RVD', guard: 'anApproverHasDeclined' },
} as const
const open = {
  amend: 'DR',
  applicationsChanged: [
    { target: 'CO', guard: 'everyOpeningIsFilled' },
    { target: 'CA', guard: 'everyOpeningIsAccepted' },
    { target: 'CCK', guard: 'someoneIsAtBackgroundCheck' },
    { target: 'RCK', guard: 'someoneIsAtReferenceCheck' },
    { target: 'IN', guard: 'someoneIsInterviewing' },
    { target: 'CD', guard: 'theLastOneDeclined' },
    { target: 'RVA' },
  ],
  ...cancel,
} as const

/** The lifecycle of a requisition. Approvers decide by their approvals; applications move it while it is open. */
export const requisitionStates = setup({
  types: {} as {
    context: RequisitionFacts
    input: RequisitionFacts
    events: RequisitionEvent
    tags: 'draft' | 'undecided' | 'open' | 'closed' | 'archived' | 'stage'
  },
  guards: {
    everySectionIsComplete: ({ context }) => context.sectionsAreComplete,
    someoneElseApproves: ({ context }) => context.approversBesideOwner > 0,
    everyApproverHasApproved: ({ context }) => context.approvals > 0 && context.approved === context.approvals,
    anApproverHasDeclined: ({ context }) => context.declined > 0,
    everyOpeningIsFilled: ({ context }) => context.hired >= context.openings,
    everyOpeningIsAccepted: ({ context }) => context.hired + context.accepted >= context.openings,
    someoneIsAtBackgroundCheck: ({ context }) => context.atBackgroundCheck > 0,
    someoneIsAtReferenceCheck: ({ context }) => context.atReferenceCheck > 0,
    someoneIsInterviewing: ({ context }) => context.interviewingOrLater > 0,
    theLastOneDeclined: ({ context }) => context.lastOneDeclined && context.live === 0,
  },
}).createMachine({
  id: 'requisition',
  context: ({ input }) => input,
  initial: 'DR',
  states: {
    DR: { tags: ['draft', 'stage'], on: { submit: { target: 'SB', guard: and(['everySectionIsComplete', 'someoneElseApproves']) }, ...cancel } },
    SB: { tags: ['undecided', 'stage'], on: { review: 'RV', ...decided, ...cancel } },
    RV: { tags: ['undecided', 'stage'], on: { ...decided, ...cancel } },
    RVA: { tags: ['open', 'stage'], on: open },
    RVD: { on: { revise: 'DR', ...cancel } },
    IN: { tags: ['open', 'stage'], on: open },
    RCK: { tags: ['open', 'stage'], on: open },
    CCK: { tags: ['open', 'stage'], on: open },
    CA: { tags: 'stage', on: open },
    CD: { tags: 'open', on: open },
    CN: { tags: 'closed', on: { reopen: 'DR', ...archive } },
    CO: { tags: ['closed', 'stage'] },
    AR: { tags: ['closed', 'archived'], on: { reopen: 'DR' } },
  },
})
true satisfies Same<StateValueFrom<typeof requisitionStates>, RequisitionStatus>

/** A requisition as its lifecycle sees it. */
const requisitionAt = (requisition: { status: RequisitionStatus } & RequisitionFacts) =>
  requisitionStates.resolveState({ value: requisition.status, context: requisition })

export const requisitionLifecycle = {
  name: 'requisition',
  machine: requisitionStates,
  at: requisitionAt,
  permissions: {
    submit: ['owner'],
    review: ['system'],
    approve: ['system'],
    decline: ['system'],
    revise: ['owner'],
    amend: ['owner', 'manager'],
    applicationsChanged: ['system'],
    cancel: ['owner', 'manager'],
    archive: ['owner', 'manager'],
    reopen: ['manager'],
  },
  reasonRequired: ['cancel', 'archive'],
  events: {
    submit: { type: 'submit' },
    review: { type: 'review' },
    approve: { type: 'approve' },
    decline: { type: 'decline' },
    revise: { type: 'revise' },
    amend: { type: 'amend' },
    applicationsChanged: { type: 'applicationsChanged' },
    cancel: { type: 'cancel' },
    archive: { type: 'archive' },
    reopen: { type: 'reopen' },
  },
} satisfies Lifecycle<{ status: RequisitionStatus } & RequisitionFacts, RequisitionEvent>

/** Whether its job post may be public and new applications are taken. */
export const isOpenToApplicants = (status: RequisitionStatus): boolean => isTagged(requisitionStates, status, 'open')
export const isDraft = (status: RequisitionStatus): boolean => isTagged(requisitionStates, status, 'draft')
/** Submitted, and not yet approved or declined. */
export const isUndecided = (status: RequisitionStatus): boolean => isTagged(requisitionStates, status, 'undecided')
/** Completed, cancelled or archived. */
export const isClosed = (status: RequisitionStatus): boolean => isTagged(requisitionStates, status, 'closed')
