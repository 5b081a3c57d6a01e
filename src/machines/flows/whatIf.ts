import { assign, emit, fromPromise, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'

type Schemas = components['schemas']
export type WhatIf = Schemas['WhatIf']
type WeighedCriterion = Schemas['WeighedCriterion']
type Weighing = { weight: number; mandatory: boolean }
export type Tried = Record<string, Weighing>
type Asked = { id: number; weights: Schemas['TriedWeight'][] }
type Saved = { id: number; weights: Schemas['ChangedWeight'][] }

/** A criterion's name among all of the requisition. */
export const weighingKey = ({ section, criterion }: Pick<WeighedCriterion, 'section' | 'criterion'>): string => `${section} ${criterion}`

/** A criterion with what was tried for it. */
export const weighedAs = (criterion: WeighedCriterion, tried: Tried): WeighedCriterion => ({
  ...criterion,
  ...tried[weighingKey(criterion)],
})

const differs = (tried: Tried) => (criterion: WeighedCriterion) => {
  const now = weighedAs(criterion, tried)
  return now.weight !== criterion.weight || now.mandatory !== criterion.mandatory
}
/** What was tried and is not what is saved. */
export const triedOnes = (answer: WhatIf | null, tried: Tried) =>
  (answer?.criteria ?? []).filter(differs(tried)).map((criterion) => weighedAs(criterion, tried))

const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/** Weights are played with: each change is ranked at once when the hand rests, and nothing is kept before it is saved. */
export const whatIfMachine = setup({
  types: {} as {
    /** `tried`: what was tried before and not saved. */
    input: { id: number; tried?: Tried }
    context: { id: number; answer: WhatIf | null; tried: Tried; problem: Refusal | null }
    events: { type: 'weigh'; criterion: WeighedCriterion; as: Partial<Weighing> } | { type: 'reset' } | { type: 'save' } | { type: 'retry' }
    emitted: { type: 'saved'; message: string } | { type: 'tried'; tried: Tried }
    tags: 'busy' | 'ranking'
  },
  actors: {
    rank: fromPromise<WhatIf, Asked>(({ input: { id, weights }, signal }) =>
      recruitment.POST('/job_position/what-if/{id}', { params: { path: { id } }, body: { weights }, signal }).then((answer) => orThrow(answer).data),
    ),
    save: fromPromise<{ message: string }, Saved>(({ input: { id, weights }, signal }) =>
      recruitment.POST('/job_position/weights/{id}', { params: { path: { id } }, body: { weights }, signal }).then(orThrow),
    ),
  },
  actions: {
    keep: assign((_, { answer }: { answer: WhatIf }) => ({ answer, problem: null })),
    note: assign(({ context: { tried } }, { criterion, as }: { criterion: WeighedCriterion; as: Partial<Weighing> }) => {
      const { weight, mandatory } = { ...weighedAs(criterion, tried), ...as }
      return { tried: { ...tried, [weighingKey(criterion)]: { weight, mandatory } } }
    }),
    forget: assign({ tried: {}, problem: null }),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    tellTried: emit(({ context: { tried } }) => ({ type: 'tried' as const, tried })),
    tellSaved: emit((_, { message }: { message: string }) => ({ type: 'saved' as const, message })),
  },
  guards: {
    wasTried: ({ context }) => Object.keys(context.tried).length > 0,
    somethingChanged: ({ context }) => triedOnes(context.answer, context.tried).length > 0,
  },
  delays: { handRests: 250 },
}).createMachine({
  id: 'whatIf',
  context: ({ input: { id, tried = {} } }) => ({ id, answer: null, tried, problem: null }),
  initial: 'loading',
  on: { weigh: { target: '.weighing', actions: [{ type: 'note', params: ({ event }) => event }, 'tellTried'] } },
  states: {
    loading: {
      tags: ['busy', 'ranking'],
      // Before anything is there, nothing can be weighed.
      on: { weigh: {} },
      invoke: {
        id: 'load',
        src: 'rank',
        input: ({ context: { id } }) => ({ id, weights: [] }),
        onDone: [
          { guard: 'wasTried', target: 'weighing', actions: { type: 'keep', params: ({ event }) => ({ answer: event.output }) } },
          { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'unavailable', actions: explain },
      },
    },
    unavailable: { on: { retry: 'loading' } },
    ready: {
      on: {
        reset: { target: 'loading', actions: ['forget', 'tellTried'] },
        save: { target: 'saving', guard: 'somethingChanged' },
      },
    },
    weighing: { tags: 'ranking', after: { handRests: 'ranking' } },
    ranking: {
      tags: 'ranking',
      invoke: {
        id: 'rank',
        src: 'rank',
        input: ({ context: { id, answer, tried } }) => ({
          id,
          weights: triedOnes(answer, tried).map(({ section, criterion, weight, mandatory }) => ({ section, criterion, weight, mandatory })),
        }),
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'ready', actions: explain },
      },
    },
    saving: {
      tags: 'busy',
      on: { weigh: {} },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { id, answer, tried } }) => ({ id, weights: triedOnes(answer, tried).map(({ name: _name, ...weight }) => weight) }),
        onDone: { target: 'loading', actions: ['forget', 'tellTried', { type: 'tellSaved', params: ({ event }) => event.output }] },
        onError: { target: 'ready', actions: explain },
      },
    },
  },
})
