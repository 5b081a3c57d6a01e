import { keepPreviousData } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { exportMessages } from '../../machines/commands/exportSheet.ts'
import { outboxMessageStates } from '../../machines/lifecycles/outboxMessage.ts'
import { statusesOf } from '../../machines/lifecycles/tags.ts'
import { shownName } from '../candidates/nameOf.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { Status } from '../components/status/Status.tsx'
import { lookOf } from '../components/status/states.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { moment } from '../i18n/format.ts'
import { EVENTS, sayEvent, t } from '../i18n/notifications.ts'
import { MessageDialog } from './MessageDialog.tsx'
import type { NotificationsSearch } from './Notifications.tsx'
import { OutboxSwitch } from './OutboxSwitch.tsx'

type Message = components['schemas']['OutboxMessage']

const columns: TableColumn<Message>[] = [
  { id: 'id', header: t('id'), kind: 'number', width: 76, cell: ({ id }) => id, card: 'id' },
  {
    id: 'subject',
    header: t('subject'),
    kind: 'text',
    always: true,
    card: 'title',
    cell: (message) => <MessageLink {...message} />,
  },
  { id: 'toName', header: t('to'), kind: 'text', width: 170, cell: ({ toName }) => shownName(toName) },
  { id: 'toEmail', header: t('email'), kind: 'text', width: 220, cell: ({ toEmail }) => toEmail, startsHidden: true },
  {
    id: 'event',
    header: t('about'),
    kind: 'select',
    width: 250,
    options: EVENTS.map((value) => ({ value, label: sayEvent(value) })),
    cell: ({ event }) => sayEvent(event),
  },
  {
    id: 'status',
    header: t('state'),
    kind: 'select',
    width: 168,
    card: 'status',
    options: statusesOf(outboxMessageStates).map((value) => ({ value, label: lookOf('outboxMessage', value).label })),
    cell: ({ status }) => <Status of="outboxMessage" is={status} />,
  },
  {
    id: 'requisitionId',
    header: t('requisition'),
    kind: 'number',
    mayBeEmpty: true,
    width: 110,
    startsHidden: true,
    cell: ({ requisitionId }) => requisitionId,
  },
  { id: 'goesAt', header: t('goes'), kind: 'date', mayBeEmpty: true, width: 170, cell: ({ goesAt }) => moment(goesAt) },
  { id: 'attempts', header: t('attempts'), kind: 'number', width: 104, cell: ({ attempts }) => attempts },
  { id: 'createdAt', header: t('created'), kind: 'date', width: 160, cell: ({ createdAt }) => moment(createdAt) },
  { id: 'sentAt', header: t('sent'), kind: 'date', width: 160, cell: ({ sentAt }) => moment(sentAt), startsHidden: true },
]

function MessageLink({ id, subject }: Pick<Message, 'id' | 'subject'>) {
  const search = useSearch({ from: '/_shell/notifications' })
  return (
    <Link className="p" to="/notifications" search={{ ...search, message: id }}>
      {subject}
    </Link>
  )
}

type Props = { search: NotificationsSearch; onSearch: (change: Partial<NotificationsSearch>) => void }

/** Every message that was written, the newest first. */
export function Outbox({ search, onSearch }: Props) {
  const result = recruitmentQueries.useQuery('post', '/outbox/criteria', { body: criteriaOf(search, columns) }, { placeholderData: keepPreviousData })
  return (
    <>
      <OutboxSwitch />
      <DataTable
        exported={exportMessages}
        name="outbox"
        label={t('messages')}
        columns={columns}
        search={search}
        onSearch={onSearch}
        result={result}
        searchLabel={t('search')}
        empty={
          <EmptyState kind="empty" title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
      />
      {search.message && <MessageDialog key={search.message} id={search.message} onClose={() => onSearch({ message: undefined })} />}
    </>
  )
}
