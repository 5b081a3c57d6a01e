import { assign, fromPromise, setup } from 'xstate'
import type { Refusal } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'

/** A row of a section of the requisition form: weighed, versioned. */
export type Weighed = { id: number; weight: number; mandatory: boolean; version: number }

export type SectionCalls<Row extends Weighed, Values> = {
  list: (positionId: number, signal: AbortSignal) => Promise<Row[]>
  add: (positionId: number, values: Values, signal: AbortSignal) => Promise<unknown>
  change: (row: Row, changes: Partial<Values>, signal: AbortSignal) => Promise<unknown>
  remove: (row: Row, signal: AbortSignal) => Promise<unknown>
}

const thrown = ({ event }: { event: { error: unknown } }) => ({ problem: event.error })
const explain = { type: 'explain', params: thrown } as const

const byId = <Row extends Weighed>(rows: Row[], others: Record<number, Row> = {}): Record<number, Row> => ({
  ...others,
  ...Object.fromEntries(rows.map((row) => [row.id, row])),
})

/** The rows of one section: shown as changed at once, saved one after the other when the hand rests, read anew after each. */
export function requisitionSection<Row extends Weighed, Values extends object>(calls: SectionCalls<Row, Values>) {
  type Changes = Record<number, Partial<Values>>
  return setup({
    types: {} as {
      input: { positionId: number }
      context: {
        positionId: number
        rows: Row[]
        /** As the service has them. */
        saved: Record<number, Row>
        changes: Changes
        sending: number | null
        values: Values | null
        row: Row | null
        problem: Refusal | null
        savedAt: string | null
      }
      events: { type: 'add'; values: Values } | { type: 'change'; id: number; changes: Partial<Values> } | { type: 'remove'; row: Row } | { type: 'retry' }
      tags: 'busy' | 'saving'
    },
    actors: {
      list: fromPromise<Row[], { positionId: number }>(({ input, signal }) => calls.list(input.positionId, signal)),
      add: fromPromise<unknown, { positionId: number; values: Values }>(({ input, signal }) => calls.add(input.positionId, input.values, signal)),
      change: fromPromise<unknown, { row: Row; changes: Partial<Values> }>(({ input, signal }) => calls.change(input.row, input.changes, signal)),
      remove: fromPromise<unknown, { row: Row }>(({ input, signal }) => calls.remove(input.row, signal)),
    },
    actions: {
      keep: assign((_, { rows }: { rows: Row[] }) => ({ rows, saved: byId(rows), changes: {}, sending: null, values: null, row: null })),
      want: assign((_, { values }: { values: Values }) => ({ values, problem: null })),
      choose: assign((_, { row }: { row: Row }) => ({ row, problem: null })),
      note: assign(({ context }, { id, changes }: { id: number; changes: Partial<Values> }) => ({
        rows: context.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
        changes: { ...context.changes, [id]: { ...context.changes[id], ...changes } },
        problem: null,
      })),
      take: assign(({ context }) => ({ sending: Number(Object.keys(context.changes)[0]) })),
      stamp: assign({ savedAt: () => new Date().toISOString(), problem: null }),
      settle: assign(({ context }) => {
        const { [context.sending ?? 0]: _sent, ...changes } = context.changes
        const raised = context.rows.map((row) => (row.id === context.sending ? { ...row, version: row.version + 1 } : row))
        return {
          changes,
          rows: raised,
          saved: byId(
            raised.filter((row) => !changes[row.id]),
            context.saved,
          ),
          sending: null,
          savedAt: new Date().toISOString(),
          problem: null,
        }
      }),
      explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
      /** Provided by the view: says that a row was removed and offers to bring it back. */
      tellRemoved: (_, _params: { row: Row }) => {},
    },
    guards: { hasMore: ({ context }) => Object.keys(context.changes).length > 0 },
    delays: { handRests: 800 },
  }).createMachine({
    id: 'requisitionSection',
    context: ({ input }) => ({ ...input, rows: [], saved: {}, changes: {}, sending: null, values: null, row: null, problem: null, savedAt: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'list',
          src: 'list',
          input: ({ context }) => ({ positionId: context.positionId }),
          onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ rows: event.output }) } },
          onError: { target: 'unavailable', actions: explain },
        },
      },
      unavailable: { on: { retry: 'loading' } },
      ready: {
        on: {
          add: { target: 'adding', actions: { type: 'want', params: ({ event }) => event } },
          change: { target: 'changing', actions: { type: 'note', params: ({ event }) => event } },
          remove: { target: 'removing', actions: { type: 'choose', params: ({ event }) => event } },
        },
      },
      changing: {
        tags: 'saving',
        after: { handRests: 'saving' },
        on: { change: { target: 'changing', reenter: true, actions: { type: 'note', params: ({ event }) => event } } },
      },
      saving: {
        entry: 'take',
        tags: ['saving', 'busy'],
        invoke: {
          id: 'change',
          src: 'change',
          input: ({ context }) => ({
            row: context.rows.find((row) => row.id === context.sending) as Row,
            changes: context.changes[context.sending ?? 0] as Partial<Values>,
          }),
          onDone: { target: 'saved', actions: 'settle' },
          onError: { target: 'loading', actions: explain },
        },
      },
      saved: { always: [{ guard: 'hasMore', target: 'saving' }, { target: 'ready' }] },
      adding: {
        tags: 'busy',
        invoke: {
          id: 'add',
          src: 'add',
          input: ({ context }) => ({ positionId: context.positionId, values: context.values as Values }),
          onDone: { target: 'loading', actions: 'stamp' },
          onError: { target: 'ready', actions: explain },
        },
      },
      removing: {
        tags: 'busy',
        invoke: {
          id: 'remove',
          src: 'remove',
          input: ({ context }) => ({ row: context.row as Row }),
          onDone: { target: 'loading', actions: ['stamp', { type: 'tellRemoved', params: ({ context }) => ({ row: context.row as Row }) }] },
          onError: { target: 'loading', actions: explain },
        },
      },
    },
  })
}
