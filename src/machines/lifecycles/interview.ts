import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type InterviewStatus = components['schemas']['InterviewStatus']
/** What the lifecycle looks at besides the status. */
export type InterviewFacts = { itHasBegun: boolean; everyoneGaveFeedback: boolean }
export type InterviewEvent = { type: 'reschedule' } | { type: 'markHeld' } | { type: 'markNoShow' } | { type: 'assess' } | { type: 'cancel' }

/** The lifecycle of an interview: it may be moved or cancelled until it was held; the last feedback assesses it. */
export const interviewStates = setup({
  types: {} as { context: InterviewFacts; input: InterviewFacts; events: InterviewEvent; tags: 'planned' | 'held' | 'cancelled' },
  guards: {
    itHasBegun: ({ context }) => context.itHasBegun,
    everyoneGaveFeedback: ({ context }) => context.everyoneGaveFeedback,
  },
}).createMachine({
  id: 'interview',
  context: ({ input }) => input,
  initial: 'scheduled',
  states: {
    scheduled: {
      tags: 'planned',
      on: {
        reschedule: 'scheduled',
        markHeld: { target: 'held', guard: 'itHasBegun' },
        markNoShow: { target: 'no-show', guard: 'itHasBegun' },
        cancel: 'cancelled',
      },
    },
    held: { tags: 'held', on: { assess: { target: 'assessed', guard: 'everyoneGaveFeedback' } } },
    assessed: { tags: 'held' },
    'no-show': { on: { reschedule: 'scheduled', cancel: 'cancelled' } },
    cancelled: { tags: 'cancelled' },
  },
})
true satisfies Same<StateValueFrom<typeof interviewStates>, InterviewStatus>

/** An interview as its lifecycle sees it. */
export const interviewAt = (interview: { status: InterviewStatus } & InterviewFacts) =>
  interviewStates.resolveState({ value: interview.status, context: interview })

export const interviewLifecycle = {
  name: 'interview',
  machine: interviewStates,
  at: interviewAt,
  permissions: {
    reschedule: ['officer', 'manager', 'applicant'],
    markHeld: ['officer', 'manager', 'interviewer'],
    markNoShow: ['officer', 'manager', 'interviewer'],
    assess: ['officer', 'manager', 'interviewer', 'system'],
    cancel: ['officer', 'manager', 'applicant', 'system'],
  },
  events: {
    reschedule: { type: 'reschedule' },
    markHeld: { type: 'markHeld' },
    markNoShow: { type: 'markNoShow' },
    assess: { type: 'assess' },
    cancel: { type: 'cancel' },
  },
} satisfies Lifecycle<{ status: InterviewStatus } & InterviewFacts, InterviewEvent>
