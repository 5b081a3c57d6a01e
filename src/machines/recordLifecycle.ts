import { hr, orThrow, recruitment } from '../api/client.ts'
import type { components } from '../api/common.gen.ts'
import { applicationLifecycle } from './lifecycles/application.ts'
import { type Arrow, arrowsOf, statesOf } from './lifecycles/arrows.ts'
import { complianceItemLifecycle } from './lifecycles/complianceItem.ts'
import { contractLetterLifecycle } from './lifecycles/contractLetter.ts'
import { courseAssignmentLifecycle } from './lifecycles/courseAssignment.ts'
import { interviewLifecycle } from './lifecycles/interview.ts'
import { leaveRequestLifecycle } from './lifecycles/leaveRequest.ts'
import { offerLetterLifecycle } from './lifecycles/offerLetter.ts'
import { requisitionLifecycle } from './lifecycles/requisition.ts'

export type RecordLifecycle = components['schemas']['RecordLifecycle']

const drawn = {
  requisition: requisitionLifecycle,
  application: applicationLifecycle,
  interview: interviewLifecycle,
  complianceItem: complianceItemLifecycle,
  offerLetter: offerLetterLifecycle,
  contractLetter: contractLetterLifecycle,
  courseAssignment: courseAssignmentLifecycle,
  leaveRequest: leaveRequestLifecycle,
}
/** The lifecycles that can be opened beside a record; another one is a line here, a call below and its words. */
export type DrawnLifecycle = keyof typeof drawn

const calls: Record<DrawnLifecycle, (id: number, signal: AbortSignal) => Promise<{ data: RecordLifecycle }>> = {
  requisition: (id, signal) => recruitment.GET('/requisitions/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  application: (id, signal) => recruitment.GET('/application/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  interview: (id, signal) => recruitment.GET('/interview/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  complianceItem: (id, signal) => recruitment.GET('/compliance-application/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  offerLetter: (id, signal) => hr.GET('/offer-letter/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  contractLetter: (id, signal) => hr.GET('/contract-letter/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  courseAssignment: (id, signal) => hr.GET('/learning/assignment/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
  leaveRequest: (id, signal) => hr.GET('/leave/request/lifecycle/{id}', { params: { path: { id } }, signal }).then(orThrow),
}

/** One record beside its lifecycle, as it is now. */
export const readLifecycle = (lifecycle: DrawnLifecycle, id: number, signal: AbortSignal): Promise<RecordLifecycle> =>
  calls[lifecycle](id, signal).then(({ data }) => data)

/** The lifecycle itself, from the copy that buttons and service obey. */
export const drawnOf = (lifecycle: DrawnLifecycle): { states: string[]; arrows: Arrow[] } => ({
  states: statesOf(drawn[lifecycle].machine),
  arrows: arrowsOf(drawn[lifecycle]),
})
export const drawnLifecycles = Object.keys(drawn) as DrawnLifecycle[]
