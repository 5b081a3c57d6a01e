import { ActionIcon, Button } from '@mantine/core'
import { IconFileSpreadsheet, IconSitemap, IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportEmployees } from '../../machines/commands/exportSheet.ts'
import { employeeStates } from '../../machines/lifecycles/employee.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { t } from '../i18n/employees.ts'
import { ImportDialog } from '../reference/ImportDialog.tsx'
import { useImporting } from '../reference/useImporting.ts'
import { ConversionDialog, useConversion } from './ConversionDialog.tsx'
import { employeeColumns } from './employeeColumns.tsx'

/** It comes when somebody is added. */
const AddEmployee = lazy(() => import('./AddEmployee.tsx').then((kit) => ({ default: kit.AddEmployee })))

/** Everybody who signed a contract here or was added; who has not begun yet can be converted. */
export function EmployeeList({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const body = criteriaOf(search, employeeColumns)
  const result = recruitmentQueries.useQuery('post', '/employee/criteria', { body }, { placeholderData: keepPreviousData })
  const summary = recruitmentQueries.useQuery('get', '/employee/summary').data?.data
  const conversion = useConversion()
  const [isAdding, setIsAdding] = useState(false)
  const [importing, sendImport] = useImporting('employee', t('employees'), ['/employee', '/day', '/users', '/outbox'])
  const facts = summary ? [t('counts', { total: summary.total }), t('activeCount', { n: summary.active }), t('onboardingCount', { n: summary.onboarding })] : []
  return (
    <>
      <PageHeader
        title={t('employees')}
        facts={facts}
        actions={
          <>
            <Button leftSection={<IconSitemap size={16} stroke={1.8} aria-hidden />} renderRoot={(props) => <Link {...props} to="/org-chart" />}>
              {t('orgChart')}
            </Button>
            <Button leftSection={<IconFileSpreadsheet size={16} stroke={1.7} aria-hidden />} onClick={() => sendImport({ type: 'open' })}>
              {t('importPeople')}
            </Button>
            <Button variant="filled" leftSection={<IconUserPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setIsAdding(true)}>
              {t('addPerson')}
            </Button>
          </>
        }
      />
      <DataTable
        exported={exportEmployees}
        name="employees"
        label={t('employees')}
        columns={employeeColumns}
        searchLabel={t('searchIn')}
        empty={
          <EmptyState kind="empty" title={t('listEmpty')}>
            {t('listEmptyText')}
          </EmptyState>
        }
        rowActions={(row) =>
          !isTagged(employeeStates, row.status, 'onboarding') ? null : (
            <ActionIcon
              aria-label={t('convertWhom', { name: `${row.personalDetailsFirstName} ${row.personalDetailsLastName}` })}
              onClick={() => conversion.send({ type: 'open', employeeId: row.employeeId })}
            >
              <IconUserCheck size={16} stroke={1.8} />
            </ActionIcon>
          )
        }
        {...{ search, onSearch, result }}
      />
      <ConversionDialog conversion={conversion} />
      <ImportDialog listName={t('employees')} state={importing} send={sendImport} />
      {isAdding && (
        <LazyBoundary>
          <AddEmployee onClose={() => setIsAdding(false)} />
        </LazyBoundary>
      )}
    </>
  )
}
