import type { components } from '../../../api/recruitment.gen.ts'
import { t } from '../../i18n/approvals.ts'

/** What has ended with a requisition, in one line; empty when nothing was open. */
export function closedWords({ applications, letters, interviews, jobPost, mails }: components['schemas']['ClosedCounts']): string {
  return [
    ...(applications > 0 ? [t('wasApplications', { n: applications })] : []),
    ...(letters > 0 ? [t('wasLetters', { n: letters })] : []),
    ...(interviews > 0 ? [t('wasInterviews', { n: interviews })] : []),
    ...(jobPost ? [t('wasPost')] : []),
    ...(mails > 0 ? [t('wasMails', { n: mails })] : []),
  ].join(' · ')
}
