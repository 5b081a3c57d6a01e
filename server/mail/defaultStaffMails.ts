import { type DefaultTemplate, dear, f, hello, p, regards } from './templateParts.ts'

/** What colleagues are told that is no step of a requisition, an interview or a letter. */
export const DEFAULT_STAFF_MAILS: DefaultTemplate[] = [
  {
    event: 'NOTE_MENTION',
    name: 'Mentioned in a note',
    subject: `${f('senderName')} mentioned you: ${f('candidateName')}`,
    body:
      hello +
      p(
        `${f('senderName')} mentioned you in a note on ${f('candidateName')}, who applied for ${f('positionTitle')}.`,
        `Sign in to read it, and to answer there: ${f('link')}`,
      ),
  },
  {
    event: 'SIGN_IN_FAILURES',
    name: 'Wrong passwords',
    subject: 'Somebody tries to sign in as you',
    body:
      hello +
      p(
        `In the last day ${f('failures')} wrong passwords were entered for your account at ${f('organisation')}. None of them opened it.`,
        'If it was you, use “Forgotten password” beside the sign-in.',
        `If it was not you, you can sign in as always; look at where you are signed in, and choose a longer password if yours is used elsewhere too: ${f('link')}`,
      ) +
      regards,
  },
  {
    event: 'OVER_LIMIT',
    name: 'Over the limit',
    subject: `${f('overLimit')} over the limit of their status`,
    body:
      hello +
      p(
        `${f('overLimit')} of yours have been in their status for longer than agreed:`,
        f('overLimitList'),
        `All of them, the longest first: ${f('link')}`,
        'This message comes once a day, and only while there is something to do.',
      ) +
      regards,
  },
  {
    event: 'COURSES_DUE',
    name: 'Courses are due',
    subject: `To learn at ${f('organisation')}`,
    body: dear + p(`These courses are due soon: ${f('courseList')}.`, `You do them here: ${f('link')}`) + regards,
  },
  {
    event: 'COURSES_REMINDER',
    name: 'Reminder of courses by hand',
    subject: `Still to learn at ${f('organisation')}`,
    body: dear + p(`${f('senderName')} reminds you of what is still to do: ${f('courseList')}.`, `You do it here: ${f('link')}`) + regards,
  },
  {
    event: 'COURSES_OVERDUE',
    name: 'Courses of the team are overdue',
    subject: 'Who of your team is overdue with a course',
    body:
      hello +
      p(
        'The day of these courses has passed:',
        f('courseList'),
        `All of them, with what each person has done: ${f('link')}`,
        'This message comes once a week, and only while somebody is overdue.',
      ) +
      regards,
  },
  {
    event: 'SESSION_CHANGED',
    name: 'A session has changed',
    subject: `${f('courseList')}: about your session`,
    body: dear + p(`About your session of ${f('courseList')}:`, f('answer'), `All about it, and other sessions: ${f('link')}`) + regards,
  },
  {
    event: 'SAVED_REPORT',
    name: 'A saved report',
    subject: `${f('reportName')}: ${f('reportPeriod')}`,
    body:
      hello + p(`${f('reportName')}, ${f('reportPeriod')}:`, f('reportFigures'), `The whole report, with the rows behind each number: ${f('link')}`) + regards,
  },
]
