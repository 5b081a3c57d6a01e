import { hr, orThrow, recruitment } from '../api/client.ts'
import type { components } from '../api/common.gen.ts'
import { applicationLaw } from './lifecycles/application.ts'
import { type Arrow, arrowsOf, statesOf } from './lifecycles/arrows.ts'
import { contractLetterLaw } from './lifecycles/contractLetter.ts'
import { interviewLaw } from './lifecycles/interview.ts'
import { offerLetterLaw } from './lifecycles/offerLetter.ts'
import { requisitionLaw } from './lifecycles/requisition.ts'

export type RecordLifecycle = components['schemas']['RecordLifecycle']

const drawn = {
  requisition: requisitionLaw,
  application: applicationLaw,
  interview: interviewLaw,
  offerLetter: offerLetterLaw,
  contractLetter: contractLetterLaw,
}
/** The laws that can be opened beside a record; another one is a line here, a call below and its words. */
export type DrawnLaw = keyof typeof drawn

const calls: Record<DrawnLaw, (id: number, signal: AbortSignal) => Promise<{ data: RecordLifecycle }>> = {
  requisition: (id, signal) => recruitment.GET('/requisitions/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  application: (id, signal) => recruitment.GET('/application/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  interview: (id, signal) => recruitment.GET('/interview/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  offerLetter: (id, signal) => hr.GET('/offer-letter/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  contractLetter: (id, signal) => hr.GET('/contract-letter/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
}

/** One record beside its law, as it is now. */
export const readLifecycle = (law: DrawnLaw, id: number, signal: AbortSignal): Promise<RecordLifecycle> => calls[law](id, signal).then(({ data }) => data)

/** The law itself, from the copy that buttons and service obey. */
export const lawOf = (law: DrawnLaw): { states: string[]; arrows: Arrow[] } => ({ states: statesOf(drawn[law].lifecycle), arrows: arrowsOf(drawn[law]) })
export const drawnLaws = Object.keys(drawn) as DrawnLaw[]
