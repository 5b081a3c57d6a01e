import { assign, fromPromise, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'

type Schemas = components['schemas']
export type OwnRecord = Schemas['EmployeeRecord']
export type Sections = Omit<Schemas['SaveEmployee'], 'version'>
/** The pages of the own record; each has an address of its own. */
export type RecordStep = 'personal' | 'contacts' | 'pay' | 'tax' | 'more' | 'review'
export const recordSteps: readonly RecordStep[] = ['personal', 'contacts', 'pay', 'tax', 'more', 'review']
const stepAfter = (step: RecordStep): RecordStep => recordSteps[recordSteps.indexOf(step) + 1] ?? 'review'

const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/** The own record, section by section: each is saved as one goes on, so nothing is lost on the way. */
export const ownRecordMachine = setup({
  types: {} as {
    input: { employeeId: number }
    context: { employeeId: number; record: OwnRecord | null; heading: RecordStep; sections: Sections; problem: Refusal | null }
    events: { type: 'visit'; step: RecordStep } | { type: 'save'; sections: Sections } | { type: 'finish' } | { type: 'retry' }
    tags: 'busy'
  },
  actors: {
    load: fromPromise<OwnRecord, { employeeId: number }>(({ input, signal }) =>
      recruitment.GET('/employee/get/{employeeId}', { params: { path: input }, signal }).then((answer) => orThrow(answer).data),
    ),
    save: fromPromise<OwnRecord, { record: OwnRecord; sections: Sections }>(({ input: { record, sections }, signal }) =>
      recruitment
        .POST('/employee/save/{contractId}', {
          params: { path: { contractId: record.contract.contractId } },
          body: { ...sections, version: record.version },
          signal,
        })
        .then((answer) => orThrow(answer).data),
    ),
  },
  actions: {
    keep: assign((_, { record }: { record: OwnRecord }) => ({ record })),
    clear: assign({ problem: null }),
    head: assign((_, { step }: { step: RecordStep }) => ({ heading: step, problem: null })),
    goOn: assign(({ context }) => ({ heading: stepAfter(context.heading), problem: null, sections: {} })),
    note: assign((_, { sections }: { sections: Sections }) => ({ sections, problem: null })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
  },
  guards: {
    isFinished: ({ context }) => context.record?.recordCompletedAt != null,
    isFinishing: ({ context }) => context.sections.complete === true,
    isStale: (_, { problem }: { problem: unknown }) => asRefusal(problem).code === 'STALE_VERSION',
  },
}).createMachine({
  id: 'ownRecord',
  context: ({ input }) => ({ ...input, record: null, heading: 'personal', sections: {}, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: { visit: { actions: { type: 'head', params: ({ event }) => ({ step: event.step }) } } },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { employeeId } }) => ({ employeeId }),
        onDone: { target: 'loaded', actions: { type: 'keep', params: ({ event }) => ({ record: event.output }) } },
        onError: { target: 'unavailable', actions: explain },
      },
    },
    unavailable: { on: { retry: { target: 'loading', actions: 'clear' } } },
    loaded: { always: [{ guard: 'isFinished', target: 'finished' }, { target: 'filling' }] },
    filling: {
      on: {
        visit: { actions: { type: 'head', params: ({ event }) => ({ step: event.step }) } },
        save: { target: 'saving', actions: { type: 'note', params: ({ event }) => ({ sections: event.sections }) } },
        finish: { target: 'saving', actions: { type: 'note', params: { sections: { complete: true } } } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { record, sections } }) => ({ record: record as OwnRecord, sections }),
        onDone: [
          { guard: 'isFinishing', target: 'finished', actions: { type: 'keep', params: ({ event }) => ({ record: event.output }) } },
          { target: 'filling', actions: [{ type: 'keep', params: ({ event }) => ({ record: event.output }) }, 'goOn'] },
        ],
        onError: [
          { guard: { type: 'isStale', params: ({ event }) => ({ problem: event.error }) }, target: 'loading', actions: explain },
          { target: 'filling', actions: explain },
        ],
      },
    },
    finished: { on: { visit: { target: 'filling', actions: { type: 'head', params: ({ event }) => ({ step: event.step }) } } } },
  },
})
