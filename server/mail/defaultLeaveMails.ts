import { type DefaultTemplate, dear, f, hello, p, regards } from './templateParts.ts'

/** What is written about leave. */
export const DEFAULT_LEAVE_MAILS: DefaultTemplate[] = [
  {
    event: 'LEAVE_ASKED',
    name: 'Leave asked for',
    subject: `${f('requesterName')} asks for leave: ${f('leaveDays')}`,
    body:
      hello +
      p(`${f('requesterName')} asks for ${f('leaveKind')}: ${f('leaveDays')}.`, `Sign in to see who else is away then, and to answer: ${f('link')}`) +
      regards,
  },
  {
    event: 'LEAVE_ANSWERED',
    name: 'Leave answered',
    subject: `Your leave is ${f('answer')}: ${f('leaveDays')}`,
    body:
      dear +
      p(
        `Your ${f('leaveKind')} (${f('leaveDays')}) is ${f('answer')}.`,
        `The reason given: ${f('reason')}`,
        `Your balances and what is planned: ${f('link')}`,
      ) +
      regards,
  },
  {
    event: 'LEAVE_QUESTIONED',
    name: 'Question about leave',
    subject: `A question about your leave: ${f('leaveDays')}`,
    body:
      dear +
      p(
        `${f('senderName')} asks you about your ${f('leaveKind')} (${f('leaveDays')}):`,
        f('reason'),
        `Sign in to answer, to ask for other days, or to withdraw the request: ${f('link')}`,
      ) +
      regards,
  },
  {
    event: 'LEAVE_REPLIED',
    name: 'Question about leave answered',
    subject: `${f('requesterName')} answers your question about leave: ${f('leaveDays')}`,
    body:
      hello +
      p(
        `${f('requesterName')} answers the question about ${f('leaveKind')} (${f('leaveDays')}):`,
        f('reason'),
        `Sign in to see who else is away then, and to decide: ${f('link')}`,
      ) +
      regards,
  },
  {
    event: 'LEAVE_CORRECTED',
    name: 'Balance of leave corrected',
    subject: `Your balance of ${f('leaveKind')} was corrected`,
    body:
      dear +
      p(
        `${f('senderName')} has corrected your balance of ${f('leaveKind')}: ${f('answer')}, from ${f('leaveDays')}.`,
        `The reason given: ${f('reason')}`,
        `Every entry of your leave stands here: ${f('link')}`,
      ) +
      regards,
  },
  {
    event: 'LEAVE_SUBSTITUTE',
    name: 'Stands in for leave',
    subject: `You answer requests for leave in the place of ${f('requesterName')}`,
    body:
      dear +
      p(`${f('requesterName')} is away (${f('leaveDays')}) and has named you to answer requests for leave in that time.`, `They stand here: ${f('link')}`) +
      regards,
  },
]
