import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import { shownName } from '../candidates/nameOf.ts'
import { AddressLink } from '../components/AddressLink.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Status } from '../components/status/Status.tsx'
import { moment } from '../i18n/format.ts'
import { sayEvent } from '../i18n/notifications.ts'
import { t } from '../i18n/tracking.ts'
import css from './ChosenRequisition.module.css'

const SHOWN = 8

/** The newest messages to the people who applied for a requisition, each with what became of it. */
export function Messages({ id }: { id: number }) {
  const body = { columns: ['requisitionId', 'applicationId'], operators: ['NUM_EQUAL', 'FILLED'], values: [String(id), ''], page: 1, size: 10 } as const
  const { data, error, refetch } = recruitmentQueries.useQuery('post', '/outbox/criteria', {
    body: { ...body, columns: [...body.columns], operators: [...body.operators], values: [...body.values] },
  })
  const all = data?.paging.totalElements ?? 0
  return (
    <>
      <h2 className="moves-h">{t('messages')}</h2>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {data && all === 0 && <p className="meta">{t('noMessages')}</p>}
      {data?.responseDataList.slice(0, SHOWN).map(({ id: message, toName, event, status, createdAt, sentAt, applicationId }) => (
        <AddressLink key={message} className={css.ev} url={`/canprf?applicationId=${applicationId}&tab=messages`}>
          <b>{shownName(toName)}</b>
          <span>{sayEvent(event)}</span>
          <span className="meta num">{moment(sentAt ?? createdAt)}</span>
          <Status of="outboxMessage" is={status} />
        </AddressLink>
      ))}
      {all > SHOWN && (
        <p className={css.all}>
          <Link to="/notifications" search={{ where: [{ column: 'requisitionId', operator: 'NUM_EQUAL', value: String(id) }] }}>
            {t('allMessages', { n: all })}
          </Link>
        </p>
      )}
    </>
  )
}
