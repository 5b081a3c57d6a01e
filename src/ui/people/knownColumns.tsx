import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import type { ChoicesQuery } from '../components/form/choices.tsx'
import { Status } from '../components/status/Status.tsx'
import { DownloadButton } from '../data/DownloadButton.tsx'
import type { TableColumn } from '../data/table/columns.ts'
import { t as sayApplication } from '../i18n/applications.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/people.ts'
import { scoreIn } from './scoreIn.ts'

export type KnownPerson = components['schemas']['KnownPerson']
type Uses = {
  groups: readonly components['schemas']['GroupName'][]
  groupsQuery?: ChoicesQuery
  /** Without it nobody can be invited now. */
  onInvite?: ((person: KnownPerson) => void) | undefined
  onExplain: (person: KnownPerson) => void
}

/** People we know, by the columns' names on the wire; their order is the rank. */
export const knownColumns = ({ groups, groupsQuery, onInvite, onExplain }: Uses): readonly TableColumn<KnownPerson>[] => [
  { id: 'id', header: t('id'), kind: 'number', width: 76, sortable: false, startsHidden: true, card: 'id', cell: ({ id }) => id },
  {
    id: 'name',
    header: t('name'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    width: 190,
    sortable: false,
    always: true,
    card: 'title',
    cell: ({ name, applicationId }) => (
      <Link className="p" to="/canprf" search={{ applicationId }}>
        {name}
      </Link>
    ),
  },
  {
    id: 'score',
    header: t('score'),
    kind: 'number',
    width: 84,
    priority: 'high',
    sortable: false,
    filterable: false,
    card: 'aside',
    cell: (person) => (
      <button
        type="button"
        className="linkish num"
        aria-haspopup="dialog"
        aria-label={t('scoreOf', { name: person.name, score: scoreIn(person) })}
        onClick={() => onExplain(person)}
      >
        <b>{scoreIn(person)}</b>
      </button>
    ),
  },
  { id: 'positionTitle', header: t('lastPosition'), kind: 'text', operator: 'STR_CONTAIN', sortable: false, width: 140, cell: (row) => row.positionTitle },
  {
    id: 'status',
    header: t('outcome'),
    kind: 'text',
    width: 144,
    sortable: false,
    filterable: false,
    card: 'status',
    cell: ({ status }) => <Status of="application" is={status} />,
  },
  { id: 'endedAt', header: t('endedAt'), kind: 'date', width: 100, sortable: false, filterable: false, cell: (row) => day(row.endedAt) },
  {
    id: 'lastContact',
    header: t('lastContact'),
    kind: 'date',
    width: 116,
    priority: 'low',
    sortable: false,
    filterable: false,
    cell: ({ lastContact }) => (lastContact ? day(lastContact) : t('never')),
  },
  {
    id: 'resume',
    header: t('resume'),
    kind: 'text',
    width: 48,
    sortable: false,
    filterable: false,
    cell: ({ resume }) =>
      resume && (
        <DownloadButton file={resume} label={sayApplication('cvDownload', { name: resume.originalName })}>
          {t('resume')}
        </DownloadButton>
      ),
  },
  {
    id: 'group',
    header: t('groups'),
    kind: 'select',
    width: 112,
    sortable: false,
    options: groups.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(groupsQuery ? { optionsQuery: groupsQuery } : {}),
    cell: (row) => row.groups.map(({ name }) => name).join(', '),
  },
  { id: 'email', header: t('email'), kind: 'text', width: 220, sortable: false, filterable: false, startsHidden: true, cell: (row) => row.email },
  {
    id: 'invited',
    header: t('invitation'),
    kind: 'text',
    width: 160,
    priority: 'high',
    sortable: false,
    filterable: false,
    cell(person) {
      if (person.invited) return t('invitedOn', { at: day(person.invited.at), by: person.invited.by })
      return (
        onInvite && (
          <Button size="xs" aria-label={t('inviteOne', { name: person.name })} onClick={() => onInvite(person)}>
            {t('invite')}
          </Button>
        )
      )
    },
  },
]
