import type { Refusal } from '../../api/client.ts'
import { t } from '../i18n/applicant.ts'
import { Frame } from './Frame.tsx'

export const Unavailable = ({ problem, onRetry }: { problem: Refusal | null; onRetry: () => void }) => (
  <Frame title={t('unavailableTitle')} problem={problem} action={{ label: t('tryAgain') }} onSubmit={onRetry} />
)
