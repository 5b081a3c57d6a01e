import { and, type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type OfferLetterStatus = components['schemas']['OfferLetterStatus']
/** What the lifecycle looks at besides the status. */
export type OfferLetterFacts = {
  applicationIsSelected: boolean
  everyFieldIsFilled: boolean
  answerDateIsAhead: boolean
  /** Pay and title are the approved ones, or a manager who did not write the letter has released them. */
  payIsReleased: boolean
  someoneElseWroteIt: boolean
  documentsAreUploaded: boolean
}
type OfferLetterEvent =
  | { type: 'revise' }
  | { type: 'release' }
  | { type: 'send' }
  | { type: 'view' }
  | { type: 'accept' }
  | { type: 'decline' }
  | { type: 'lapse' }
  | { type: 'revoke' }
  | { type: 'annul' }

/** The lifecycle of an offer letter: its text changes only before it is sent; only the applicant accepts or declines. What was agreed falls only with its application. */
export const offerLetterStates = setup({
  types: {} as { context: OfferLetterFacts; input: OfferLetterFacts; events: OfferLetterEvent; tags: 'draft' | 'out' | 'unread' | 'agreed' | 'ended' },
  guards: {
    applicationIsSelected: ({ context }) => context.applicationIsSelected,
    everyFieldIsFilled: ({ context }) => context.everyFieldIsFilled,
    answerDateIsAhead: ({ context }) => context.answerDateIsAhead,
    answerDateHasPassed: ({ context }) => !context.answerDateIsAhead,
    payIsReleased: ({ context }) => context.payIsReleased,
    payAwaitsRelease: ({ context }) => !context.payIsReleased,
    someoneElseWroteIt: ({ context }) => context.someoneElseWroteIt,
    documentsAreUploaded: ({ context }) => context.documentsAreUploaded,
  },
}).createMachine({
  id: 'offerLetter',
  context: ({ input }) => input,
  initial: 'saved',
  states: {
    saved: {
      tags: 'draft',
      on: {
        revise: 'saved',
        release: { target: 'saved', guard: and(['payAwaitsRelease', 'someoneElseWroteIt']) },
        send: { target: 'sent', guard: and(['applicationIsSelected', 'everyFieldIsFilled', 'answerDateIsAhead', 'payIsReleased']) },
        revoke: 'revoked',
      },
    },
    sent: { tags: ['out', 'unread'], on: { view: 'viewed', lapse: { target: 'lapsed', guard: 'answerDateHasPassed' }, revoke: 'revoked' } },
    viewed: {
      tags: 'out',
      on: {
        accept: { target: 'accepted', guard: and(['answerDateIsAhead', 'documentsAreUploaded']) },
        decline: 'declined',
        lapse: { target: 'lapsed', guard: 'answerDateHasPassed' },
        revoke: 'revoked',
      },
    },
    accepted: { tags: 'agreed', on: { annul: 'revoked' } },
    declined: { tags: 'ended' },
    lapsed: { tags: 'ended' },
    revoked: { tags: 'ended' },
  },
})
true satisfies Same<StateValueFrom<typeof offerLetterStates>, OfferLetterStatus>

/** An offer letter as its lifecycle sees it. */
const offerLetterAt = (letter: { status: OfferLetterStatus } & OfferLetterFacts) => offerLetterStates.resolveState({ value: letter.status, context: letter })

const staff = ['officer', 'manager'] as const
export const offerLetterLifecycle = {
  name: 'offerLetter',
  machine: offerLetterStates,
  at: offerLetterAt,
  permissions: {
    revise: staff,
    release: ['manager'],
    send: staff,
    view: ['applicant'],
    accept: ['applicant'],
    decline: ['applicant'],
    lapse: ['system'],
    revoke: ['officer', 'manager', 'system'],
    annul: ['system'],
  },
  events: {
    revise: { type: 'revise' },
    release: { type: 'release' },
    send: { type: 'send' },
    view: { type: 'view' },
    accept: { type: 'accept' },
    decline: { type: 'decline' },
    lapse: { type: 'lapse' },
    revoke: { type: 'revoke' },
    annul: { type: 'annul' },
  },
} satisfies Lifecycle<{ status: OfferLetterStatus } & OfferLetterFacts, OfferLetterEvent>
