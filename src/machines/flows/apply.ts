import { assign, fromPromise, type StateValueFrom, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { fileCall, type Progress } from '../../api/upload.ts'
import { applicationFrom, type Draft, fileGap, type Gaps, gapsOf, isField, type PublicApplication, type Resume, stepOf } from './applyDraft.ts'
import { type Place, type Step, steps } from './applySteps.ts'

/** What outlives a reload or a lost connection. */
export type Kept = { draft: Draft; answered: Step[]; key: string; applicationId: number | null }
type Sending = { name: string; size: number; sent: number }
type Context = Kept & { jobPostId: number; heading: Place; file: File | null; sending: Sending | null; gaps: Gaps; problem: Refusal | null }

/** A visitor applies for a position: four steps with an address each, the answers checked, sent once. */
export const applyMachine = setup({
  types: {} as {
    input: { jobPostId: number; kept: Kept }
    context: Context
    events:
      | { type: 'visit'; place: Place }
      | { type: 'fill'; answers: Partial<Draft> }
      | { type: 'continue' }
      | { type: 'choose'; file: File }
      | { type: 'progress'; sent: number }
      | { type: 'cancel' }
      | { type: 'retry' }
      | { type: 'remove' }
      | { type: 'submit' }
    tags: 'busy' | 'uploading'
  },
  actors: {
    upload: fromPromise<Resume, { file: File; onProgress: Progress }>(({ input, signal }) =>
      recruitment.POST('/job-post/upload-resume', { ...fileCall(input.file, input.onProgress), signal }).then((answer) => orThrow(answer).data),
    ),
    apply: fromPromise<number, { jobPostId: number; key: string; application: PublicApplication }>(({ input, signal }) =>
      recruitment
        .POST('/job-post/{id}/apply', { params: { path: { id: input.jobPostId }, header: { 'Idempotency-Key': input.key } }, body: input.application, signal })
        .then((answer) => orThrow(answer).responseData.id),
    ),
  },
  actions: {
    fill: assign(({ context }, { answers }: { answers: Partial<Draft> }) => ({ draft: { ...context.draft, ...answers } })),
    head: assign((_, { place }: { place: Place }) => ({ heading: place, gaps: {}, problem: null })),
    headOn: assign(({ context }) => ({ heading: firstOpen(context), gaps: {}, problem: null })),
    markAnswered: assign(({ context }, { step }: { step: Step }) => ({ answered: [...new Set([...context.answered, step])] })),
    showGaps: assign(({ context }, { place }: { place: Place }) => ({ gaps: gapsOf(place, context.draft), problem: null })),
    beginUpload: assign((_, { file }: { file: File }) => ({ file, sending: { name: file.name, size: file.size, sent: 0 }, gaps: {}, problem: null })),
    refuseFile: assign((_, { file }: { file: File }) => ({ file: null, sending: null, gaps: { resume: fileGap(file) }, problem: null })),
    noteProgress: assign(({ context }, { sent }: { sent: number }) => ({ sending: context.sending && { ...context.sending, sent } })),
    keepResume: assign(({ context }, { resume }: { resume: Resume }) => ({ draft: { ...context.draft, resume }, file: null, sending: null })),
    dropUpload: assign({ file: null, sending: null, problem: null }),
    dropResume: assign(({ context }) => ({ draft: { ...context.draft, resume: null }, gaps: {}, problem: null })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    /** The step that holds the refused field opens with the refusal beside it; a CV that is gone is asked for again. */
    explainWhere: assign(({ context }, { problem }: { problem: unknown }) => {
      const heading = placeOfRefusal(asRefusal(problem))
      return { problem: asRefusal(problem), heading, ...(heading === 'cv' ? { draft: { ...context.draft, resume: null } } : {}) }
    }),
    keepNumber: assign((_, { id }: { id: number }) => ({ applicationId: id, problem: null })),
  },
  guards: {
    isComplete: ({ context }, { place }: { place: Place }) => Object.keys(gapsOf(place, context.draft)).length === 0,
    /** Back is always open; forward only as far as everything before is answered. */
    mayVisit: ({ context }, { place }: { place: Place }) => order.indexOf(place) <= order.indexOf(firstOpen(context)),
    headsTo: ({ context }, { place }: { place: Place }) => context.heading === place,
    hasApplied: ({ context }) => context.applicationId !== null,
    isGone: (_, { problem }: { problem: unknown }) => asRefusal(problem).status === 404,
    isUnfit: (_, { file }: { file: File }) => fileGap(file) !== undefined,
    hasFile: ({ context }) => context.file !== null,
  },
}).createMachine({
  id: 'apply',
  context: ({ input: { jobPostId, kept } }) => ({ ...kept, jobPostId, heading: firstOpen(kept), file: null, sending: null, gaps: {}, problem: null }),
  initial: 'onward',
  on: {
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
        { guard: { type: 'headsTo', params: { place: 'cv' } }, target: 'cv' },
        { target: 'check' },
      ],
    },
    about: { on: { continue: leaving('about') } },
    experience: { on: { continue: leaving('experience') } },
    salary: { on: { continue: leaving('salary') } },
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
            onDone: { target: 'waiting', actions: { type: 'keepResume', params: ({ event }) => ({ resume: event.output }) } },
            onError: { target: 'waiting', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
          },
          on: {
            progress: { actions: { type: 'noteProgress', params: ({ event }) => ({ sent: event.sent }) } },
            cancel: { target: 'waiting', actions: 'dropUpload' },
          },
        },
      },
    },
    check: {
      on: {
        submit: [
          { guard: { type: 'isComplete', params: { place: 'check' } }, target: 'submitting' },
          { actions: { type: 'showGaps', params: { place: 'check' } } },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      // What is on its way can be neither left nor changed.
      on: { visit: {}, fill: {} },
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context: { jobPostId, key, draft } }) => ({ jobPostId, key, application: applicationFrom(draft, draft.resume as Resume) }),
        onDone: { target: 'done', actions: { type: 'keepNumber', params: ({ event }) => ({ id: event.output }) } },
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

const order: readonly Place[] = [...steps, 'check']

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

/** The first step without a sound answer; the check when there is none: also the way back after a change. */
function firstOpen({ draft, answered }: Pick<Kept, 'draft' | 'answered'>): Place {
  return steps.find((step) => !answered.includes(step) || Object.keys(gapsOf(step, draft)).length > 0) ?? 'check'
}

const placeOfRefusal = ({ errors }: Refusal): Place => {
  const field = errors.map((error) => error.field.split('.')[0] ?? '').find(isField)
  return field ? stepOf[field] : 'check'
}
