import { assign, emit, fromPromise, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'

type Schemas = components['schemas']
export type ProfileDraft = Schemas['ProfileDraft']
export type Found = ProfileDraft['items'][number]
/** What the application states already; its version is the one that is written over. */
export type Stated = Record<Found['field'], readonly number[]> & { applicationId: number; version: number }

export const keyOf = ({ field, id }: Pick<Found, 'field' | 'id'>) => `${field} ${id}`
const isNews = ({ totalExperience, statedExperience }: ProfileDraft) => totalExperience !== null && totalExperience !== statedExperience

/** The change that takes the chosen findings over, adding to what is stated and removing nothing. */
export function changeOf(stated: Stated, draft: ProfileDraft, chosen: readonly string[], years: boolean): Schemas['ApplicationChange'] {
  const taken = draft.items.filter((item) => !item.stated && chosen.includes(keyOf(item)))
  const fields = [...new Set(taken.map(({ field }) => field))]
  const lists = fields.map((field) => [field, [...stated[field], ...taken.filter((item) => item.field === field).map(({ id }) => id)]])
  return { version: stated.version, ...Object.fromEntries(lists), ...(years && isNews(draft) ? { totalExperience: draft.totalExperience } : {}) }
}

/** A profile from a CV: what was found, which of it is right, saved by a person and never by itself. */
export const profileDraftMachine = setup({
  types: {} as {
    input: { stated: Stated }
    context: { stated: Stated; draft: ProfileDraft | null; chosen: string[]; years: boolean; problem: Refusal | null }
    events: { type: 'toggle'; key: string } | { type: 'toggleYears' } | { type: 'save' } | { type: 'retry' }
    emitted: { type: 'saved'; message: string }
    tags: 'busy'
  },
  actors: {
    read: fromPromise<ProfileDraft, { id: number }>(({ input, signal }) =>
      recruitment.POST('/resume-report/create-profile/{id}', { params: { path: { id: input.id } }, signal }).then((answer) => orThrow(answer).data),
    ),
    save: fromPromise<string, { id: number; body: Schemas['ApplicationChange'] }>(({ input: { id, body }, signal }) =>
      recruitment
        .POST('/application/update/{applicationId}', { params: { path: { applicationId: id } }, body, signal })
        .then((answer) => orThrow(answer).message),
    ),
  },
  actions: {
    keep: assign((_, { draft }: { draft: ProfileDraft }) => ({
      draft,
      chosen: draft.items.filter(({ stated }) => !stated).map(keyOf),
      years: isNews(draft) && draft.statedExperience === null,
      problem: null,
    })),
    toggle: assign(({ context }, { key }: { key: string }) => ({
      chosen: context.chosen.includes(key) ? context.chosen.filter((one) => one !== key) : [...context.chosen, key],
    })),
    toggleYears: assign(({ context }) => ({ years: !context.years })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    tellSaved: emit((_, { message }: { message: string }) => ({ type: 'saved' as const, message })),
  },
  guards: { somethingIsChosen: ({ context }) => context.chosen.length > 0 || context.years },
}).createMachine({
  id: 'profileDraft',
  context: ({ input }) => ({ ...input, draft: null, chosen: [], years: false, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ id: context.stated.applicationId }),
        onDone: { target: 'choosing', actions: { type: 'keep', params: ({ event }) => ({ draft: event.output }) } },
        onError: { target: 'unreadable', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    unreadable: { on: { retry: 'reading' } },
    choosing: {
      on: {
        toggle: { actions: { type: 'toggle', params: ({ event }) => event } },
        toggleYears: { actions: 'toggleYears' },
        save: { target: 'saving', guard: 'somethingIsChosen' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { stated, draft, chosen, years } }) => ({
          id: stated.applicationId,
          body: changeOf(stated, draft as ProfileDraft, chosen, years),
        }),
        onDone: { target: 'saved', actions: { type: 'tellSaved', params: ({ event }) => ({ message: event.output }) } },
        onError: { target: 'choosing', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    saved: { type: 'final' },
  },
})
