import { and, assign, type StateValueFrom, setup } from 'xstate'
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
  /** Where an archived one stood before. */
  archivedFrom: RequisitionStatus | null
}

export type RequisitionEvent =
  | { type: 'submit' }
  | { type: 'recall' }
  | { type: 'review' }
  | { type: 'approve' }
  | { type: 'decline' }
  | { type: 'revise' }
  | { type: 'amend' }
  | { type: 'applicationsChanged' }
  | { type: 'cancel' }
  | { type: 'archive' }
  | { type: 'unarchive' }
  | { type: 'reopen' }

const archiveFrom = (status: RequisitionStatus) => ({ archive: { target: 'AR', actions: { type: 'keep', params: { status } } } }) as const
const out = (from: RequisitionStatus) => ({ cancel: 'CN', ...archiveFrom(from) }) as const
/** What was archived on its way comes back without the applications that ended with it; a draft or a cancelled one is reopened instead. */
const comesBackAs: Partial<Record<RequisitionStatus, RequisitionStatus>> = {
  SB: 'SB',
  RV: 'SB',
  RVA: 'RVA',
  IN: 'RVA',
  RCK: 'RVA',
  CCK: 'RVA',
  CA: 'RVA',
  CD: 'RVA',
  RVD: 'RVD',
}
const backTo = <S extends RequisitionStatus>(status: S) =>
  ({ target: status, guard: { type: 'wasArchivedFrom', params: { status } }, actions: 'release' }) as const
const recall = { recall: { target: 'DR', guard: 'nobodyHasAnswered' } } as const
const decided = {
  approve: { target: 'RVA', guard: 'everyApproverHasApproved' },
  decline: { target: 'RVD', guard: 'anApproverHasDeclined' },
} as const
const open = (from: RequisitionStatus) =>
  ({
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
    ...out(from),
  }) as const

/** The lifecycle of a requisition. Approvers decide by their approvals; applications move it while it is open. */
export const requisitionStates = setup({
  types: {} as {
    context: RequisitionFacts
    input: RequisitionFacts
    events: RequisitionEvent
    tags: 'draft' | 'undecided' | 'declined' | 'open' | 'closed' | 'archived' | 'stage'
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
    nobodyHasAnswered: ({ context }) => context.approved + context.declined === 0,
    wasArchivedFrom: ({ context }, { status }: { status: RequisitionStatus }) => context.archivedFrom !== null && comesBackAs[context.archivedFrom] === status,
    theLastOneDeclined: ({ context }) => context.lastOneDeclined && context.live === 0,
  },
  actions: {
    keep: assign({ archivedFrom: (_, { status }: { status: RequisitionStatus }) => status }),
    release: assign({ archivedFrom: null }),
  },
}).createMachine({
  id: 'requisition',
  context: ({ input }) => input,
  initial: 'DR',
  states: {
    DR: { tags: ['draft', 'stage'], on: { submit: { target: 'SB', guard: and(['everySectionIsComplete', 'someoneElseApproves']) }, ...out('DR') } },
    SB: { tags: ['undecided', 'stage'], on: { review: 'RV', ...decided, ...recall, ...out('SB') } },
    RV: { tags: ['undecided', 'stage'], on: { ...decided, ...recall, ...out('RV') } },
    RVA: { tags: ['open', 'stage'], on: open('RVA') },
    RVD: { tags: 'declined', on: { revise: 'DR', ...out('RVD') } },
    IN: { tags: ['open', 'stage'], on: open('IN') },
    RCK: { tags: ['open', 'stage'], on: open('RCK') },
    CCK: { tags: ['open', 'stage'], on: open('CCK') },
    CA: { tags: 'stage', on: open('CA') },
    CD: { tags: 'open', on: open('CD') },
    CN: { tags: 'closed', on: { reopen: 'DR', ...archiveFrom('CN') } },
    CO: { tags: ['closed', 'stage'] },
    AR: { tags: ['closed', 'archived'], on: { unarchive: [backTo('RVA'), backTo('SB'), backTo('RVD')], reopen: { target: 'DR', actions: 'release' } } },
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
    recall: ['owner'],
    review: ['system'],
    approve: ['system'],
    decline: ['system'],
    revise: ['owner'],
    amend: ['owner', 'manager'],
    applicationsChanged: ['system'],
    cancel: ['owner', 'manager'],
    archive: ['owner', 'manager'],
    unarchive: ['owner', 'manager'],
    reopen: ['manager'],
  },
  reasonRequired: ['cancel', 'archive'],
  events: {
    submit: { type: 'submit' },
    recall: { type: 'recall' },
    review: { type: 'review' },
    approve: { type: 'approve' },
    decline: { type: 'decline' },
    revise: { type: 'revise' },
    amend: { type: 'amend' },
    applicationsChanged: { type: 'applicationsChanged' },
    cancel: { type: 'cancel' },
    archive: { type: 'archive' },
    unarchive: { type: 'unarchive' },
    reopen: { type: 'reopen' },
  },
} satisfies Lifecycle<{ status: RequisitionStatus } & RequisitionFacts, RequisitionEvent>

/** Whether its job post may be public and new applications are taken. */
export const isOpenToApplicants = (status: RequisitionStatus): boolean => isTagged(requisitionStates, status, 'open')
export const isDraft = (status: RequisitionStatus): boolean => isTagged(requisitionStates, status, 'draft')
/** Submitted, and not yet approved or declined. */
export const isUndecided = (status: RequisitionStatus): boolean => isTagged(requisitionStates, status, 'undecided')
export const isArchived = (status: RequisitionStatus): boolean => isTagged(requisitionStates, status, 'archived')
/** Completed, cancelled or archived. */
export const isClosed = (status: RequisitionStatus): boolean => isTagged(requisitionStates, status, 'closed')
