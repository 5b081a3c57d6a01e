import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import type { TableSearch } from '../data/table/address.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/referrals.ts'

type Referral = components['schemas']['Referral']
type Props = { search: TableSearch; onSearch: (search: TableSearch) => void }

const contains = { operator: 'STR_CONTAIN' } as const

const columns: readonly TableColumn<Referral>[] = [
  { id: 'id', header: t('id'), kind: 'number', width: 76, card: 'id', startsHidden: true, cell: ({ id }) => id },
  {
    id: 'name',
    header: t('who'),
    kind: 'text',
    ...contains,
    width: 260,
    always: true,
    card: 'title',
    cell: ({ name }) => (name === null ? <span className="dim">{t('byLink')}</span> : <b>{name}</b>),
  },
  { id: 'positionTitle', header: t('position'), kind: 'text', ...contains, cell: ({ positionTitle }) => positionTitle },
  { id: 'at', header: t('at'), kind: 'date', width: 140, cell: ({ at }) => day(at) },
  {
    id: 'stage',
    header: t('stage'),
    kind: 'text',
    width: 160,
    priority: 'high',
    sortable: false,
    filterable: false,
    card: 'status',
    cell: ({ stage }) => t(stage),
  },
]

/** Whom one has put forward, and who came by the own link, with how far they are and nothing more. */
export function MyReferrals({ search, onSearch }: Props) {
  const result = recruitmentQueries.useQuery('post', '/referral/criteria', { body: criteriaOf(search, columns) }, { placeholderData: keepPreviousData })
  return (
    <DataTable
      name="referrals"
      label={t('mine')}
      columns={columns}
      searchLabel={t('searchMine')}
      empty={
        <EmptyState
          kind="empty"
          title={t('emptyTitle')}
          actions={
            <Button size="md" renderRoot={(props) => <Link {...props} to="/referrals" />}>
              {t('toPositions')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      }
      {...{ search, onSearch, result }}
    />
  )
}
