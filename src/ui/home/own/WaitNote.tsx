import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { AddressLink } from '../../components/AddressLink.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/waiting.ts'
import css from './WaitNote.module.css'

type Schemas = components['schemas']
/** What the bell knows of that waits in the own day as well. */
const waiting: readonly Schemas['Notice']['kind'][] = ['approval', 'feedback', 'leaveToAnswer', 'leaveReplied', 'leaveQuestioned', 'courseDue', 'courseOverdue']

/** On the page where an employee begins: how much waits, and where it stands. It comes of one call beside that of the bell. */
export function WaitNote() {
  const { useQuery } = recruitmentQueries
  const { data, error, refetch } = useQuery('get', '/day/own')
  const notices = useQuery('get', '/notification', {}, { refetchOnMount: false }).data?.responseDataList
  if (error && !data)
    return (
      <div className={css.note}>
        <LoadFailed as="line" title={t('failed')} error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!data || !notices) return null
  const { prepare, tasks, unread, declined, expired } = data.data
  const told = notices.filter(({ kind }) => waiting.includes(kind))
  const total = told.length + prepare.length + tasks.total + unread.total + declined.total + expired.total
  if (total === 0) return null
  return (
    <div className={css.note}>
      <Note tone="amber">
        {t('waits', { n: total })}{' '}
        <AddressLink className="note-do" url="/jobreq?day=true">
          {t('myDay')}
        </AddressLink>
        {told.some(({ kind }) => kind === 'feedback') && (
          <>
            {' '}
            <AddressLink className="note-do" url="/scorecard">
              {t('myScorecards')}
            </AddressLink>
          </>
        )}
      </Note>
    </div>
  )
}
