import type { components } from '../../api/recruitment.gen.ts'
import { type ApplicationStatus, applicationLifecycle, applicationStates } from './application.ts'
import { initialOf, isTagged } from './tags.ts'
import { targetOf } from './targetOf.ts'

type Schemas = components['schemas']
export type OwnStage = Schemas['OwnStage']
type Ended = NonNullable<Schemas['OwnApplication']['ended']>

/** What an applicant sees of the way, in its order; an end takes the place of all of them. */
export const ownStages = ['RECEIVED', 'IN_REVIEW', 'INTERVIEW', 'DECISION', 'OFFER'] as const satisfies readonly OwnStage[]

/** Who is on hold stands, for the applicant, where they stood before. */
export const seenStatus = (status: ApplicationStatus, heldFrom: ApplicationStatus | null): ApplicationStatus =>
  isTagged(applicationStates, status, 'held') ? (heldFrom ?? initialOf(applicationStates)) : status

/** The one place where a status becomes a coarse stage; of a hold it is not told. */
export function stageOf(status: ApplicationStatus): OwnStage | null {
  const is = (tag: Parameters<typeof isTagged<typeof applicationStates>>[2]) => isTagged(applicationStates, status, tag)
  if (is('held')) return null
  if (is('over') || is('hired')) return 'CLOSED'
  if (is('new')) return 'RECEIVED'
  if (is('beforeInterviews')) return 'IN_REVIEW'
  if (is('deciding')) return 'DECISION'
  return is('duringInterviews') ? 'INTERVIEW' : 'OFFER'
}

/** How it ended, in what the applicant knows already; the reason is nobody's but HR's. */
export function endOf(status: ApplicationStatus): Ended | null {
  if (isTagged(applicationStates, status, 'hired')) return 'JOINED'
  if (!isTagged(applicationStates, status, 'over')) return null
  return status === targetOf(applicationLifecycle, 'withdraw') ? 'BY_APPLICANT' : 'WITHOUT_OFFER'
}
