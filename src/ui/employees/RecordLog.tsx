import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { t } from '../i18n/employees.ts'
import { AuditEntries } from '../requisitions/AuditEntries.tsx'

/** Who changed what of an employee's record, and who looked up what is masked. */
export function RecordLog({ employeeId }: { employeeId: number }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = recruitmentQueries.useQuery(
    'get',
    '/employee/history/{employeeId}',
    { params: { path: { employeeId }, query: { page } } },
    { placeholderData: keepPreviousData },
  )
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending />
  if (data.responseDataList.length === 0) return <p className="meta">{t('noLog')}</p>
  return <AuditEntries label={t('log')} entries={data.responseDataList} paging={{ ...data.paging, page }} onPage={setPage} />
}
