import { assign, emit, fromPromise, setup } from 'xstate'
import { hr, orThrow, type Refusal } from '../../../api/client.ts'
import type { components } from '../../../api/hr.gen.ts'
import { newKey } from '../../../api/newKey.ts'
import { asRefusal } from '../../../api/refusal.ts'
import { askOf, type LeaveTyped } from './leaveTyped.ts'

/** Only what is whole is priced and sent. */
const wholeOf = (typed: LeaveTyped) => askOf(typed) as NonNullable<ReturnType<typeof askOf>>

type Schemas = components['schemas']
type LeavePreview = Schemas['LeavePreview']
/** Where what is typed is kept until it is sent. */
type Kept = { keep: (typed: LeaveTyped | null) => void }
/** The request whose question is answered with other days. */
type Instead = Pick<Schemas['LeaveRequest'], 'id' | 'version'>
type Input = { typed: LeaveTyped; employeeId?: number | undefined; draft?: Kept | undefined; instead?: Instead | undefined }
type Context = {
  typed: LeaveTyped
  employeeId: number | undefined
  draft: Kept | undefined
  instead: Instead | undefined
  /** The same request that is tried again has the same key, so that it is made once. */
  key: string
  /** What is typed would come to this; it stays on the screen until the next price is known. */
  preview: LeavePreview | null
  /** Why the price could not be asked. */
  unpriced: Refusal | null
  /** Why the request was not taken. */
  problem: Refusal | null
}

/** So long nothing is typed before the price is asked, in milliseconds. */
const REST = 250
const refused = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/** A request for leave before it is sent: priced while it is typed, sent once, and kept as it was typed where it is refused. */
export const leaveRequestFlow = setup({
  types: {} as {
    input: Input
    context: Context
    events: { type: 'type'; part: Partial<LeaveTyped> } | { type: 'price' } | { type: 'send' } | { type: 'discard' }
    emitted: { type: 'asked'; request: Schemas['LeaveRequest']; message: string } | { type: 'refused' }
    tags: 'busy' | 'pricing'
  },
  delays: { rest: REST },
  actors: {
    price: fromPromise<LeavePreview, Context>(({ input: { typed, employeeId, instead }, signal }) =>
      hr
        .POST('/leave/preview', { body: { ...wholeOf(typed), ...(employeeId ? { employeeId } : {}), ...(instead ? { requestId: instead.id } : {}) }, signal })
        .then((answer) => orThrow(answer).data),
    ),
    ask: fromPromise<{ data: Schemas['LeaveRequest']; message: string }, Context>(({ input: { typed, employeeId, key, instead }, signal }) => {
      const note = typed.note.trim()
      const once = { 'Idempotency-Key': key }
      if (instead) {
        const other = { ...wholeOf(typed), note, version: instead.version }
        return hr.POST('/leave/request/answer/{id}', { params: { path: { id: instead.id }, header: once }, body: other, signal }).then(orThrow)
      }
      const body = {
        ...wholeOf(typed),
        ...(employeeId ? { employeeId } : {}),
        ...(note ? { note } : {}),
        ...(typed.certificate ? { certificateId: typed.certificate.id } : {}),
      }
      return hr.POST('/leave/request', { params: { header: once }, body, signal }).then(orThrow)
    }),
  },
  actions: {
    keepTyped: assign(({ context }, { part }: { part: Partial<LeaveTyped> }) => ({ typed: { ...context.typed, ...part }, key: newKey(), problem: null })),
    store: ({ context }) => context.draft?.keep(context.typed),
    forget: ({ context }) => context.draft?.keep(null),
    keepPreview: assign((_, { preview }: { preview: LeavePreview }) => ({ preview, unpriced: null })),
    dropPreview: assign({ preview: null, unpriced: null }),
    explainPrice: assign((_, { problem }: { problem: unknown }) => ({ preview: null, unpriced: asRefusal(problem) })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    forgive: assign({ problem: null }),
    tellAsked: emit((_, told: { data: Schemas['LeaveRequest']; message: string }) => ({ type: 'asked' as const, request: told.data, message: told.message })),
    tellRefused: emit({ type: 'refused' as const }),
  },
  guards: {
    canPrice: ({ context }) => askOf(context.typed) !== null,
    changesPrice: (_, { part }: { part: Partial<LeaveTyped> }) => Object.keys(part).some((field) => field !== 'note' && field !== 'certificate'),
  },
}).createMachine({
  id: 'leaveRequest',
  context: ({ input: { typed, employeeId, draft, instead } }) => ({
    typed,
    employeeId,
    draft,
    instead,
    key: newKey(),
    preview: null,
    unpriced: null,
    problem: null,
  }),
  initial: 'typing',
  states: {
    typing: {
      initial: 'changed',
      on: {
        type: [
          {
            target: '.changed',
            guard: { type: 'changesPrice', params: ({ event }) => ({ part: event.part }) },
            actions: [{ type: 'keepTyped', params: ({ event }) => ({ part: event.part }) }, 'store'],
          },
          { actions: [{ type: 'keepTyped', params: ({ event }) => ({ part: event.part }) }, 'store'] },
        ],
        send: { target: 'sending', guard: 'canPrice' },
        discard: { target: 'gone', actions: 'forget' },
      },
      states: {
        changed: { always: [{ target: 'resting', guard: 'canPrice' }, { target: 'incomplete' }] },
        /** Something is missing without which there is no price. */
        incomplete: { entry: 'dropPreview' },
        resting: { tags: 'pricing', after: { rest: 'pricing' } },
        pricing: {
          tags: 'pricing',
          invoke: {
            id: 'price',
            src: 'price',
            input: ({ context }) => context,
            onDone: { target: 'priced', actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) } },
            onError: { target: 'unpriced', actions: { type: 'explainPrice', params: ({ event }) => ({ problem: event.error }) } },
          },
        },
        priced: {},
        unpriced: { on: { price: 'pricing' } },
      },
    },
    // What is typed meanwhile would go with the answer: the fields rest until it is here.
    sending: {
      tags: 'busy',
      entry: 'forgive',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context,
        onDone: { target: 'gone', actions: ['forget', { type: 'tellAsked', params: ({ event }) => event.output }] },
        onError: { target: 'typing', actions: [refused, 'tellRefused'] },
      },
    },
    gone: { type: 'final' },
  },
})
