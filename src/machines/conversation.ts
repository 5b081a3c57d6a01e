import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { Refusal } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'

type Calls<Entity, Move> = {
  load: (id: number, signal: AbortSignal) => Promise<Entity>
  /** Makes the move and gives the record as it is afterwards. */
  send: (entity: Entity, move: Move, signal: AbortSignal) => Promise<Entity>
  allows: (entity: Entity, move: Move) => boolean
}

/** One person's conversation with a service about one record: load it, make a move, see what the service says. */
export function conversation<Entity, Move>({ load, send, allows }: Calls<Entity, Move>) {
  return setup({
    types: {} as {
      input: { id: number }
      context: { id: number; entity: Entity | null; problem: Refusal | null; last: Move | null }
      events: { type: 'move'; move: Move } | { type: 'retry' } | { type: 'reload' }
      tags: 'busy'
    },
    actors: {
      load: fromPromise<Entity, { id: number }>(({ input, signal }) => load(input.id, signal)),
      send: fromPromise<Entity, { entity: Entity; move: Move }>(({ input, signal }) => send(input.entity, input.move, signal)),
    },
    actions: {
      keep: assign((_, { entity }: { entity: Entity }) => ({ entity, problem: null })),
      explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
      note: assign((_, { move }: { move: Move }) => ({ last: move })),
    },
    guards: {
      allowed: ({ context }, { move }: { move: Move }) => context.entity !== null && allows(context.entity, move),
    },
  }).createMachine({
    id: 'conversation',
    context: ({ input }) => ({ ...input, entity: null, problem: null, last: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ entity: event.output }) } },
          onError: { target: 'unavailable', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
        },
      },
      unavailable: { on: { retry: 'loading' } },
      ready: {
        on: {
          reload: 'loading',
          move: {
            target: 'sending',
            guard: { type: 'allowed', params: ({ event }) => ({ move: event.move }) },
            actions: { type: 'note', params: ({ event }) => ({ move: event.move }) },
          },
        },
      },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context, event }) => {
            assertEvent(event, 'move')
            return { entity: context.entity as Entity, move: event.move }
          },
          onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ entity: event.output }) } },
          onError: { target: 'ready', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
        },
      },
    },
  })
}
