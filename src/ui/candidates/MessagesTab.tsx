import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Status } from '../components/status/Status.tsx'
import { t } from '../i18n/applications.ts'
import { moment } from '../i18n/format.ts'
import { t as sayMessages } from '../i18n/messages.ts'
import css from './candidate.module.css'
import { WriteTo } from './messages/WriteTo.tsx'
import { shownName } from './nameOf.ts'

const MessageDialog = lazy(() => import('../notifications/MessageDialog.tsx').then((m) => ({ default: m.MessageDialog })))

/** Every message about this application, the newest first, and a new one. */
export function MessagesTab({ id }: { id: number }) {
  const body = { columns: ['applicationId'], operators: ['NUM_EQUAL' as const], values: [String(id)], size: 100 as const }
  const { data, error, refetch } = recruitmentQueries.useQuery('post', '/outbox/criteria', { body })
  const [writing, setWriting] = useState(false)
  const [opened, setOpened] = useState<number | null>(null)
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const write = (
    <Button size="md" leftSection={<IconPencil size={16} stroke={1.8} aria-hidden />} onClick={() => setWriting(true)}>
      {sayMessages('writeOne')}
    </Button>
  )
  return (
    <>
      {data.responseDataList.length === 0 ? (
        <EmptyState kind="empty" title={t('messagesEmpty')} actions={write}>
          {t('messagesEmptyText')}
        </EmptyState>
      ) : (
        <>
          <div className={css.writeBar}>{write}</div>
          <ul className={css.rows}>
            {data.responseDataList.map((message) => (
              <li key={message.id}>
                <div className="row wrap">
                  <button type="button" className={`${css.subject} ${css.opens}`} onClick={() => setOpened(message.id)}>
                    {message.subject}
                  </button>
                  <Status of="outboxMessage" is={message.status} />
                  <time className="meta num" dateTime={message.createdAt}>
                    {moment(message.createdAt)}
                  </time>
                </div>
                <p className="meta dot-sep">
                  <span>{t('messageTo', { name: shownName(message.toName) })}</span>
                  {message.goesAt && !message.sentAt && <span>{sayMessages('goesAt', { time: moment(message.goesAt) })}</span>}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {writing && <WriteTo selection={{ count: 1, ids: [id] }} onClose={() => setWriting(false)} />}
      {opened !== null && (
        <LazyBoundary>
          <MessageDialog id={opened} onClose={() => setOpened(null)} />
        </LazyBoundary>
      )}
    </>
  )
}
