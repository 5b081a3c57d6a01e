/**
 * Everybody who may come. The fixtures have two owners who know nothing of each other. With each an applicant
 * has sent an application and got the letters, and an employee owns the requisition, holds the interviews and has an own
 * record; HR works for both.
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

/** A person by what they are to their own records. */
type Role = 'anonymous' | 'applicant' | 'employee' | 'officer' | 'manager'
const everybody: readonly Role[] = ['anonymous', 'applicant', 'employee', 'officer', 'manager']
const hr: readonly Role[] = ['officer', 'manager']
type Sight = { own?: readonly Role[]; all?: readonly Role[] }

const ofPosition: Sight = { own: ['employee'], all: hr }
const ofCandidate: Sight = { own: ['applicant'], all: hr }
const nobodys: Sight = { all: everybody }
const onlyOwn: Sight = { own: everybody }

/** Whose record each kind is: who finds those of the own owner, and who finds all. To everybody else it answers as if there were none. */
export const seenBy = {
  requisition: ofPosition,
  draft: ofPosition,
  qualificationSpec: ofPosition,
  certificationSpec: ofPosition,
  workAuthSpec: ofPosition,
  skillSpec: ofPosition,
  designationSpec: ofPosition,
  complianceSpec: ofPosition,
  experienceSpec: ofPosition,
  locationSpec: ofPosition,
  financialSpec: ofPosition,
  approval: ofPosition,
  defaultApprover: { all: ['manager'] },
  jobPost: ofPosition,
  openPosition: nobodys,
  companyLogo: nobodys,
  unpublishedPost: {},
  application: ofPosition,
  applicant: ofPosition,
  interview: ofPosition,
  note: ofPosition,
  interviewOffer: ofPosition,
  step: onlyOwn,
  selectionStep: ofPosition,
  selectionTemplate: nobodys,
  peopleGroup: { all: hr },
  budgetedPositions: { all: ['manager'] },
  resume: ofPosition,
  complianceItem: ofCandidate,
  identityPaper: ofCandidate,
  offerLetter: ofCandidate,
  contractLetter: ofCandidate,
  ownContract: { own: ['applicant'] },
  address: ofCandidate,
  employee: { own: ['employee'], all: hr },
  /** Somebody's leave is looked at by themselves and by managers. */
  leaver: { own: ['employee'], all: ['manager'] },
  leaveRequest: { own: ['employee'], all: ['manager'] },
  leaveSubstitute: { own: ['employee'] },
  leaveAssignment: { all: ['manager'] },
  leaveKind: nobodys,
  leavePolicy: nobodys,
  holidayPlace: nobodys,
  holiday: nobodys,
  hiredContract: { own: ['employee'], all: hr },
  packDocument: { all: hr },
  task: { own: ['employee'], all: hr },
  taskTemplate: { all: hr },
  courseAssignment: { own: ['employee'], all: hr },
  teamMember: { own: ['employee'], all: hr },
  course: nobodys,
  courseSession: nobodys,
  learningRule: { all: hr },
  publishedPaper: nobodys,
  paperFile: nobodys,
  draftPaperFile: { all: hr },
  upload: onlyOwn,
  resumeUpload: onlyOwn,
  /** One's own page is asked with a key that opens nothing here: then every upload is as if there were none. */
  resumeWithoutKey: {},
  offerWithoutKey: {},
  documentWithoutKey: {},
  colleague: nobodys,
  session: onlyOwn,
  view: onlyOwn,
  savedReport: onlyOwn,
  applicantsAccount: {},
  import: { own: ['manager'] },
  message: { all: hr },
  template: { all: ['manager'] },
  country: nobodys,
  state: nobodys,
  city: nobodys,
  industry: nobodys,
  discipline: nobodys,
  department: nobodys,
  positionType: nobodys,
  contractType: nobodys,
  qualification: nobodys,
  certification: nobodys,
  workAuthorisation: nobodys,
  designation: nobodys,
  responsibility: nobodys,
  skill: nobodys,
  regulatory: nobodys,
  developmentLifecycle: nobodys,
  computerSkill: nobodys,
  language: nobodys,
} satisfies Record<string, Sight>
export type Kind = keyof typeof seenBy

/** Of those who see the record: who may do it. The others are told that they may not. */
export const acting = {
  owner: ['employee', 'manager'],
  interviewer: ['employee'],
  manager: ['manager'],
  oneself: ['employee'],
  oneselfOrManager: ['employee', 'manager'],
} satisfies Record<string, readonly Role[]>

/** A record in a call: its kind, where its key stands, and who may act on it when not all who see it. */
export type About = readonly [kind: Kind, key: `${'path' | 'query' | 'body'}.${string}`, by?: keyof typeof acting]

/** Who may call it, and which records it is about; the first is what the call does something with. */
export type Row = Level | readonly [door: Level, ...about: About[]]

/** Keys of what a person chooses in a form, reference items and questions of the post in the call: they are nobody's, and are checked as fields. */
export const choices: RegExp =
  /^(question|country|state|city|industry|industryDiscipline|discipline|designation|department|jobPositionType|jobApplType|jobQualityRef|jobCertRef|workAuthRef|skillType|designationType|regulatory|contractType|template|ownerAccount|kind|policy|place|substitute)Id$|^(department|jobPositionType|qualification|certification|workAuth|skill|designation|computerSkill|language|lifecycle)Ids$/

/** What somebody is to the records of their own owner. */
const roles = { otherApplicant: 'applicant', otherEmployee: 'employee' } as const
export const roleOf = (subject: Subject): Role => (subject === 'otherApplicant' || subject === 'otherEmployee' ? roles[subject] : subject)

export type Whose = 'own' | "other's" | 'missing'
export const whose: readonly Whose[] = ['own', "other's", 'missing']

const isAmong = (list: readonly Role[] | undefined, subject: Subject) => list?.includes(roleOf(subject)) ?? false

export function sees(subject: Subject, kind: Kind, object: Whose): boolean {
  const { own, all }: Sight = seenBy[kind]
  return object !== 'missing' && (isAmong(all, subject) || (object === 'own' && isAmong(own, subject)))
}

export const mayAct = (subject: Subject, by: keyof typeof acting | undefined) => by === undefined || isAmong(acting[by], subject)
