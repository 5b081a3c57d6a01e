import { Link } from '@tanstack/react-router'
import type { components } from '../../api/auth.gen.ts'
import { Status } from '../components/status/Status.tsx'
import { labelOf, states } from '../components/status/states.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { day, moment } from '../i18n/format.ts'
import { t } from '../i18n/users.ts'

type User = components['schemas']['User']
const statuses = Object.keys(states.account) as User['status'][]
const contains = { operator: 'STR_CONTAIN' } as const

/** The accounts, by the columns' names on the wire. */
export const userColumns: readonly TableColumn<User>[] = [
  { id: 'id', header: t('id'), kind: 'number', width: 76, card: 'id', cell: (row) => row.id },
  {
    id: 'name',
    header: t('name'),
    kind: 'text',
    ...contains,
    always: true,
    card: 'title',
    cell: (row) => (
      <Link className="p" to="/users/$id" params={{ id: row.id }}>
        {row.name}
      </Link>
    ),
  },
  { id: 'email', header: t('email'), kind: 'text', ...contains, width: 260, cell: (row) => row.email },
  { id: 'roles', header: t('roles'), kind: 'text', ...contains, width: 240, cell: (row) => row.roles.join(', ') },
  {
    id: 'status',
    header: t('status'),
    kind: 'select',
    width: 120,
    priority: 'high',
    card: 'status',
    options: statuses.map((value) => ({ value, label: labelOf('account', value) })),
    cell: (row) => <Status of="account" is={row.status} />,
  },
  { id: 'lastSeenAt', header: t('lastSeen'), kind: 'date', width: 160, cell: (row) => moment(row.lastSeenAt) || t('never') },
  { id: 'createdAt', header: t('created'), kind: 'date', width: 120, startsHidden: true, cell: (row) => day(row.createdAt) },
]
