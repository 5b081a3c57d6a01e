import type { components } from '../../api/recruitment.gen.ts'
import type { TimesOffered } from '../commands/interviewOffer.ts'

type Step = Pick<components['schemas']['InterviewStep'], 'id' | 'minutes' | 'interviewerIds' | 'interviews'>
type Numbered = 'minutes' | 'noticeHours' | 'bufferBefore' | 'bufferAfter' | 'mostPerDay' | 'changeHours'
/** What is being filled in; a number that is being typed may be empty. */
export type OfferDraft = { [Name in Numbered]: number | '' } & {
  processRequisitionStepsId: number | null
  interviewerIds: number[]
  firstDay: string | null
  lastDay: string | null
  zone: string
  place: string
  link: string
}
/** Which field still has to be looked at, and why, as codes that the view puts into words. */
export type OfferGap = { field: keyof OfferDraft; why: 'missing' | 'beforeTheFirst' | 'notALink' }

/** On these days, the first step without an interview, as it is planned. */
export function newOffer(steps: readonly Step[], days: Pick<OfferDraft, 'firstDay' | 'lastDay' | 'zone'>): OfferDraft {
  const step = steps.find(({ interviews }) => interviews.length === 0) ?? steps[0]
  return {
    processRequisitionStepsId: step?.id ?? null,
    interviewerIds: [...(step?.interviewerIds ?? [])],
    minutes: step?.minutes ?? '',
    ...days,
    place: '',
    link: '',
    noticeHours: 24,
    bufferBefore: 15,
    bufferAfter: 15,
    mostPerDay: 4,
    changeHours: 24,
  }
}

const sameIds = (one: readonly number[], other: readonly number[]) => one.length === other.length && one.every((id) => other.includes(id))

/** What choosing a step brings along: its length and who interviews at it, unless others were chosen by hand. */
export function offerAtStep(draft: OfferDraft, steps: readonly Step[], stepId: number | null): Partial<OfferDraft> {
  const [before, now] = [steps.find(({ id }) => id === draft.processRequisitionStepsId), steps.find(({ id }) => id === stepId)]
  const keepsPeople = draft.interviewerIds.length > 0 && !sameIds(draft.interviewerIds, before?.interviewerIds ?? [])
  const keepsMinutes = draft.minutes !== '' && draft.minutes !== before?.minutes
  return {
    processRequisitionStepsId: stepId,
    ...(now && !keepsPeople ? { interviewerIds: [...now.interviewerIds] } : {}),
    ...(now && !keepsMinutes ? { minutes: now.minutes } : {}),
  }
}

const numbered: readonly Numbered[] = ['minutes', 'noticeHours', 'bufferBefore', 'bufferAfter', 'mostPerDay', 'changeHours']

export function offerGapsOf(draft: OfferDraft): OfferGap[] {
  const gaps: OfferGap[] = []
  if (draft.processRequisitionStepsId === null) gaps.push({ field: 'processRequisitionStepsId', why: 'missing' })
  if (draft.interviewerIds.length === 0) gaps.push({ field: 'interviewerIds', why: 'missing' })
  for (const field of ['firstDay', 'lastDay'] as const) if (!draft[field]) gaps.push({ field, why: 'missing' })
  if (draft.firstDay && draft.lastDay && draft.lastDay < draft.firstDay) gaps.push({ field: 'lastDay', why: 'beforeTheFirst' })
  for (const field of numbered) if (draft[field] === '') gaps.push({ field, why: 'missing' })
  if (draft.link.trim() && !/^https:\/\/\S+$/.test(draft.link.trim())) gaps.push({ field: 'link', why: 'notALink' })
  return gaps
}

/** As the service takes it, where nothing is missing. */
export const offerOf = (applicationIds: number[], { place, link, ...draft }: OfferDraft): TimesOffered => ({
  ...draft,
  applicationIds,
  processRequisitionStepsId: draft.processRequisitionStepsId ?? 0,
  firstDay: draft.firstDay ?? '',
  lastDay: draft.lastDay ?? '',
  minutes: Number(draft.minutes),
  noticeHours: Number(draft.noticeHours),
  bufferBefore: Number(draft.bufferBefore),
  bufferAfter: Number(draft.bufferAfter),
  mostPerDay: Number(draft.mostPerDay),
  changeHours: Number(draft.changeHours),
  place: place.trim() || null,
  link: link.trim() || null,
})
