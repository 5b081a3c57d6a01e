import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Same } from './same.ts'

type OutboxMessageStatus = components['schemas']['OutboxMessageStatus']
/** What the lifecycle looks at besides the status. */
export type OutboxFacts = {
  outboxIsOpen: boolean
  mailServerIsSet: boolean
  /** Another try makes sense: the server has not refused the message for good, and it was not tried too often. */
  triesAreLeft: boolean
  /** The moment that it was put off to is still to come. */
  goesLater: boolean
  /** What it says stopped holding while it was being sent. */
  isCalledOff: boolean
}
export type OutboxEvent =
  | { type: 'claim' }
  | { type: 'deliver' }
  | { type: 'fail' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'retry' }
  | { type: 'hurry' }
  | { type: 'stop' }

const again = [{ target: 'stopped', guard: 'isCalledOff' }, { target: 'queued', guard: 'triesAreLeft' }, { target: 'failed' }] as const

/** The lifecycle of a message: claimed by one process at a time, put off while tries are left, kept back or hurried by a person, and stopped when what it says no longer holds. */
export const outboxMessageStates = setup({
  types: {} as { context: OutboxFacts; input: OutboxFacts; events: OutboxEvent; tags: 'waiting' | 'keptHere' | 'underWay' | 'handedOver' | 'failed' },
  guards: {
    mayBeSent: ({ context }) => context.outboxIsOpen && context.mailServerIsSet,
    mailServerIsSet: ({ context }) => context.mailServerIsSet,
    triesAreLeft: ({ context }) => context.triesAreLeft,
    goesLater: ({ context }) => context.goesLater,
    isCalledOff: ({ context }) => context.isCalledOff,
  },
}).createMachine({
  id: 'outboxMessage',
  context: ({ input }) => input,
  initial: 'queued',
  states: {
    queued: {
      tags: ['waiting', 'keptHere'],
      on: { claim: { target: 'sending', guard: 'mayBeSent' }, hurry: { target: 'queued', guard: 'goesLater' }, pause: 'paused', stop: 'stopped' },
    },
    sending: { tags: ['underWay', 'handedOver'], on: { deliver: 'sent', fail: again } },
    sent: { tags: 'handedOver' },
    failed: { tags: 'failed', on: { retry: { target: 'queued', guard: 'mailServerIsSet' }, stop: 'stopped' } },
    paused: { tags: 'keptHere', on: { resume: 'queued', stop: 'stopped' } },
    stopped: {},
  },
})
true satisfies Same<StateValueFrom<typeof outboxMessageStates>, OutboxMessageStatus>

/** A message as its lifecycle sees it. */
const outboxMessageAt = (message: { status: OutboxMessageStatus } & OutboxFacts) =>
  outboxMessageStates.resolveState({ value: message.status, context: message })

export const outboxMessageLifecycle = {
  name: 'outboxMessage',
  machine: outboxMessageStates,
  at: outboxMessageAt,
  permissions: {
    claim: ['system'],
    deliver: ['system'],
    fail: ['system'],
    pause: ['officer', 'manager'],
    resume: ['officer', 'manager'],
    retry: ['officer', 'manager'],
    hurry: ['officer', 'manager'],
    stop: ['officer', 'manager', 'system'],
  },
  events: {
    claim: { type: 'claim' },
    deliver: { type: 'deliver' },
    fail: { type: 'fail' },
    pause: { type: 'pause' },
    resume: { type: 'resume' },
    retry: { type: 'retry' },
    hurry: { type: 'hurry' },
    stop: { type: 'stop' },
  },
} satisfies Lifecycle<{ status: OutboxMessageStatus } & OutboxFacts, OutboxEvent>
