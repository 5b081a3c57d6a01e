import { assign, fromPromise, setup } from 'xstate'
import type { Refusal } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'

/** One thing that a person does with a button: done once however often it is pressed; a refusal stays until the next try. */
export function command<What, Answer>(call: (what: What, signal: AbortSignal) => Promise<Answer>) {
  return setup({
    types: {} as {
      context: { what: What | null; answer: Answer | null; problem: Refusal | null }
      events: { type: 'do'; what: What } | { type: 'forget' }
      tags: 'busy'
    },
    actors: { perform: fromPromise<Answer, { what: What }>(({ input, signal }) => call(input.what, signal)) },
    actions: {
      want: assign((_, { what }: { what: What }) => ({ what, problem: null })),
      keep: assign((_, { answer }: { answer: Answer }) => ({ answer })),
      explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
      forgive: assign({ problem: null }),
      /** Provided by the view: what follows. */
      tellDone: (_, _params: { answer: Answer; what: What }) => {},
      /** Provided by the view where the refusal has no place of its own. */
      tellRefused: (_, _params: { problem: unknown }) => {},
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
              { type: 'tellRefused', params: ({ event }) => ({ problem: event.error }) },
            ],
          },
        },
      },
    },
  })
}
