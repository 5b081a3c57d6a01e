import { recruitmentQueries } from '../../api/queries.ts'
import { mayOpen } from '../../machines/pages.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Pending } from '../components/Pending.tsx'
import { t } from '../i18n/employees.ts'
import { useClaims } from '../shell/session.ts'
import { EmployeePage } from './EmployeePage.tsx'

/** The own record, whichever number it has. */
export function MyRecord() {
  const claims = useClaims()
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/employee/own')
  if (error && !data) return <LoadFailed as="page" error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending />
  const { employeeId } = data.data
  if (employeeId !== null) return <EmployeePage employeeId={employeeId} isHr={mayOpen('employees', claims)} />
  return (
    <>
      <PageHeader title={t('employee')} />
      <EmptyState kind="empty" title={t('noRecord')}>
        {t('noRecordText')}
      </EmptyState>
    </>
  )
}
