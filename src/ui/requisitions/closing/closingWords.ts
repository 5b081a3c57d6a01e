import type { components } from '../../../api/recruitment.gen.ts'
import { say } from '../../i18n/approvals.ts'

/** What has ended with a requisition, in one line; empty when nothing was open. */
export function closedWords({ applications, letters, interviews, jobPost, mails }: components['schemas']['ClosedCounts']): string {
  return [
    ...(applications > 0 ? [say('wasApplications', { n: applications })] : []),
    ...(letters > 0 ? [say('wasLetters', { n: letters })] : []),
    ...(interviews > 0 ? [say('wasInterviews', { n: interviews })] : []),
    ...(jobPost ? [say('wasPost')] : []),
    ...(mails > 0 ? [say('wasMails', { n: mails })] : []),
  ].join(' · ')
}
