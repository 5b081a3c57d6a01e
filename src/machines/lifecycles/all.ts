import { accountLaw } from './account.ts'
import { applicationLaw } from './application.ts'
import { approvalLaw } from './approval.ts'
import { complianceItemLaw } from './complianceItem.ts'
import { contractLetterLaw } from './contractLetter.ts'
import { employeeLaw } from './employee.ts'
import { interviewLaw } from './interview.ts'
import { jobPostLaw } from './jobPost.ts'
import { offerLetterLaw } from './offerLetter.ts'
import { onboardingDocumentLaw } from './onboardingDocument.ts'
import { outboxMessageLaw } from './outboxMessage.ts'
import { registrationLaw } from './registration.ts'
import { requisitionLaw } from './requisition.ts'

/** Every lifecycle of the product; tests, documentation and drawings go through this list. A new one is one line here. */
export const laws = {
  requisition: requisitionLaw,
  approval: approvalLaw,
  jobPost: jobPostLaw,
  application: applicationLaw,
  interview: interviewLaw,
  complianceItem: complianceItemLaw,
  offerLetter: offerLetterLaw,
  contractLetter: contractLetterLaw,
  registration: registrationLaw,
  onboardingDocument: onboardingDocumentLaw,
  employee: employeeLaw,
  account: accountLaw,
  outboxMessage: outboxMessageLaw,
}

export type LawName = keyof typeof laws
