import type { App } from '../platform/context.ts'
import { ledgerHandlers } from './ledger/findLedger.ts'
import { balanceHandlers } from './ledger/listBalances.ts'
import { ownLeaveHandlers } from './ledger/readOwnLeave.ts'
import { yearEndHandlers } from './ledger/runYearEnd.ts'
import { askHandlers } from './requests/askForLeave.ts'
import { changeHandlers } from './requests/changeRequests.ts'
import { requestListHandlers } from './requests/listRequests.ts'
import { assignmentHandlers } from './settings/assignPolicies.ts'
import { correctionHandlers } from './settings/correctBalances.ts'
import { holidayHandlers } from './settings/manageHolidays.ts'
import { kindHandlers } from './settings/manageKinds.ts'
import { policyHandlers } from './settings/managePolicies.ts'
import { leaveFeedHandlers } from './team/leaveFeed.ts'
import { toAnswerHandlers } from './team/listToAnswer.ts'
import { leaveCalendarHandlers } from './team/readCalendar.ts'
import { substituteHandlers } from './team/substitutes.ts'

export const leaveHandlers = (app: App) => ({
  ...ownLeaveHandlers(app),
  ...ledgerHandlers(app),
  ...askHandlers(app),
  ...requestListHandlers(app),
  ...changeHandlers(app),
  ...leaveCalendarHandlers(app),
  ...toAnswerHandlers(app),
  ...substituteHandlers(app),
  ...leaveFeedHandlers(app),
  ...kindHandlers(app),
  ...policyHandlers(app),
  ...assignmentHandlers(app),
  ...holidayHandlers(app),
  ...correctionHandlers(app),
  ...yearEndHandlers(app),
  ...balanceHandlers(app),
})
