import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import { Status } from '../components/status/Status.tsx'
import type { TableColumn } from '../data/table/columns.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/people.ts'

type Group = components['schemas']['PeopleGroup']
export type Member = components['schemas']['GroupMember']
const contains = { operator: 'STR_CONTAIN' } as const

/** The groups, by the columns' names on the wire. */
export const groupColumns: readonly TableColumn<Group>[] = [
  { id: 'id', header: t('id'), kind: 'number', width: 76, card: 'id', startsHidden: true, cell: ({ id }) => id },
  {
    id: 'name',
    header: t('name'),
    kind: 'text',
    ...contains,
    width: 220,
    always: true,
    card: 'title',
    cell: ({ id, name }) => (
      <Link className="p" to="/people-groups/$id" params={{ id }}>
        {name}
      </Link>
    ),
  },
  { id: 'reason', header: t('reason'), kind: 'text', ...contains, cell: ({ reason }) => reason },
  { id: 'owner', header: t('owner'), kind: 'text', ...contains, width: 180, cell: ({ owner }) => owner },
  { id: 'members', header: t('members'), kind: 'number', width: 96, cell: ({ members }) => members },
  { id: 'createdAt', header: t('createdAt'), kind: 'date', width: 116, cell: ({ createdAt }) => day(createdAt) },
]

/** The people of a group. */
export const memberColumns: readonly TableColumn<Member>[] = [
  {
    id: 'name',
    header: t('name'),
    kind: 'text',
    ...contains,
    width: 200,
    always: true,
    card: 'title',
    cell: ({ name, applicationId }) =>
      applicationId === null ? (
        <b>{name}</b>
      ) : (
        <Link className="p" to="/canprf" search={{ applicationId }}>
          {name}
        </Link>
      ),
  },
  { id: 'email', header: t('email'), kind: 'text', ...contains, width: 200, cell: ({ email }) => email },
  { id: 'positionTitle', header: t('lastPosition'), kind: 'text', width: 150, sortable: false, filterable: false, cell: ({ positionTitle }) => positionTitle },
  {
    id: 'status',
    header: t('outcome'),
    kind: 'text',
    width: 144,
    sortable: false,
    filterable: false,
    card: 'status',
    cell: ({ status }) => status && <Status of="application" is={status} />,
  },
  {
    id: 'mayBeWrittenTo',
    header: t('mayBeWrittenTo'),
    kind: 'text',
    width: 128,
    sortable: false,
    filterable: false,
    cell: ({ mayBeWrittenTo }) => t(mayBeWrittenTo ? 'mayBeYes' : 'mayBeNo'),
  },
  { id: 'addedBy', header: t('addedBy'), kind: 'text', ...contains, width: 120, cell: ({ addedBy }) => addedBy },
  { id: 'addedAt', header: t('addedAt'), kind: 'date', width: 104, cell: ({ addedAt }) => day(addedAt) },
]
