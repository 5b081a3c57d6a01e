import { ActionIcon } from '@mantine/core'
import { IconReportAnalytics } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportRequisitions } from '../../machines/sheets.ts'
import { PageHeader } from '../kit/PageHeader.tsx'
import { criteriaOf, type TableSearch } from '../kit/table/address.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { Void } from '../kit/Void.tsx'
import { useReference } from '../requisitions/ReferenceSelect.tsx'
import { say as sayOf } from '../words/reqsum.ts'
import { say } from '../words/tracking.ts'
import { trackingColumns } from './trackingColumns.tsx'

/** Requisitions to follow; one of them opens with its candidates. */
export function Tracking({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const departments = useReference('/ref/departments').map(({ name }) => name)
  const positionTypes = useReference('/ref/position_type').map(({ name }) => name)
  const columns = trackingColumns({ departments, positionTypes })
  const body = criteriaOf(search, columns)
  const result = recruitmentQueries.useQuery('post', '/requisitions/criteria', { body }, { placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader title={say('title')} />
      <DataTable
        exported={exportRequisitions}
        name="tracking"
        label={say('label')}
        columns={columns}
        search={search}
        onSearch={onSearch}
        result={result}
        searchLabel={say('searchIn')}
        rowActions={({ id, positionTitle }) => (
          <ActionIcon
            aria-label={sayOf('of', { title: positionTitle })}
            renderRoot={(props) => <Link {...props} to="/reqsum" search={{ requisitionId: id }} />}
          >
            <IconReportAnalytics size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
        empty={
          <Void kind="empty" title={say('emptyTitle')}>
            {say('emptyText')}
          </Void>
        }
      />
    </>
  )
}
