import { keepPreviousData } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { exportMessages } from '../../machines/commands/exportSheet.ts'
import { Status } from '../components/status/Status.tsx'
import { lookOf } from '../components/status/states.ts'
import { criteriaOf } from '../data/table/address.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { Void } from '../components/EmptyState.tsx'
import { moment } from '../i18n/format.ts'
import { EVENTS, say, sayEvent } from '../i18n/notifications.ts'
import { MessageDialog } from './MessageDialog.tsx'
import type { NotificationsSearch } from './Notifications.tsx'
import { OutboxSwitch } from './OutboxSwitch.tsx'

type Message = components['schemas']['OutboxMessage']
const STATES = ['queued', 'sending', 'sent', 'failed', 'paused'] as const

const columns: TableColumn<Message>[] = [
  { id: 'id', header: say('id'), kind: 'number', width: 76, cell: ({ id }) => id, card: 'id' },
  {
    id: 'subject',
    header: say('subject'),
    kind: 'text',
    always: true,
    card: 'title',
    cell: (message) => <MessageLink {...message} />,
  },
  { id: 'toName', header: say('to'), kind: 'text', width: 170, cell: ({ toName }) => toName },
  { id: 'toEmail', header: say('email'), kind: 'text', width: 220, cell: ({ toEmail }) => toEmail, startsHidden: true },
  {
    id: 'event',
    header: say('about'),
    kind: 'select',
    width: 250,
    options: EVENTS.map((value) => ({ value, label: sayEvent(value) })),
    cell: ({ event }) => sayEvent(event),
  },
  {
    id: 'status',
    header: say('state'),
    kind: 'select',
    width: 140,
    card: 'status',
    options: STATES.map((value) => ({ value, label: lookOf('outboxMessage', value).label })),
    cell: ({ status }) => <Status of="outboxMessage" is={status} />,
  },
  { id: 'attempts', header: say('attempts'), kind: 'number', width: 104, cell: ({ attempts }) => attempts },
  { id: 'createdAt', header: say('created'), kind: 'date', width: 160, cell: ({ createdAt }) => moment(createdAt) },
  { id: 'sentAt', header: say('sent'), kind: 'date', width: 160, cell: ({ sentAt }) => moment(sentAt), startsHidden: true },
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
        label={say('messages')}
        columns={columns}
        search={search}
        onSearch={onSearch}
        result={result}
        searchLabel={say('search')}
        empty={
          <Void kind="empty" title={say('emptyTitle')}>
            {say('emptyText')}
          </Void>
        }
      />
      {search.message && <MessageDialog key={search.message} id={search.message} onClose={() => onSearch({ message: undefined })} />}
    </>
  )
}
