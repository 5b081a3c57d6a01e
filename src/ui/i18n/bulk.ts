import { catalogue } from './catalogue.ts'

/** What a change of several applications says before and after it is made. */
export const t = catalogue('bulk', {
  looking: 'Looking who can move …',
  allCan: '{n, plural, one {# can move.} other {All # can move.}}',
  someCan: '{n, plural, =0 {Nobody can move} one {# can move} other {# can move}}, {m, plural, one {# cannot:} other {# cannot:}}',
  row: '{name}: {message}',
  more: 'and {n} more',
  ends: 'Ends with it: {what}.',
  letters: '{n, plural, one {# letter is revoked} other {# letters are revoked}}',
  interviews: '{n, plural, one {# interview is cancelled} other {# interviews are cancelled}}',
  mails: '{n, plural, one {# mail goes out.} other {# mails go out.}}',
  tell: 'Write to {n, plural, one {this person} other {these people}} about it',
  noMails: 'No mail goes out.',
  progress: 'How many are done',
  moving: '{done} of {n} …',
  stop: 'Stop',
  stopping: 'Stopping …',
  undone: '{n, plural, one {# application is back where it was} other {# applications are back where they were}}',
  notUndone: '{n, plural, one {# application was} other {# applications were}} changed by somebody meanwhile and stayed',
})
