import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportCandidates } from '../../machines/commands/exportSheet.ts'
import { isOpenToApplicants } from '../../machines/lifecycles/requisition.ts'
import { mayOpen } from '../../machines/pages.ts'
import { candidateColumns as columns } from '../candidates/candidateColumns.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { criteriaOf, type TableSearch } from '../data/table/address.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { t } from '../i18n/requisitions.ts'
import { useClaims } from '../shell/session.ts'
import { AddApplicant } from './AddApplicant.tsx'
import type { Summary } from './RequisitionHeader.tsx'

type Props = { id: number; summary: Summary; search: TableSearch; onSearch: (search: TableSearch) => void }
const bestFirst = { sort: '-profileScore' }

/** Everybody who applied for this position, best first; HR sees them, an interviewer those whom they interview. */
export function Candidates(props: Props) {
  const hr = mayOpen('reqsch', useClaims())
  const { position } = props.summary
  return (
    <div>
      <h2 id="section-title">{t('candidates')}</h2>
      <p className="dim">{t(hr ? 'candidatesHelp' : 'candidatesOfHr')}</p>
      {hr && isOpenToApplicants(position.status) && <AddApplicant requisitionId={props.id} title={position.positionTitle} />}
      {hr && <CandidateTable {...props} />}
    </div>
  )
}

function CandidateTable({ id, search, onSearch }: Props) {
  const shown = { ...search, sort: search.sort ?? bestFirst.sort }
  const result = recruitmentQueries.useQuery(
    'post',
    '/applicant/criteria/{reqId}',
    { params: { path: { reqId: id } }, body: criteriaOf(shown, columns) },
    { placeholderData: keepPreviousData },
  )
  return (
    <DataTable
      exported={exportCandidates(id)}
      name="candidates"
      label={t('candidates')}
      columns={columns}
      search={shown}
      standard={bestFirst}
      onSearch={onSearch}
      result={result}
      searchLabel={t('candidatesSearch')}
      empty={
        <EmptyState kind="empty" title={t('noCandidates')}>
          {t('noCandidatesText')}
        </EmptyState>
      }
    />
  )
}
