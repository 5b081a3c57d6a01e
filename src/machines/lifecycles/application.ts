import { assign, type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'
import { tagged } from './tags.ts'

export type ApplicationStatus = components['schemas']['ApplicationStatus']

/** What the lifecycle looks at besides the status. */
export type ApplicationFacts = {
  /** Where an application on hold was held; it resumes there. */
  heldFrom: ApplicationStatus | null
  /** The status that the same person left less than ten seconds ago. */
  undoTo: ApplicationStatus | null
  requisitionIsOpen: boolean
  offerLetterIsOut: boolean
  offerLetterIsAccepted: boolean
  offerLetterHasEnded: boolean
  contractLetterIsOut: boolean
  contractLetterIsSigned: boolean
  contractLetterHasEnded: boolean
  contractLetterIsConverted: boolean
}

export type ApplicationEvent =
  | { type: 'returnToNew' }
  | { type: 'screen' }
  | { type: 'shortlist' }
  | { type: 'interview' }
  | { type: 'checkReferences' }
  | { type: 'checkBackground' }
  | { type: 'select' }
  | { type: 'sendOffer' }
  | { type: 'acceptOffer' }
  | { type: 'offerEnded' }
  | { type: 'sendContract' }
  | { type: 'signContract' }
  | { type: 'contractEnded' }
  | { type: 'hire' }
  | { type: 'hold' }
  | { type: 'resume' }
  | { type: 'reject' }
  | { type: 'withdraw' }
  | { type: 'reopen' }
  | { type: 'undo' }

const wasHeldFrom = <S extends ApplicationStatus>(status: S) =>
  ({ target: status, guard: { type: 'wasHeldFrom', params: { status } }, actions: 'release' }) as const
const justLeft = <S extends ApplicationStatus>(status: S) => ({ target: status, guard: { type: 'justLeft', params: { status } } }) as const
const keepFor = (status: ApplicationStatus) => ({ target: 'on hold', actions: { type: 'keep', params: { status } } }) as const
const out = { reject: 'rejected', withdraw: 'withdrawn' } as const
const reopening = {
  reopen: { target: 'screening', guard: 'requisitionIsOpen' },
  undo: [
    justLeft('new application'),
    justLeft('shortlisted'),
    justLeft('interviewing'),
    justLeft('reference check'),
    justLeft('background check'),
    justLeft('selected'),
    justLeft('on hold'),
  ],
} as const

const toNew = { returnToNew: 'new application' } as const
const toScreening = { screen: 'screening' } as const
const toShortlisted = { shortlist: 'shortlisted' } as const
const toInterviewing = { interview: 'interviewing' } as const
const toReferences = { checkReferences: 'reference check' } as const
const toBackground = { checkBackground: 'background check' } as const
const toSelected = { select: 'selected' } as const

/**
 * The lifecycle of an application. Among the first seven an officer moves to and fro; a letter moves first and the
 * application follows it; an answer of the applicant is never given by somebody else.
 */
export const applicationStates = setup({
  types: {} as {
    context: ApplicationFacts
    input: ApplicationFacts
    events: ApplicationEvent
    tags:
      | 'open'
      | 'over'
      | 'hired'
      | 'offering'
      | 'contracting'
      | 'converting'
      | 'new'
      | 'toScreen'
      | 'beforeInterviews'
      | 'duringInterviews'
      | 'deciding'
      | 'chosen'
      | 'held'
      | 'named'
  },
  guards: {
    wasHeldFrom: ({ context }, { status }: { status: ApplicationStatus }) => context.heldFrom === status,
    justLeft: ({ context }, { status }: { status: ApplicationStatus }) => context.undoTo === status,
    requisitionIsOpen: ({ context }) => context.requisitionIsOpen,
    offerLetterIsOut: ({ context }) => context.offerLetterIsOut,
    offerLetterIsAccepted: ({ context }) => context.offerLetterIsAccepted,
    offerLetterHasEnded: ({ context }) => context.offerLetterHasEnded,
    contractLetterIsOut: ({ context }) => context.contractLetterIsOut,
    contractLetterIsSigned: ({ context }) => context.contractLetterIsSigned,
    contractLetterHasEnded: ({ context }) => context.contractLetterHasEnded,
    contractLetterIsConverted: ({ context }) => context.contractLetterIsConverted,
  },
  actions: {
    keep: assign({ heldFrom: (_, { status }: { status: ApplicationStatus }) => status }),
    release: assign({ heldFrom: null }),
  },
}).createMachine({
  id: 'application',
  context: ({ input }) => input,
  initial: 'new application',
  states: {
    'new application': {
      tags: ['open', 'new', 'toScreen', 'beforeInterviews'],
      on: { ...toScreening, ...toShortlisted, ...toInterviewing, ...toReferences, ...toBackground, ...toSelected, hold: keepFor('new application'), ...out },
    },
    screening: {
      tags: ['open', 'toScreen', 'beforeInterviews'],
      on: { ...toShortlisted, ...toInterviewing, ...toReferences, ...toBackground, ...toSelected, ...toNew, hold: keepFor('screening'), ...out },
    },
    shortlisted: {
      tags: ['open', 'beforeInterviews', 'named'],
      on: { ...toInterviewing, ...toReferences, ...toBackground, ...toSelected, ...toScreening, ...toNew, hold: keepFor('shortlisted'), ...out },
    },
    interviewing: {
      tags: ['open', 'duringInterviews', 'named'],
      on: { ...toReferences, ...toBackground, ...toSelected, ...toShortlisted, ...toScreening, ...toNew, hold: keepFor('interviewing'), ...out },
    },
    'reference check': {
      tags: ['open', 'duringInterviews', 'deciding', 'named'],
      on: { ...toBackground, ...toSelected, ...toInterviewing, ...toShortlisted, ...toScreening, ...toNew, hold: keepFor('reference check'), ...out },
    },
    'background check': {
      tags: ['open', 'duringInterviews', 'deciding', 'named'],
      on: { ...toSelected, ...toReferences, ...toInterviewing, ...toShortlisted, ...toScreening, ...toNew, hold: keepFor('background check'), ...out },
    },
    selected: {
      tags: ['open', 'offering', 'duringInterviews', 'deciding', 'chosen', 'named'],
      on: {
        sendOffer: { target: 'offer sent', guard: 'offerLetterIsOut' },
        ...toBackground,
        ...toReferences,
        ...toInterviewing,
        ...toShortlisted,
        ...toScreening,
        ...toNew,
        hold: keepFor('selected'),
        ...out,
      },
    },
    'offer sent': {
      tags: ['open', 'chosen', 'named'],
      on: {
        acceptOffer: { target: 'offer accepted', guard: 'offerLetterIsAccepted' },
        offerEnded: { target: 'selected', guard: 'offerLetterHasEnded' },
        ...out,
      },
    },
    'offer accepted': {
      tags: ['open', 'contracting', 'chosen', 'named'],
      on: {
        sendContract: { target: 'contract sent', guard: 'contractLetterIsOut' },
        offerEnded: { target: 'selected', guard: 'offerLetterHasEnded' },
        ...out,
      },
    },
    'contract sent': {
      tags: ['open', 'chosen', 'named'],
      on: {
        signContract: { target: 'contract signed', guard: 'contractLetterIsSigned' },
        contractEnded: { target: 'offer accepted', guard: 'contractLetterHasEnded' },
        ...out,
      },
    },
    'contract signed': { tags: ['open', 'converting', 'chosen', 'named'], on: { hire: { target: 'hired', guard: 'contractLetterIsConverted' }, ...out } },
    hired: { tags: ['hired', 'chosen', 'named'] },
    'on hold': {
      tags: ['open', 'held'],
      on: {
        resume: [
          wasHeldFrom('new application'),
          wasHeldFrom('screening'),
          wasHeldFrom('shortlisted'),
          wasHeldFrom('interviewing'),
          wasHeldFrom('reference check'),
          wasHeldFrom('background check'),
          wasHeldFrom('selected'),
        ],
        ...out,
      },
    },
    rejected: { tags: 'over', on: reopening },
    withdrawn: { tags: 'over', on: reopening },
  },
})
true satisfies Same<StateValueFrom<typeof applicationStates>, ApplicationStatus>

/** Where HR has a letter to write or to send, or an employee to make; while a letter is out, its answer is waited for. */
export const forLetters = [...tagged(applicationStates, 'offering'), ...tagged(applicationStates, 'contracting'), ...tagged(applicationStates, 'converting')]

/** An application as its lifecycle sees it. */
const applicationAt = (application: { status: ApplicationStatus } & ApplicationFacts) =>
  applicationStates.resolveState({ value: application.status, context: application })

const staff = ['officer', 'manager'] as const

export const applicationLifecycle = {
  name: 'application',
  machine: applicationStates,
  at: applicationAt,
  permissions: {
    returnToNew: staff,
    screen: staff,
    shortlist: staff,
    interview: [...staff, 'system'],
    checkReferences: staff,
    checkBackground: staff,
    select: staff,
    sendOffer: staff,
    acceptOffer: ['applicant'],
    offerEnded: ['applicant', 'officer', 'manager', 'system'],
    sendContract: staff,
    signContract: ['applicant'],
    contractEnded: ['applicant', 'officer', 'manager', 'system'],
    hire: staff,
    hold: staff,
    resume: staff,
    reject: ['officer', 'manager', 'system'],
    withdraw: ['officer', 'manager', 'applicant'],
    reopen: staff,
    undo: staff,
  },
  reasonRequired: ['reject', 'withdraw'],
  events: {
    returnToNew: { type: 'returnToNew' },
    screen: { type: 'screen' },
    shortlist: { type: 'shortlist' },
    interview: { type: 'interview' },
    checkReferences: { type: 'checkReferences' },
    checkBackground: { type: 'checkBackground' },
    select: { type: 'select' },
    sendOffer: { type: 'sendOffer' },
    acceptOffer: { type: 'acceptOffer' },
    offerEnded: { type: 'offerEnded' },
    sendContract: { type: 'sendContract' },
    signContract: { type: 'signContract' },
    contractEnded: { type: 'contractEnded' },
    hire: { type: 'hire' },
    hold: { type: 'hold' },
    resume: { type: 'resume' },
    reject: { type: 'reject' },
    withdraw: { type: 'withdraw' },
    reopen: { type: 'reopen' },
    undo: { type: 'undo' },
  },
} satisfies Lifecycle<{ status: ApplicationStatus } & ApplicationFacts, ApplicationEvent>
