import 'dayjs/locale/de.js'
import { applicationForm } from './applicationForm.ts'
import { applicationMoves } from './applicationMoves.ts'
import { applications } from './applications.ts'
import { approvals } from './approvals.ts'
import { audit } from './audit.ts'
import { auditKinds } from './auditKinds.ts'
import { bell } from './bell.ts'
import { board } from './board.ts'
import { bulk } from './bulk.ts'
import { calendar } from './calendar.ts'
import { candidate } from './candidate.ts'
import { companySettings } from './companySettings.ts'
import { compare } from './compare.ts'
import { compliance } from './compliance.ts'
import { criteria } from './criteria.ts'
import { cv } from './cv.ts'
import { day } from './day.ts'
import { duplicates } from './duplicates.ts'
import { employeeFields } from './employeeFields.ts'
import { employeeForm } from './employeeForm.ts'
import { employees } from './employees.ts'
import { expiringDocuments } from './expiringDocuments.ts'
import { fairness } from './fairness.ts'
import { help } from './help.ts'
import { hiringPlan } from './hiringPlan.ts'
import { interviewOffers } from './interviewOffers.ts'
import { interviews } from './interviews.ts'
import { jobPost } from './jobPost.ts'
import { learning } from './learning.ts'
import { leave } from './leave.ts'
import { leaveAsk } from './leaveAsk.ts'
import { leaveSettings } from './leaveSettings.ts'
import { leaveTeam } from './leaveTeam.ts'
import { letters } from './letters.ts'
import { lifecycle } from './lifecycle.ts'
import { listFacts } from './listFacts.ts'
import { messages } from './messages.ts'
import { newEmployee } from './newEmployee.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { onboarding } from './onboarding.ts'
import { orgChart } from './orgChart.ts'
import { pack } from './pack.ts'
import { palette } from './palette.ts'
import { pastRanking } from './pastRanking.ts'
import { people } from './people.ts'
import { reference } from './reference.ts'
import { referrals } from './referrals.ts'
import { reports } from './reports.ts'
import { reqsum } from './reqsum.ts'
import { requisitions } from './requisitions.ts'
import { scorecard } from './scorecard.ts'
import { screening } from './screening.ts'
import { selection } from './selection.ts'
import { settingsHistory } from './settingsHistory.ts'
import { sheet } from './sheet.ts'
import { shell } from './shell.ts'
import { states } from './states.ts'
import { submitCheck } from './submitCheck.ts'
import { table } from './table.ts'
import { tasks } from './tasks.ts'
import { timeLimits } from './timeLimits.ts'
import { timeline } from './timeline.ts'
import { tracking } from './tracking.ts'
import { users } from './users.ts'
import { views } from './views.ts'
import { voluntarySettings } from './voluntarySettings.ts'
import { waiting } from './waiting.ts'
import { weights } from './weights.ts'
import { withheld } from './withheld.ts'

/** What is said only within the main layout and to members of staff, in German: one file. */
export default {
  applicationForm,
  applicationMoves,
  applications,
  approvals,
  audit,
  auditKinds,
  settingsHistory,
  bell,
  board,
  bulk,
  calendar,
  candidate,
  compare,
  compliance,
  criteria,
  cv,
  day,
  duplicates,
  employeeFields,
  employeeForm,
  employees,
  expiringDocuments,
  fairness,
  help,
  hiringPlan,
  interviewOffers,
  interviews,
  jobPost,
  learning,
  leave,
  leaveAsk,
  leaveSettings,
  leaveTeam,
  letters,
  lifecycle,
  listFacts,
  messages,
  newEmployee,
  notes,
  notifications,
  onboarding,
  orgChart,
  pack,
  palette,
  pastRanking,
  people,
  reference,
  referrals,
  reqsum,
  reports,
  requisitions,
  scorecard,
  screening,
  selection,
  sheet,
  shell,
  states,
  submitCheck,
  table,
  tasks,
  companySettings,
  timeLimits,
  waiting,
  timeline,
  tracking,
  users,
  views,
  voluntarySettings,
  weights,
  withheld,
}
