import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { exportExpiringDocuments } from '../../machines/commands/exportSheet.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { t } from '../i18n/expiringDocuments.ts'
import { day } from '../i18n/format.ts'

const TERMS = ['compliance'] as const

type Row = components['schemas']['ExpiringDocument']
const contains = { operator: 'STR_CONTAIN' } as const
const soonestFirst = { sort: 'expiresOn' }
const yesOrNo = [
  { value: 'true', label: t('yes') },
  { value: 'false', label: t('no') },
]

const columns: readonly TableColumn<Row>[] = [
  { id: 'id', header: t('id'), kind: 'number', width: 76, card: 'id', startsHidden: true, cell: ({ id }) => id },
  {
    id: 'name',
    header: t('document'),
    kind: 'text',
    ...contains,
    width: 220,
    always: true,
    card: 'title',
    cell: ({ applicationId, name, applicantName }) => (
      <Link className="p" to="/canprf" search={{ applicationId, tab: 'compliance' }} aria-label={t('documentOf', { name, who: applicantName })}>
        {name}
      </Link>
    ),
  },
  { id: 'applicantName', header: t('who'), kind: 'text', ...contains, width: 180, cell: ({ applicantName }) => applicantName },
  { id: 'positionTitle', header: t('position'), kind: 'text', ...contains, width: 200, cell: ({ positionTitle }) => positionTitle },
  { id: 'expiresOn', header: t('expiresOn'), kind: 'date', width: 130, priority: 'high', cell: ({ expiresOn }) => day(expiresOn) },
  {
    id: 'daysLeft',
    header: t('daysLeft'),
    kind: 'number',
    width: 110,
    cell: ({ daysLeft, expired }) => (expired ? '' : daysLeft),
  },
  {
    id: 'expired',
    header: t('state'),
    kind: 'select',
    width: 130,
    priority: 'high',
    card: 'status',
    options: [
      { value: 'true', label: t('hasExpired') },
      { value: 'false', label: t('holds') },
    ],
    cell: ({ expired }) => (expired ? <b className="tone t-red">{t('hasExpired')}</b> : t('holds')),
  },
  {
    id: 'mandatory',
    header: t('mandatory'),
    kind: 'select',
    width: 110,
    startsHidden: true,
    options: yesOrNo,
    cell: ({ mandatory }) => t(mandatory ? 'yes' : 'no'),
  },
]

/** Approved documents that expire, the next to do so first. */
export function ExpiringDocuments({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const shown = { ...search, sort: search.sort ?? soonestFirst.sort }
  const body = criteriaOf(shown, columns)
  const result = recruitmentQueries.useQuery('post', '/compliance-application/expiring/criteria', { body }, { placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader title={t('title')} terms={TERMS} facts={[t('text')]} />
      <DataTable
        exported={exportExpiringDocuments}
        name="expiringDocuments"
        label={t('title')}
        columns={columns}
        searchLabel={t('searchIn')}
        empty={
          <EmptyState kind="empty" title={t('noneTitle')}>
            {t('noneText')}
          </EmptyState>
        }
        search={shown}
        standard={soonestFirst}
        {...{ onSearch, result }}
      />
    </>
  )
}
