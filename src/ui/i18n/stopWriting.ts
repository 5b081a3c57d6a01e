import { catalogue } from './catalogue.ts'

/** Where the link in an invitation leads by which its reader wants no more of them. */
export const t = catalogue('stopWriting', {
  title: 'No more messages about other positions',
  text: 'You agreed that we keep your details and write to you when a position may suit you. Press the button, and we will not do so any more.',
  running: 'Messages about an application of yours that is under way still reach you.',
  stop: 'Do not write to me again',
  stopping: 'One moment…',
  doneTitle: 'We will not write to you again',
  doneText: 'Your consent to be kept on file for other positions has ended. You need not do anything else.',
  brokenTitle: 'This link is not whole',
  brokenText: 'Open it again from the message that it came in. Nothing has been changed.',
  positions: 'Open positions',
})
