import { ActionIcon } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportEmployees } from '../../machines/commands/exportSheet.ts'
import { employeeStates } from '../../machines/lifecycles/employee.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { t } from '../i18n/employees.ts'
import { ConversionDialog, useConversion } from './ConversionDialog.tsx'
import { employeeColumns } from './employeeColumns.tsx'

/** Everybody who signed a contract here; who has not begun yet can be converted. */
export function EmployeeList({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const body = criteriaOf(search, employeeColumns)
  const result = recruitmentQueries.useQuery('post', '/employee/criteria', { body }, { placeholderData: keepPreviousData })
  const summary = recruitmentQueries.useQuery('get', '/employee/summary').data?.data
  const conversion = useConversion()
  const facts = summary ? [t('counts', { total: summary.total }), t('activeCount', { n: summary.active }), t('onboardingCount', { n: summary.onboarding })] : []
  return (
    <>
      <PageHeader title={t('employees')} facts={facts} />
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
    </>
  )
}
