import { QueryObserver } from '@tanstack/react-query'
import { assign, emit, fromCallback, fromPromise, raise, setup, stateIn } from 'xstate'
import { queryClient } from '../../api/cache.ts'
import type { Refusal } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import type { ApplicationStatus } from '../lifecycles/application.ts'
import { draftOf } from '../records/drafts.ts'
import { type Candidate, candidateQuery, type Said, UNDO_TIME } from './applicationStatus.ts'
import {
  type Decision,
  knownCandidate,
  loadAhead,
  loadCandidate,
  loadScreening,
  type Moved,
  type Review,
  type Screening,
  sendDecision,
  sendReview,
} from './screeningCalls.ts'

type Reviews = Readonly<Record<number, Review & { saved: boolean }>>
type Decided = Readonly<Record<number, ApplicationStatus>>
type Context = {
  requisitionId: number
  /** Who is looked at. */
  id: number | null
  queue: Screening | null
  candidate: Candidate | null
  /** Where those are now who were decided in this sitting. */
  decided: Decided
  wanted: Decision | null
  moved: Moved | null
  /** What was thought of each in this sitting. */
  reviews: Reviews
  problem: Refusal | null
}
type Seen = { type: 'seen'; candidate: Candidate }
type Told = { id: number }

const draft = (requisitionId: number) => draftOf<Reviews>(`screening.${requisitionId}`)
const idsOf = ({ queue }: Pick<Context, 'queue'>) => queue?.applications.map(({ id }) => id) ?? []
const neighbour = (context: Context, by: 1 | -1) => idsOf(context)[idsOf(context).indexOf(context.id ?? 0) + by] ?? null
const unsent = ({ reviews }: Context) => Object.entries(reviews).find(([, { value, saved }]) => value !== null && !saved)
const unsaved = (reviews: Reviews): Reviews => Object.fromEntries(Object.entries(reviews).filter(([, { saved }]) => !saved))

/** Who comes after this one: the next who is not decided yet, else the first of them; nobody when all are. */
export function nextToDecide(context: Context): number | null {
  const ids = idsOf(context)
  const open = ids.filter((id) => id !== context.id && !context.decided[id])
  return open.find((id) => ids.indexOf(id) > ids.indexOf(context.id ?? 0)) ?? open[0] ?? null
}

/**
 * Going through the applications of a requisition: a decision is sent while the next candidate is shown already, can be taken back for
 * ten seconds, and is about whom it names; what is thought of a candidate saves itself. The order stays until screening is left.
 */
export const screeningMachine = setup({
  types: {} as {
    input: { requisitionId: number; applicationId?: number | undefined }
    context: Context
    events:
      | { type: 'go'; id: number }
      | { type: 'next' }
      | { type: 'previous' }
      | { type: 'open'; id: number }
      | ({ type: 'decide'; id: number; status: ApplicationStatus } & Said)
      | { type: 'undo' }
      | ({ type: 'review'; id: number } & Review)
      | { type: 'saveAgain' }
      | { type: 'retry' }
      | { type: 'more' }
      | Seen
    emitted: { type: 'opened'; id: number }
    tags: 'undoable'
  },
  actors: {
    loadQueue: fromPromise<Screening, { requisitionId: number }>(loadScreening),
    loadCandidate: fromPromise<Candidate, { id: number }>(loadCandidate),
    watch: fromCallback<Seen, { id: number }>(({ input, sendBack }) =>
      new QueryObserver(queryClient, { ...candidateQuery(input.id), refetchOnMount: false }).subscribe(
        ({ data }) => data && sendBack({ type: 'seen', candidate: data }),
      ),
    ),
    decide: fromPromise<Moved, Decision>(sendDecision),
    review: fromPromise<{ id: number } & Review, { id: number } & Review>(sendReview),
  },
  actions: {
    keepQueue: assign(({ context }, { queue }: { queue: Screening }) => {
      const known = queue.applications.some(({ id }) => id === context.id)
      return { queue, id: known ? context.id : (queue.applications[0]?.id ?? null), decided: {}, moved: null, problem: null }
    }),
    show: assign((_, { id }: Told) => ({ id, candidate: knownCandidate(id) })),
    tellOpened: emit((_, { id }: Told) => ({ type: 'opened' as const, id })),
    keepCandidate: assign(({ context }, { candidate }: { candidate: Candidate }) =>
      candidate.application.id === context.id ? { candidate } : { candidate: context.candidate },
    ),
    loadAhead: ({ context }) => {
      const next = nextToDecide(context)
      if (next !== null) loadAhead(next)
    },
    want: assign(({ context }, { status, reason, tell, tellWhen }: { status: ApplicationStatus } & Said) => {
      const { id, version } = (context.candidate as Candidate).application
      return {
        wanted: { id, version, status, ...(reason ? { reason } : {}), ...(tell ? { tell } : {}), ...(tellWhen ? { tellWhen } : {}) },
        decided: { ...context.decided, [id]: status },
        moved: null,
        problem: null,
      }
    }),
    openNext: raise(({ context }) => ({ type: 'open' as const, id: nextToDecide(context) ?? (context.id as number) })),
    openWanted: raise(({ context }) => ({ type: 'open' as const, id: (context.wanted as Decision).id })),
    openMoved: raise(({ context }) => ({ type: 'open' as const, id: (context.moved as Moved).id })),
    remember: assign((_, { moved }: { moved: Moved }) => ({ moved })),
    undecide: assign(({ context }, { id }: Told) => ({ decided: Object.fromEntries(Object.entries(context.decided).filter(([one]) => Number(one) !== id)) })),
    forgetMoved: assign({ moved: null }),
    forgive: assign({ problem: null }),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    keepReview: assign(({ context }, { id, value, comment, saved }: Told & Reviews[number]) => {
      const reviews = { ...context.reviews, [id]: { value, comment, saved } }
      draft(context.requisitionId).keep(unsaved(reviews))
      return { reviews }
    }),
  },
  guards: {
    isEmpty: (_, { queue }: { queue: Screening }) => queue.applications.length === 0,
    isInQueue: ({ context }, { id }: Told) => idsOf(context).includes(id),
    hasNext: ({ context }) => neighbour(context, 1) !== null,
    hasPrevious: ({ context }) => neighbour(context, -1) !== null,
    mayDecide: ({ context: { candidate, id } }, about: { id: number; status: ApplicationStatus }) =>
      about.id === id && candidate?.application.id === id && candidate.transitions.some((move) => move.status === about.status && move.allowed),
    hasUnsent: ({ context }) => unsent(context) !== undefined,
    /** Nothing was typed while it was sent. */
    isSaved: ({ context }, { id, value, comment }: Told & Review) => context.reviews[id]?.value === value && context.reviews[id]?.comment === comment,
  },
  delays: { undoTime: UNDO_TIME, typingTime: 600 },
}).createMachine({
  id: 'screening',
  context: ({ input: { requisitionId, applicationId } }) => ({
    requisitionId,
    id: applicationId ?? null,
    queue: null,
    candidate: null,
    decided: {},
    wanted: null,
    moved: null,
    reviews: draft(requisitionId).read() ?? {},
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadQueue',
        src: 'loadQueue',
        input: ({ context }) => ({ requisitionId: context.requisitionId }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ queue: event.output }) },
            target: 'empty',
            actions: { type: 'keepQueue', params: ({ event }) => ({ queue: event.output }) },
          },
          { target: 'open', actions: { type: 'keepQueue', params: ({ event }) => ({ queue: event.output }) } },
        ],
        onError: { target: 'unavailable', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    unavailable: { on: { retry: { target: 'loading', actions: 'forgive' } } },
    empty: {},
    open: {
      type: 'parallel',
      states: {
        viewing: {
          initial: 'opening',
          on: {
            go: {
              guard: { type: 'isInQueue', params: ({ event }) => event },
              actions: ['forgive', raise(({ event }) => ({ type: 'open' as const, id: event.id }))],
            },
            next: { guard: 'hasNext', actions: ['forgive', raise(({ context }) => ({ type: 'open' as const, id: neighbour(context, 1) as number }))] },
            previous: { guard: 'hasPrevious', actions: ['forgive', raise(({ context }) => ({ type: 'open' as const, id: neighbour(context, -1) as number }))] },
            open: {
              target: '.opening',
              actions: [
                { type: 'show', params: ({ event }) => event },
                { type: 'tellOpened', params: ({ event }) => event },
              ],
            },
            seen: { actions: { type: 'keepCandidate', params: ({ event }) => event } },
          },
          states: {
            opening: {
              invoke: {
                id: 'loadCandidate',
                src: 'loadCandidate',
                input: ({ context }) => ({ id: context.id as number }),
                onDone: { target: 'shown', actions: { type: 'keepCandidate', params: ({ event }) => ({ candidate: event.output }) } },
                onError: { target: 'failed', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
              },
            },
            shown: { entry: 'loadAhead', invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.id as number }) } },
            failed: { on: { retry: { target: 'opening', actions: 'forgive' } } },
          },
        },
        deciding: {
          initial: 'ready',
          states: {
            ready: {
              entry: 'forgetMoved',
              on: {
                more: '#screening.loading',
                decide: {
                  guard: { type: 'mayDecide', params: ({ event }) => event },
                  target: 'sending',
                  actions: [{ type: 'want', params: ({ event }) => event }, 'openNext'],
                },
              },
            },
            sending: {
              invoke: {
                id: 'decide',
                src: 'decide',
                input: ({ context }) => context.wanted as Decision,
                onDone: [
                  { guard: stateIn('#asked'), target: '#screening.loading' },
                  { target: 'undoable', actions: { type: 'remember', params: ({ event }) => ({ moved: event.output }) } },
                ],
                onError: {
                  target: 'ready',
                  actions: [
                    { type: 'explain', params: ({ event }) => ({ problem: event.error }) },
                    { type: 'undecide', params: ({ context }) => ({ id: (context.wanted as Decision).id }) },
                    'openWanted',
                  ],
                },
              },
              // Who waits now is asked for when the decision has arrived: before, whoever was decided still waits.
              initial: 'alone',
              states: { alone: { on: { more: 'asked' } }, asked: { id: 'asked' } },
            },
            undoable: {
              tags: 'undoable',
              after: { undoTime: 'ready' },
              on: {
                more: '#screening.loading',
                decide: {
                  guard: { type: 'mayDecide', params: ({ event }) => event },
                  target: 'sending',
                  actions: [{ type: 'want', params: ({ event }) => event }, 'openNext'],
                },
                undo: { target: 'undoing', actions: 'forgive' },
              },
            },
            undoing: {
              invoke: {
                id: 'undo',
                src: 'decide',
                input: ({ context }) => {
                  const { id, version, from } = context.moved as Moved
                  return { id, version, status: from }
                },
                onDone: { target: 'ready', actions: [{ type: 'undecide', params: ({ event }) => event.output }, 'openMoved'] },
                onError: { target: 'ready', actions: [{ type: 'explain', params: ({ event }) => ({ problem: event.error }) }, 'openMoved'] },
              },
            },
          },
        },
        reviewing: {
          initial: 'idle',
          on: { review: { target: '.pausing', actions: { type: 'keepReview', params: ({ event }) => ({ ...event, saved: false }) } } },
          states: {
            idle: { always: { guard: 'hasUnsent', target: 'pausing' } },
            pausing: { after: { typingTime: [{ guard: 'hasUnsent', target: 'sending' }, { target: 'idle' }] } },
            sending: {
              on: { review: { actions: { type: 'keepReview', params: ({ event }) => ({ ...event, saved: false }) } } },
              invoke: {
                id: 'review',
                src: 'review',
                input: ({ context }) => {
                  const [id, review] = unsent(context) as [string, Reviews[number]]
                  return { id: Number(id), ...review }
                },
                onDone: [
                  {
                    guard: { type: 'isSaved', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: { type: 'keepReview', params: ({ event }) => ({ ...event.output, saved: true }) },
                  },
                  { target: 'idle' },
                ],
                onError: { target: 'unsaved', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
              },
            },
            unsaved: { on: { saveAgain: { target: 'sending', actions: 'forgive' } } },
          },
        },
      },
    },
  },
})
