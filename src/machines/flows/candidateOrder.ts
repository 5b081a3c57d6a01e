import { assign, emit, fromPromise, setup } from 'xstate'
import { queryClient } from '../../api/cache.ts'
import type { Refusal } from '../../api/client.ts'
import type { components } from '../../api/common.gen.ts'
import { recruitmentQueries } from '../../api/queries.ts'
import { asRefusal } from '../../api/refusal.ts'

/** A list of applications as somebody left it: its search, filters, order and page; `of` is the requisition whose list it was. */
export type Asked = { of: number | null; body: components['schemas']['Criteria'] }
type Page = { ids: readonly number[]; totalPages: number; totalElements: number }
/** A page, which of it is opened then, and the row that it stands beside. */
type Wanted = { page: number; end: 'first' | 'last' } & Pick<Asked['body'], 'after' | 'before'>
type Context = {
  asked: Asked
  pages: Readonly<Record<number, readonly number[]>>
  totalPages: number
  totalElements: number
  wanted: Wanted
}

/** The list was just shown, or lies a page further: what is known of it for so long, in milliseconds, is not asked again. */
const FRESH = 60_000

async function loadPage({ input: { of, body, wanted } }: { input: Asked & { wanted: Wanted } }): Promise<Page> {
  const { end: _, ...place } = wanted
  const asked = { body: { ...body, ...place } }
  const { responseDataList, paging } = await (of === null
    ? queryClient.fetchQuery({ ...recruitmentQueries.queryOptions('post', '/application/criteria', asked), staleTime: FRESH, retry: false })
    : queryClient.fetchQuery({
        ...recruitmentQueries.queryOptions('post', '/applicant/criteria/{reqId}', { params: { path: { reqId: of } }, ...asked }),
        staleTime: FRESH,
        retry: false,
      }))
  return { ids: responseDataList.map(({ id }) => id), totalPages: paging.totalPages, totalElements: paging.totalElements }
}

const size = ({ asked }: Context) => asked.body.size ?? 25

/** Where a candidate stands among the pages that were read; null when on none of them. */
function placeOf({ pages }: Pick<Context, 'pages'>, id: number) {
  for (const [page, ids] of Object.entries(pages)) {
    const at = ids.indexOf(id)
    if (at >= 0) return { page: Number(page), at, ids }
  }
  return null
}

/** Who comes next or before: a candidate who is known already, a page that has to be read, or nobody. */
function step(context: Context, id: number, by: 1 | -1): { id: number } | { wanted: Wanted } | null {
  const place = placeOf(context, id)
  if (!place) return null
  const known = place.ids[place.at + by]
  if (known !== undefined) return { id: known }
  const page = place.page + by
  if (page < 1 || page > context.totalPages) return null
  const beyond = context.pages[page]?.at(by === 1 ? 0 : -1)
  return beyond === undefined
    ? { wanted: by === 1 ? { page, end: 'first', after: place.ids.at(-1), before: undefined } : { page, end: 'last', before: place.ids[0], after: undefined } }
    : { id: beyond }
}

/** What the page shows of it: which ways are open, who comes next, and the place among all. */
export function standing(context: Context, id: number) {
  const place = placeOf(context, id)
  const next = step(context, id, 1)
  return {
    isIn: place !== null,
    previous: step(context, id, -1) !== null,
    next: next !== null,
    nextId: next && 'id' in next ? next.id : null,
    place: place && { at: (place.page - 1) * size(context) + place.at + 1, of: context.totalElements },
  }
}

type Step = { id: number; by: 1 | -1 }

/**
 * Going from candidate to candidate in the order of the list that one came from. The order stays as it was read, so that who
 * leaves the list by what was decided does not lose one's place in it.
 */
export const candidateOrderMachine = setup({
  types: {} as {
    input: Asked
    context: Context
    events: { type: 'next'; id: number } | { type: 'previous'; id: number }
    emitted: { type: 'opened'; id: number } | { type: 'refused'; problem: Refusal }
    tags: 'busy'
  },
  actors: { loadPage: fromPromise<Page, Asked & { wanted: Wanted }>(loadPage) },
  actions: {
    keep: assign(({ context }, { ids, totalPages, totalElements }: Page) => ({
      pages: { ...context.pages, [context.wanted.page]: ids },
      totalPages,
      totalElements,
    })),
    open: emit(({ context }, { ids }: Page) => ({ type: 'opened' as const, id: (context.wanted.end === 'first' ? ids[0] : ids.at(-1)) as number })),
    openKnown: emit(({ context }, { id, by }: Step) => ({ type: 'opened' as const, id: (step(context, id, by) as { id: number }).id })),
    want: assign(({ context }, { id, by }: Step) => step(context, id, by) as { wanted: Wanted }),
    tell: emit((_, { error }: { error: unknown }) => ({ type: 'refused' as const, problem: asRefusal(error) })),
  },
  guards: {
    isEmpty: (_, { ids }: Page) => ids.length === 0,
    isKnown: ({ context }, { id, by }: Step) => {
      const found = step(context, id, by)
      return found !== null && 'id' in found
    },
    isBeyond: ({ context }, { id, by }: Step) => {
      const found = step(context, id, by)
      return found !== null && 'wanted' in found
    },
  },
}).createMachine({
  id: 'candidateOrder',
  context: ({ input }) => ({
    asked: input,
    pages: {},
    totalPages: 0,
    totalElements: 0,
    wanted: { page: input.body.page ?? 1, end: 'first', after: input.body.after, before: input.body.before },
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'loadPage',
        input: ({ context: { asked, wanted } }) => ({ ...asked, wanted }),
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    /** The page goes on without it, in the order of the requisition. */
    unavailable: {},
    ready: {
      on: {
        next: [
          {
            guard: { type: 'isKnown', params: ({ event: { id } }) => ({ id, by: 1 as const }) },
            actions: { type: 'openKnown', params: ({ event: { id } }) => ({ id, by: 1 as const }) },
          },
          {
            guard: { type: 'isBeyond', params: ({ event: { id } }) => ({ id, by: 1 as const }) },
            target: 'turning',
            actions: { type: 'want', params: ({ event: { id } }) => ({ id, by: 1 as const }) },
          },
        ],
        previous: [
          {
            guard: { type: 'isKnown', params: ({ event: { id } }) => ({ id, by: -1 as const }) },
            actions: { type: 'openKnown', params: ({ event: { id } }) => ({ id, by: -1 as const }) },
          },
          {
            guard: { type: 'isBeyond', params: ({ event: { id } }) => ({ id, by: -1 as const }) },
            target: 'turning',
            actions: { type: 'want', params: ({ event: { id } }) => ({ id, by: -1 as const }) },
          },
        ],
      },
    },
    turning: {
      tags: 'busy',
      invoke: {
        id: 'turn',
        src: 'loadPage',
        input: ({ context: { asked, wanted } }) => ({ ...asked, wanted }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'open', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'ready', actions: { type: 'tell', params: ({ event }) => event } },
      },
    },
  },
})
