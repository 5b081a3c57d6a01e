import { assign, fromPromise, setup } from 'xstate'
import type { Refusal } from '../../api/client.ts'
import type { components } from '../../api/hr.gen.ts'
import { asRefusal } from '../../api/refusal.ts'

export type LetterDesk = components['schemas']['LetterDesk']
export type LetterContent = components['schemas']['LetterContent']
export type Letter = components['schemas']['Letter']
/** What can be done about a letter besides writing and sending it. */
type LetterStep = { step: 'release' } | { step: 'resend' } | { step: 'revoke'; reason: string }
type Written = { applicationId: number; version: number | undefined; content: LetterContent; key: string }
type Sent = { id: number; version: number; key: string }

/** The calls of one kind of letter; `offerLetter` and `contractLetter` bring theirs. */
export type LetterCalls = {
  load: (applicationId: number, signal: AbortSignal) => Promise<LetterDesk>
  save: (what: Written, signal: AbortSignal) => Promise<unknown>
  send: (what: Sent, signal: AbortSignal) => Promise<{ message: string }>
  act: (what: Sent & LetterStep, signal: AbortSignal) => Promise<{ message: string }>
}

type Context = {
  applicationId: number
  desk: LetterDesk | null
  /** The letter as it is being written. */
  content: LetterContent | null
  /** Rises whenever the text is replaced from outside, so that the editor begins anew. */
  text: number
  theirs: LetterDesk | null
  step: LetterStep | null
  problem: Refusal | null
  /** One per letter as it stands: a repeated save or send with it has no second effect. */
  key: string
}
type Event =
  | { type: 'edit'; change: Partial<LetterContent> }
  | { type: 'useTemplate'; templateId: number }
  | { type: 'save' }
  | { type: 'preview' }
  | { type: 'close' }
  | { type: 'send' }
  | { type: 'act'; step: LetterStep }
  | { type: 'writeAnew' }
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  | { type: 'retry' }

/** A saved letter: its text may still change. */
const isSavedLetter = (desk: LetterDesk | null) => desk !== null && desk.letter !== null && desk.moves.some(({ event }) => event === 'revise')
const thrown = ({ event }: { event: { error: unknown } }) => ({ problem: event.error })
const explain = { type: 'explain', params: thrown } as const
const typing = [{ type: 'note' as const, params: ({ event }: { event: Extract<Event, { type: 'edit' }> }) => event }]

/** Writing, saving, previewing and sending one letter. The list beside it is read anew after every write. */
export const letterMachine = (calls: LetterCalls) =>
  setup({
    types: {} as { input: { applicationId: number }; context: Context; events: Event; tags: 'busy' | 'saving' | 'sending' | 'unsaved' | 'preview' },
    actors: {
      load: fromPromise<LetterDesk, { applicationId: number }>(({ input, signal }) => calls.load(input.applicationId, signal)),
      save: fromPromise<unknown, Written>(({ input, signal }) => calls.save(input, signal)),
      send: fromPromise<{ message: string }, Sent>(({ input, signal }) => calls.send(input, signal)),
      act: fromPromise<{ message: string }, Sent & LetterStep>(({ input, signal }) => calls.act(input, signal)),
    },
    actions: {
      keep: assign(({ context }, { desk }: { desk: LetterDesk }) => ({
        desk,
        content: desk.draft,
        text: context.text + 1,
        theirs: null,
        step: null,
        key: crypto.randomUUID(),
      })),
      refresh: assign((_, { desk }: { desk: LetterDesk }) => ({ desk, content: desk.draft, key: crypto.randomUUID() })),
      note: assign(({ context }, { change }: { change: Partial<LetterContent> }) => ({
        content: { ...(context.content as LetterContent), ...change },
        key: crypto.randomUUID(),
      })),
      takeTemplate: assign(({ context }, { templateId }: { templateId: number }) => {
        const template = context.desk?.templates.find(({ id }) => id === templateId)
        if (!template || !context.content) return {}
        return { content: { ...context.content, templateId, subject: template.subject, body: template.body }, text: context.text + 1 }
      }),
      intend: assign((_, { step }: { step: LetterStep }) => ({ step, problem: null })),
      explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
      forgive: assign({ problem: null }),
      compare: assign((_, { desk }: { desk: LetterDesk }) => ({ theirs: desk })),
      overrule: assign(({ context }) => ({ desk: context.theirs, theirs: null, problem: null, key: crypto.randomUUID() })),
      giveWay: assign(({ context }) => ({ desk: context.theirs, content: context.theirs?.draft ?? null, text: context.text + 1, theirs: null, problem: null })),
      /** Provided by the view. */
      tellSaved: () => {},
      tellSent: (_, _params: { message: string }) => {},
      tellDone: (_, _params: { message: string }) => {},
    },
    guards: {
      isStale: (_, { problem }: { problem: unknown }) => asRefusal(problem).code === 'STALE_VERSION',
      isSaved: (_, { desk }: { desk: LetterDesk }) => isSavedLetter(desk),
      isFirst: (_, { desk }: { desk: LetterDesk }) => desk.letter === null && desk.mayBegin,
      isNone: (_, { desk }: { desk: LetterDesk }) => desk.letter === null,
      mayBegin: ({ context }) => context.desk?.mayBegin ?? false,
      lawAllowsSending: ({ context }) => context.desk?.moves.some(({ event, allowed }) => event === 'send' && allowed) ?? false,
    },
  }).createMachine({
    id: 'letter',
    context: ({ input }) => ({ ...input, desk: null, content: null, text: 0, theirs: null, step: null, problem: null, key: '' }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ applicationId: context.applicationId }),
          onDone: [
            {
              guard: { type: 'isFirst', params: ({ event }) => ({ desk: event.output }) },
              target: 'editing',
              actions: { type: 'keep', params: ({ event }) => ({ desk: event.output }) },
            },
            {
              guard: { type: 'isSaved', params: ({ event }) => ({ desk: event.output }) },
              target: 'saved',
              actions: { type: 'keep', params: ({ event }) => ({ desk: event.output }) },
            },
            {
              guard: { type: 'isNone', params: ({ event }) => ({ desk: event.output }) },
              target: 'locked',
              actions: { type: 'keep', params: ({ event }) => ({ desk: event.output }) },
            },
            { target: 'sent', actions: { type: 'keep', params: ({ event }) => ({ desk: event.output }) } },
          ],
          onError: { target: 'unavailable', actions: explain },
        },
      },
      /** No letter, and it is not its turn. */
      locked: { on: { retry: 'loading' } },
      unavailable: { on: { retry: { target: 'loading', actions: 'forgive' } } },
      editing: {
        tags: 'unsaved',
        on: {
          edit: { actions: typing },
          useTemplate: { actions: { type: 'takeTemplate', params: ({ event }) => event } },
          save: 'saving',
        },
      },
      saving: {
        tags: ['busy', 'saving', 'unsaved'],
        entry: 'forgive',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({
            applicationId: context.applicationId,
            version: isSavedLetter(context.desk) ? context.desk?.letter?.version : undefined,
            content: context.content as LetterContent,
            key: context.key,
          }),
          onDone: { target: 'settling', actions: 'tellSaved' },
          onError: [
            { guard: { type: 'isStale', params: thrown }, target: 'comparing', actions: explain },
            { target: 'editing', actions: explain },
          ],
        },
      },
      settling: {
        tags: ['busy', 'saving'],
        invoke: {
          id: 'settle',
          src: 'load',
          input: ({ context }) => ({ applicationId: context.applicationId }),
          onDone: { target: 'saved', actions: { type: 'refresh', params: ({ event }) => ({ desk: event.output }) } },
          onError: { target: 'unavailable', actions: explain },
        },
      },
      saved: {
        on: {
          edit: { target: 'editing', actions: typing },
          useTemplate: { target: 'editing', actions: { type: 'takeTemplate', params: ({ event }) => event } },
          preview: { target: 'previewing', guard: 'lawAllowsSending', actions: 'forgive' },
          act: { target: 'acting', actions: { type: 'intend', params: ({ event }) => event } },
        },
      },
      previewing: { tags: 'preview', on: { close: 'saved', send: 'sending' } },
      sending: {
        tags: ['busy', 'sending', 'preview'],
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => ({ id: context.desk?.letter?.id ?? 0, version: context.desk?.letter?.version ?? 0, key: context.key }),
          onDone: { target: 'loading', actions: { type: 'tellSent', params: ({ event }) => event.output } },
          onError: [
            { guard: { type: 'isStale', params: thrown }, target: 'loading', actions: explain },
            { target: 'saved', actions: explain },
          ],
        },
      },
      acting: {
        tags: 'busy',
        invoke: {
          id: 'act',
          src: 'act',
          input: ({ context }) => ({
            id: context.desk?.letter?.id ?? 0,
            version: context.desk?.letter?.version ?? 0,
            key: context.key,
            ...(context.step as LetterStep),
          }),
          onDone: { target: 'loading', actions: { type: 'tellDone', params: ({ event }) => event.output } },
          onError: { target: 'loading', actions: explain },
        },
      },
      sent: {
        on: {
          act: { target: 'acting', actions: { type: 'intend', params: ({ event }) => event } },
          writeAnew: { target: 'editing', guard: 'mayBegin' },
          retry: 'loading',
        },
      },
      comparing: {
        tags: ['busy', 'unsaved'],
        invoke: {
          id: 'compare',
          src: 'load',
          input: ({ context }) => ({ applicationId: context.applicationId }),
          onDone: { target: 'choosing', actions: { type: 'compare', params: ({ event }) => ({ desk: event.output }) } },
          onError: { target: 'editing', actions: explain },
        },
      },
      choosing: {
        tags: 'unsaved',
        on: {
          keepMine: { target: 'saving', actions: 'overrule' },
          takeTheirs: { target: 'saved', actions: 'giveWay' },
        },
      },
    },
  })
