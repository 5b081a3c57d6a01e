import { type StateValueFrom, setup } from 'xstate'
import type { components } from '../../api/common.gen.ts'
import type { Law } from './law.ts'
import type { Same } from './same.ts'

export type OutboxStatus = components['schemas']['OutboxStatus']
/** What the law looks at besides the status. */
export type OutboxFacts = { outboxIsOpen: boolean; mailServerIsSet: boolean; triesAreLeft: boolean }
export type OutboxEvent =
  | { type: 'claim' }
  | { type: 'deliver' }
  | { type: 'putOff' }
  | { type: 'refuse' }
  | { type: 'reclaim' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'retry' }

const again = [{ target: 'queued', guard: 'triesAreLeft' }, { target: 'failed' }] as const

/** The law of a message: claimed by one process at a time, put off while tries are left, kept back by whoever pauses it. */
export const outboxMessageLifecycle = setup({
  types: {} as { context: OutboxFacts; input: OutboxFacts; events: OutboxEvent; tags: 'waiting' | 'underWay' | 'handedOver' | 'failed' },
  guards: {
    mayBeSent: ({ context }) => context.outboxIsOpen && context.mailServerIsSet,
    mailServerIsSet: ({ context }) => context.mailServerIsSet,
    triesAreLeft: ({ context }) => context.triesAreLeft,
  },
}).createMachine({
  id: 'outboxMessage',
  context: ({ input }) => input,
  initial: 'queued',
  states: {
    queued: { tags: 'waiting', on: { claim: { target: 'sending', guard: 'mayBeSent' }, pause: 'paused' } },
    sending: { tags: ['underWay', 'handedOver'], on: { deliver: 'sent', putOff: again, refuse: 'failed', reclaim: again } },
    sent: { tags: 'handedOver' },
    failed: { tags: 'failed', on: { retry: { target: 'queued', guard: 'mailServerIsSet' } } },
    paused: { on: { resume: 'queued' } },
  },
})
true satisfies Same<StateValueFrom<typeof outboxMessageLifecycle>, OutboxStatus>

/** A message as its lifecycle sees it. */
export const outboxMessageAt = (message: { status: OutboxStatus } & OutboxFacts) =>
  outboxMessageLifecycle.resolveState({ value: message.status, context: message })

export const outboxMessageLaw = {
  name: 'outboxMessage',
  lifecycle: outboxMessageLifecycle,
  at: outboxMessageAt,
  who: {
    claim: ['system'],
    deliver: ['system'],
    putOff: ['system'],
    refuse: ['system'],
    reclaim: ['system'],
    pause: ['officer', 'manager'],
    resume: ['officer', 'manager'],
    retry: ['officer', 'manager'],
  },
  events: {
    claim: { type: 'claim' },
    deliver: { type: 'deliver' },
    putOff: { type: 'putOff' },
    refuse: { type: 'refuse' },
    reclaim: { type: 'reclaim' },
    pause: { type: 'pause' },
    resume: { type: 'resume' },
    retry: { type: 'retry' },
  },
} satisfies Law<{ status: OutboxStatus } & OutboxFacts, OutboxEvent>
