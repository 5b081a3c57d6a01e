import { ActionIcon } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import { employeeLifecycle } from '../../machines/lifecycles/employee.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { exportEmployees } from '../../machines/commands/exportSheet.ts'
import { PageHeader } from '../components/PageHeader.tsx'
import { criteriaOf, type TableSearch } from '../data/table/address.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { Void } from '../components/EmptyState.tsx'
import { say } from '../i18n/employees.ts'
import { ConversionDialog, useConversion } from './ConversionDialog.tsx'
import { employeeColumns } from './employeeColumns.tsx'

/** Everybody who signed a contract here; who has not begun yet can be converted. */
export function EmployeeList({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const body = criteriaOf(search, employeeColumns)
  const result = recruitmentQueries.useQuery('post', '/employee/criteria', { body }, { placeholderData: keepPreviousData })
  const summary = recruitmentQueries.useQuery('get', '/employee/summary').data?.data
  const conversion = useConversion()
  const facts = summary
    ? [say('counts', { total: summary.total }), say('activeCount', { n: summary.active }), say('onboardingCount', { n: summary.onboarding })]
    : []
  return (
    <>
      <PageHeader title={say('employees')} facts={facts} />
      <DataTable
        exported={exportEmployees}
        name="employees"
        label={say('employees')}
        columns={employeeColumns}
        searchLabel={say('searchIn')}
        empty={
          <Void kind="empty" title={say('listEmpty')}>
            {say('listEmptyText')}
          </Void>
        }
        rowActions={(row) =>
          !isTagged(employeeLifecycle, row.status, 'onboarding') ? null : (
            <ActionIcon
              aria-label={say('convertWhom', { name: `${row.personalDetailsFirstName} ${row.personalDetailsLastName}` })}
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
