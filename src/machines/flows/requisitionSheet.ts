import { assign, emit, fromPromise, setup } from 'xstate'
import { mostSheetsAtOnce } from '../../api/bounds.gen.ts'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import type { components as shared } from '../../api/common.gen.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'

export type RequisitionSheet = components['schemas']['RequisitionSheet']
/** Some requisitions, or all that a list finds. */
export type Chosen = { ids: number[] } | { matching: { criteria: shared['schemas']['Criteria'] } }
export type Purpose = 'print' | 'save' | 'show'

type Context = { purpose: Purpose; chosen: Chosen; ids: number[]; sheets: RequisitionSheet[]; done: number; problem: Refusal | null; incomplete: number[] }
type Given = { sheets: RequisitionSheet[] }

/** Where an incomplete one stood in the question: the refusal names its field. */
const incompleteOf = (problem: Refusal, ids: number[]) =>
  problem.code === 'REQUISITION_INCOMPLETE' ? problem.errors.flatMap(({ field }) => ids[Number(/^ids\.(\d+)$/.exec(field)?.[1])] ?? []) : []

const note = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/**
 * From the wish for printed sheets to the paper: they are asked for, laid out, then printed or saved. Incomplete ones
 * refuse the whole; the person may go on without them. What is only to be shown stays shown, to be printed and saved
 * as often as wanted.
 */
export const requisitionSheetMachine = setup({
  types: {} as {
    input: { purpose: Purpose; chosen: Chosen }
    context: Context
    events: { type: 'print' } | { type: 'save' } | { type: 'progress'; done: number } | { type: 'leaveOut' } | { type: 'retry' }
    emitted: { type: 'refused'; problem: unknown; several: boolean } | { type: 'done' }
    tags: 'asking' | 'laidOut' | 'busy' | 'ended'
  },
  actors: {
    find: fromPromise<number[], { chosen: Chosen }>(async ({ input: { chosen }, signal }) => {
      if ('ids' in chosen) return chosen.ids
      const body = { ...chosen.matching.criteria, page: 1, size: 100 } as const
      const { responseDataList } = await recruitment.POST('/requisitions/criteria', { body, signal }).then(orThrow)
      return responseDataList.map(({ id }) => id).slice(0, mostSheetsAtOnce)
    }),
    ask: fromPromise<RequisitionSheet[], { ids: number[] }>(({ input: { ids }, signal }) =>
      recruitment.POST('/job_position/pdfdata', { body: { ids }, signal }).then((answer) => orThrow(answer).responseDataList),
    ),
    /** Provided by the view: it has the paper. */
    print: fromPromise<void, Given>(() => Promise.reject(new Error('Nobody prints.'))),
    save: fromPromise<void, Given & { onProgress: (done: number) => void }>(() => Promise.reject(new Error('Nobody saves.'))),
  },
  actions: {
    keepIds: assign((_, { ids }: { ids: number[] }) => ({ ids })),
    keepSheets: assign((_, { sheets }: { sheets: RequisitionSheet[] }) => ({ sheets, problem: null, incomplete: [] })),
    noteProgress: assign((_, { done }: { done: number }) => ({ done })),
    leaveOut: assign(({ context }) => ({ ids: context.ids.filter((id) => !context.incomplete.includes(id)), problem: null })),
    begin: assign({ done: 0, problem: null }),
    explain: assign(({ context }, { problem }: { problem: unknown }) => {
      const refusal = asRefusal(problem)
      return { problem: refusal, incomplete: incompleteOf(refusal, context.ids) }
    }),
    tellRefused: emit((_, told: { problem: unknown; several: boolean }) => ({ type: 'refused' as const, ...told })),
    tellDone: emit({ type: 'done' as const }),
  },
  guards: {
    toPrint: ({ context }) => context.purpose === 'print',
    toSave: ({ context }) => context.purpose === 'save',
    someAreLeft: ({ context }) => context.incomplete.length > 0 && context.incomplete.length < context.ids.length,
    toShow: ({ context }) => context.purpose === 'show',
    isNothing: (_, { ids }: { ids: number[] }) => ids.length === 0,
  },
}).createMachine({
  id: 'requisitionSheet',
  context: ({ input }) => ({ ...input, ids: [], sheets: [], done: 0, problem: null, incomplete: [] }),
  initial: 'finding',
  states: {
    finding: {
      tags: 'asking',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ chosen: context.chosen }),
        onDone: [
          // What the list found may be gone in the meantime.
          { target: 'done', guard: { type: 'isNothing', params: ({ event }) => ({ ids: event.output }) } },
          { target: 'asking', actions: { type: 'keepIds', params: ({ event }) => ({ ids: event.output }) } },
        ],
        onError: { target: 'refused', actions: note },
      },
    },
    asking: {
      tags: 'asking',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ ids: context.ids }),
        onDone: { target: 'deciding', actions: { type: 'keepSheets', params: ({ event }) => ({ sheets: event.output }) } },
        onError: {
          target: 'refused',
          actions: [note, { type: 'tellRefused', params: ({ event, context }) => ({ problem: event.error, several: context.ids.length > 1 }) }],
        },
      },
    },
    refused: {
      on: { leaveOut: { target: 'asking', guard: 'someAreLeft', actions: 'leaveOut' }, retry: { target: 'finding', actions: 'begin' } },
    },
    deciding: { always: [{ target: 'printing', guard: 'toPrint' }, { target: 'saving', guard: 'toSave' }, { target: 'shown' }] },
    shown: {
      tags: 'laidOut',
      on: { print: { target: 'printing', actions: 'begin' }, save: { target: 'saving', actions: 'begin' } },
    },
    printing: {
      tags: ['laidOut', 'busy'],
      invoke: {
        id: 'print',
        src: 'print',
        input: ({ context }) => ({ sheets: context.sheets }),
        onDone: [{ target: 'done', guard: 'toPrint' }, { target: 'shown' }],
        onError: { target: 'failed', actions: note },
      },
    },
    saving: {
      tags: ['laidOut', 'busy'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context, self }) => ({ sheets: context.sheets, onProgress: (done) => self.send({ type: 'progress', done }) }),
        onDone: [{ target: 'done', guard: 'toSave' }, { target: 'shown' }],
        onError: { target: 'failed', actions: note },
      },
      on: { progress: { actions: { type: 'noteProgress', params: ({ event }) => ({ done: event.done }) } } },
    },
    failed: {
      tags: 'laidOut',
      on: {
        retry: { target: 'deciding', actions: 'begin' },
        print: { target: 'printing', guard: 'toShow', actions: 'begin' },
        save: { target: 'saving', guard: 'toShow', actions: 'begin' },
      },
    },
    done: { type: 'final', tags: 'ended', entry: 'tellDone' },
  },
})
