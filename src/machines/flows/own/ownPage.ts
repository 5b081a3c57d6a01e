import { assign, fromPromise, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../../api/client.ts'
import { newKey } from '../../../api/newKey.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { asRefusal } from '../../../api/refusal.ts'
import { shownLanguage } from '../../../api/shownLanguage.ts'
import type { Progress } from '../../../api/upload.ts'

type Schemas = components['schemas']
export type Own = Schemas['OwnApplication']
export type Because = Schemas['WithdrawalReason']
/** What was done last, to be said once. */
export type Did = 'replaced' | 'withdrew' | 'refused' | 'agreed' | 'tookBack' | TimeTask
/** What somebody wants with the times that are offered for an interview. */
export type TimeTask = 'choose' | 'change' | 'giveUp'
type Context = {
  key: string
  own: Own | null
  problem: Refusal | null
  did: Did | null
  /** Somebody has gone from one part of the page to another. */
  moved: boolean
  file: File | null
  sent: number
  resume: { id: number; token: string } | null
  startsAt: string
  offerId: number
  task: TimeTask
  note: string
  because: Because | null
  keepLonger: boolean
  email: string
}

const header = () => ({ header: { 'Idempotency-Key': newKey() } })
const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const
const said = (did: Did) => ({ type: 'say', params: { did } }) as const
/** The link was replaced while its page was open. */
const closes = { guard: ({ event }: { event: { error: unknown } }) => opensNothing(event.error), target: '#ownPage.lost' } as const
const opensNothing = (error: unknown) => asRefusal(error).code === 'LINK_OPENS_NOTHING'

/** Somebody's own application by the key of a link: how far it is, and what they can still do about it. Every write is asked once. */
export const ownPageMachine = setup({
  types: {} as {
    input: { key: string }
    context: Context
    events:
      | { type: 'retry' }
      | { type: 'ask'; email: string }
      | { type: 'back' }
      | { type: 'seeMessages' }
      | { type: 'seeData' }
      | { type: 'seeDocuments' }
      | { type: 'documentIn' }
      | { type: 'askToWithdraw' }
      | { type: 'withdraw'; because: Because | null }
      | { type: 'askToRefuse'; startsAt: string }
      | { type: 'refuse'; note: string }
      | { type: 'askForTimes'; offerId: number; task: TimeTask }
      | { type: 'timesDone' }
      | { type: 'outdated' }
      | { type: 'lost' }
      | { type: 'choose'; file: File }
      | { type: 'progress'; sent: number }
      | { type: 'cancel' }
      | { type: 'keepLonger'; wanted: boolean }
    tags: 'busy' | 'asking' | 'messages' | 'data' | 'documents' | 'withdrawal' | 'refusal' | 'times'
  },
  actors: {
    read: fromPromise<Own, { key: string }>(({ input: { key }, signal }) =>
      recruitment.POST('/own-application', { body: { key, language: shownLanguage() }, signal }).then((answer) => orThrow(answer).data),
    ),
    ask: fromPromise(({ input, signal }: { input: { email: string }; signal: AbortSignal }) =>
      recruitment.POST('/own-application/new-link', { body: input, signal }).then(orThrow),
    ),
    upload: fromPromise<{ id: number; token: string }, { file: File; onProgress: Progress }>(async ({ input, signal }) => {
      // Few replace their CV.
      const { fileCall } = await import('../../../api/upload.ts')
      return orThrow(await recruitment.POST('/job-post/upload-resume', { ...fileCall(input.file, input.onProgress), signal })).data
    }),
    replace: fromPromise(({ input, signal }: { input: Pick<Context, 'key' | 'resume'>; signal: AbortSignal }) => {
      const { id, token } = input.resume!
      return recruitment.POST('/own-application/replace-resume', { params: header(), body: { key: input.key, resume: { id, token } }, signal }).then(orThrow)
    }),
    withdraw: fromPromise(({ input: { key, because }, signal }: { input: Pick<Context, 'key' | 'because'>; signal: AbortSignal }) =>
      recruitment.POST('/own-application/withdraw', { params: header(), body: { key, ...(because ? { because } : {}) }, signal }).then(orThrow),
    ),
    refuse: fromPromise(({ input: { key, startsAt, note }, signal }: { input: Pick<Context, 'key' | 'startsAt' | 'note'>; signal: AbortSignal }) =>
      recruitment.POST('/own-application/cannot-come', { params: header(), body: { key, startsAt, ...(note ? { note } : {}) }, signal }).then(orThrow),
    ),
    keepLonger: fromPromise(({ input: { key, keepLonger, own }, signal }: { input: Pick<Context, 'key' | 'keepLonger' | 'own'>; signal: AbortSignal }) => {
      const { version, language } = own!.kept.keepLongerWording
      const body = { key, keepLonger, wording: { version, language } }
      return recruitment.POST('/own-application/keep-longer', { params: header(), body, signal }).then(orThrow)
    }),
  },
  actions: {
    keep: assign((_, { own }: { own: Own }) => ({ own })),
    forget: assign({ own: null, problem: null, did: null }),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem), did: null })),
    say: assign((_, { did }: { did: Did }) => ({ did, problem: null })),
    clear: assign({ problem: null, did: null, moved: true }),
  },
  guards: {
    hasKey: ({ context }) => context.key !== '',
    hasDocuments: ({ context }) => (context.own?.documents.length ?? 0) > 0,
    mayWithdraw: ({ context }) => context.own?.mayWithdraw === true,
    mayReplace: ({ context }) => context.own?.mayReplaceResume === true,
  },
}).createMachine({
  id: 'ownPage',
  context: ({ input: { key } }) => ({
    key,
    own: null,
    problem: null,
    did: null,
    moved: false,
    file: null,
    sent: 0,
    resume: null,
    startsAt: '',
    offerId: 0,
    task: 'choose',
    note: '',
    because: null,
    keepLonger: false,
    email: '',
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasKey', target: 'loading' }, { target: 'lost' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { key } }) => ({ key }),
        onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => ({ own: event.output }) } },
        onError: [closes, { target: 'failed', actions: explain }],
      },
    },
    failed: { on: { retry: 'loading' } },
    /** No key, or one that opens nothing: both look alike. */
    lost: {
      tags: 'asking',
      entry: 'forget',
      on: { ask: { target: 'asking', actions: assign({ email: ({ event }) => event.email.trim() }) } },
    },
    asking: {
      tags: ['busy', 'asking'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { email } }) => ({ email }),
        onDone: 'asked',
        onError: { target: 'unasked', actions: explain },
      },
    },
    unasked: { tags: 'asking', on: { ask: { target: 'asking', actions: assign({ email: ({ event }) => event.email.trim() }) } } },
    asked: { on: { back: 'lost' } },
    shown: {
      initial: 'main',
      states: {
        main: {
          on: {
            seeMessages: { target: 'messages', actions: 'clear' },
            seeData: { target: 'data', actions: 'clear' },
            seeDocuments: { guard: 'hasDocuments', target: 'documents', actions: 'clear' },
            askToWithdraw: { guard: 'mayWithdraw', target: 'withdrawal', actions: 'clear' },
            askToRefuse: { target: 'refusal', actions: ['clear', assign({ startsAt: ({ event }) => event.startsAt })] },
            askForTimes: { target: 'times', actions: ['clear', assign({ offerId: ({ event }) => event.offerId, task: ({ event }) => event.task })] },
          },
        },
        messages: { tags: 'messages', on: { back: { target: 'main', actions: 'clear' } } },
        data: {
          tags: 'data',
          on: {
            back: { target: 'main', actions: 'clear' },
            choose: { guard: 'mayReplace', target: 'uploading', actions: ['clear', assign({ file: ({ event }) => event.file, sent: 0 })] },
            keepLonger: { target: 'agreeing', actions: ['clear', assign({ keepLonger: ({ event }) => event.wanted })] },
          },
        },
        uploading: {
          tags: ['busy', 'data'],
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context, self }) => ({ file: context.file as File, onProgress: (sent) => self.send({ type: 'progress', sent }) }),
            onDone: { target: 'replacing', actions: assign({ resume: ({ event }) => event.output }) },
            onError: { target: 'data', actions: explain },
          },
          on: { progress: { actions: assign({ sent: ({ event }) => event.sent }) }, cancel: 'data' },
        },
        replacing: {
          tags: ['busy', 'data'],
          invoke: {
            id: 'replace',
            src: 'replace',
            input: ({ context: { key, resume } }) => ({ key, resume }),
            onDone: { target: 'data again', actions: said('replaced') },
            onError: [closes, { target: 'data', actions: explain }],
          },
        },
        agreeing: {
          tags: ['busy', 'data'],
          invoke: {
            id: 'keepLonger',
            src: 'keepLonger',
            input: ({ context: { key, keepLonger, own } }) => ({ key, keepLonger, own }),
            onDone: [
              { guard: ({ context }) => context.keepLonger, target: 'data again', actions: said('agreed') },
              { target: 'data again', actions: said('tookBack') },
            ],
            onError: [closes, { target: 'data', actions: explain }],
          },
        },
        'data again': {
          tags: ['busy', 'data'],
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { key } }) => ({ key }),
            onDone: { target: 'data', actions: { type: 'keep', params: ({ event }) => ({ own: event.output }) } },
            onError: [closes, { target: '#ownPage.failed', actions: explain }],
          },
        },
        /** Each document is a flow of its own, loaded when it is wanted; it tells when its file is in. */
        documents: { tags: 'documents', on: { back: { target: 'main', actions: 'clear' }, documentIn: 'documents again' } },
        'documents again': {
          tags: 'documents',
          on: { back: { target: 'main again', actions: 'clear' }, documentIn: { target: 'documents again', reenter: true } },
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { key } }) => ({ key }),
            onDone: { target: 'documents', actions: { type: 'keep', params: ({ event }) => ({ own: event.output }) } },
            onError: [closes, { target: '#ownPage.failed', actions: explain }],
          },
        },
        withdrawal: {
          tags: 'withdrawal',
          on: {
            back: { target: 'main', actions: 'clear' },
            withdraw: { target: 'withdrawing', actions: assign({ because: ({ event }) => event.because, problem: null }) },
          },
        },
        withdrawing: {
          tags: ['busy', 'withdrawal'],
          invoke: {
            id: 'withdraw',
            src: 'withdraw',
            input: ({ context: { key, because } }) => ({ key, because }),
            onDone: { target: 'main again', actions: said('withdrew') },
            onError: [closes, { target: 'withdrawal', actions: explain }],
          },
        },
        refusal: {
          tags: 'refusal',
          on: {
            back: { target: 'main', actions: 'clear' },
            refuse: { target: 'refusing', actions: assign({ note: ({ event }) => event.note.trim(), problem: null }) },
          },
        },
        refusing: {
          tags: ['busy', 'refusal'],
          invoke: {
            id: 'refuse',
            src: 'refuse',
            input: ({ context: { key, startsAt, note } }) => ({ key, startsAt, note }),
            onDone: { target: 'main again', actions: said('refused') },
            onError: [closes, { target: 'refusal', actions: explain }],
          },
        },
        /** A flow of its own, loaded when it is wanted; it tells how it ended. */
        times: {
          tags: 'times',
          on: {
            back: { target: 'main', actions: 'clear' },
            timesDone: { target: 'main again', actions: assign({ did: ({ context }) => context.task }) },
            outdated: { target: 'main again', actions: 'clear' },
            lost: '#ownPage.lost',
          },
        },
        'main again': {
          tags: 'busy',
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { key } }) => ({ key }),
            onDone: { target: 'main', actions: { type: 'keep', params: ({ event }) => ({ own: event.output }) } },
            onError: [closes, { target: '#ownPage.failed', actions: explain }],
          },
        },
      },
    },
  },
})
