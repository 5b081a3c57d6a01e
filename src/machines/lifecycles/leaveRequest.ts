import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

export type LeaveRequestStatus = components['schemas']['LeaveRequestStatus']
/** What the lifecycle looks at besides the status. */
export type LeaveRequestFacts = { hasNotBegun: boolean; isOver: boolean }
export type LeaveRequestEvent =
  | { type: 'approve' }
  | { type: 'decline' }
  | { type: 'askBack' }
  | { type: 'answer' }
  | { type: 'withdraw' }
  | { type: 'cancel' }
  | { type: 'cancelDays' }
  | { type: 'take' }

/** The lifecycle of a request for leave. Cancelling some of its days leaves it approved, or taken, with the others. */
export const leaveRequestStates = setup({
  types: {} as {
    context: LeaveRequestFacts
    input: LeaveRequestFacts
    events: LeaveRequestEvent
    tags: 'asked' | 'undecided' | 'questioned' | 'granted' | 'ahead' | 'live'
  },
  guards: {
    hasNotBegun: ({ context }) => context.hasNotBegun,
    isOver: ({ context }) => context.isOver,
  },
}).createMachine({
  id: 'leaveRequest',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: { tags: ['asked', 'undecided', 'live'], on: { approve: 'approved', decline: 'declined', askBack: 'questioned', withdraw: 'withdrawn' } },
    // It waits for the person, and may still be decided without their answer.
    questioned: { tags: ['asked', 'questioned', 'live'], on: { approve: 'approved', decline: 'declined', answer: 'asked', withdraw: 'withdrawn' } },
    approved: {
      tags: ['granted', 'ahead', 'live'],
      on: { cancel: { target: 'cancelled', guard: 'hasNotBegun' }, cancelDays: 'approved', take: { target: 'taken', guard: 'isOver' } },
    },
    taken: { tags: ['granted', 'live'], on: { cancelDays: 'taken' } },
    declined: {},
    withdrawn: {},
    cancelled: {},
  },
})
true satisfies Same<StateValueFrom<typeof leaveRequestStates>, LeaveRequestStatus>

/** A request as its lifecycle sees it. */
const leaveRequestAt = (request: { status: LeaveRequestStatus } & LeaveRequestFacts) =>
  leaveRequestStates.resolveState({ value: request.status, context: request })

export const leaveRequestLifecycle = {
  name: 'leaveRequest',
  machine: leaveRequestStates,
  at: leaveRequestAt,
  permissions: {
    approve: ['approver', 'manager'],
    decline: ['approver', 'manager'],
    askBack: ['approver', 'manager'],
    answer: ['owner'],
    withdraw: ['owner', 'manager', 'system'],
    cancel: ['owner', 'approver', 'manager', 'system'],
    cancelDays: ['owner', 'approver', 'manager', 'system'],
    take: ['system'],
  },
  reasonRequired: ['decline', 'askBack', 'answer'],
  events: {
    approve: { type: 'approve' },
    decline: { type: 'decline' },
    askBack: { type: 'askBack' },
    answer: { type: 'answer' },
    withdraw: { type: 'withdraw' },
    cancel: { type: 'cancel' },
    cancelDays: { type: 'cancelDays' },
    take: { type: 'take' },
  },
} satisfies Lifecycle<{ status: LeaveRequestStatus } & LeaveRequestFacts, LeaveRequestEvent>
