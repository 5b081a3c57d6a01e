import { test } from 'vitest'
import type { LifecycleName } from '../../../src/machines/lifecycles/all.ts'
import type { People } from '../people.ts'
import { clickThrough, type Screen } from '../screen.ts'
import { accountScreen } from './account.ts'
import { applicationScreen } from './application.ts'
import { approvalScreen } from './approval.ts'
import { complianceItemScreen } from './complianceItem.ts'
import { contractLetterScreen } from './contractLetter.ts'
import { employeeScreen } from './employee.ts'
import { interviewScreen } from './interview.ts'
import { jobPostScreen } from './jobPost.ts'
import { offerLetterScreen } from './offerLetter.ts'
import { onboardingDocumentScreen } from './onboardingDocument.ts'
import { outboxMessageScreen } from './outboxMessage.ts'
import { registrationScreen } from './registration.ts'
import { requisitionScreen } from './requisition.ts'

const screens = {
  requisition: requisitionScreen,
  approval: approvalScreen,
  jobPost: jobPostScreen,
  application: applicationScreen,
  interview: interviewScreen,
  complianceItem: complianceItemScreen,
  offerLetter: offerLetterScreen,
  contractLetter: contractLetterScreen,
  registration: registrationScreen,
  onboardingDocument: onboardingDocumentScreen,
  employee: employeeScreen,
  account: accountScreen,
  outboxMessage: outboxMessageScreen,
} satisfies { [Name in LifecycleName]: (people: People) => Promise<Screen<Name>> }

/** Two files run at once; each clicks through its half, of about equal length. */
const halves = {
  application: 'first',
  interview: 'first',
  complianceItem: 'first',
  onboardingDocument: 'first',
  approval: 'first',
  outboxMessage: 'first',
  requisition: 'second',
  offerLetter: 'second',
  contractLetter: 'second',
  employee: 'second',
  account: 'first',
  registration: 'second',
  jobPost: 'second',
} satisfies Record<LifecycleName, 'first' | 'second'>

/** One test for each lifecycle of this half. */
export function clickThroughAll(people: People, half: 'first' | 'second') {
  const names = (Object.keys(screens) as LifecycleName[]).filter((name) => halves[name] === half)
  test.for(names)('every step that a person makes with %s is clicked, and nothing else is ever offered', async (name) => {
    await clickThrough(name, (await screens[name](people)) as Screen<typeof name>)
  })
}
