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

const say = catalogue<Record<string, string>>('audit', {
  line: '{entity} {action}',
  ...Object.fromEntries(Object.entries(entities).map(([key, word]) => [`entity ${key}`, word])),
  ...Object.fromEntries(Object.entries(actions).map(([key, word]) => [`action ${key}`, word])),
})

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** "Skill added", "Requisition submitted"; what has no word yet is shown by its own name. */
export const auditWord = (entity: string, action: string): string =>
  say('line', {
    entity: entity in entities ? say(`entity ${entity}`) : spaced(entity),
    action: action in actions ? say(`action ${action}`) : spaced(action),
  })
