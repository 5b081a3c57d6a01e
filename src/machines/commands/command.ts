import { assign, emit, fromPromise, setup } from 'xstate'
import type { Refusal } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'

/** One thing that a person does with a button: done once however often it is pressed; a refusal stays until the next try. */
export function command<What, Answer>(call: (what: What, signal: AbortSignal) => Promise<Answer>) {
  return setup({
    types: {} as {
      context: { what: What | null; answer: Answer | null; problem: Refusal | null }
      events: { type: 'do'; what: What } | { type: 'forget' }
      emitted: { type: 'done'; answer: Answer; what: What } | { type: 'refused'; problem: unknown; what: What }
      tags: 'busy'
    },
    actors: { perform: fromPromise<Answer, { what: What }>(({ input, signal }) => call(input.what, signal)) },
    actions: {
      want: assign((_, { what }: { what: What }) => ({ what, problem: null })),
      keep: assign((_, { answer }: { answer: Answer }) => ({ answer })),
      explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
      forgive: assign({ problem: null }),
      tellDone: emit((_, told: { answer: Answer; what: What }) => ({ type: 'done' as const, ...told })),
      tellRefused: emit((_, told: { problem: unknown; what: What }) => ({ type: 'refused' as const, ...told })),
    },
  }).createMachine({
    id: 'command',
    context: { what: null, answer: null, problem: null },
    initial: 'ready',
    states: {
      ready: {
        on: {
          do: { target: 'doing', actions: { type: 'want', params: ({ event }) => event } },
          forget: { actions: 'forgive' },
        },
      },
      doing: {
        tags: 'busy',
        invoke: {
          id: 'perform',
          src: 'perform',
          input: ({ context }) => ({ what: context.what as What }),
          onDone: {
            target: 'ready',
            actions: [
              { type: 'keep', params: ({ event }) => ({ answer: event.output }) },
              { type: 'tellDone', params: ({ event, context }) => ({ answer: event.output, what: context.what as What }) },
            ],
          },
          onError: {
            target: 'ready',
            actions: [
              { type: 'explain', params: ({ event }) => ({ problem: event.error }) },
              { type: 'tellRefused', params: ({ event, context }) => ({ problem: event.error, what: context.what as What }) },
            ],
          },
        },
      },
    },
  })
}

export type Command<What, Answer> = ReturnType<typeof command<What, Answer>>
