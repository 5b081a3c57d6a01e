import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportRequisitions } from '../../machines/commands/exportSheet.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { t } from '../i18n/tracking.ts'
import { useRequisitionNames } from '../requisitions/useRequisitionNames.ts'
import { useRowCommands } from '../requisitions/useRowCommands.tsx'
import { trackingColumns } from './trackingColumns.tsx'

const TERMS = ['requisition', 'shortlist', 'profileScore'] as const

/** Requisitions to follow; one of them opens with its candidates. */
export function Tracking({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const names = useRequisitionNames()
  const body = criteriaOf(search, trackingColumns(names))
  const result = recruitmentQueries.useQuery('post', '/requisitions/criteria', { body }, { placeholderData: keepPreviousData })
  const ids = result.data?.responseDataList.map(({ id }) => id) ?? []
  const counted = recruitmentQueries.useQuery(
    'post',
    '/requisitions/pipelines',
    { body: { ids } },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  )
  // The same while they are, so that no row is drawn anew for them.
  const columns = useMemo(() => {
    const known = counted.data && new Map(counted.data.data.map(({ requisitionId, counts }) => [requisitionId, counts]))
    return trackingColumns(names, known ?? (counted.error ? 'failed' : 'unknown'))
  }, [names, counted.data, counted.error])
  const { table, dialogs } = useRowCommands()
  return (
    <>
      <PageHeader title={t('title')} terms={TERMS} />
      <DataTable
        exported={exportRequisitions}
        name="tracking"
        label={t('label')}
        columns={columns}
        search={search}
        onSearch={onSearch}
        result={result}
        searchLabel={t('searchIn')}
        {...table}
        empty={
          <EmptyState kind="empty" title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  )
}
