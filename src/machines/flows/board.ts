import { assign, fromPromise, setup } from 'xstate'
import { queryClient } from '../../api/cache.ts'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'
import { type ApplicationStatus, applicationStates } from '../lifecycles/application.ts'
import { tagged } from '../lifecycles/tags.ts'
import { leadTo, type Said, UNDO_TIME } from './applicationStatus.ts'

type Schemas = components['schemas']
export type BoardCard = Schemas['BoardCard']
export type BoardColumn = Schemas['BoardColumn']
type Transition = Schemas['ApplicationRecord']['transitions'][number]
type Move = { card: BoardCard; to: ApplicationStatus } & Said

/** The columns of the board, in their order. */
export const boardStatuses = tagged(applicationStates, 'open')

export const transitionsOf = (id: number, signal: AbortSignal): Promise<Transition[]> =>
  recruitment.GET('/application/transitions/{id}', { params: { path: { id } }, signal }).then((answer) => orThrow(answer).data)

type Context = {
  lifted: BoardCard | null
  by: 'pointer' | 'keys' | 'menu'
  /** What the lifecycle says about the card in the hand; not known yet while it is asked for. */
  transitions: readonly Transition[] | null
  /** The hand was quicker than the answer: what it wanted is done as soon as it is known to be allowed. */
  dropped: boolean
  /** The column under the card. */
  over: ApplicationStatus | null
  move: Move | null
  /** How the last move is taken back, where the lifecycle has a way. */
  back: Move | null
  problem: Refusal | null
}

/** The board in the hand of one person: a card is lifted, aimed at a column, dropped, saved, and taken back within ten seconds. */
export const boardMachine = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'lift'; card: BoardCard; by: Context['by'] }
      | { type: 'aim'; status: ApplicationStatus | null }
      | { type: 'turn'; by: 1 | -1 }
      | { type: 'drop' }
      | ({ type: 'choose'; status: ApplicationStatus } & Said)
      | { type: 'cancel' }
      | { type: 'undo' }
      | { type: 'understood' }
    tags: 'lifted' | 'busy' | 'undoable'
  },
  actors: {
    look: fromPromise<Transition[], { id: number }>(({ input, signal }) => transitionsOf(input.id, signal)),
    change: fromPromise<Schemas['MovedApplication'], Move>(({ input: { card, to, ...said }, signal }) =>
      recruitment
        .POST('/application/change-status', { body: { id: card.id, version: card.version, status: to, ...said }, signal })
        .then((answer) => orThrow(answer).data),
    ),
    /** The board as it is now, and what may follow for the card. */
    refresh: fromPromise<Transition[], { id: number }>(async ({ input, signal }) => {
      await queryClient.refetchQueries({ queryKey: ['post', '/application/board'], type: 'active' }, { cancelRefetch: false })
      return transitionsOf(input.id, signal)
    }),
  },
  actions: {
    take: assign((_, { card, by }: { card: BoardCard; by: Context['by'] }) => ({
      lifted: card,
      by,
      over: card.status,
      dropped: false,
      transitions: null,
      problem: null,
      back: null,
    })),
    know: assign((_, { transitions }: { transitions: Transition[] }) => ({ transitions })),
    aim: assign(({ context }, { status }: { status: ApplicationStatus | null }) => ({ over: context.dropped ? context.over : status })),
    dropLater: assign({ dropped: true }),
    turn: assign(({ context }, { by }: { by: 1 | -1 }) => {
      const open = boardStatuses.filter((status) => status === context.lifted?.status || isAllowed(context.transitions, status))
      const at = context.over === null ? -1 : open.indexOf(context.over)
      return { over: open[at + by] ?? context.over }
    }),
    put: assign(({ context }) => ({ move: context.lifted && context.over ? { card: context.lifted, to: context.over } : null, lifted: null })),
    choose: assign(({ context }, { status, reason, tell }: { status: ApplicationStatus } & Said) => ({
      move: context.lifted && { card: context.lifted, to: status, ...(reason ? { reason } : {}), ...(tell ? { tell } : {}) },
      lifted: null,
    })),
    letGo: assign({ lifted: null, over: null, transitions: null }),
    noteBack: assign(({ context }, { moved }: { moved: Schemas['MovedApplication'] }) => ({
      back: context.move && { card: { ...context.move.card, status: moved.status, version: moved.version }, to: moved.from },
    })),
    wantBack: assign(({ context }) => ({ move: context.back, back: null, problem: null })),
    settle: assign({ move: null, over: null, transitions: null }),
    forgetBack: assign({ back: null }),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    forgive: assign({ problem: null }),
  },
  guards: {
    canDrop: ({ context }) => canBeDropped(context, context.transitions),
    isDropped: ({ context }) => context.dropped,
    wouldDrop: ({ context }, { transitions }: { transitions: Transition[] }) => context.dropped && canBeDropped(context, transitions),
    isOffered: ({ context }, { status }: { status: ApplicationStatus }) => isAllowed(context.transitions, status),
    leadsBack: ({ context }, { transitions }: { transitions: Transition[] }) => leadTo(transitions, context.back?.to),
  },
  delays: { undoTime: UNDO_TIME },
}).createMachine({
  id: 'board',
  context: { lifted: null, by: 'pointer', transitions: null, dropped: false, over: null, move: null, back: null, problem: null },
  initial: 'resting',
  on: { understood: { actions: 'forgive' } },
  states: {
    resting: {
      initial: 'settled',
      on: { lift: { target: 'lifted', actions: { type: 'take', params: ({ event }) => event } } },
      states: {
        settled: {},
        undoable: {
          tags: 'undoable',
          after: { undoTime: { target: 'settled', actions: 'forgetBack' } },
          on: { undo: { target: '#board.moving', actions: 'wantBack' } },
        },
      },
    },
    lifted: {
      tags: 'lifted',
      initial: 'looking',
      on: {
        aim: { actions: { type: 'aim', params: ({ event }) => event } },
        cancel: { target: 'resting', actions: 'letGo' },
      },
      states: {
        looking: {
          on: { drop: { actions: 'dropLater' } },
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context }) => ({ id: (context.lifted as BoardCard).id }),
            onDone: [
              { target: '#board.moving', guard: { type: 'wouldDrop', params: ({ event }) => ({ transitions: event.output }) }, actions: 'put' },
              { target: '#board.resting', guard: 'isDropped', actions: 'letGo' },
              { target: 'choosing', actions: { type: 'know', params: ({ event }) => ({ transitions: event.output }) } },
            ],
            onError: { target: '#board.resting', actions: ['letGo', { type: 'explain', params: ({ event }) => ({ problem: event.error }) }] },
          },
        },
        choosing: {
          on: {
            turn: { actions: { type: 'turn', params: ({ event }) => event } },
            drop: [
              { target: '#board.moving', guard: 'canDrop', actions: 'put' },
              { target: '#board.resting', actions: 'letGo' },
            ],
            choose: {
              target: '#board.moving',
              guard: { type: 'isOffered', params: ({ event }) => event },
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
      },
    },
    moving: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => context.move as Move,
        onDone: { target: 'refreshing', actions: { type: 'noteBack', params: ({ event }) => ({ moved: event.output }) } },
        onError: { target: 'resting', actions: ['settle', { type: 'explain', params: ({ event }) => ({ problem: event.error }) }] },
      },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => ({ id: (context.move as Move).card.id }),
        onDone: [
          { target: 'resting.undoable', guard: { type: 'leadsBack', params: ({ event }) => ({ transitions: event.output }) }, actions: 'settle' },
          { target: 'resting', actions: ['settle', 'forgetBack'] },
        ],
        onError: { target: 'resting', actions: ['settle', 'forgetBack'] },
      },
    },
  },
})

const canBeDropped = ({ over, lifted }: Context, transitions: readonly Transition[] | null) =>
  over !== null && over !== lifted?.status && isAllowed(transitions, over)

export const isAllowed = (transitions: readonly Transition[] | null, status: ApplicationStatus) =>
  transitions?.some((one) => one.status === status && one.allowed) ?? false
