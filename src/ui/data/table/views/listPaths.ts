import type { paths as auth } from '../../../../api/auth.gen.ts'
import type { paths as hr } from '../../../../api/hr.gen.ts'
import type { paths as recruitment } from '../../../../api/recruitment.gen.ts'
import type { ListName } from '../address.ts'

/** What each list is asked by: a write that touches it makes its counts old as well. */
export const listPaths = {
  requisitions: '/requisitions/criteria',
  tracking: '/requisitions/criteria',
  applications: '/application/criteria',
  candidates: '/applicant/criteria/{reqId}',
  interviews: '/interview/criteria/{reqId}',
  employees: '/employee/criteria',
  outbox: '/outbox/criteria',
  users: '/users/criteria',
  peopleWeKnow: '/applicant/known/{reqId}',
  peopleGroups: '/people-group/criteria',
  groupMembers: '/people-group/{id}/members/criteria',
  referrals: '/referral/criteria',
  selectedApplications: '/application/selected/criteria',
  expiringDocuments: '/compliance-application/expiring/criteria',
  tasks: '/task/criteria',
  onboarding: '/employee-onboarding/progress/criteria',
  leaveRequests: '/leave/request/criteria',
  leaveBalances: '/leave/balance/criteria',
  leaveLedger: '/leave/ledger/criteria',
  courses: '/learning/course/criteria',
  learningRules: '/learning/rule/criteria',
  reportRows: '/report-rows/{measure}/criteria',
  budgetedPositions: '/hiring-plan/budget/criteria',
  hiringRows: '/hiring-plan/rows/{measure}/criteria',
  pastRanking: '/application/ranking-on/criteria/{id}',
} as const satisfies Record<ListName, keyof recruitment | keyof auth | keyof hr>
