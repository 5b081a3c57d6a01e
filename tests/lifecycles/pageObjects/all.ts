import { test } from 'vitest'
import type { LifecycleName } from '../../../src/machines/lifecycles/all.ts'
import { clickThrough, type PageObject } from '../pageObject.ts'
import type { Users } from '../users.ts'
import { accountPage } from './account.ts'
import { applicationPage } from './application.ts'
import { approvalPage } from './approval.ts'
import { complianceItemPage } from './complianceItem.ts'
import { contractLetterPage } from './contractLetter.ts'
import { coursePage } from './course.ts'
import { courseAssignmentPage } from './courseAssignment.ts'
import { employeePage } from './employee.ts'
import { interviewPage } from './interview.ts'
import { interviewOfferPage } from './interviewOffer.ts'
import { jobPostPage } from './jobPost.ts'
import { leaveRequestPage } from './leaveRequest.ts'
import { offerLetterPage } from './offerLetter.ts'
import { onboardingDocumentPage } from './onboardingDocument.ts'
import { outboxMessagePage } from './outboxMessage.ts'
import { registrationPage } from './registration.ts'
import { requisitionPage } from './requisition.ts'
import { scorecardPage } from './scorecard.ts'
import { taskPage } from './task.ts'

const screens = {
  requisition: requisitionPage,
  approval: approvalPage,
  jobPost: jobPostPage,
  application: applicationPage,
  interview: interviewPage,
  interviewOffer: interviewOfferPage,
  scorecard: scorecardPage,
  complianceItem: complianceItemPage,
  offerLetter: offerLetterPage,
  contractLetter: contractLetterPage,
  registration: registrationPage,
  onboardingDocument: onboardingDocumentPage,
  employee: employeePage,
  task: taskPage,
  leaveRequest: leaveRequestPage,
  course: coursePage,
  courseAssignment: courseAssignmentPage,
  account: accountPage,
  outboxMessage: outboxMessagePage,
} satisfies { [Name in LifecycleName]: (people: Users) => Promise<PageObject<Name>> }

/** Two files run at once; each clicks through its half, of about equal length. */
const halves = {
  application: 'first',
  interview: 'first',
  interviewOffer: 'second',
  scorecard: 'second',
  complianceItem: 'first',
  onboardingDocument: 'first',
  approval: 'first',
  outboxMessage: 'first',
  requisition: 'second',
  offerLetter: 'second',
  contractLetter: 'second',
  employee: 'second',
  task: 'first',
  leaveRequest: 'second',
  course: 'first',
  courseAssignment: 'second',
  account: 'first',
  registration: 'second',
  jobPost: 'second',
} satisfies Record<LifecycleName, 'first' | 'second'>

/** One test for each lifecycle of this half. */
export function clickThroughAll(people: Users, half: 'first' | 'second') {
  const names = (Object.keys(screens) as LifecycleName[]).filter((name) => halves[name] === half)
  test.for(names)('every step that a person makes with %s is clicked, and nothing else is ever offered', async (name) => {
    await clickThrough(name, (await screens[name](people)) as PageObject<typeof name>)
  })
}
