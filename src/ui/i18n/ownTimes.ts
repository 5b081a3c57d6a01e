import { catalogue } from './catalogue.ts'

/** Choosing, changing and giving up the time of one's own interview. */
export const t = catalogue('ownTimes', {
  title: 'Choose a time',
  changeTitle: 'Choose another time',
  minutes: 'The interview takes {n} minutes.',
  later: 'Later days, {n, plural, one {# more time} other {# more times}}',
  chooseFirst: 'Choose a time first',
  meant: '{day}, {time}',
  book: 'Book {meant}',
  moveTo: 'Change to {meant}',
  booking: 'Booking',
  taken: 'Somebody was faster by a moment. These are the times that are free now.',
  noneTitle: 'No time is left just now',
  noneText: 'A time can become free again, so look once more later. Or answer one of our e-mails: we find a time with you.',
  failedTitle: 'The times could not be loaded',
  failedText: 'Nothing is lost. Check the connection and try again.',
  again: 'Look again',
  overTitle: 'This cannot be done here any more',
  overText:
    'The times were taken back, or it is too late to change anything. Go back to your application to see how it stands. If something is unclear, answer one of our e-mails.',
  giveUpTitle: 'Give up your time?',
  giveUpText: 'Your interview on {when} is cancelled, and somebody else may take its time. You can choose another one.',
  giveUp: 'Give up the time',
  givingUp: 'Giving it up',
})
