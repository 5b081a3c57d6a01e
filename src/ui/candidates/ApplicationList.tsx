import { ActionIcon, Button } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { mostMovedAtOnce } from '../../api/bounds.gen.ts'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportApplications } from '../../machines/commands/exportSheet.ts'
import { applicationStates } from '../../machines/lifecycles/application.ts'
import { initialOf } from '../../machines/lifecycles/tags.ts'
import { mayOpen } from '../../machines/pages.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { lazy } from '../components/lazy.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import type { Selection } from '../data/table/selection.ts'
import { type ListFact, useListFacts } from '../data/table/useListFacts.tsx'
import { t } from '../i18n/applications.ts'
import { t as sayCandidate } from '../i18n/candidate.ts'
import { t as sayFact } from '../i18n/listFacts.ts'
import { t as sayMessages } from '../i18n/messages.ts'
import { t as sayPeople } from '../i18n/people.ts'
import { AddSelected } from '../people/AddSelected.tsx'
import { useClaims } from '../shell/session.ts'
import { type ApplicationRow, applicationColumns } from './applicationColumns.tsx'
import { OfferButton, OfferTimes } from './bulk/OfferTimes.tsx'
import { useUndoBulk } from './bulk/useUndoBulk.ts'
import { hitsBelow } from './cv/CvHits.tsx'
import { EnterApplication } from './form/EnterApplication.tsx'
import { WriteTo } from './messages/WriteTo.tsx'
import { ShownAs } from './ShownAs.tsx'

const AddToRequisition = lazy(() => import('./AddToRequisition.tsx').then((module) => ({ default: module.AddToRequisition })))
const BulkDialog = lazy(() => import('./bulk/BulkDialog.tsx').then((module) => ({ default: module.BulkDialog })))

const TERMS = ['candidate', 'screening', 'shortlist', 'onHold', 'profileScore', 'reviewScore'] as const

const facts: readonly ListFact[] = [
  { where: [{ column: 'status', operator: 'SEL_EQUAL', value: initialOf(applicationStates) }], say: (_, n) => sayFact('newOnes', { n }) },
  { where: [{ column: 'inStatus', operator: 'SEL_EQUAL', value: 'over' }], say: (_, n) => sayFact('overLimit', { n }) },
]

type Props = { search: TableSearch; onSearch: (search: TableSearch) => void; onBoard: (board: boolean) => void }
type Bulk = { selection: Selection; clear: () => void }

/** Every application; a name opens the candidate, chosen ones are moved together. */
export function ApplicationList({ search, onSearch, onBoard }: Props) {
  const result = recruitmentQueries.useQuery(
    'post',
    '/application/criteria',
    { body: criteriaOf(search, applicationColumns) },
    { placeholderData: keepPreviousData },
  )
  const said = useListFacts({ list: 'applications', page: '/appsch', columns: applicationColumns, facts, result })
  const [adding, setAdding] = useState<ApplicationRow | null>(null)
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const [grouping, setGrouping] = useState<Bulk | null>(null)
  const mayGroup = mayOpen('peopleGroups', useClaims())
  const [writing, setWriting] = useState<Bulk | null>(null)
  const [offering, setOffering] = useState<Bulk | null>(null)
  const tellMoved = useUndoBulk()
  // The same for as long as the list is shown, so that its rows are not drawn anew.
  const rowActions = useCallback(
    (row: ApplicationRow) =>
      // Who has no name yet cannot be told from others.
      row.applicantId !== null && (
        <ActionIcon
          aria-label={sayCandidate('addTo', { name: row.applicantName })}
          title={sayCandidate('addTo', { name: row.applicantName })}
          onClick={() => setAdding(row)}
        >
          <IconUserShare size={16} stroke={1.8} />
        </ActionIcon>
      ),
    [],
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        terms={TERMS}
        facts={said.facts}
        actions={
          <>
            <ShownAs board={false} onBoard={onBoard} />
            {mayGroup && <Button renderRoot={(props) => <Link {...props} to="/people-groups" />}>{sayPeople('groupsTitle')}</Button>}
            <EnterApplication />
          </>
        }
      />
      <DataTable
        exported={exportApplications}
        name="applications"
        facts={said.counted}
        label={t('listLabel')}
        columns={applicationColumns}
        search={search}
        onSearch={onSearch}
        result={result}
        below={hitsBelow}
        searchLabel={t('searchLabel')}
        empty={
          <EmptyState kind="empty" title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
        rowActions={rowActions}
        most={mostMovedAtOnce}
        batch={(selection, clear) => (
          <>
            <button type="button" onClick={() => setWriting({ selection, clear })}>
              {sayMessages('write')}
            </button>
            <button type="button" onClick={() => setBulk({ selection, clear })}>
              {t('moveTo')}
            </button>
            <OfferButton selection={selection} rows={result.data?.responseDataList} onOffer={() => setOffering({ selection, clear })} />
            {mayGroup && (
              <button type="button" onClick={() => setGrouping({ selection, clear })}>
                {sayPeople('addTo')}
              </button>
            )}
          </>
        )}
      />
      {adding && adding.applicantId !== null && <AddToRequisition row={adding} applicantId={adding.applicantId} onClose={() => setAdding(null)} />}
      {bulk && <BulkDialog selection={bulk.selection} onClose={() => setBulk(null)} onDone={bulk.clear} onMoved={tellMoved} />}
      {grouping && <AddSelected selection={grouping.selection} onClose={() => setGrouping(null)} onDone={grouping.clear} />}
      {writing && <WriteTo selection={writing.selection} onClose={() => setWriting(null)} onDone={writing.clear} />}
      {offering && <OfferTimes selection={offering.selection} onClose={() => setOffering(null)} onDone={offering.clear} />}
    </>
  )
}
