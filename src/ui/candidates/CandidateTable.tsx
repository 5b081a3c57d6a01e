import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { mostMovedAtOnce } from '../../api/bounds.gen.ts'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportCandidates } from '../../machines/commands/exportSheet.ts'
import { mayOpen } from '../../machines/pages.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { lazy } from '../components/lazy.tsx'
import { mostConditions, type TableSearch } from '../data/table/address.ts'
import { type Criteria, criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import type { Selection } from '../data/table/selection.ts'
import { t } from '../i18n/applications.ts'
import { t as sayCompare } from '../i18n/compare.ts'
import { t as sayMessages } from '../i18n/messages.ts'
import { t as sayPeople } from '../i18n/people.ts'
import { AddSelected } from '../people/AddSelected.tsx'
import { useClaims } from '../shell/session.ts'
import { isByAnswer, withAnswerColumns } from './answers.tsx'
import { OfferButton, OfferTimes } from './bulk/OfferTimes.tsx'
import { useUndoBulk } from './bulk/useUndoBulk.ts'
import { candidateColumns } from './candidateColumns.ts'
import { isComparable } from './compare/compared.ts'
import { hitsBelow } from './cv/CvHits.tsx'
import { WriteTo } from './messages/WriteTo.tsx'

const BulkDialog = lazy(() => import('./bulk/BulkDialog.tsx').then((module) => ({ default: module.BulkDialog })))

type Props = { requisitionId: number; search: TableSearch; onSearch: (search: TableSearch) => void }
const bestFirst = { sort: '-profileScore' }
type Bulk = { selection: Selection; clear: () => void }

/** What is chosen of a requisition's candidates, as the list of all applications is asked for it. */
const among = (requisitionId: number, selection: Selection): Selection =>
  'ids' in selection ? selection : { ...selection, matching: { ...selection.matching, criteria: withRequisition(requisitionId, selection.matching.criteria) } }

function withRequisition(requisitionId: number, { columns = [], operators = [], values = [], groups, ...criteria }: Criteria): Criteria {
  return {
    ...criteria,
    columns: [...columns, 'requisitionId'],
    operators: [...operators, 'NUM_EQUAL'],
    values: [...values, String(requisitionId)],
    ...(groups ? { groups: [...groups, mostConditions + 1] } : {}),
  }
}

/** Everybody who applied for one requisition, best first; chosen ones are compared or moved together. */
export function CandidateTable({ requisitionId, search, onSearch }: Props) {
  const shown = { ...search, sort: search.sort ?? bestFirst.sort }
  const questions = recruitmentQueries.useQuery('get', '/job-post/requisition/{id}/questions', { params: { path: { id: requisitionId } } })
  const asked = questions.data?.responseDataList
  const columns = useMemo(() => (asked?.length ? withAnswerColumns(candidateColumns, asked) : candidateColumns), [asked])
  const result = recruitmentQueries.useQuery(
    'post',
    '/applicant/criteria/{reqId}',
    { params: { path: { reqId: requisitionId } }, body: criteriaOf(shown, columns) },
    { placeholderData: keepPreviousData, enabled: questions.isFetched || !isByAnswer(search) },
  )
  const navigate = useNavigate()
  const claims = useClaims()
  const [moves, compares] = [mayOpen('appsch', claims), mayOpen('selreq', claims)]
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const [grouping, setGrouping] = useState<Bulk | null>(null)
  const [writing, setWriting] = useState<Bulk | null>(null)
  const [offering, setOffering] = useState<Bulk | null>(null)
  const tellMoved = useUndoBulk()
  const batch = (selection: Selection, clear: () => void) => (
    <>
      {compares && (
        <button
          type="button"
          disabled={!('ids' in selection && isComparable(selection.ids))}
          title={sayCompare('tooFew')}
          onClick={() => 'ids' in selection && void navigate({ to: '/selreq', search: { requisitionId, compare: selection.ids } })}
        >
          {sayCompare('compare')}
        </button>
      )}
      {moves && (
        <>
          <button type="button" onClick={() => setWriting({ selection: among(requisitionId, selection), clear })}>
            {sayMessages('write')}
          </button>
          <button type="button" onClick={() => setBulk({ selection: among(requisitionId, selection), clear })}>
            {t('moveTo')}
          </button>
          <OfferButton selection={selection} onOffer={() => setOffering({ selection, clear })} />
        </>
      )}
      {mayOpen('peopleGroups', claims) && (
        <button type="button" onClick={() => setGrouping({ selection: among(requisitionId, selection), clear })}>
          {sayPeople('addTo')}
        </button>
      )}
    </>
  )
  return (
    <>
      {questions.error && !asked && <LoadFailed as="line" title={t('answersFailed')} error={questions.error} onRetry={() => void questions.refetch()} />}
      <DataTable
        exported={exportCandidates(requisitionId)}
        name="candidates"
        recordId={requisitionId}
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
        most={moves ? mostMovedAtOnce : 0}
        batch={moves || compares ? batch : undefined}
      />
      {bulk && <BulkDialog selection={bulk.selection} onClose={() => setBulk(null)} onDone={bulk.clear} onMoved={tellMoved} />}
      {grouping && <AddSelected selection={grouping.selection} onClose={() => setGrouping(null)} onDone={grouping.clear} />}
      {writing && <WriteTo selection={writing.selection} onClose={() => setWriting(null)} onDone={writing.clear} />}
      {offering && <OfferTimes selection={offering.selection} onClose={() => setOffering(null)} onDone={offering.clear} />}
    </>
  )
}
