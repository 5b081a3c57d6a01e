import { catalogue } from './catalogue.ts'

/** What the form of a record says otherwise where HR writes it: of the person, not to the person. */
export const t = catalogue('employeeForm', {
  preferredName: 'Preferred name',
  genderHelp: 'In the own words of the person; never used to search or compare.',
  physicalAddress: 'Physical address',
  postalAddress: 'Postal address',
  differentAddress: 'The mail goes to another address',
  postalKept: 'The mail goes to {address}. It stays so unless you give another.',
  relation: 'Relation',
  residency: 'Residency for tax',
  claimsThreshold: 'Claims the tax-free threshold from this job',
  studentLoanDebt: 'Has a student loan debt',
  disabilityAsk: 'Is there a disability for which the place of work should be adjusted?',
  NOT_SAID: 'Prefers not to say',
  adjustment: 'What would help',
})
