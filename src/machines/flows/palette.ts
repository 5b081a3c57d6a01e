import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { queryClient } from '../../api/cache.ts'
import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { requisitionQuery } from '../records/requisitionQuery.ts'
import { candidateQuery } from './applicationStatus.ts'

type Schemas = components['schemas']
/** What the palette asks the service for; what of it a person may see is that person's lists. */
export const searchedKinds = ['requisitions', 'applications', 'people'] as const
export type SearchedKind = (typeof searchedKinds)[number]
export const paletteKinds = ['everything', 'pages', ...searchedKinds, 'actions'] as const
export type PaletteKind = (typeof paletteKinds)[number]

/** The record in the marked row, whose lifecycle is asked what may be done now. */
export type Marked = { kind: 'requisition' | 'application'; id: number }
type Transition = Schemas['ApplicationRecord']['transitions'][number]
/** What its lifecycle allows this person now. */
export type Offered = Marked & { name: string; status: string; version: number; transitions: Transition[] }

/** So long after the last key nothing is asked, and so long a mark rests before its record is read. */
const TYPED = 150
const RESTED = 200

const SIZE = 10
const hits = <Row>({ responseDataList, paging }: { responseDataList: Row[]; paging: { totalElements: number } }) => ({
  rows: responseDataList,
  total: paging.totalElements,
})
const searches = {
  requisitions: (search: string, signal: AbortSignal) =>
    recruitment
      .POST('/requisitions/criteria', { body: { search, size: SIZE }, signal })
      .then(orThrow)
      .then(hits),
  applications: (search: string, signal: AbortSignal) =>
    recruitment
      .POST('/application/criteria', { body: { search, size: SIZE }, signal })
      .then(orThrow)
      .then(hits),
  people: (search: string, signal: AbortSignal) =>
    recruitment
      .POST('/employee/criteria', { body: { search, size: SIZE }, signal })
      .then(orThrow)
      .then(hits),
}

export type Found = { [Kind in SearchedKind]: Awaited<ReturnType<(typeof searches)[Kind]>> }
const none = { rows: [], total: 0 }
export const nothingFound: Found = { requisitions: none, applications: none, people: none }

async function searchAll({ text, kinds, signal }: { text: string; kinds: readonly SearchedKind[]; signal: AbortSignal }): Promise<Partial<Found>> {
  const answers = await Promise.all(kinds.map(async (kind) => [kind, await searches[kind](text, signal)] as const))
  return Object.fromEntries(answers)
}

async function lookAt({ kind, id }: Marked): Promise<Offered> {
  if (kind === 'application') {
    const { application, transitions } = (await queryClient.fetchQuery(candidateQuery(id))).data
    const { firstName, surName } = application.applicant
    return { kind, id, name: `${firstName} ${surName}`.trim(), status: application.status, version: application.version, transitions }
  }
  const { data } = await queryClient.fetchQuery({ ...requisitionQuery(id), retry: false })
  const { position, transitions } = data
  return { kind, id, name: position.positionTitle, status: position.status, version: position.version, transitions }
}

type Context = {
  /** What this person may search. */
  kinds: readonly SearchedKind[]
  text: string
  kind: PaletteKind
  found: Found
  /** The words that `found` belongs to. */
  searched: string
  marked: Marked | null
  offered: Offered | null
}
const isSame = (one: Marked, other: Marked) => one.kind === other.kind && one.id === other.id
const recordsOf = ({ requisitions, applications }: Found): Marked[] => [
  ...requisitions.rows.map(({ id }) => ({ kind: 'requisition' as const, id })),
  ...applications.rows.map(({ id }) => ({ kind: 'application' as const, id })),
]
const isText = (text: string) => text.trim() !== ''

/** The palette while it is open: what is typed is looked for once the hand rests, and the marked record is asked what may be done with it. */
export const paletteMachine = setup({
  types: {} as {
    input: { kinds: readonly SearchedKind[] }
    context: Context
    events: { type: 'type'; text: string } | { type: 'choose'; kind: PaletteKind } | { type: 'mark'; marked: Marked } | { type: 'retry' }
    tags: 'searching' | 'failed'
  },
  actors: {
    search: fromPromise<Partial<Found>, { text: string; kinds: readonly SearchedKind[] }>(({ input, signal }) => searchAll({ ...input, signal })),
    look: fromPromise<Offered, Marked>(({ input }) => lookAt(input)),
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    keepKind: assign((_, { kind }: { kind: PaletteKind }) => ({ kind })),
    keepFound: assign(({ context }, { found }: { found: Partial<Found> }) => ({ found: { ...nothingFound, ...found }, searched: context.text })),
    forgetFound: assign({ found: nothingFound, searched: '' }),
    mark: assign(({ context }, { marked }: { marked: Marked }) => ({
      marked,
      offered: context.offered && isSame(context.offered, marked) ? context.offered : null,
    })),
    /** The first record that was found, until a person marks another one. */
    markFirst: enqueueActions(({ context, enqueue }) => {
      const [first] = recordsOf(context.found)
      if (first && !recordsOf(context.found).some((one) => context.marked && isSame(one, context.marked))) enqueue.raise({ type: 'mark', marked: first })
    }),
    keepOffered: assign((_, { offered }: { offered: Offered }) => ({ offered })),
  },
  guards: {
    isEmpty: ({ context }) => !isText(context.text) || context.kinds.length === 0,
    isUnmarked: ({ context }) => context.marked === null || context.offered !== null,
  },
  delays: { TYPED, RESTED },
}).createMachine({
  id: 'palette',
  context: ({ input }) => ({ ...input, text: '', kind: 'everything', found: nothingFound, searched: '', marked: null, offered: null }),
  type: 'parallel',
  states: {
    search: {
      initial: 'resting',
      on: {
        type: { target: '.typing', actions: { type: 'keepText', params: ({ event }) => event } },
        choose: { actions: { type: 'keepKind', params: ({ event }) => event } },
      },
      states: {
        resting: {},
        typing: {
          tags: 'searching',
          always: { guard: 'isEmpty', target: 'resting', actions: 'forgetFound' },
          after: { TYPED: 'searching' },
        },
        searching: {
          tags: 'searching',
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context: { text, kinds } }) => ({ text: text.trim(), kinds }),
            onDone: { target: 'resting', actions: [{ type: 'keepFound', params: ({ event }) => ({ found: event.output }) }, 'markFirst'] },
            onError: { target: 'failed', actions: 'forgetFound' },
          },
        },
        failed: { tags: 'failed', on: { retry: 'searching' } },
      },
    },
    offer: {
      initial: 'none',
      on: { mark: { target: '.resting', actions: { type: 'mark', params: ({ event }) => event } } },
      states: {
        none: {},
        resting: { always: { guard: 'isUnmarked', target: 'none' }, after: { RESTED: 'looking' } },
        looking: {
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context }) => context.marked as Marked,
            onDone: { target: 'none', actions: { type: 'keepOffered', params: ({ event }) => ({ offered: event.output }) } },
            // What cannot be read offers nothing; its page says why.
            onError: 'none',
          },
        },
      },
    },
  },
})
