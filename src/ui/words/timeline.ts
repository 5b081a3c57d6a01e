import { catalogue } from './catalogue.ts'

/** Lines of a candidate's timeline: "entity action". */
const words = catalogue('timeline', {
  'application apply': 'Applied',
  'application update': 'Statement changed by {name}',
  'application rescore': 'Scored anew: {detail}',
  'application hold': 'Put on hold by {name}',
  'application resume': 'Resumed at “{to}” by {name}',
  'application reject': 'Rejected by {name}',
  'application withdraw': 'Withdrawn by {name}',
  'application reopen': 'Reopened by {name}',
  'application undo': 'Undone by {name}: back to “{to}”',
  'application *': '“{to}” by {name}',
  'review *': '{name}: {to}',
  'interview schedule': 'Interview scheduled by {name}: {detail}',
  'interview change': 'Interview moved by {name}: {detail}',
  'interview reschedule': 'Interview changed by {name}',
  'interview markHeld': 'Interview held, says {name}',
  'interview markNoShow': 'Nobody came to the interview, says {name}',
  'interview assess': 'All interviewers gave feedback',
  'interview cancel': 'Interview cancelled by {name}',
  'interview *': 'Interview: {to}',
  'complianceItem ask': '{name} asked for “{detail}”',
  'complianceItem submit': 'Document handed in',
  'complianceItem approve': 'Document approved by {name}',
  'complianceItem reject': 'Document rejected by {name}',
  'complianceItem revoke': 'Approval of a document revoked by {name}',
  'complianceItem waive': 'Document waived by {name}',
  'complianceItem *': 'Document: {to}',
  'offerLetter *': 'Offer letter: {to}',
  'contractLetter *': 'Contract letter: {to}',
  'registration *': 'Registration: {to}',
  '* *': '{name}: {action}',
})

/** The lines there are; what none of them tells is told by the last one. */
const known = [
  'application apply',
  'application update',
  'application rescore',
  'application hold',
  'application resume',
  'application reject',
  'application withdraw',
  'application reopen',
  'application undo',
  'application *',
  'review *',
  'interview schedule',
  'interview change',
  'interview reschedule',
  'interview markHeld',
  'interview markNoShow',
  'interview assess',
  'interview cancel',
  'interview *',
  'complianceItem ask',
  'complianceItem submit',
  'complianceItem approve',
  'complianceItem reject',
  'complianceItem revoke',
  'complianceItem waive',
  'complianceItem *',
  'offerLetter *',
  'contractLetter *',
  'registration *',
] as const
const isKnown = (key: string): key is (typeof known)[number] => known.some((one) => one === key)

export function lineOf(entity: string, action: string, values: Record<string, string>): string {
  const key = [`${entity} ${action}`, `${entity} *`].find(isKnown) ?? '* *'
  return words(key, { action, ...values })
}
