import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/scorecard.ts'
import css from './scorecard.module.css'

/** On the page where an employee begins: the scorecards that wait, and how many were in time. */
export function DueNote() {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/scorecard')
  if (error && !data)
    return (
      <div className={css.due}>
        <LoadFailed as="line" title={t('dueFailed')} error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!data || data.data.total === 0) return null
  const { due, total, inTime, counted } = data.data
  const late = due.filter(({ overdue }) => overdue).length
  return (
    <div className={css.due}>
      <Note tone={late > 0 ? 'red' : 'amber'}>
        {t('dueNow', { n: total, late })}{' '}
        <Link className="note-do" to="/scorecard">
          {t('myScorecards')}
        </Link>
        {counted > 0 && <span className="meta"> {t('share', { n: inTime, of: counted })}</span>}
      </Note>
    </div>
  )
}
