import 'dayjs/locale/de.js'
import { account } from './account.ts'
import { applicant } from './applicant.ts'
import { applicationForm } from './applicationForm.ts'
import { applicationMoves } from './applicationMoves.ts'
import { applications } from './applications.ts'
import { apply } from './apply.ts'
import { approvals } from './approvals.ts'
import { audit } from './audit.ts'
import { bell } from './bell.ts'
import { board } from './board.ts'
import { bulk } from './bulk.ts'
import { calendar } from './calendar.ts'
import { candidate } from './candidate.ts'
import { compare } from './compare.ts'
import { compliance } from './compliance.ts'
import { components } from './components.ts'
import { criteria } from './criteria.ts'
import { cv } from './cv.ts'
import { day } from './day.ts'
import { draft } from './draft.ts'
import { duplicates } from './duplicates.ts'
import { employeeFields } from './employeeFields.ts'
import { employeeForm } from './employeeForm.ts'
import { employees } from './employees.ts'
import { expiringDocuments } from './expiringDocuments.ts'
import { interviewOffers } from './interviewOffers.ts'
import { interviews } from './interviews.ts'
import { jobPost } from './jobPost.ts'
import { languages } from './languages.ts'
import { letters } from './letters.ts'
import { lifecycle } from './lifecycle.ts'
import { login } from './login.ts'
import { messages } from './messages.ts'
import { newEmployee } from './newEmployee.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { onboarding } from './onboarding.ts'
import { orgChart } from './orgChart.ts'
import { own } from './own.ts'
import { ownDocuments } from './ownDocuments.ts'
import { ownMore } from './ownMore.ts'
import { ownTimes } from './ownTimes.ts'
import { pack } from './pack.ts'
import { pay } from './pay.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'
import { problems } from './problems.ts'
import { publicPages } from './public.ts'
import { record } from './record.ts'
import { reference } from './reference.ts'
import { referrals } from './referrals.ts'
import { reqsum } from './reqsum.ts'
import { requisitions } from './requisitions.ts'
import { scorecard } from './scorecard.ts'
import { screening } from './screening.ts'
import { seal } from './seal.ts'
import { selection } from './selection.ts'
import { sheet } from './sheet.ts'
import { shell } from './shell.ts'
import { states } from './states.ts'
import { stopWriting } from './stopWriting.ts'
import { submitCheck } from './submitCheck.ts'
import { table } from './table.ts'
import { tasks } from './tasks.ts'
import { timeLimits } from './timeLimits.ts'
import { timeline } from './timeline.ts'
import { tracking } from './tracking.ts'
import { users } from './users.ts'
import { views } from './views.ts'
import { weights } from './weights.ts'
import { withheld } from './withheld.ts'

/** Everything that can be said, in German: one chunk. */
export default {
  account,
  applicant,
  applicationForm,
  applicationMoves,
  applications,
  apply,
  approvals,
  audit,
  bell,
  bulk,
  calendar,
  compare,
  board,
  candidate,
  compliance,
  criteria,
  cv,
  day,
  draft,
  duplicates,
  submitCheck,
  employeeFields,
  employeeForm,
  employees,
  expiringDocuments,
  interviewOffers,
  interviews,
  jobPost,
  components,
  table,
  languages,
  letters,
  lifecycle,
  login,
  messages,
  notes,
  notifications,
  newEmployee,
  onboarding,
  orgChart,
  tasks,
  own,
  ownDocuments,
  ownMore,
  ownTimes,
  pack,
  pay,
  people,
  plans,
  problems,
  public: publicPages,
  record,
  reference,
  referrals,
  reqsum,
  requisitions,
  scorecard,
  screening,
  selection,
  sheet,
  shell,
  states,
  seal,
  stopWriting,
  timeLimits,
  timeline,
  tracking,
  users,
  views,
  weights,
  withheld,
}
