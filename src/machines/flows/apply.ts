import { assign, fromPromise, type StateValueFrom, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'
import { fileCall, type Progress } from '../../api/upload.ts'
import {
  type Asked,
  applicationFrom,
  type Draft,
  fileGap,
  type Gaps,
  gapsOf,
  isField,
  type PublicApplication,
  pagesOf,
  type Resume,
  stepOf,
  type Touch,
} from './applyDraft.ts'
import { type CvRead, filledFrom, withoutRead } from './applyRead.ts'
import type { Place, Step } from './applySteps.ts'

/** What outlives a reload or a lost connection. */
export type Kept = { draft: Draft; answered: Step[]; key: string; applicationId: number | null; read: CvRead | null }
type Reading = components['schemas']['CvReading']
type Sending = { name: string; size: number; sent: number }
/** The number of the application, with the first answer the key of its own page, and where voluntary questions are asked what they are answered with. */
export type Arrived = { id: number; ownKey?: string; voluntaryToken?: string }
type Context = Kept & {
  /** Kept by no storage: the key stands in the confirmation, and the questions are asked once. */
  arrived: Arrived | null
  jobPostId: number
  asked: Asked
  /** What the link said that the person first came by. */
  touch: Touch
  heading: Place
  file: File | null
  sending: Sending | null
  gaps: Gaps
  problem: Refusal | null
  /** Why nothing was read from the CV, which may be sent all the same. */
  unread: Refusal | null
}

/** A visitor applies for a position: steps with an address each, the CV first; the answers checked, sent once. */
export const applyMachine = setup({
  types: {} as {
    input: { jobPostId: number; asked: Asked; touch: Touch; kept: Kept }
    context: Context
    events:
      | { type: 'visit'; place: Place }
      | { type: 'fill'; answers: Partial<Draft> }
      | { type: 'continue' }
      /** What the post asks now. */
      | { type: 'ask'; asked: Asked }
      | { type: 'choose'; file: File }
      | { type: 'progress'; sent: number }
      | { type: 'cancel' }
      | { type: 'retry' }
      | { type: 'remove' }
      | { type: 'skip' }
      | { type: 'submit' }
    tags: 'busy' | 'uploading' | 'reading'
  },
  actors: {
    upload: fromPromise<Resume, { file: File; onProgress: Progress }>(({ input, signal }) =>
      recruitment.POST('/job-post/upload-resume', { ...fileCall(input.file, input.onProgress), signal }).then((answer) => orThrow(answer).data),
    ),
    read: fromPromise<Reading, { jobPostId: number; resume: Resume }>(({ input: { jobPostId, resume }, signal }) =>
      recruitment
        .POST('/job-post/{id}/read-resume', { params: { path: { id: jobPostId } }, body: { resume: { id: resume.id, token: resume.token } }, signal })
        .then((answer) => orThrow(answer).data),
    ),
    apply: fromPromise<Arrived, { jobPostId: number; key: string; application: PublicApplication }>(({ input, signal }) =>
      recruitment
        .POST('/job-post/{id}/apply', { params: { path: { id: input.jobPostId }, header: { 'Idempotency-Key': input.key } }, body: input.application, signal })
        .then((answer) => orThrow(answer).responseData),
    ),
  },
  actions: {
    fill: assign(({ context }, { answers }: { answers: Partial<Draft> }) => ({ draft: { ...context.draft, ...answers } })),
    ask: assign((_, { asked }: { asked: Asked }) => ({ asked })),
    head: assign((_, { place }: { place: Place }) => ({ heading: place, gaps: {}, problem: null })),
    headOn: assign(({ context }) => ({ heading: firstOpen(context), gaps: {}, problem: null })),
    markAnswered: assign(({ context }, { step }: { step: Step }) => ({ answered: [...new Set([...context.answered, step])] })),
    showGaps: assign(({ context }, { place }: { place: Place }) => ({ gaps: gapsOf(place, context.draft, context.asked), problem: null })),
    beginUpload: assign((_, { file }: { file: File }) => ({ file, sending: { name: file.name, size: file.size, sent: 0 }, gaps: {}, problem: null })),
    refuseFile: assign((_, { file }: { file: File }) => ({ file: null, sending: null, gaps: { resume: fileGap(file) }, problem: null })),
    noteProgress: assign(({ context }, { sent }: { sent: number }) => ({ sending: context.sending && { ...context.sending, sent } })),
    keepResume: assign(({ context: { draft, read, answered } }, { resume }: { resume: Resume }) => ({
      draft: { ...withoutRead(draft, read, answered), resume },
      read: null,
      unread: null,
      file: null,
      sending: null,
    })),
    fillFromResume: assign(({ context: { draft, answered, asked } }, { reading }: { reading: Reading }) => filledFrom(draft, reading, answered, asked)),
    noteUnread: assign((_, { problem }: { problem: unknown }) => ({ unread: asRefusal(problem) })),
    dropUpload: assign({ file: null, sending: null, problem: null }),
    dropResume: assign(({ context: { draft, read, answered } }) => ({
      draft: { ...withoutRead(draft, read, answered), resume: null },
      read: null,
      unread: null,
      gaps: {},
      problem: null,
    })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    /** The step that holds the refused field opens with the refusal beside it; a CV that is gone is asked for again. */
    explainWhere: assign(({ context }, { problem }: { problem: unknown }) => {
      const heading = placeOfRefusal(asRefusal(problem), context.asked)
      return { problem: asRefusal(problem), heading, ...(heading === 'cv' ? { draft: { ...context.draft, resume: null } } : {}) }
    }),
    keepNumber: assign((_, arrived: Arrived) => ({ applicationId: arrived.id, arrived, problem: null })),
  },
  guards: {
    isComplete: ({ context }, { place }: { place: Place }) => Object.keys(gapsOf(place, context.draft, context.asked)).length === 0,
    /** Back is always open; forward only as far as everything before is answered. */
    mayVisit: ({ context }, { place }: { place: Place }) =>
      place === 'check' ? firstOpen(context) === 'check' : pagesUpTo(firstUnanswered(context) ?? 'check', context.asked).includes(place),
    /** The CV may be given when everything else is answered. */
    mayGiveLater: ({ context }) =>
      context.asked.resumeRequired && context.draft.resume === null && firstUnanswered({ ...context, answered: [...context.answered, 'cv'] }) !== undefined,
    headsTo: ({ context }, { place }: { place: Place }) => context.heading === place,
    isUnanswered: ({ context }) => firstOpen(context) !== 'check',
    hasApplied: ({ context }) => context.applicationId !== null,
    isGone: (_, { problem }: { problem: unknown }) => asRefusal(problem).status === 404,
    isUnfit: (_, { file }: { file: File }) => fileGap(file) !== undefined,
    hasFile: ({ context }) => context.file !== null,
  },
}).createMachine({
  id: 'apply',
  context: ({ input: { jobPostId, asked, touch, kept } }) => ({
    ...kept,
    jobPostId,
    arrived: null,
    asked,
    touch,
    heading: firstOpen({ ...kept, asked }),
    file: null,
    sending: null,
    gaps: {},
    problem: null,
    unread: null,
  }),
  initial: 'onward',
  on: {
    ask: { actions: { type: 'ask', params: ({ event }) => ({ asked: event.asked }) } },
    fill: { actions: { type: 'fill', params: ({ event }) => ({ answers: event.answers }) } },
    visit: [
      // Its address opens after the flow went there by itself: what is to be mended stays said.
      { guard: { type: 'headsTo', params: ({ event }) => ({ place: event.place }) } },
      {
        guard: { type: 'mayVisit', params: ({ event }) => ({ place: event.place }) },
        target: '.onward',
        actions: { type: 'head', params: ({ event }) => ({ place: event.place }) },
      },
    ],
  },
  states: {
    onward: {
      always: [
        { guard: 'hasApplied', target: 'done' },
        { guard: { type: 'headsTo', params: { place: 'about' } }, target: 'about' },
        { guard: { type: 'headsTo', params: { place: 'experience' } }, target: 'experience' },
        { guard: { type: 'headsTo', params: { place: 'salary' } }, target: 'salary' },
        { guard: { type: 'headsTo', params: { place: 'questions' } }, target: 'questions' },
        { guard: { type: 'headsTo', params: { place: 'cv' } }, target: 'cv' },
        { target: 'check' },
      ],
    },
    about: { on: { continue: leaving('about') } },
    experience: { on: { continue: leaving('experience') } },
    salary: { on: { continue: leaving('salary') } },
    questions: { on: { continue: leaving('questions') } },
    cv: {
      initial: 'waiting',
      on: {
        choose: [
          {
            guard: { type: 'isUnfit', params: ({ event }) => ({ file: event.file }) },
            target: '.waiting',
            actions: { type: 'refuseFile', params: ({ event }) => ({ file: event.file }) },
          },
          { target: '.uploading', actions: { type: 'beginUpload', params: ({ event }) => ({ file: event.file }) } },
        ],
      },
      states: {
        waiting: {
          on: {
            continue: leaving('cv'),
            skip: { guard: 'mayGiveLater', target: '#apply.onward', actions: [{ type: 'markAnswered', params: { step: 'cv' } }, 'headOn'] },
            remove: { actions: 'dropResume' },
            retry: { guard: 'hasFile', target: 'uploading', actions: { type: 'beginUpload', params: ({ context }) => ({ file: context.file as File }) } },
          },
        },
        uploading: {
          tags: ['busy', 'uploading'],
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context, self }) => ({ file: context.file as File, onProgress: (sent) => self.send({ type: 'progress', sent }) }),
            onDone: { target: 'reading', actions: { type: 'keepResume', params: ({ event }) => ({ resume: event.output }) } },
            onError: { target: 'waiting', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
          },
          on: {
            progress: { actions: { type: 'noteProgress', params: ({ event }) => ({ sent: event.sent }) } },
            cancel: { target: 'waiting', actions: 'dropUpload' },
          },
        },
        reading: {
          tags: ['busy', 'reading'],
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { jobPostId, draft } }) => ({ jobPostId, resume: draft.resume as Resume }),
            onDone: { target: 'waiting', actions: { type: 'fillFromResume', params: ({ event }) => ({ reading: event.output }) } },
            onError: { target: 'waiting', actions: { type: 'noteUnread', params: ({ event }) => ({ problem: event.error }) } },
          },
          on: { remove: { target: 'waiting', actions: 'dropResume' } },
        },
      },
    },
    check: {
      on: {
        submit: [
          // What the post asks may have changed since it was answered.
          { guard: 'isUnanswered', target: '#apply.onward', actions: 'headOn' },
          { guard: { type: 'isComplete', params: { place: 'check' } }, target: 'submitting' },
          { actions: { type: 'showGaps', params: { place: 'check' } } },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      // What is on its way can be neither left nor changed.
      on: { visit: {}, fill: {}, ask: {} },
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context: { jobPostId, key, draft, asked, touch } }) => ({ jobPostId, key, application: applicationFrom(draft, asked, touch) }),
        onDone: { target: 'done', actions: { type: 'keepNumber', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => ({ problem: event.error }) }, target: 'gone' },
          { target: 'onward', actions: { type: 'explainWhere', params: ({ event }) => ({ problem: event.error }) } },
        ],
      },
    },
    /** The position closed while the answers were being given. */
    gone: { on: { visit: {} } },
    done: { type: 'final' },
  },
})

/** Where the flow is, whatever it does there. */
export const placeOf = (value: StateValueFrom<typeof applyMachine>): Place | 'submitting' | 'gone' | 'done' | 'onward' =>
  typeof value === 'string' ? value : 'cv'

/** The pages as far as one of them. */
const pagesUpTo = (place: Place, asked: Asked) => {
  const pages = pagesOf(asked)
  return pages.slice(0, pages.indexOf(place) + 1)
}

function leaving<const S extends Step>(step: S) {
  return [
    {
      guard: { type: 'isComplete', params: { place: step } },
      target: '#apply.onward',
      actions: [{ type: 'markAnswered', params: { step } }, 'headOn'],
    },
    { actions: { type: 'showGaps', params: { place: step } } },
  ] as const
}

type Answers = Pick<Context, 'draft' | 'answered' | 'asked'>
/** The first step without a sound answer; a CV that is to be given later counts as one. */
const firstUnanswered = ({ draft, answered, asked }: Answers) =>
  pagesOf(asked).find((step) => step !== 'check' && (!answered.includes(step) || (step !== 'cv' && Object.keys(gapsOf(step, draft, asked)).length > 0)))

/** Where to go on: also the way back after a change. What was put off comes before the check. */
const firstOpen = (answers: Answers): Place => firstUnanswered(answers) ?? (answers.draft.resume || !answers.asked.resumeRequired ? 'check' : 'cv')

const placeOfRefusal = ({ errors }: Refusal, asked: Asked): Place => {
  const field = errors.map((error) => error.field.split('.')[0] ?? '').find(isField)
  const place = field ? stepOf[field] : 'check'
  return pagesOf(asked).includes(place) ? place : 'check'
}
