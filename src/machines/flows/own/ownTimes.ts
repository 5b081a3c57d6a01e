import { assign, emit, fromPromise, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../../api/client.ts'
import { newKey } from '../../../api/newKey.ts'
import { asRefusal } from '../../../api/refusal.ts'
import type { TimeTask } from './ownPage.ts'

type Wanted = { key: string; offerId: number }
/** `booked`: what is booked already. */
type Input = Wanted & { task: TimeTask; booked: string | null }
type Context = Input & {
  minutes: number
  times: readonly string[]
  /** When the interview would begin. */
  chosen: string | null
  /** Of one try: pressed again after a broken connection, it books once. */
  once: string
  /** The time at which somebody else was faster. */
  lost: string | null
  problem: Refusal | null
}
type Failed = { event: { error: unknown } }

const codeOf = ({ event }: Failed) => asRefusal(event.error).code
/** The service has answered that it does not go: asked again, it would say the same. */
function isOver({ event }: Failed) {
  const { status } = asRefusal(event.error)
  return status >= 400 && status < 500 && status !== 429
}
const explain = { type: 'explain', params: ({ event }: Failed) => ({ problem: event.error }) } as const
/** The link was replaced while its page was open. */
const closes = { guard: (failed: Failed) => codeOf(failed) === 'LINK_OPENS_NOTHING', target: 'told', actions: 'tellLost' } as const
const ends = { guard: isOver, target: 'over', actions: explain } as const

/** Choosing a time for one's interview, another one in its place, or giving it up. The times are what is free when they are read. */
export const ownTimesMachine = setup({
  types: {} as {
    input: Input
    context: Context
    events: { type: 'retry' } | { type: 'choose'; startsAt: string } | { type: 'book' } | { type: 'giveUp' }
    emitted: { type: 'done'; task: TimeTask } | { type: 'lost' }
    tags: 'busy' | 'choosing' | 'leaving'
  },
  actors: {
    read: fromPromise<{ minutes: number; times: string[] }, Wanted>(({ input: { key, offerId }, signal }) =>
      recruitment.POST('/own-application/times', { body: { key, offerId }, signal }).then((answer) => orThrow(answer).data),
    ),
    book: fromPromise(
      ({ input: { key, offerId, chosen, once }, signal }: { input: Pick<Context, 'key' | 'offerId' | 'chosen' | 'once'>; signal: AbortSignal }) =>
        recruitment
          .POST('/own-application/book', { params: { header: { 'Idempotency-Key': once } }, body: { key, offerId, startsAt: chosen as string }, signal })
          .then(orThrow),
    ),
    giveUp: fromPromise(({ input: { key, offerId, once }, signal }: { input: Pick<Context, 'key' | 'offerId' | 'once'>; signal: AbortSignal }) =>
      recruitment.POST('/own-application/give-up', { params: { header: { 'Idempotency-Key': once } }, body: { key, offerId }, signal }).then(orThrow),
    ),
  },
  actions: {
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    keep: assign(({ context: { booked } }, { minutes, times }: { minutes: number; times: string[] }) => ({
      minutes,
      times: times.filter((time) => booked === null || Date.parse(time) !== Date.parse(booked)),
      problem: null,
      chosen: null,
    })),
    choose: assign((_, { startsAt }: { startsAt: string }) => ({ chosen: startsAt, once: newKey(), lost: null, problem: null })),
    loseIt: assign(({ context: { chosen } }) => ({ lost: chosen, chosen: null, problem: null })),
    tellLost: emit({ type: 'lost' as const }),
    tellDone: emit(({ context: { task } }) => ({ type: 'done' as const, task })),
  },
  guards: {
    givesUp: ({ context }) => context.task === 'giveUp',
    hasTimes: ({ context }) => context.times.length > 0,
    hasChosen: ({ context }) => context.chosen !== null,
    isThere: ({ context }, { startsAt }: { startsAt: string }) => context.times.includes(startsAt),
  },
}).createMachine({
  id: 'ownTimes',
  context: ({ input }) => ({ ...input, minutes: 0, times: [], chosen: null, once: newKey(), lost: null, problem: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'givesUp', target: 'leaving' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { key, offerId } }) => ({ key, offerId }),
        onDone: { target: 'read', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: [closes, ends, { target: 'failed', actions: explain }],
      },
    },
    failed: { on: { retry: 'loading' } },
    read: { always: [{ guard: 'hasTimes', target: 'choosing' }, { target: 'none' }] },
    none: { on: { retry: 'loading' } },
    choosing: {
      tags: 'choosing',
      on: {
        choose: {
          guard: { type: 'isThere', params: ({ event }) => ({ startsAt: event.startsAt }) },
          actions: { type: 'choose', params: ({ event }) => ({ startsAt: event.startsAt }) },
        },
        book: { guard: 'hasChosen', target: 'booking' },
      },
    },
    booking: {
      tags: ['busy', 'choosing'],
      invoke: {
        id: 'book',
        src: 'book',
        input: ({ context: { key, offerId, chosen, once } }) => ({ key, offerId, chosen, once }),
        onDone: { target: 'told', actions: 'tellDone' },
        onError: [
          closes,
          { guard: (failed: Failed) => codeOf(failed) === 'TIME_TAKEN', target: 'renewing', actions: 'loseIt' },
          ends,
          { target: 'choosing', actions: explain },
        ],
      },
    },
    /** The times are read anew at once, and whoever was too late stays where they are. */
    renewing: {
      tags: ['busy', 'choosing'],
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { key, offerId } }) => ({ key, offerId }),
        onDone: { target: 'read', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: [closes, ends, { target: 'failed', actions: explain }],
      },
    },
    leaving: { tags: 'leaving', on: { giveUp: { target: 'givingUp', actions: assign({ problem: null }) } } },
    givingUp: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'giveUp',
        src: 'giveUp',
        input: ({ context: { key, offerId, once } }) => ({ key, offerId, once }),
        onDone: { target: 'told', actions: 'tellDone' },
        onError: [closes, ends, { target: 'leaving', actions: explain }],
      },
    },
    /** It is too late, or the times were taken back. */
    over: {},
    /** The page goes on. */
    told: { tags: 'busy' },
  },
})
