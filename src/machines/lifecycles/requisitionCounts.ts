import type { ApplicationStatus } from './application.ts'
import type { RequisitionFacts } from './requisition.ts'

/** The facts of a requisition that come from its applications. */
type ApplicationCounts = Pick<
  RequisitionFacts,
  'hired' | 'accepted' | 'atBackgroundCheck' | 'atReferenceCheck' | 'interviewingOrLater' | 'live' | 'lastOneDeclined'
>

const over: readonly ApplicationStatus[] = ['rejected', 'withdrawn', 'hired']
const accepted: readonly ApplicationStatus[] = ['offer accepted', 'contract sent', 'contract signed']
const interviewing: readonly ApplicationStatus[] = ['interviewing', 'reference check', 'background check', 'selected', 'offer sent', ...accepted]
/** From here on the weights of the requisition are frozen. */
export const selectedOrLater: readonly ApplicationStatus[] = ['selected', 'offer sent', ...accepted, 'hired']

/** Counted from how many applications stand at which status, and from how the one that ended last came to its end. */
export function countApplications(counts: ReadonlyMap<ApplicationStatus, number>, lastEnded: ApplicationStatus | null): ApplicationCounts {
  const among = (statuses: readonly ApplicationStatus[]) => statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
  return {
    hired: among(['hired']),
    accepted: among(accepted),
    atBackgroundCheck: among(['background check']),
    atReferenceCheck: among(['reference check']),
    interviewingOrLater: among(interviewing),
    live: among([...counts.keys()].filter((status) => !over.includes(status))),
    lastOneDeclined: lastEnded === 'withdrawn',
  }
}
