import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { exportLeaveBalances } from '../../../machines/commands/leave/exportLeave.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { firstPage } from '../../data/table/address.ts'
import type { TableColumn } from '../../data/table/columns.ts'
import { criteriaOf } from '../../data/table/criteria.ts'
import { DataTable } from '../../data/table/DataTable.tsx'
import { balanceFigure, unitWord } from '../../i18n/leaveFigures.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { LeaveTabs } from '../LeaveTabs.tsx'
import type { BalancesSearch } from '../leaveSearch.ts'
import { Liability } from './Liability.tsx'

const TERMS = ['ledger', 'accrual'] as const

const CorrectDialog = lazy(() => import('./CorrectDialog.tsx').then((kit) => ({ default: kit.CorrectDialog })))

type Row = components['schemas']['LeaveBalanceRow']
const contains = { operator: 'STR_CONTAIN' } as const

/** Balances of a day to come are worked out one by one: they can be neither sorted nor filtered by. */
const columnsOn = (isAhead: boolean): readonly TableColumn<Row>[] => [
  { id: 'id', header: t('id'), kind: 'number', width: 76, card: 'id', startsHidden: true, cell: ({ id }) => id },
  {
    id: 'personName',
    header: t('person'),
    kind: 'text',
    ...contains,
    width: 220,
    always: true,
    card: 'title',
    cell: ({ personName, employeeId }) => (
      <Link className="p" to="/employee/$employeeId" params={{ employeeId }} hash="section-leave">
        {personName}
      </Link>
    ),
  },
  { id: 'departmentName', header: t('department'), kind: 'text', ...contains, width: 200, cell: ({ departmentName }) => departmentName },
  { id: 'kindName', header: t('kind'), kind: 'text', ...contains, width: 220, priority: 'high', cell: ({ kindName }) => kindName },
  {
    id: 'minutes',
    header: t('balance'),
    kind: 'number',
    width: 150,
    priority: 'high',
    sortable: !isAhead,
    filterable: false,
    cell: ({ minutes, unit, dayMinutes }) => `${balanceFigure(minutes, { unit, dayMinutes })} ${unitWord({ unit })}`,
  },
]

/** The balances of all on a day, what they come to by kind, and corrections. */
export function BalancesPage({ search, onSearch }: { search: BalancesSearch; onSearch: (search: BalancesSearch) => void }) {
  const own = hrQueries.useQuery('get', '/leave/own').data?.data
  const { on, ...list } = search
  const isAhead = Boolean(on && own && on > own.today)
  const columns = useMemo(() => columnsOn(isAhead), [isAhead])
  const query = { ...(on ? { on } : {}) }
  const body = criteriaOf(list.sort?.endsWith('minutes') && isAhead ? { ...list, sort: undefined } : list, columns)
  const result = hrQueries.useQuery('post', '/leave/balance/criteria', { params: { query }, body }, { placeholderData: keepPreviousData })
  const [corrected, setCorrected] = useState<Row | null>(null)
  return (
    <>
      <PageHeader
        title={t('titleBalances')}
        terms={TERMS}
        actions={
          <DateField
            aria-label={t('balancesOn')}
            clearable={false}
            value={on ?? own?.today ?? null}
            onChange={(value) => onSearch({ ...search, ...firstPage, on: value && value !== own?.today ? value : undefined })}
          />
        }
      />
      <LeaveTabs />
      <Liability on={on} />
      <DataTable
        exported={exportLeaveBalances(on)}
        name="leaveBalances"
        label={t('titleBalances')}
        columns={columns}
        searchLabel={t('searchBalances')}
        empty={
          <EmptyState kind="empty" title={t('noBalances')}>
            {t('noBalancesText')}
          </EmptyState>
        }
        rowActions={(row) => (
          <ActionIcon aria-label={t('correctOf', { name: row.personName, kind: row.kindName })} onClick={() => setCorrected(row)}>
            <IconPencil size={16} stroke={1.8} />
          </ActionIcon>
        )}
        search={list}
        onSearch={(next) => onSearch({ ...next, on })}
        result={result}
      />
      <LazyBoundary>
        {corrected && (
          <CorrectDialog
            person={{ employeeId: corrected.employeeId, name: corrected.personName }}
            kindId={corrected.kindId}
            onClose={() => setCorrected(null)}
          />
        )}
      </LazyBoundary>
    </>
  )
}
