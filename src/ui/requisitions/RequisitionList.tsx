import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportRequisitions } from '../../machines/commands/exportSheet.ts'
import { requisitionStates } from '../../machines/lifecycles/requisition.ts'
import { tagged } from '../../machines/lifecycles/tags.ts'
import { mayOpen } from '../../machines/pages.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import css from '../data/table/ListFacts.module.css'
import { type ListFact, useListFacts } from '../data/table/useListFacts.tsx'
import { endingThisMonth, notClosed, pastEnd } from '../home/lists.ts'
import { t as sayOfClosing } from '../i18n/approvals.ts'
import { t as sayFact } from '../i18n/listFacts.ts'
import { t } from '../i18n/requisitions.ts'
import { useClaims } from '../shell/session.ts'
import { requisitionColumns } from './requisitionColumns.tsx'
import { useImportRequisitions } from './useImportRequisitions.tsx'
import { useRequisitionNames } from './useRequisitionNames.ts'
import { useRowCommands } from './useRowCommands.tsx'

const TERMS = ['requisition', 'opening', 'approvalChain'] as const

const [archivedStatus] = tagged(requisitionStates, 'archived')

/** What is counted under the title. */
const factsOf = (): ListFact[] => [
  { where: [notClosed], say: (_, n) => sayFact('openOnes', { n }) },
  { where: pastEnd(), say: (_, n) => sayFact('pastEndOnes', { n }) },
  { where: endingThisMonth(), say: (n, shown) => sayFact('endThisMonth', { n, shown }) },
]

const WaitNote = lazy(() => import('../home/own/WaitNote.tsx').then((m) => ({ default: m.WaitNote })))
const NewRequisition = lazy(() => import('./NewRequisition.tsx').then((m) => ({ default: m.NewRequisition })))

/** Every requisition that this person may see. */
export function RequisitionList({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const names = useRequisitionNames()
  const columns = useMemo(() => requisitionColumns(names), [names])
  const claims = useClaims()
  const result = recruitmentQueries.useQuery('post', '/requisitions/criteria', { body: criteriaOf(search, columns) }, { placeholderData: keepPreviousData })
  const said = useListFacts({ list: 'requisitions', page: '/jobreq', columns, facts: factsOf(), result })
  const [beginning, setBeginning] = useState(false)
  const { table, dialogs } = useRowCommands()
  const importing = useImportRequisitions()
  const begin = (
    <>
      {mayOpen('hiringPlan', claims) && <Button renderRoot={(props) => <Link {...props} to="/hiring-plan" />}>{t('hiringPlan')}</Button>}
      <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setBeginning(true)}>
        {t('new')}
      </Button>
    </>
  )
  const archivedOnes = (
    <Link className={`link ${css.fact}`} to="/jobreq" search={{ by: 'status', is: archivedStatus }}>
      {sayOfClosing('archivedOnes')}
    </Link>
  )
  return (
    <>
      <PageHeader title={t('requisitions')} terms={TERMS} actions={begin} facts={[...said.facts, archivedOnes]} />
      {/* Who has a page of the day is told there. */}
      <LazyBoundary fallback={null}>{!mayOpen('recruitmentOfficer', claims) && <WaitNote />}</LazyBoundary>
      <DataTable
        exported={exportRequisitions}
        name="requisitions"
        facts={said.counted}
        label={t('requisitions')}
        columns={columns}
        search={search}
        onSearch={onSearch}
        result={result}
        searchLabel={t('searchIn')}
        empty={
          <EmptyState kind="empty" title={t('listEmpty')} actions={importing.button}>
            {t('listEmptyText')}
          </EmptyState>
        }
        tools={importing.button}
        {...table}
      />
      <LazyBoundary fallback={null}>{beginning && <NewRequisition onCancel={() => setBeginning(false)} />}</LazyBoundary>
      {dialogs}
      {importing.dialog}
    </>
  )
}
