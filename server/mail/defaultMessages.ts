import { type DefaultTemplate, dear, f, fromSender, p } from './templateParts.ts'

/** What HR can write to candidates from, of a new database. It keeps its own texts beside these. */
export const DEFAULT_MESSAGES: DefaultTemplate[] = [
  {
    event: 'CANDIDATE_MESSAGE',
    name: 'We need a little longer',
    subject: `Your application for ${f('positionTitle')}: we need a little longer`,
    body:
      dear +
      p(
        `Thank you for your patience. We are still reading applications for ${f('positionTitle')}, and yours is among them.`,
        'You will hear from us either way. There is nothing that you need to do until then.',
      ) +
      fromSender,
  },
  {
    event: 'CANDIDATE_MESSAGE',
    name: 'When can we call you?',
    subject: `A short call about ${f('positionTitle')}`,
    body:
      dear +
      p(
        `We would like to talk with you about ${f('positionTitle')} on the telephone, for about fifteen minutes.`,
        'Which two times in the next days suit you, and which number shall we call? Please reply to this message.',
      ) +
      fromSender,
  },
]
