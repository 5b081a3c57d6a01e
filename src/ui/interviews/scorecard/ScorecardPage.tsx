import { recruitmentQueries } from '../../../api/queries.ts'
import { scorecardStates } from '../../../machines/lifecycles/scorecard.ts'
import { isTagged } from '../../../machines/lifecycles/tags.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/scorecard.ts'
import { ScorecardForm } from './ScorecardForm.tsx'
import { ScorecardRead } from './ScorecardRead.tsx'

/** The own scorecard of an interview while it is written, and the panel's once it is submitted. */
export function ScorecardPage({ interviewId }: { interviewId: number }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/scorecard/{interviewId}', { params: { path: { interviewId } } })
  if (error && !data) return <LoadFailed as="page" title={t('unavailable')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending />
  const desk = data.data
  const isOpen = desk.card === null || isTagged(scorecardStates, desk.card.status, 'open')
  return desk.mayWrite && isOpen ? <ScorecardForm desk={desk} /> : <ScorecardRead desk={desk} />
}
