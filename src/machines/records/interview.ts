import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import type { Item } from './edits.ts'
import type { RecordCalls } from './recordCalls.ts'

type Schemas = components['schemas']
export type Interview = Schemas['Interview']
/** What is being filled in; nothing of it needs to be right yet. */
export type Draft = {
  processRequisitionStepsId: number | null
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
export type InterviewDraft = Item & Draft

const clock = /^([01][0-9]|2[0-3]):[0-5][0-9]$/

export function gapsOf(draft: Draft): Gap[] {
  const gaps: Gap[] = []
  if (draft.processRequisitionStepsId === null) gaps.push({ field: 'processRequisitionStepsId', why: 'missing' })
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
  const [before, now] = [steps.find(({ id }) => id === draft.processRequisitionStepsId), steps.find(({ id }) => id === stepId)]
  const untouched = draft.interviewerIds.length === 0 || sameIds(draft.interviewerIds, before?.interviewerIds ?? [])
  return { processRequisitionStepsId: stepId, ...(now && untouched ? { interviewerIds: [...now.interviewerIds] } : {}) }
}

/** What a beginning brings along: the end that the step is planned for, unless another was typed. */
export function startingAt(draft: Draft, steps: readonly Step[], startTime: string): Partial<Draft> {
  const minutes = steps.find(({ id }) => id === draft.processRequisitionStepsId)?.minutes
  if (!minutes || !clock.test(startTime)) return { startTime }
  const untouched = !draft.endTime || (clock.test(draft.startTime) && draft.endTime === clockAfter(draft.startTime, minutes))
  return { startTime, ...(untouched ? { endTime: clockAfter(startTime, minutes) } : {}) }
}

const planOf = ({ day, place, link, notes, processRequisitionStepsId, ...rest }: Draft): Plan => ({
  ...rest,
  processRequisitionStepsId: processRequisitionStepsId ?? 0,
  day: day ?? '',
  place: place.trim() || null,
  link: link.trim() || null,
  notes: notes.trim() || null,
})

export const draftOf = (interview: Interview): InterviewDraft => ({
  id: interview.id,
  version: interview.version,
  processRequisitionStepsId: interview.processRequisitionStepsId,
  day: interview.day,
  startTime: interview.startTime,
  endTime: interview.endTime,
  zone: interview.zone,
  place: interview.place ?? '',
  link: interview.link ?? '',
  notes: interview.notes ?? '',
  interviewerIds: interview.interviewers.map(({ id }) => id),
})

/** The interview of an application as its form shows it; `begin`: with what a new one begins. */
export const interviewCalls = (applicationId: number, begin: Draft): RecordCalls<InterviewDraft, never> => ({
  load: async (id, signal) => {
    if (!id) return []
    const steps = await recruitment.GET('/application/interview-steps/{id}', { params: { path: { id: applicationId } }, signal }).then(orThrow)
    return steps.responseDataList.flatMap(({ interviews }) => interviews.filter((one) => one.id === id)).map(draftOf)
  },
  add: async (_, typed, key) => {
    const draft = { ...begin, ...typed }
    const params = { path: { applicationId }, header: { 'Idempotency-Key': key } }
    const { responseData } = await recruitment.POST('/interview/schedule/{applicationId}', { params, body: planOf(draft) }).then(orThrow)
    return { ...draft, id: responseData.id, version: 1 }
  },
  change: async (interview, typed) => {
    const { id, version, ...draft } = { ...interview, ...typed }
    await recruitment.POST('/interview/update/{interviewId}', { params: { path: { interviewId: id } }, body: { ...planOf(draft), version } }).then(orThrow)
    return { ...draft, id, version: version + 1 }
  },
})
