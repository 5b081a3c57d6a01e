import { and, assign, emit, fromPromise, setup } from 'xstate'
import type { Refusal } from '../../../api/client.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { asRefusal } from '../../../api/refusal.ts'

export type BulkMove = components['schemas']['BulkMove']
/** Records by their numbers, or all that a list finds. */
export type Which = { ids?: number[]; matching?: { total: number } }
type Calls<What> = {
  /** So many records are sent with one call. */
  size: number
  move: (part: What, signal: AbortSignal) => Promise<BulkMove[]>
  /** The numbers of all that a list finds; without it they are sent with one call. */
  find?: (what: What, signal: AbortSignal) => Promise<number[]>
}
type Context = {
  what: Which
  /** What is still to be sent, the first of it first. */
  parts: readonly Which[]
  /** What became of those that were sent, and of how many records. */
  moves: readonly BulkMove[]
  of: number
  /** What became of each when it was last tried. */
  answer: readonly BulkMove[] | null
  problem: Refusal | null
  stopping: boolean
}

const inParts = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))

const sizeOf = ({ ids, matching }: Which) => ids?.length ?? matching?.total ?? 0
const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/** One change of many records, sent part by part: each is answered for itself, and whoever stops or loses the connection keeps what is done. */
export function bulkMachine<What extends Which>({ size, move, find }: Calls<What>) {
  const machine = setup({
    types: {} as {
      context: Context
      events: { type: 'do'; what: Which } | { type: 'stop' }
      /** `left` were not sent. */
      emitted: { type: 'done'; answer: readonly BulkMove[]; left: number[]; stopped: boolean; problem: Refusal | null } | { type: 'refused'; problem: Refusal }
      tags: 'busy'
    },
    actors: {
      divide: fromPromise<Which[], Which>(async ({ input, signal }) => {
        if (!input.ids && (!find || sizeOf(input) <= size)) return [input]
        const { matching: _, ...said } = input
        return inParts(input.ids ?? (await find!(input as What, signal)), size).map((ids) => ({ ...said, ids }))
      }),
      send: fromPromise<BulkMove[], Which>(({ input, signal }) => move(input as What, signal)),
    },
    actions: {
      want: assign((_, { what }: { what: Which }) => ({ what, parts: [], moves: [], of: sizeOf(what), problem: null, stopping: false })),
      keepParts: assign((_, { parts }: { parts: Which[] }) => ({ parts })),
      note: assign(({ context }, { moves }: { moves: BulkMove[] }) => ({ moves: [...context.moves, ...moves], parts: context.parts.slice(1) })),
      explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
      stop: assign({ stopping: true }),
      conclude: assign(({ context }) => ({ answer: context.moves })),
      tell: emit(({ context: { moves, parts, stopping, problem } }) => ({
        type: 'done' as const,
        answer: moves,
        left: parts.flatMap(({ ids }) => ids ?? []),
        stopped: stopping,
        problem,
      })),
      tellRefused: emit(({ context }) => ({ type: 'refused' as const, problem: asRefusal(context.problem) })),
    },
    guards: {
      hasMore: ({ context }) => context.parts.length > 0,
      isWanted: ({ context }) => !context.stopping,
      isBegun: ({ context }) => context.moves.length > 0,
    },
  }).createMachine({
    id: 'bulk',
    context: { what: {}, parts: [], moves: [], of: 0, answer: null, problem: null, stopping: false },
    initial: 'ready',
    states: {
      ready: { on: { do: { target: 'dividing', actions: { type: 'want', params: ({ event }) => event } } } },
      dividing: {
        tags: 'busy',
        invoke: {
          id: 'divide',
          src: 'divide',
          input: ({ context }) => context.what,
          onDone: { target: 'sending', actions: { type: 'keepParts', params: ({ event }) => ({ parts: event.output }) } },
          onError: { target: 'refused', actions: explain },
        },
        on: { stop: { target: 'ready', actions: ['stop', 'tell'] } },
      },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => context.parts[0]!,
          onDone: { target: 'sent', actions: { type: 'note', params: ({ event }) => ({ moves: event.output }) } },
          onError: { target: 'refused', actions: explain },
        },
        on: { stop: { actions: 'stop' } },
      },
      sent: {
        always: [
          { target: 'sending', guard: and(['hasMore', 'isWanted']) },
          { target: 'ready', actions: ['conclude', 'tell'] },
        ],
      },
      /** What was sent before is done all the same; the rest can be tried again. */
      refused: {
        always: [
          { target: 'ready', guard: 'isBegun', actions: ['conclude', 'tell'] },
          { target: 'ready', actions: 'tellRefused' },
        ],
      },
    },
  })
  return machine as typeof machine & { readonly sends?: What }
}

export type Bulk<What extends Which> = ReturnType<typeof bulkMachine<What>>
