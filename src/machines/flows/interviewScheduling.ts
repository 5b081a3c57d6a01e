import { assign, emit, fromPromise, setup } from 'xstate'
import { orThrow, type Refusal, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { asRefusal } from '../../api/refusal.ts'

type Schemas = components['schemas']
export type Interview = Schemas['Interview']
/** What is being filled in; nothing of it needs to be right yet. */
export type Draft = {
  stepId: number | null
  day: string | null
  startTime: string
  endTime: string
  zone: string
  place: string
  link: string
  notes: string
  interviewerIds: number[]
}
/** Which field still has to be looked at, and why, as codes that the view puts into words. */
export type Gap = { field: keyof Draft; why: 'missing' | 'notATime' | 'endsBeforeItBegins' | 'notALink' }
type Plan = Schemas['NewInterview']
type Saving = { applicationId: number; interview: Interview | null; plan: Plan; key: string }

const clock = /^([01][0-9]|2[0-3]):[0-5][0-9]$/

export function gapsOf(draft: Draft): Gap[] {
  const gaps: Gap[] = []
  if (draft.stepId === null) gaps.push({ field: 'stepId', why: 'missing' })
  if (!draft.day) gaps.push({ field: 'day', why: 'missing' })
  for (const field of ['startTime', 'endTime'] as const) if (!clock.test(draft[field])) gaps.push({ field, why: draft[field] ? 'notATime' : 'missing' })
  if (clock.test(draft.startTime) && clock.test(draft.endTime) && draft.endTime <= draft.startTime) gaps.push({ field: 'endTime', why: 'endsBeforeItBegins' })
  if (draft.link && !/^https:\/\/\S+$/.test(draft.link)) gaps.push({ field: 'link', why: 'notALink' })
  if (draft.interviewerIds.length === 0) gaps.push({ field: 'interviewerIds', why: 'missing' })
  return gaps
}

const clockAfter = (start: string, minutes: number) => {
  const at = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + minutes
  return at < 24 * 60 ? `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}` : ''
}
const sameIds = (one: readonly number[], other: readonly number[]) => one.length === other.length && one.every((id) => other.includes(id))
type Step = Pick<Schemas['InterviewStep'], 'id' | 'minutes' | 'interviewerIds'>

/** What choosing a step brings along: those who interview at it by default, unless others were chosen by hand. */
export function atStep(draft: Draft, steps: readonly Step[], stepId: number | null): Partial<Draft> {
  const [before, now] = [steps.find(({ id }) => id === draft.stepId), steps.find(({ id }) => id === stepId)]
  const untouched = draft.interviewerIds.length === 0 || sameIds(draft.interviewerIds, before?.interviewerIds ?? [])
  return { stepId, ...(now && untouched ? { interviewerIds: [...now.interviewerIds] } : {}) }
}

/** What a beginning brings along: the end that the step is planned for, unless another was typed. */
export function startingAt(draft: Draft, steps: readonly Step[], startTime: string): Partial<Draft> {
  const minutes = steps.find(({ id }) => id === draft.stepId)?.minutes
  if (!minutes || !clock.test(startTime)) return { startTime }
  const untouched = !draft.endTime || (clock.test(draft.startTime) && draft.endTime === clockAfter(draft.startTime, minutes))
  return { startTime, ...(untouched ? { endTime: clockAfter(startTime, minutes) } : {}) }
}

const planOf = ({ stepId, day, place, link, notes, ...rest }: Draft): Plan => ({
  ...rest,
  processRequisitionStepsId: stepId ?? 0,
  day: day ?? '',
  place: place.trim() || null,
  link: link.trim() || null,
  notes: notes.trim() || null,
})

export const draftOf = (interview: Interview): Draft => ({
  stepId: interview.processRequisitionStepsId,
  day: interview.day,
  startTime: interview.startTime,
  endTime: interview.endTime,
  zone: interview.zone,
  place: interview.place ?? '',
  link: interview.link ?? '',
  notes: interview.notes ?? '',
  interviewerIds: interview.interviewers.map(({ id }) => id),
})

function save({ applicationId, interview, plan, key }: Saving, signal: AbortSignal): Promise<string> {
  if (!interview) {
    const params = { path: { applicationId }, header: { 'Idempotency-Key': key } }
    return recruitment.POST('/interview/schedule/{applicationId}', { params, body: plan, signal }).then((answer) => orThrow(answer).message)
  }
  const params = { path: { interviewId: interview.id } }
  const body = { ...plan, version: interview.version }
  return recruitment.POST('/interview/update/{interviewId}', { params, body, signal }).then((answer) => orThrow(answer).message)
}

/** Arranging an interview, or moving one: fill in, check, save; a refusal (that day is taken) leaves everything as it was. */
export const interviewSchedulingMachine = setup({
  types: {} as {
    input: { applicationId: number; interview: Interview | null; draft: Draft }
    context: { applicationId: number; interview: Interview | null; draft: Draft; gaps: Gap[]; problem: Refusal | null; key: string }
    events: { type: 'change'; patch: Partial<Draft> } | { type: 'submit' }
    emitted: { type: 'saved'; message: string }
    tags: 'busy'
  },
  actors: { save: fromPromise<string, Saving>(({ input, signal }) => save(input, signal)) },
  actions: {
    /** What was found wrong stays until it is looked at again, so that nothing moves under the typing hand. */
    take: assign(({ context }, { patch }: { patch: Partial<Draft> }) => ({ draft: { ...context.draft, ...patch } })),
    check: assign(({ context }) => ({ gaps: gapsOf(context.draft), problem: null })),
    explain: assign((_, { problem }: { problem: unknown }) => ({ problem: asRefusal(problem) })),
    tellSaved: emit((_, { message }: { message: string }) => ({ type: 'saved' as const, message })),
  },
  guards: { nothingIsMissing: ({ context }) => context.gaps.length === 0 },
}).createMachine({
  id: 'interviewScheduling',
  context: ({ input }) => ({ ...input, gaps: [], problem: null, key: crypto.randomUUID() }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        change: { actions: { type: 'take', params: ({ event }) => event } },
        submit: 'checking',
      },
    },
    checking: {
      entry: 'check',
      always: [{ target: 'saving', guard: 'nothingIsMissing' }, { target: 'editing' }],
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ applicationId: context.applicationId, interview: context.interview, key: context.key, plan: planOf(context.draft) }),
        onDone: { target: 'saved', actions: { type: 'tellSaved', params: ({ event }) => ({ message: event.output }) } },
        onError: { target: 'refused', actions: { type: 'explain', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    refused: {
      on: {
        change: { target: 'editing', actions: { type: 'take', params: ({ event }) => event } },
        submit: 'checking',
      },
    },
    saved: { type: 'final' },
  },
})
