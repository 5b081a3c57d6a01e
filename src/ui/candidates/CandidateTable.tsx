import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportCandidates } from '../../machines/commands/exportSheet.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { criteriaOf, type TableSearch } from '../data/table/address.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { t } from '../i18n/applications.ts'
import { candidateColumns as columns } from './candidateColumns.ts'
import { hitsBelow } from './cv/CvHits.tsx'

type Props = { requisitionId: number; search: TableSearch; onSearch: (search: TableSearch) => void }
const bestFirst = { sort: '-profileScore' }

/** Everybody who applied for one requisition, best first. */
export function CandidateTable({ requisitionId, search, onSearch }: Props) {
  const shown = { ...search, sort: search.sort ?? bestFirst.sort }
  const result = recruitmentQueries.useQuery(
    'post',
    '/applicant/criteria/{reqId}',
    { params: { path: { reqId: requisitionId } }, body: criteriaOf(shown, columns) },
    { placeholderData: keepPreviousData },
  )
  return (
    <DataTable
      exported={exportCandidates(requisitionId)}
      name="candidates"
      label={t('candidates')}
      columns={columns}
      search={shown}
      standard={bestFirst}
      onSearch={onSearch}
      result={result}
      below={hitsBelow}
      searchLabel={t('candidatesSearch')}
      empty={
        <EmptyState kind="empty" title={t('noCandidates')}>
          {t('noCandidatesText')}
        </EmptyState>
      }
    />
  )
}
