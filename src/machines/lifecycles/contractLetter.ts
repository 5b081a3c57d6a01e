import { and, type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type ContractLetterStatus = components['schemas']['ContractLetterStatus']
/** What the lifecycle looks at besides the status. */
export type ContractLetterFacts = {
  offerIsAccepted: boolean
  everyFieldIsFilled: boolean
  answerDateIsAhead: boolean
  /** Pay and title are those of the accepted offer, or a manager who did not write the letter has released them. */
  payIsReleased: boolean
  someoneElseWroteIt: boolean
  mandatoryComplianceIsIn: boolean
  onboardingDocumentsAreIn: boolean
}
type ContractLetterEvent =
  | { type: 'revise' }
  | { type: 'release' }
  | { type: 'send' }
  | { type: 'view' }
  | { type: 'sign' }
  | { type: 'decline' }
  | { type: 'lapse' }
  | { type: 'revoke' }
  | { type: 'annul' }
  | { type: 'convert' }

/** The lifecycle of a contract letter: its text changes only before it is sent; only the applicant signs or declines. What was signed falls only with its application. */
export const contractLetterStates = setup({
  types: {} as {
    context: ContractLetterFacts
    input: ContractLetterFacts
    events: ContractLetterEvent
    tags: 'draft' | 'out' | 'unread' | 'agreed' | 'toConvert' | 'converted' | 'ended'
  },
  guards: {
    offerIsAccepted: ({ context }) => context.offerIsAccepted,
    everyFieldIsFilled: ({ context }) => context.everyFieldIsFilled,
    answerDateIsAhead: ({ context }) => context.answerDateIsAhead,
    answerDateHasPassed: ({ context }) => !context.answerDateIsAhead,
    payIsReleased: ({ context }) => context.payIsReleased,
    payAwaitsRelease: ({ context }) => !context.payIsReleased,
    someoneElseWroteIt: ({ context }) => context.someoneElseWroteIt,
    mandatoryComplianceIsIn: ({ context }) => context.mandatoryComplianceIsIn,
    onboardingDocumentsAreIn: ({ context }) => context.onboardingDocumentsAreIn,
  },
}).createMachine({
  id: 'contractLetter',
  context: ({ input }) => input,
  initial: 'saved',
  states: {
    saved: {
      tags: 'draft',
      on: {
        revise: 'saved',
        release: { target: 'saved', guard: and(['payAwaitsRelease', 'someoneElseWroteIt']) },
        send: { target: 'sent', guard: and(['offerIsAccepted', 'everyFieldIsFilled', 'answerDateIsAhead', 'payIsReleased']) },
        revoke: 'revoked',
      },
    },
    sent: { tags: ['out', 'unread'], on: { view: 'viewed', lapse: { target: 'lapsed', guard: 'answerDateHasPassed' }, revoke: 'revoked' } },
    viewed: {
      tags: 'out',
      on: {
        sign: { target: 'signed', guard: and(['answerDateIsAhead', 'mandatoryComplianceIsIn', 'onboardingDocumentsAreIn']) },
        decline: 'declined',
        lapse: { target: 'lapsed', guard: 'answerDateHasPassed' },
        revoke: 'revoked',
      },
    },
    signed: { tags: ['agreed', 'toConvert'], on: { convert: 'converted', annul: 'revoked' } },
    declined: { tags: 'ended' },
    lapsed: { tags: 'ended' },
    revoked: { tags: 'ended' },
    converted: { tags: ['agreed', 'converted'] },
  },
})
true satisfies Same<StateValueFrom<typeof contractLetterStates>, ContractLetterStatus>

/** A contract letter as its lifecycle sees it. */
const contractLetterAt = (letter: { status: ContractLetterStatus } & ContractLetterFacts) =>
  contractLetterStates.resolveState({ value: letter.status, context: letter })

const staff = ['officer', 'manager'] as const
export const contractLetterLifecycle = {
  name: 'contractLetter',
  machine: contractLetterStates,
  at: contractLetterAt,
  permissions: {
    revise: staff,
    release: ['manager'],
    send: staff,
    view: ['applicant'],
    sign: ['applicant'],
    decline: ['applicant'],
    lapse: ['system'],
    revoke: ['officer', 'manager', 'system'],
    annul: ['system'],
    convert: staff,
  },
  events: {
    revise: { type: 'revise' },
    release: { type: 'release' },
    send: { type: 'send' },
    view: { type: 'view' },
    sign: { type: 'sign' },
    decline: { type: 'decline' },
    lapse: { type: 'lapse' },
    revoke: { type: 'revoke' },
    annul: { type: 'annul' },
    convert: { type: 'convert' },
  },
} satisfies Lifecycle<{ status: ContractLetterStatus } & ContractLetterFacts, ContractLetterEvent>
