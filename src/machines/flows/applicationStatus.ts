import { QueryObserver } from '@tanstack/react-query'
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { queryClient } from '../../api/cache.ts'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'
import { type ApplicationStatus, applicationLifecycle } from '../lifecycles/application.ts'

type Schemas = components['schemas']
export type Candidate = Schemas['ApplicationRecord']
/** What a person says with a move: why, and whether the candidate is written to. */
export type Said = { reason?: string; tell?: boolean; tellWhen?: Schemas['SendWhen'] }
export type Change = { id: number; version: number; status: ApplicationStatus } & Said
type Moved = Schemas['MovedApplication']

/** How long a change can be taken back. */
export const UNDO_TIME = 10_000

/** Whether the lifecycle leads there, and needs no reason for it. */
export const leadTo = (transitions: Candidate['transitions'], status: ApplicationStatus | undefined) =>
  transitions.some((move) => move.status === status && move.allowed && !applicationLifecycle.reasonRequired.some((event) => event === move.event))

/** The record of an application as its page and its screening read it. */
export const candidateQuery = (id: number) =>
  recruitmentQueries.queryOptions('get', '/application/record/{id}', { params: { path: { id } } }, { staleTime: 0, retry: false, select: ({ data }) => data })
type Seen = { type: 'seen'; candidate: Candidate }

/** One application as somebody works on it: read it, move it, take the move back within ten seconds. */
export const applicationStatusMachine = setup({
  types: {} as {
    input: { id: number }
    context: { id: number; candidate: Candidate | null; problem: Refusal | null; moved: Moved | null; wanted: Omit<Change, 'id' | 'version'> | null }
    events: ({ type: 'move'; status: ApplicationStatus } & Said) | { type: 'undo' } | { type: 'retry' } | Seen | { type: 'understood' }
    tags: 'busy' | 'undoable'
  },
  actors: {
    load: fromPromise<Candidate, { id: number }>(({ input }) => queryClient.fetchQuery(candidateQuery(input.id)).then(({ data }) => data)),
    /** What another write of this page touched is asked again, and seen here. */
    watch: fromCallback<Seen, { id: number }>(({ input, sendBack }) =>
      new QueryObserver(queryClient, { ...candidateQuery(input.id), refetchOnMount: false }).subscribe(
        ({ data }) => data && sendBack({ type: 'seen', candidate: data }),
      ),
    ),
    /** Not given up when the page is left. */
    change: fromPromise<Moved, Change>(({ input }) => recruitment.POST('/application/change-status', { body: input }).then((answer) => orThrow(answer).data)),
  },
  actions: {
    keep: assign((_, { candidate }: { candidate: Candidate }) => ({ candidate })),
    want: assign((_, { status, reason, tell, tellWhen }: { status: ApplicationStatus } & Said) => ({
      wanted: { status, ...(reason ? { reason } : {}), ...(tell ? { tell } : {}), ...(tellWhen ? { tellWhen } : {}) },
      problem: null,
      moved: null,
    })),
    wantBack: assign(({ context }) => ({ wanted: context.moved ? { status: context.moved.from } : null, moved: null, problem: null })),
    remember: assign((_, { moved }: { moved: Moved }) => ({ moved })),
    forget: assign({ moved: null }),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    forgive: assign({ problem: null }),
  },
  guards: {
    isOffered: ({ context }, { status }: { status: ApplicationStatus }) =>
      context.candidate?.transitions.some((move) => move.status === status && move.allowed) ?? false,
    canBeTakenBack: ({ context }, { candidate }: { candidate: Candidate }) => context.moved !== null && leadTo(candidate.transitions, context.moved.from),
  },
  delays: { undoTime: UNDO_TIME },
}).createMachine({
  id: 'applicationStatus',
  // What was loaded ahead is shown at once, and read again meanwhile.
  context: ({ input }) => ({
    ...input,
    candidate: queryClient.getQueryData<{ data: Candidate }>(candidateQuery(input.id).queryKey)?.data ?? null,
    problem: null,
    moved: null,
    wanted: null,
  }),
  initial: 'loading',
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.id }) },
  on: { seen: { actions: { type: 'keep', params: ({ event }) => event } } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'ready', actions: [{ type: 'keep', params: ({ event }) => ({ candidate: event.output }) }, 'forgive'] },
        onError: { target: 'unavailable', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    unavailable: { on: { retry: 'loading' } },
    ready: {
      initial: 'settled',
      on: {
        move: {
          target: 'changing',
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: { type: 'want', params: ({ event }) => event },
        },
        understood: { actions: 'forgive' },
      },
      states: {
        settled: { entry: 'forget' },
        undoable: {
          tags: 'undoable',
          after: { undoTime: 'settled' },
          on: { undo: { target: '#applicationStatus.changing', actions: 'wantBack' } },
        },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => {
          const { id, version } = (context.candidate as Candidate).application
          return { id, version, ...(context.wanted as Omit<Change, 'id' | 'version'>) }
        },
        onDone: {
          target: 'refreshing',
          actions: { type: 'remember', params: ({ event }) => ({ moved: event.output }) },
        },
        onError: { target: 'refreshing', actions: [{ type: 'explain', params: ({ event }) => ({ problem: event.error }) }, 'forget'] },
      },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'refresh',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            target: 'ready.undoable',
            guard: { type: 'canBeTakenBack', params: ({ event }) => ({ candidate: event.output }) },
            actions: { type: 'keep', params: ({ event }) => ({ candidate: event.output }) },
          },
          { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ candidate: event.output }) } },
        ],
        onError: { target: 'ready', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
  },
})
