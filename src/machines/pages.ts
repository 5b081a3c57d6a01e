import type { Authority, Claims } from '../api/token.ts'
import { dashboard } from './addresses.ts'

/** Who may open which page (product §3). Records are checked by the server besides. */
type Rule = (who: Claims) => boolean
const holds =
  (authority: Authority): Rule =>
  (who) =>
    who.authorities.includes(authority)
const manager: Rule = (who) => who.roles.includes('Recruitment Manager')
const staff: Rule = (who) => who.roles.some((role) => role !== 'Applicant')

export const pages = {
  recruitmentManager: { url: '/recruitmentManager', rule: holds('CANDIDATE_ACCESS'), needs: 'CANDIDATE_ACCESS' },
  recruitmentOfficer: { url: '/recruitmentOfficer', rule: holds('CANDIDATE_ACCESS'), needs: 'CANDIDATE_ACCESS' },
  jobreq: { url: dashboard, rule: staff, needs: 'staff' },
  /** A part of the page where an employee begins; who recruits has a page of the day of their own. */
  myDay: { url: `${dashboard}?day=true`, rule: (who) => staff(who) && !holds('CANDIDATE_ACCESS')(who), needs: 'staff' },
  reqsch: { url: '/reqsch', rule: holds('CANDIDATE_ACCESS'), needs: 'CANDIDATE_ACCESS' },
  selreq: { url: '/selreq', rule: holds('CANDIDATE_ACCESS'), needs: 'CANDIDATE_ACCESS' },
  reqsum: { url: '/reqsum', rule: staff, needs: 'staff' },
  appsch: { url: '/appsch', rule: holds('SHORTLISTING'), needs: 'SHORTLISTING' },
  peopleGroups: { url: '/people-groups', rule: holds('CANDIDATE_ACCESS'), needs: 'CANDIDATE_ACCESS' },
  appsrn: { url: '/appsrn', rule: holds('SHORTLISTING'), needs: 'SHORTLISTING' },
  appfrm: { url: '/appfrm', rule: holds('ONBOARDING'), needs: 'ONBOARDING' },
  interviews: { url: '/interviews', rule: staff, needs: 'staff' },
  canprf: { url: '/canprf', rule: staff, needs: 'staff' },
  scorecard: { url: '/scorecard', rule: staff, needs: 'staff' },
  apponb: { url: '/apponb', rule: holds('ONBOARDING'), needs: 'ONBOARDING' },
  hrModules: { url: '/hr-modules', rule: holds('ONBOARDING'), needs: 'ONBOARDING' },
  expiringDocuments: { url: '/expiring-documents', rule: holds('ONBOARDING'), needs: 'ONBOARDING' },
  employeePack: { url: '/employeePack', rule: holds('ONBOARDING'), needs: 'ONBOARDING' },
  notifications: { url: '/notifications', rule: (who) => manager(who) || holds('ONBOARDING')(who), needs: 'ONBOARDING' },
  referenceData: { url: '/referenceData', rule: manager, needs: 'manager' },
  employees: { url: '/employee', rule: holds('ONBOARDING'), needs: 'ONBOARDING' },
  employee: { url: '/employee/', rule: (who) => staff(who), needs: 'staff' },
  tasks: { url: '/tasks', rule: staff, needs: 'staff' },
  taskTemplates: { url: '/task-templates', rule: holds('ONBOARDING'), needs: 'ONBOARDING' },
  orgChart: { url: '/org-chart', rule: holds('ONBOARDING'), needs: 'ONBOARDING' },
  myRecord: { url: '/my-record', rule: (who) => who.roles.includes('Employee'), needs: 'staff' },
  users: { url: '/users', rule: manager, needs: 'manager' },
  account: { url: '/account', rule: staff, needs: 'staff' },
  learning: { url: '/learning', rule: staff, needs: 'staff' },
  learningCourses: { url: '/learning/courses', rule: holds('ONBOARDING'), needs: 'ONBOARDING' },
  learningRules: { url: '/learning/rules', rule: holds('ONBOARDING'), needs: 'ONBOARDING' },
  leave: { url: '/leave', rule: staff, needs: 'staff' },
  leaveSettings: { url: '/leave/settings', rule: manager, needs: 'manager' },
  leaveBalances: { url: '/leave/balances', rule: manager, needs: 'manager' },
  referrals: { url: '/referrals', rule: staff, needs: 'staff' },
  hiringPlan: { url: '/hiring-plan', rule: holds('CANDIDATE_ACCESS'), needs: 'CANDIDATE_ACCESS' },
  reports: { url: '/reports', rule: holds('DASHBOARD'), needs: 'DASHBOARD' },
} as const satisfies Record<string, { url: string; rule: Rule; needs: Authority | 'staff' | 'manager' }>

export type PageId = keyof typeof pages
export type Need = (typeof pages)[PageId]['needs']

export const mayOpen = (page: PageId, who: Claims | null): boolean => who !== null && pages[page].rule(who)

/** The page an address belongs to: the longest that fits; null when there is none. */
export function pageAt(path: string): PageId | null {
  const fits = (url: string) => path === url || path.startsWith(url.endsWith('/') ? url : `${url}/`)
  const ids = (Object.keys(pages) as PageId[]).filter((id) => fits(pages[id].url))
  return ids.sort((a, b) => pages[b].url.length - pages[a].url.length)[0] ?? null
}
