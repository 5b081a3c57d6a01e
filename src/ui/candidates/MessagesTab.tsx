import { recruitmentQueries } from '../../api/queries.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Status } from '../components/status/Status.tsx'
import { t } from '../i18n/applications.ts'
import { moment } from '../i18n/format.ts'
import css from './candidate.module.css'

/** Every message about this application, the newest first. */
export function MessagesTab({ id }: { id: number }) {
  const body = { columns: ['applicationId'], operators: ['NUM_EQUAL' as const], values: [String(id)], size: 100 as const }
  const { data, error, refetch } = recruitmentQueries.useQuery('post', '/outbox/criteria', { body })
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.responseDataList.length === 0)
    return (
      <EmptyState kind="empty" title={t('messagesEmpty')}>
        {t('messagesEmptyText')}
      </EmptyState>
    )
  return (
    <ul className={css.rows}>
      {data.responseDataList.map((message) => (
        <li key={message.id}>
          <div className="row wrap">
            <span className={`b ${css.subject}`}>{message.subject}</span>
            <Status of="outboxMessage" is={message.status} />
            <time className="meta num" dateTime={message.createdAt}>
              {moment(message.createdAt)}
            </time>
          </div>
          <p className="meta">{t('messageTo', { name: message.toName })}</p>
        </li>
      ))}
    </ul>
  )
}
