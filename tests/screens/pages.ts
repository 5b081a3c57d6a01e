import { authorities } from '../../server/platform/http/permissions.ts'
import { places as formSteps } from '../../src/machines/flows/applicationForm/applicationFormSteps.ts'
import { addresses as applyAddresses } from '../../src/machines/flows/applySteps.ts'
import { letterSteps } from '../../src/machines/flows/letterAnswer.ts'
import { mayOpen, pageAt } from '../../src/machines/pages.ts'
import { recordSteps } from '../../src/ui/applicant/record/steps.ts'
import { tabsFor } from '../../src/ui/candidates/tabs.ts'
import { detailTabs, processTabs, workTabs } from '../../src/ui/requisitions/tabs.ts'
import { routes } from './addresses.ts'

type Role = Parameters<typeof authorities>[0][number]
export type Records = {
  draftId: number
  requisitionId: number
  applicationId: number
  /** Candidates of the requisition that are shown beside each other. */
  compared: number[]
  letterOf: number
  jobPostId: number
  /** A post that this visitor has applied for. */
  appliedTo: number
  employeeId: number
  /** An interview whose scorecard is to be written, and one whose scorecards are submitted. */
  interviewId: number
  judgedId: number
  contractId?: number
}

/** The addresses of one route: each of its tabs, steps and states that an address of its own has. */
function addressesOf(
  route: string,
  { draftId, requisitionId, applicationId, compared, letterOf, jobPostId, appliedTo, employeeId, interviewId, judgedId, contractId }: Records,
): string[] {
  const several: { [route: string]: string[] } = {
    '/jobreq/$id': [
      ...[...detailTabs, 'check'].map((tab) => `/jobreq/${draftId}?tab=${tab}`),
      ...[...workTabs, ...processTabs].map((tab) => `/jobreq/${requisitionId}?tab=${tab}`),
    ],
    '/jobreq/': ['/jobreq', '/jobreq?day=true'],
    '/appfrm/$id': formSteps.map((step) => `/appfrm/${applicationId}?step=${step}`),
    '/appsch': ['/appsch', '/appsch?view=board'],
    '/interviews': ['/interviews', '/interviews?view=month', `/interviews?view=agenda&requisitionId=${requisitionId}`],
    '/scorecard': ['/scorecard', ...[interviewId, judgedId].map((id) => `/scorecard?interviewId=${id}`)],
    '/canprf': ['/canprf', ...tabsFor(true).map((tab) => `/canprf?applicationId=${applicationId}&tab=${tab}`)],
    '/reqsum': ['/reqsum', `/reqsum?requisitionId=${requisitionId}`],
    '/selreq': [
      '/selreq',
      `/selreq?requisitionId=${requisitionId}`,
      `/selreq?requisitionId=${requisitionId}&people=known`,
      `/selreq?requisitionId=${requisitionId}&compare=[${compared.join()}]`,
    ],
    '/appsrn': ['/appsrn', `/appsrn?requisitionId=${requisitionId}`],
    '/hr-modules': ['/hr-modules', ...['offer', 'contract'].map((letter) => `/hr-modules?applicationId=${letterOf}&letter=${letter}`)],
    '/notifications': ['/notifications', '/notifications?tab=templates'],
    '/leave/': ['/leave', '/leave?ask=true'],
    '/leave/team': ['/leave/team', '/leave/team?view=quarter', '/leave/team?view=agenda'],
    '/leave/settings': ['kinds', 'policies', 'holidays', 'people', 'yearEnd'].map((tab) => `/leave/settings?tab=${tab}`),
    '/reports': ['/reports', '/reports?report=fairness'],
    '/referrals': ['/referrals', '/referrals?tab=mine'],
    '/referenceData': ['countries', 'cities', 'skills', 'approvalChains', 'applicationForm', 'timeLimits', 'company', 'voluntary'].map(
      (list) => `/referenceData?list=${list}`,
    ),
    '/homepage/$jobPostId/apply/$place': applyAddresses.map((step) => `/homepage/${step === 'done' ? appliedTo : jobPostId}/apply/${step}`),
    '/offer-letter/{-$step}': letterSteps.map((step) => `/offer-letter/${step}`),
    '/contract-letter/$contractId/{-$step}': [...letterSteps, ...recordSteps].map((step) => `/contract-letter/${contractId}/${step}`),
  }
  const ids: { [name: string]: number } = { $id: 1, $ids: requisitionId, $employeeId: employeeId, $jobPostId: jobPostId }
  return several[route] ?? [route.replaceAll(/\$\w+/g, (name) => String(ids[name]))]
}

const isLetter = (route: string) => route.includes('-letter')
/** Every page that somebody may open, read from the tree of the routes: what is added there is walked as well. */
export function pagesOf(role: Role | null, records: Records): string[] {
  const roles = role ? [role] : []
  const who = role && { email: '', userName: '', subject: '', roles, authorities: authorities(roles) }
  const opens = (route: string) => {
    const page = pageAt(route)
    if (page) return mayOpen(page, who)
    return role === 'Applicant' ? isLetter(route) : role ? route.startsWith('/requisition-sheet') : !isLetter(route) && !route.startsWith('/requisition-sheet')
  }
  return routes.filter((route) => route !== '/' && opens(route)).flatMap((route) => addressesOf(route, records))
}
