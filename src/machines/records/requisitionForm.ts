import { assign, fromPromise, setup } from 'xstate'
import type { Refusal } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { type Closed, type JobPosition, loadPosition, moveRequisition, type PositionChanges, partOf, type Step, savePart } from './requisitionFormCalls.ts'

type Context = {
  id: number
  position: JobPosition | null
  /** What was typed and is not on its way yet. */
  changes: PositionChanges
  /** What is on its way. */
  sending: PositionChanges
  /** The record as somebody else saved it meanwhile. */
  theirs: JobPosition | null
  step: Step | null
  problem: Refusal | null
  savedAt: string | null
}
type Event =
  | { type: 'edit'; changes: PositionChanges }
  | { type: 'save' }
  | { type: 'move'; step: Step }
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  | { type: 'retry' }
  | { type: 'reload' }

const thrown = ({ event }: { event: { error: unknown } }) => ({ problem: event.error })
const explain = { type: 'explain', params: thrown } as const

/** The job position as it is being written: kept while typing, saved when typing stops, never over somebody else's work. */
export const requisitionFormMachine = setup({
  types: {} as { input: { id: number }; context: Context; events: Event; tags: 'busy' | 'unsaved' | 'saving' },
  actors: {
    load: fromPromise<JobPosition, { id: number }>(({ input, signal }) => loadPosition(input.id, signal)),
    save: fromPromise<number, { position: JobPosition; part: PositionChanges }>(({ input: { position, part }, signal }) =>
      savePart(position.id, position.version, part, signal),
    ),
    change: fromPromise<Closed, { position: JobPosition; step: Step }>(({ input: { position, step }, signal }) =>
      moveRequisition(position.id, position.version, step, signal),
    ),
  },
  actions: {
    keep: assign((_, { position }: { position: JobPosition }) => ({ position, theirs: null })),
    note: assign(({ context }, { changes }: { changes: PositionChanges }) => ({ changes: { ...context.changes, ...changes } })),
    dispatch: assign(({ context }) => ({ sending: partOf(context.changes).part, changes: partOf(context.changes).rest, problem: null })),
    confirm: assign(({ context }, { version }: { version: number }) => ({
      position: { ...(context.position as JobPosition), ...context.sending, version },
      sending: {},
      savedAt: new Date().toISOString(),
    })),
    takeBack: assign(({ context }) => ({ changes: { ...context.sending, ...context.changes }, sending: {} })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    forgive: assign({ problem: null }),
    intend: assign((_, { step }: { step: Step }) => ({ step, problem: null })),
    stayPut: assign({ step: null }),
    compare: assign((_, { theirs }: { theirs: JobPosition }) => ({ theirs })),
    overrule: assign(({ context }) => ({ position: context.theirs, theirs: null })),
    giveWay: assign(({ context }) => ({ position: context.theirs, theirs: null, changes: {}, sending: {}, step: null })),
    /** Provided by the view: says that the move was made, and what ended with it. */
    tellMoved: (_, _params: { closed: Closed }) => {},
  },
  guards: {
    isStale: (_, { problem }: { problem: unknown }) => asRefusal(problem).code === 'STALE_VERSION',
    hasChanges: ({ context }) => Object.keys(context.changes).length > 0,
    wantsToMove: ({ context }) => context.step !== null,
  },
  delays: { typingStops: 1200 },
}).createMachine({
  id: 'requisitionForm',
  context: ({ input }) => ({ ...input, position: null, changes: {}, sending: {}, theirs: null, step: null, problem: null, savedAt: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'clean', actions: { type: 'keep', params: ({ event }) => ({ position: event.output }) } },
        onError: { target: 'unavailable', actions: explain },
      },
    },
    unavailable: { on: { retry: 'loading' } },
    clean: {
      on: {
        edit: { target: 'typing', actions: { type: 'note', params: ({ event }) => event } },
        move: { target: 'moving', actions: { type: 'intend', params: ({ event }) => event } },
        reload: 'loading',
      },
    },
    typing: {
      tags: 'unsaved',
      after: { typingStops: 'saving' },
      on: {
        edit: { target: 'typing', reenter: true, actions: { type: 'note', params: ({ event }) => event } },
        save: 'saving',
        move: { target: 'saving', actions: { type: 'intend', params: ({ event }) => event } },
      },
    },
    saving: {
      entry: 'dispatch',
      tags: ['unsaved', 'saving'],
      on: {
        edit: { actions: { type: 'note', params: ({ event }) => event } },
        move: { actions: { type: 'intend', params: ({ event }) => event } },
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ position: context.position as JobPosition, part: context.sending }),
        onDone: { target: 'saved', actions: { type: 'confirm', params: ({ event }) => ({ version: event.output }) } },
        onError: [
          { guard: { type: 'isStale', params: thrown }, target: 'comparing', actions: ['takeBack', explain] },
          { target: 'refused', actions: ['takeBack', 'stayPut', explain] },
        ],
      },
    },
    saved: { always: [{ guard: 'hasChanges', target: 'saving' }, { guard: 'wantsToMove', target: 'moving' }, { target: 'clean' }] },
    refused: {
      tags: 'unsaved',
      on: {
        edit: { target: 'typing', actions: { type: 'note', params: ({ event }) => event } },
        save: 'saving',
        retry: 'saving',
      },
    },
    comparing: {
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'compare',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'choosing', actions: { type: 'compare', params: ({ event }) => ({ theirs: event.output }) } },
        onError: { target: 'refused', actions: ['stayPut', explain] },
      },
    },
    choosing: {
      tags: 'unsaved',
      on: {
        keepMine: { target: 'saving', actions: 'overrule' },
        takeTheirs: { target: 'clean', actions: ['giveWay', 'forgive'] },
      },
    },
    moving: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({ position: context.position as JobPosition, step: context.step as Step }),
        onDone: { target: 'loading', actions: ['stayPut', { type: 'tellMoved', params: ({ event }) => ({ closed: event.output }) }] },
        onError: [
          { guard: { type: 'isStale', params: thrown }, target: 'loading', actions: ['stayPut', explain] },
          { target: 'clean', actions: ['stayPut', explain] },
        ],
      },
    },
  },
})
