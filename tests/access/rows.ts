/**
 * Everybody who may come. `applicant` has sent the application and got its letters, `employee` owns the requisition and
 * interviews for it; the other two have nothing to do with either.
 */
export const subjects = ['anonymous', 'applicant', 'otherApplicant', 'employee', 'otherEmployee', 'officer', 'manager'] as const
export type Subject = (typeof subjects)[number]

/** Who gets past the door of an operation; which records, is asked besides. */
export const levels = {
  public: subjects,
  signedIn: ['applicant', 'otherApplicant', 'employee', 'otherEmployee', 'officer', 'manager'],
  staff: ['employee', 'otherEmployee', 'officer', 'manager'],
  recruiters: ['officer', 'manager'],
  applicants: ['applicant', 'otherApplicant'],
  manager: ['manager'],
} satisfies Record<string, readonly Subject[]>
export type Level = keyof typeof levels

/** Whose record each kind is in the tests' world; to everybody else it answers as if there were none. */
export const seenBy = {
  requisition: ['employee', 'officer', 'manager'],
  qualificationSpec: ['employee', 'officer', 'manager'],
  certificationSpec: ['employee', 'officer', 'manager'],
  workAuthSpec: ['employee', 'officer', 'manager'],
  skillSpec: ['employee', 'officer', 'manager'],
  designationSpec: ['employee', 'officer', 'manager'],
  complianceSpec: ['employee', 'officer', 'manager'],
  experienceSpec: ['employee', 'officer', 'manager'],
  locationSpec: ['employee', 'officer', 'manager'],
  financialSpec: ['employee', 'officer', 'manager'],
  application: ['employee', 'officer', 'manager'],
  applicant: ['employee', 'officer', 'manager'],
  interview: ['employee', 'officer', 'manager'],
  resume: ['employee', 'officer', 'manager'],
  complianceItem: ['officer', 'manager'],
  offerLetter: ['applicant', 'officer', 'manager'],
  contractLetter: ['applicant', 'officer', 'manager'],
  employee: ['applicant', 'officer', 'manager'],
} satisfies Record<string, readonly Subject[]>
export type Kind = keyof typeof seenBy

/** Who may call it, and if it is about one record: which kind, and where its key stands in the call. */
export type Row = Level | [level: Level, kind: Kind, key: `${'path' | 'query' | 'body'}.${string}`]
