import { accountLifecycle } from './account.ts'
import { applicationLifecycle } from './application.ts'
import { approvalLifecycle } from './approval.ts'
import { complianceItemLifecycle } from './complianceItem.ts'
import { contractLetterLifecycle } from './contractLetter.ts'
import { courseLifecycle } from './course.ts'
import { courseAssignmentLifecycle } from './courseAssignment.ts'
import { employeeLifecycle } from './employee.ts'
import { interviewLifecycle } from './interview.ts'
import { interviewOfferLifecycle } from './interviewOffer.ts'
import { jobPostLifecycle } from './jobPost.ts'
import { leaveRequestLifecycle } from './leaveRequest.ts'
import { offerLetterLifecycle } from './offerLetter.ts'
import { onboardingDocumentLifecycle } from './onboardingDocument.ts'
import { outboxMessageLifecycle } from './outboxMessage.ts'
import { registrationLifecycle } from './registration.ts'
import { requisitionLifecycle } from './requisition.ts'
import { scorecardLifecycle } from './scorecard.ts'
import { taskLifecycle } from './task.ts'

/** Every lifecycle of the product; tests, documentation and drawings go through this list. A new one is one line here. */
export const lifecycles = {
  requisition: requisitionLifecycle,
  approval: approvalLifecycle,
  jobPost: jobPostLifecycle,
  application: applicationLifecycle,
  interview: interviewLifecycle,
  interviewOffer: interviewOfferLifecycle,
  scorecard: scorecardLifecycle,
  complianceItem: complianceItemLifecycle,
  offerLetter: offerLetterLifecycle,
  contractLetter: contractLetterLifecycle,
  registration: registrationLifecycle,
  onboardingDocument: onboardingDocumentLifecycle,
  employee: employeeLifecycle,
  task: taskLifecycle,
  leaveRequest: leaveRequestLifecycle,
  course: courseLifecycle,
  courseAssignment: courseAssignmentLifecycle,
  account: accountLifecycle,
  outboxMessage: outboxMessageLifecycle,
}

export type LifecycleName = keyof typeof lifecycles
