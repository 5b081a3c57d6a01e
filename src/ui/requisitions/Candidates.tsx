import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import { isOpenToApplicants } from '../../machines/lifecycles/requisition.ts'
import { mayOpen } from '../../machines/pages.ts'
import { exportCandidates } from '../../machines/commands/exportSheet.ts'
import { candidateColumns as columns } from '../candidates/candidateColumns.ts'
import { criteriaOf, type TableSearch } from '../data/table/address.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { Void } from '../components/EmptyState.tsx'
import { useClaims } from '../shell/session.ts'
import { say } from '../i18n/requisitions.ts'
import { AddApplicant } from './AddApplicant.tsx'
import type { Summary } from './RequisitionHeader.tsx'

type Props = { id: number; summary: Summary; search: TableSearch; onSearch: (search: TableSearch) => void }
const bestFirst = { sort: '-profileScore' }

/** Everybody who applied for this position, best first; HR sees them, an interviewer those whom they interview. */
export function Candidates(props: Props) {
  const hr = mayOpen('reqsch', useClaims())
  const { position } = props.summary
  return (
    <section aria-labelledby="section-title">
      <h2 id="section-title">{say('candidates')}</h2>
      <p className="dim">{say(hr ? 'candidatesHelp' : 'candidatesOfHr')}</p>
      {hr && isOpenToApplicants(position.status) && <AddApplicant requisitionId={props.id} title={position.positionTitle} />}
      {hr && <CandidateTable {...props} />}
    </section>
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
      label={say('candidates')}
      columns={columns}
      search={shown}
      standard={bestFirst}
      onSearch={onSearch}
      result={result}
      searchLabel={say('candidatesSearch')}
      empty={
        <Void kind="empty" title={say('noCandidates')}>
          {say('noCandidatesText')}
        </Void>
      }
    />
  )
}
