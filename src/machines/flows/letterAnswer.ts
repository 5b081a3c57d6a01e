import { assign, fromPromise, setup } from 'xstate'
import type { Refusal } from '../../api/client.ts'
import type { components } from '../../api/hr.gen.ts'
import { asRefusal } from '../../api/refusal.ts'

type Schemas = components['schemas']
type Move = Schemas['LetterMove']
export type OwnDocument = Schemas['OwnDocument']
/** A page of the flow; each has an address of its own. */
export type LetterStep = 'letter' | 'documents' | 'check' | 'decline'
export const letterSteps: readonly LetterStep[] = ['letter', 'documents', 'check', 'decline']

type Loaded<Letter> = { letter: Letter; documents: OwnDocument[] }
type Calls<Key, Letter, Yes> = {
  id: string
  /** The letter and its documents; null when nothing was sent to this person. */
  load: (key: Key, signal: AbortSignal) => Promise<Loaded<Letter> | null>
  /** Tells the service that the letter was opened for the first time; answers it as it stands then. */
  open: (letter: Letter, signal: AbortSignal) => Promise<Letter>
  agree: (letter: Letter, answer: Yes, idempotencyKey: string, signal: AbortSignal) => Promise<unknown>
  decline: (letter: Letter, reason: string, idempotencyKey: string, signal: AbortSignal) => Promise<unknown>
  /** The event by which the letter's lifecycle agrees. */
  agreement: string
}

const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/** One person with one letter: read it, hand in what is asked for, check, say yes or no; then where things stand. */
export function letterAnswer<Key, Letter extends { moves: Move[] }, Yes>({ id, load, open, agree, decline, agreement }: Calls<Key, Letter, Yes>) {
  const moveOf = (letter: Letter | null, event: string) => letter?.moves.find((move) => move.event === event)
  return setup({
    types: {} as {
      input: { key: Key }
      context: {
        key: Key
        letter: Letter | null
        documents: OwnDocument[]
        heading: LetterStep
        answer: Yes | null
        reason: string
        idempotencyKey: string
        problem: Refusal | null
        /** The person has just said yes here. */
        agreed: boolean
      }
      events:
        | { type: 'visit'; step: LetterStep }
        | { type: 'agree'; answer: Yes }
        | { type: 'decline'; reason: string }
        | { type: 'refresh' }
        | { type: 'retry' }
      tags: 'busy'
    },
    actors: {
      load: fromPromise<Loaded<Letter> | null, { key: Key }>(({ input, signal }) => load(input.key, signal)),
      open: fromPromise<Letter, { letter: Letter }>(({ input, signal }) => open(input.letter, signal)),
      agree: fromPromise<unknown, { letter: Letter; answer: Yes; key: string }>(({ input, signal }) => agree(input.letter, input.answer, input.key, signal)),
      decline: fromPromise<unknown, { letter: Letter; reason: string; key: string }>(({ input, signal }) =>
        decline(input.letter, input.reason, input.key, signal),
      ),
    },
    actions: {
      keep: assign((_, { loaded }: { loaded: Loaded<Letter> | null }) => ({ letter: loaded?.letter ?? null, documents: loaded?.documents ?? [] })),
      keepOpened: assign((_, { letter }: { letter: Letter }) => ({ letter })),
      head: assign((_, { step }: { step: LetterStep }) => ({ heading: step, problem: null })),
      headToDocuments: assign({ heading: 'documents' }),
      note: assign((_, { answer }: { answer: Yes }) => ({ answer, idempotencyKey: crypto.randomUUID(), problem: null })),
      noteReason: assign((_, { reason }: { reason: string }) => ({ reason, idempotencyKey: crypto.randomUUID(), problem: null })),
      explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
      noteAgreement: assign({ agreed: true }),
      clear: assign({ problem: null }),
    },
    guards: {
      isUnread: (_, { loaded }: { loaded: Loaded<Letter> | null }) => moveOf(loaded?.letter ?? null, 'view')?.allowed ?? false,
      nothingSent: ({ context }) => context.letter === null,
      nothingToAnswer: ({ context }) => !moveOf(context.letter, agreement) && !moveOf(context.letter, 'decline'),
      headsTo: ({ context }, { step }: { step: LetterStep }) => context.heading === step,
      /** The lifecycle says no for now: what it waits for is on the documents' page. */
      mayNotAgreeYet: ({ context }) => context.heading === 'check' && !moveOf(context.letter, agreement)?.allowed,
      isStale: (_, { problem }: { problem: unknown }) => asRefusal(problem).code === 'STALE_VERSION',
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      key: input.key,
      letter: null,
      documents: [],
      heading: 'letter',
      answer: null,
      reason: '',
      idempotencyKey: '',
      problem: null,
      agreed: false,
    }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        // Where to go next may be said before everything is here.
        on: {
          visit: { actions: { type: 'head', params: ({ event }) => ({ step: event.step }) } },
          // What changed meanwhile may not be in what is on its way.
          refresh: { target: 'loading', reenter: true },
        },
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ key: context.key }),
          onDone: [
            {
              guard: { type: 'isUnread', params: ({ event }) => ({ loaded: event.output }) },
              target: 'opening',
              actions: { type: 'keep', params: ({ event }) => ({ loaded: event.output }) },
            },
            { target: 'onward', actions: { type: 'keep', params: ({ event }) => ({ loaded: event.output }) } },
          ],
          onError: { target: 'unavailable', actions: explain },
        },
      },
      // The letter can be read meanwhile; it is answered once the service knows that it was opened.
      opening: {
        tags: 'busy',
        on: { visit: { actions: { type: 'head', params: ({ event }) => ({ step: event.step }) } } },
        invoke: {
          id: 'open',
          src: 'open',
          input: ({ context }) => ({ letter: context.letter as Letter }),
          onDone: { target: 'onward', actions: { type: 'keepOpened', params: ({ event }) => ({ letter: event.output }) } },
          onError: { target: 'unavailable', actions: explain },
        },
      },
      unavailable: { on: { retry: { target: 'loading', actions: 'clear' } } },
      onward: {
        always: [
          { guard: 'nothingSent', target: 'nothing' },
          { guard: 'nothingToAnswer', target: 'standing' },
          { guard: 'mayNotAgreeYet', target: 'answering.documents', actions: 'headToDocuments' },
          { guard: { type: 'headsTo', params: { step: 'letter' } }, target: 'answering.letter' },
          { guard: { type: 'headsTo', params: { step: 'documents' } }, target: 'answering.documents' },
          { guard: { type: 'headsTo', params: { step: 'check' } }, target: 'answering.check' },
          { target: 'answering.decline' },
        ],
      },
      answering: {
        on: {
          visit: { target: 'onward', actions: { type: 'head', params: ({ event }) => ({ step: event.step }) } },
          refresh: 'loading',
        },
        states: {
          letter: {},
          documents: {},
          check: { on: { agree: { target: '#agreeing', actions: { type: 'note', params: ({ event }) => ({ answer: event.answer }) } } } },
          decline: { on: { decline: { target: '#declining', actions: { type: 'noteReason', params: ({ event }) => ({ reason: event.reason }) } } } },
        },
        initial: 'letter',
      },
      agreeing: {
        id: 'agreeing',
        tags: 'busy',
        invoke: {
          id: 'agree',
          src: 'agree',
          input: ({ context }) => ({ letter: context.letter as Letter, answer: context.answer as Yes, key: context.idempotencyKey }),
          onDone: { target: 'loading', actions: 'noteAgreement' },
          onError: [
            { guard: { type: 'isStale', params: ({ event }) => ({ problem: event.error }) }, target: 'loading', actions: explain },
            { target: 'answering.check', actions: explain },
          ],
        },
      },
      declining: {
        id: 'declining',
        tags: 'busy',
        invoke: {
          id: 'decline',
          src: 'decline',
          input: ({ context }) => ({ letter: context.letter as Letter, reason: context.reason, key: context.idempotencyKey }),
          onDone: 'loading',
          onError: [
            { guard: { type: 'isStale', params: ({ event }) => ({ problem: event.error }) }, target: 'loading', actions: explain },
            { target: 'answering.decline', actions: explain },
          ],
        },
      },
      standing: { on: { refresh: 'loading', visit: { actions: { type: 'head', params: ({ event }) => ({ step: event.step }) } } } },
      nothing: { on: { retry: 'loading', visit: { actions: { type: 'head', params: ({ event }) => ({ step: event.step }) } } } },
    },
  })
}
