import { test } from 'vitest'
import type { LawName } from '../../../src/machines/lifecycles/all.ts'
import type { EventOf } from '../driver.ts'
import type { People } from '../people.ts'
import { clickThrough, type Screen } from '../screen.ts'
import { applicationScreen } from './application.ts'
import { approvalScreen } from './approval.ts'
import { complianceItemScreen } from './complianceItem.ts'
import { contractLetterScreen } from './contractLetter.ts'
import { employeeScreen } from './employee.ts'
import { interviewScreen } from './interview.ts'
import { jobPostScreen } from './jobPost.ts'
import { offerLetterScreen } from './offerLetter.ts'
import { onboardingDocumentScreen } from './onboardingDocument.ts'
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
} satisfies { [Name in Seen]: (people: People) => Promise<Screen<Name>> }

/** Lifecycles without a screen, and why nobody clicks their events. */
const unseen = {
  account: {
    activate: 'Setting the password does it: registration.',
    lock: 'Wrong passwords do it.',
    unlock: 'Time does it.',
    disable: 'No screen yet.',
    enable: 'No screen yet.',
  },
} satisfies { [Name in LawName]?: Record<EventOf<Name>, string> }
type Seen = Exclude<LawName, keyof typeof unseen>

/** Two files run at once; each clicks through its half, of about equal length. */
const halves = {
  application: 'first',
  interview: 'first',
  complianceItem: 'first',
  onboardingDocument: 'first',
  approval: 'first',
  requisition: 'second',
  offerLetter: 'second',
  contractLetter: 'second',
  employee: 'second',
  registration: 'second',
  jobPost: 'second',
} satisfies Record<Seen, 'first' | 'second'>

/** One test for each lifecycle of this half. */
export function clickThroughAll(people: People, half: 'first' | 'second') {
  const names = (Object.keys(screens) as Seen[]).filter((name) => halves[name] === half)
  test.for(names)('every step that a person makes with %s is clicked, and nothing else is ever offered', async (name) => {
    await clickThrough(name, (await screens[name](people)) as Screen<typeof name>)
  })
}
