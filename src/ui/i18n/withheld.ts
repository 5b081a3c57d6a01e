import { catalogue } from './catalogue.ts'

/** Screening without names. */
export const t = catalogue('withheld', {
  numbered: 'Candidate {n}',
  bar: 'withheld',
  why: 'Name and contacts withheld until shortlisted',
  foot: 'Names and contacts are withheld until shortlisted.',
  switch: 'Screen without names',
  switchHelp:
    'Until a candidate is shortlisted, everybody but Recruitment Managers sees a number instead of the name: no contacts, no file, and a CV in which names, addresses, e-mails, links and telephone numbers are struck out. Lists, searches, exports and messages are the same.',
  keptBy: 'The owner of the requisition and Recruitment Managers switch this.',
  endedBy: '{n, plural, one {The name of # candidate is} other {The names of # candidates are}} withheld now, so only a Recruitment Manager can end it.',
  now: '{n, plural, =0 {Nobody waits under a number now.} one {# candidate is known by a number now.} other {# candidates are known by a number now.}}',
  endTitle: 'Show the names?',
  endText:
    '{n, plural, one {Everybody who screens reads the name of # candidate at once.} other {Everybody who screens reads the names of # candidates at once.}}',
  endDo: 'Show the names',
})
