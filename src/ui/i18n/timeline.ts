import { catalogue } from './catalogue.ts'

/** Lines of a candidate's timeline: "entity action". */
export const t = catalogue('timeline', {
  'application apply': 'Applied',
  'application update': 'Statement changed by {name}',
  'application rescore': 'Scored anew: {detail}',
  'application changeRequisition': 'Brought to another requisition by {name}',
  'application replaceResume': 'CV replaced by {name}',
  'requirement judge': '{name} judged “{detail}”',
  'requirement takeBack': '{name} took back the word on “{detail}”',
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
  'interview resend': 'Mail about the interview sent again by {name}',
  'interview *': 'Interview: {to}',
  'complianceItem ask': '{name} asked for “{detail}”',
  'complianceItem submit': 'Document handed in',
  'complianceItem replace': 'Document replaced by {name}',
  'complianceItem remove': 'Document taken out by {name}',
  'complianceItem approve': 'Document approved by {name}',
  'complianceItem reject': 'Document rejected by {name}',
  'complianceItem revoke': 'Approval of a document revoked by {name}',
  'complianceItem waive': 'Document waived by {name}',
  'complianceItem *': 'Document: {to}',
  'offerLetter *': 'Offer letter: {to}',
  'contractLetter *': 'Contract letter: {to}',
  'registration *': 'Registration: {to}',
  'message stop': 'The message about it was stopped',
  'account setPassword': 'Password set',
  'employee create': 'Record of the employee begun',
  'employee save': 'Own record filled in by {name}',
  'employee *': 'Employee: {to}',
  '* *': '{action} by {name}',
})

/** `values.action`: what was done, in the words of the audit log, for what has no line of its own. */
export function lineOf(entity: string, action: string, values: Record<'name' | 'to' | 'detail' | 'action', string>): string {
  const key = [`${entity} ${action}`, ...(values.to ? [`${entity} *`] : [])].find(t.has) ?? '* *'
  return t(key, values)
}
