import { assign, emit, fromPromise, setup } from 'xstate'
import type { Refusal } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { loadProcess, type Process, type ProcessCommand, performProcess } from './selectionProcessCalls.ts'

/** What is open: the form of a step or of a new one, the question before a removal, the templates, the name for a new one. */
type Place = { what: 'step'; id: number } | { what: 'newStep' } | { what: 'removal'; id: number } | { what: 'templates' } | { what: 'template' }

const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/** Arranging the selection process: one thing open at a time, one call after the other, the steps read anew after each. */
export const selectionProcessMachine = setup({
  types: {} as {
    input: { requisitionId: number }
    context: { requisitionId: number; process: Process | null; open: Place | null; left: Place | null; command: ProcessCommand | null; problem: Refusal | null }
    /** `saved`: the form of a step has saved it. */
    events: { type: 'open'; place: Place } | { type: 'leave' } | { type: 'saved' } | { type: 'do'; command: ProcessCommand } | { type: 'retry' }
    emitted: { type: 'done'; message: string }
    tags: 'busy'
  },
  actors: {
    load: fromPromise<Process, { requisitionId: number }>(({ input, signal }) => loadProcess(input.requisitionId, signal)),
    perform: fromPromise<string, { requisitionId: number; command: ProcessCommand }>(({ input, signal }) =>
      performProcess(input.requisitionId, input.command, signal),
    ),
  },
  actions: {
    keep: assign((_, { process }: { process: Process }) => ({ process })),
    open: assign((_, { place }: { place: Place }) => ({ open: place, left: null, problem: null })),
    /** What was open is remembered, so that the focus comes back to where it was opened. */
    leave: assign(({ context }) => ({ open: null, left: context.open, problem: null })),
    want: assign((_, { command }: { command: ProcessCommand }) => ({ command, problem: null })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    forgive: assign({ problem: null }),
    tellDone: emit((_, { message }: { message: string }) => ({ type: 'done' as const, message })),
  },
  guards: {
    isEditable: ({ context }) => context.process?.editable ?? false,
    wasTyped: ({ context }) => context.open?.what === 'step' || context.open?.what === 'newStep' || context.open?.what === 'template',
  },
}).createMachine({
  id: 'selectionProcess',
  context: ({ input }) => ({ ...input, process: null, open: null, left: null, command: null, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ requisitionId: context.requisitionId }),
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ process: event.output }) } },
        onError: { target: 'unavailable', actions: explain },
      },
    },
    unavailable: { on: { retry: { target: 'loading', actions: 'forgive' } } },
    ready: {
      on: {
        open: { guard: 'isEditable', actions: { type: 'open', params: ({ event }) => event } },
        leave: { actions: 'leave' },
        saved: { target: 'loading', actions: 'leave' },
        do: { target: 'sending', guard: 'isEditable', actions: { type: 'want', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => ({ requisitionId: context.requisitionId, command: context.command as ProcessCommand }),
        onDone: {
          target: 'loading',
          actions: ['leave', { type: 'tellDone', params: ({ event }) => ({ message: event.output }) }],
        },
        onError: [
          { guard: 'wasTyped', target: 'ready', actions: explain },
          { target: 'loading', actions: ['leave', explain] },
        ],
      },
    },
  },
})
