import type { Refusal } from '../../api/client.ts'
import { say } from '../i18n/applicant.ts'
import { Frame } from './Frame.tsx'

export const Unavailable = ({ problem, onRetry }: { problem: Refusal | null; onRetry: () => void }) => (
  <Frame title={say('unavailableTitle')} problem={problem} action={{ label: say('tryAgain') }} onSubmit={onRetry} />
)
