import { type DefaultTemplate, f, hello, p, regards } from './templateParts.ts'

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
]
