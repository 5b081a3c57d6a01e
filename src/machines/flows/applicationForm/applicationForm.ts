import { assign, emit, type StateValueFrom, setup } from 'xstate'
import type { Refusal } from '../../../api/client.ts'
import { asRefusal } from '../../../api/refusal.ts'
import { applicationFormCalls, type Done, type Found, type Lock } from './applicationFormCalls.ts'
import {
  addressGap,
  applicationFrom,
  changesFrom,
  type Entered,
  enteredFrom,
  type Gaps,
  gapsOf,
  type Known,
  placeOfRefusal,
  rebased,
} from './applicationFormDraft.ts'
import { firstOpen, isEmpty, type Kept } from './applicationFormKept.ts'
import { type Place, places, type Step, steps } from './applicationFormSteps.ts'

type Context = Kept & {
  /** The application that is changed; none where one is entered. */
  id: number | null
  version: number
  lock: Lock
  /** When the one that is changed came. */
  receivedAt: string | null
  heading: Place
  gaps: Gaps
  problem: Refusal | null
  /** Somebody else changed the application while this was typed. */
  overtaken: boolean
}
const open: Lock = { interviewExists: false, statusIsNewApplication: true }
const explain = { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) } as const

/** HR enters an application that came by mail or in person, or corrects one: steps with an address each, the answers checked, sent once. */
export const applicationFormMachine = setup({
  types: {} as {
    input: { id: number | null; kept: Kept }
    context: Context
    events:
      | { type: 'visit'; place: Place }
      | { type: 'fill'; answers: Partial<Entered> }
      | { type: 'refuse'; keys: readonly string[] }
      | { type: 'reconsider'; keys: readonly string[] }
      | { type: 'continue' }
      | { type: 'submit' }
      | { type: 'retry' }
    emitted: { type: 'done' } & Done
    tags: 'busy'
  },
  actors: applicationFormCalls,
  actions: {
    /** What was typed is laid over the application as it stands now. */
    begin: assign(({ context }, { application, lock }: Found) => {
      const base = enteredFrom(application)
      return {
        base,
        entered: rebased(context.entered, context.base, base),
        version: application.version,
        lock,
        receivedAt: application.applicant.dateReceived,
        problem: null,
      }
    }),
    noteOvertaken: assign({ overtaken: true, heading: 'check' as const }),
    fill: assign(({ context }, { answers }: { answers: Partial<Entered> }) => ({
      entered: { ...context.entered, ...answers },
      gaps: Object.fromEntries(Object.entries(context.gaps).filter(([field]) => !Object.hasOwn(answers, field))),
      // Another CV is judged anew.
      ...(answers.resume === undefined ? {} : { refused: [] }),
    })),
    refuse: assign(({ context }, { keys }: { keys: readonly string[] }) => ({ refused: [...new Set([...context.refused, ...keys])] })),
    reconsider: assign(({ context }, { keys }: { keys: readonly string[] }) => ({ refused: context.refused.filter((key) => !keys.includes(key)) })),
    head: assign((_, { place }: { place: Place }) => ({ heading: place, gaps: {}, problem: null })),
    headOn: assign(({ context }) => ({ heading: firstOpen(context), gaps: {}, problem: null })),
    markAnswered: assign(({ context }, { step }: { step: Step }) => ({ answered: [...new Set([...context.answered, step])] })),
    showGaps: assign(({ context }, { place }: { place: Place }) => ({ gaps: gapsOf(place, context.entered, context.known), problem: null })),
    forgive: assign({ gaps: {}, problem: null }),
    meet: assign((_, { known }: { known: Known | null }) => ({ known })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    /** The step that holds the refused field opens with the refusal beside it; a CV that is gone is asked for again. */
    explainWhere: assign(({ context }, { problem }: { problem: unknown }) => {
      const refusal = asRefusal(problem)
      const heading = placeOfRefusal(refusal)
      return { problem: refusal, heading, ...(heading === 'cv' ? { entered: { ...context.entered, resume: context.base.resume } } : {}) }
    }),
    /** The CV has come, and with it a new version; it is not sent again if what follows fails. */
    noteReplaced: assign(({ context }) => ({ version: context.version + 1, base: { ...context.base, resume: context.entered.resume } })),
    tellDone: emit((_, { id, message }: Done) => ({ type: 'done' as const, id, message })),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isComplete: ({ context }, { place }: { place: Place }) => isEmpty(gapsOf(place, context.entered, context.known)),
    isWhole: ({ context }) => steps.every((step) => isEmpty(gapsOf(step, context.entered, context.known))),
    hasNoAddress: ({ context }) => !isEmpty(addressGap(context.entered)),
    isKnown: (_, { known }: { known: Known | null }) => known !== null,
    /** Whoever is entered is looked for, until an answer stands for this address. */
    isToBeFound: ({ context }) => context.id === null && !isSame(context.known?.email, context.entered.email),
    isAnotherAddress: ({ context }, { answers }: { answers: Partial<Entered> }) => answers.email !== undefined && !isSame(context.known?.email, answers.email),
    /** Back is always open; forward only as far as everything before is answered. */
    mayVisit: ({ context }, { place }: { place: Place }) => places.indexOf(place) <= places.indexOf(firstOpen(context)),
    headsTo: ({ context }, { place }: { place: Place }) => context.heading === place,
    hasNewResume: ({ context: { entered, base } }) => entered.resume !== null && entered.resume.id !== base.resume?.id,
    hasChanges: ({ context: { entered, base } }) => !isEmpty(changesFrom(entered, base)),
    isStale: (_, { problem }: { problem: unknown }) => asRefusal(problem).code === 'STALE_VERSION',
  },
}).createMachine({
  id: 'applicationForm',
  context: ({ input: { id, kept } }) => ({
    ...kept,
    id,
    version: 0,
    lock: open,
    receivedAt: null,
    heading: id === null ? firstOpen(kept) : 'details',
    gaps: {},
    problem: null,
    overtaken: false,
  }),
  initial: 'beginning',
  on: {
    fill: { actions: { type: 'fill', params: ({ event }) => ({ answers: event.answers }) } },
    refuse: { actions: { type: 'refuse', params: ({ event }) => ({ keys: event.keys }) } },
    reconsider: { actions: { type: 'reconsider', params: ({ event }) => ({ keys: event.keys }) } },
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
    beginning: { always: [{ guard: 'isNew', target: 'onward' }, { target: 'reading' }] },
    reading: {
      tags: 'busy',
      on: { fill: {}, visit: { actions: { type: 'head', params: ({ event }) => ({ place: event.place }) } } },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ id: context.id ?? 0 }),
        onDone: { target: 'onward', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: explain },
      },
    },
    unavailable: { on: { retry: { target: 'reading', actions: 'forgive' }, fill: {}, visit: {} } },
    onward: {
      always: [
        { guard: { type: 'headsTo', params: { place: 'details' } }, target: 'details' },
        { guard: { type: 'headsTo', params: { place: 'requisition' } }, target: 'requisition' },
        { guard: { type: 'headsTo', params: { place: 'profile' } }, target: 'profile' },
        { guard: { type: 'headsTo', params: { place: 'cv' } }, target: 'cv' },
        { target: 'check' },
      ],
    },
    details: {
      initial: 'asking',
      on: {
        fill: [
          {
            guard: { type: 'isAnotherAddress', params: ({ event }) => ({ answers: event.answers }) },
            target: '.asking',
            actions: [
              { type: 'fill', params: ({ event }) => ({ answers: event.answers }) },
              { type: 'meet', params: { known: null } },
            ],
          },
          { actions: { type: 'fill', params: ({ event }) => ({ answers: event.answers }) } },
        ],
      },
      states: {
        asking: {
          on: {
            continue: [
              { guard: 'hasNoAddress', actions: { type: 'showGaps', params: { place: 'details' } } },
              { guard: 'isToBeFound', target: 'finding', actions: 'forgive' },
              ...leaving('details'),
            ],
          },
        },
        finding: {
          tags: 'busy',
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context }) => ({ email: context.entered.email }),
            onDone: [
              {
                // The person is said before anything else is asked.
                guard: { type: 'isKnown', params: ({ event }) => ({ known: event.output }) },
                target: 'asking',
                actions: { type: 'meet', params: ({ event }) => ({ known: event.output }) },
              },
              ...leaving('details'),
            ],
            onError: { target: 'asking', actions: explain },
          },
        },
      },
    },
    requisition: { on: { continue: leaving('requisition') } },
    profile: { on: { continue: leaving('profile') } },
    cv: { on: { continue: leaving('cv') } },
    check: {
      on: {
        submit: [
          { guard: 'isWhole', target: 'submitting', actions: 'forgive' },
          { target: 'onward', actions: 'headOn' },
        ],
      },
    },
    submitting: {
      // What is on its way can be neither left nor changed.
      on: { visit: {}, fill: {} },
      tags: 'busy',
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'isNew', target: 'creating' },
            { guard: 'hasNewResume', target: 'replacing' },
            { guard: 'hasChanges', target: 'updating' },
            { target: '#applicationForm.unchanged' },
          ],
        },
        creating: {
          invoke: {
            id: 'create',
            src: 'create',
            input: ({ context: { key, entered, known } }) => ({ key, body: applicationFrom(entered, known) }),
            ...ending(),
          },
        },
        replacing: {
          invoke: {
            id: 'replace',
            src: 'replace',
            input: ({ context: { id, version, entered } }) => ({ id: id ?? 0, version, resumeId: entered.resume?.id ?? 0 }),
            onDone: [
              { guard: 'hasChanges', target: 'updating', actions: 'noteReplaced' },
              { target: '#applicationForm.done', actions: ['noteReplaced', { type: 'tellDone', params: ({ event }) => event.output }] },
            ],
            onError: ending().onError,
          },
        },
        updating: {
          invoke: {
            id: 'update',
            src: 'update',
            input: ({ context: { id, version, entered, base } }) => ({ id: id ?? 0, body: { ...changesFrom(entered, base), version } }),
            ...ending(),
          },
        },
      },
    },
    unchanged: { always: { target: 'done', actions: { type: 'tellDone', params: ({ context }) => ({ id: context.id ?? 0, message: '' }) } } },
    done: { type: 'final' },
  },
})

/** Where the flow is, whatever it does there. */
export const placeOf = (value: StateValueFrom<typeof applicationFormMachine>) => (typeof value === 'string' ? value : 'details' in value ? 'details' : 'check')

const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.trim().toLowerCase()

function leaving<const S extends Step>(step: S) {
  return [
    {
      guard: { type: 'isComplete', params: { place: step } },
      target: '#applicationForm.onward',
      actions: [{ type: 'markAnswered', params: { step } }, 'headOn'],
    },
    { target: `#applicationForm.${step}`, actions: { type: 'showGaps', params: { place: step } } },
  ] as const
}

/** The ends of a call that saves; what somebody else saved meanwhile is read, and what was typed laid over it. */
function ending() {
  return {
    onDone: { target: '#applicationForm.done', actions: { type: 'tellDone', params: ({ event }: { event: { output: Done } }) => event.output } },
    onError: [
      {
        guard: { type: 'isStale', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) },
        target: '#applicationForm.reading',
        actions: 'noteOvertaken',
      },
      {
        target: '#applicationForm.onward',
        actions: { type: 'explainWhere', params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }) },
      },
    ],
  } as const
}
