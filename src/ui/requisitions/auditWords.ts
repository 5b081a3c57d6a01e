import { states } from '../kit/states.ts'
import { catalogue } from '../words/catalogue.ts'

const entities = {
  requisition: 'Requisition',
  approval: 'Approval',
  jobPost: 'Job post',
  qualification: 'Qualification',
  certification: 'Certification',
  workAuth: 'Work authorisation',
  skill: 'Skill',
  designation: 'Designation',
  compliance: 'Compliance document',
  location: 'Place',
  financial: 'Pay range',
  experience: 'Experience',
  application: 'Application',
  interview: 'Interview',
  complianceItem: 'Document',
  offerLetter: 'Offer letter',
  contractLetter: 'Contract letter',
  letter: 'Letter',
  employee: 'Employee',
  registration: 'Registration',
}
const actions = {
  create: 'created',
  add: 'added',
  change: 'changed',
  remove: 'removed',
  submit: 'submitted',
  review: 'taken into review',
  approve: 'approved',
  decline: 'declined',
  revise: 'revised',
  amend: 'amended',
  cancel: 'cancelled',
  reopen: 'reopened',
  applicationsChanged: 'moved by its applications',
  ask: 'asked',
  restart: 'started anew',
  replace: 'handed over',
  addApprover: 'approver added',
  removeApprover: 'approver removed',
  replaceApprover: 'approver replaced',
  comment: 'commented',
  publish: 'published',
  close: 'closed',
  extend: 'extended',
  archive: 'archived',
}

/** Fields as the log calls them, where the form's own label would not do. */
const fields = {
  weight: 'weight',
  mandatory: 'mandatory',
  name: 'name',
  status: 'status',
  reason: 'reason',
  comment: 'comment',
  approver: 'approver',
  order: 'order',
  city: 'city',
  country: 'country',
  remote: 'remote',
  distance: 'distance in km',
  currency: 'currency',
  period: 'period',
  compensationFrom: 'pay from (minor units)',
  compensationTo: 'pay to (minor units)',
  minExperience: 'years at least',
  maxExperience: 'years at most',
  complianceDocument: 'proved by a document',
  responsibilities: 'responsibilities',
  source: 'asked for at',
  noneNeeded: 'sections that ask for nothing',
  copiedFrom: 'copied from requisition',
  jobDescription: 'job description',
  positionTitle: 'title',
  positionId: 'reference',
  departmentId: 'department no.',
  jobPositionTypeId: 'position type no.',
  jobApplTypeId: 'contract type no.',
  industryId: 'industry no.',
  industryDisciplineId: 'discipline no.',
  startDate: 'start date',
  endDate: 'end date',
  openings: 'openings',
  priority: 'priority',
  title: 'title',
}
/** What reads better as a whole. */
const phrases = {
  'approval addApprover': 'Approver added',
  'approval removeApprover': 'Approver removed',
  'approval replaceApprover': 'Approver replaced',
  'approval ask': 'Approver asked',
  'requisition comment': 'Comment on the requisition',
}

const say = catalogue<Record<string, string>>('audit', {
  line: '{entity} {action}',
  changed: '{field}: {before} → {after}',
  set: '{field}: {after}',
  gone: '{field} removed: {before}',
  true: 'yes',
  false: 'no',
  ...Object.fromEntries(Object.entries(fields).map(([key, word]) => [`field ${key}`, word])),
  ...Object.fromEntries(Object.entries(phrases).map(([key, word]) => [`phrase ${key}`, word])),
  ...Object.fromEntries(Object.entries(entities).map(([key, word]) => [`entity ${key}`, word])),
  ...Object.fromEntries(Object.entries(actions).map(([key, word]) => [`action ${key}`, word])),
})

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** "Skill added", "Requisition submitted"; what has no word yet is shown by its own name. */
export const auditWord = (entity: string, action: string): string =>
  `${entity} ${action}` in phrases
    ? say(`phrase ${entity} ${action}`)
    : say('line', {
        entity: entity in entities ? say(`entity ${entity}`) : spaced(entity),
        action: action in actions ? say(`action ${action}`) : spaced(action),
      })

type Change = { field: string; before: string | null; after: string | null }

/** "weight: 20 → 35", with states and yes and no in words. */
export function changeWord(entity: string, { field, before, after }: Change): string {
  const word = field in fields ? say(`field ${field}`) : spaced(field)
  const inWords = (value: string) => (value === 'true' || value === 'false' ? say(value) : field === 'status' ? stateWord(entity, value) : value)
  if (after === null) return say('gone', { field: word, before: inWords(before ?? '') })
  if (before === null) return say('set', { field: word, after: inWords(after) })
  return say('changed', { field: word, before: inWords(before), after: inWords(after) })
}

const stateWord = (entity: string, value: string): string =>
  entity === 'requisition' && value in states.requisition ? states.requisition[value as keyof typeof states.requisition].label : value
