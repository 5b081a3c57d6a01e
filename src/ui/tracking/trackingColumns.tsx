import { AddressLink } from '../components/AddressLink.tsx'
import type { TableColumn } from '../data/table/columns.ts'
import { t } from '../i18n/tracking.ts'
import { type RequisitionRow, requisitionColumns } from '../requisitions/requisitionColumns.tsx'
import { type Counts, Pipeline } from './Pipeline.tsx'

/** What a recruiter follows at first sight; the other columns of a requisition are chosen. */
const shown: readonly string[] = ['id', 'positionTitle', 'orgDepartment', 'endDate', 'priority', 'status']

/** Requisitions as a recruiter follows them: the title leads to the candidates, and where they stand is counted beside it. */
export const trackingColumns = (
  names: Parameters<typeof requisitionColumns>[0],
  pipelines: ReadonlyMap<number, Counts> | 'unknown' | 'failed' = 'unknown',
): TableColumn<RequisitionRow>[] => [
  ...requisitionColumns(names).map((column) => {
    if (column.id !== 'positionTitle') return shown.includes(column.id) ? column : { ...column, startsHidden: true }
    const cell = ({ id, positionTitle }: RequisitionRow) => (
      <AddressLink className="p" url={`/selreq?requisitionId=${id}`}>
        {positionTitle}
      </AddressLink>
    )
    return { ...column, header: t('position'), operator: 'STR_CONTAIN' as const, cell }
  }),
  {
    id: 'pipeline',
    header: t('pipeline'),
    kind: 'text',
    width: 230,
    priority: 'high',
    sortable: false,
    filterable: false,
    exported: false,
    cell: ({ id }) =>
      typeof pipelines === 'string' ? <span className="meta">{pipelines === 'failed' && t('notCounted')}</span> : <Pipeline counts={pipelines.get(id) ?? []} />,
  },
]
