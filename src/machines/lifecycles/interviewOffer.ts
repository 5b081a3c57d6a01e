import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

type InterviewOfferStatus = components['schemas']['InterviewOfferStatus']
/** What the lifecycle looks at besides the status. */
export type InterviewOfferFacts = {
  lastDayHasPassed: boolean
  /** What was booked is still to come. */
  interviewIsAhead: boolean
  /** The booked time is so far away that the candidate may change it. */
  timeMayChange: boolean
}
export type InterviewOfferEvent = { type: 'book' } | { type: 'move' } | { type: 'giveUp' } | { type: 'withdraw' } | { type: 'lapse' }

/** The lifecycle of times that a candidate may choose from: one is booked, changed or given up, until they are withdrawn or their days have passed. */
export const interviewOfferStates = setup({
  types: {} as { context: InterviewOfferFacts; input: InterviewOfferFacts; events: InterviewOfferEvent; tags: 'open' | 'unbooked' | 'booked' | 'lapsed' },
  guards: {
    lastDayHasPassed: ({ context }) => context.lastDayHasPassed,
    interviewIsAhead: ({ context }) => context.interviewIsAhead,
    timeMayChange: ({ context }) => context.timeMayChange,
  },
}).createMachine({
  id: 'interviewOffer',
  context: ({ input }) => input,
  initial: 'offered',
  states: {
    offered: { tags: ['open', 'unbooked'], on: { book: 'booked', withdraw: 'withdrawn', lapse: { target: 'lapsed', guard: 'lastDayHasPassed' } } },
    booked: {
      tags: ['open', 'booked'],
      on: {
        move: { target: 'booked', guard: 'timeMayChange' },
        giveUp: { target: 'offered', guard: 'timeMayChange' },
        withdraw: { target: 'withdrawn', guard: 'interviewIsAhead' },
      },
    },
    withdrawn: {},
    lapsed: { tags: 'lapsed' },
  },
})
true satisfies Same<StateValueFrom<typeof interviewOfferStates>, InterviewOfferStatus>

/** An offer of times as its lifecycle sees it. */
const interviewOfferAt = (offer: { status: InterviewOfferStatus } & InterviewOfferFacts) =>
  interviewOfferStates.resolveState({ value: offer.status, context: offer })

export const interviewOfferLifecycle = {
  name: 'interviewOffer',
  machine: interviewOfferStates,
  at: interviewOfferAt,
  permissions: {
    book: ['applicant'],
    move: ['applicant'],
    giveUp: ['applicant'],
    withdraw: ['officer', 'manager', 'system'],
    lapse: ['system'],
  },
  events: {
    book: { type: 'book' },
    move: { type: 'move' },
    giveUp: { type: 'giveUp' },
    withdraw: { type: 'withdraw' },
    lapse: { type: 'lapse' },
  },
} satisfies Lifecycle<{ status: InterviewOfferStatus } & InterviewOfferFacts, InterviewOfferEvent>
