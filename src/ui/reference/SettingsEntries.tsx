import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { t } from '../i18n/auditKinds.ts'
import { t as say } from '../i18n/settingsHistory.ts'
import { AuditEntries } from '../requisitions/AuditEntries.tsx'

type Schemas = components['schemas']
/** What it is about, and the number where it is one of several. */
export type About = { kind: Schemas['SettingKind'] | Schemas['ReferenceListName']; of?: number }

/** The changes of a setting, a page at a time. */
export function SettingsEntries({ kind, of }: About) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = recruitmentQueries.useQuery(
    'get',
    '/audit-log/settings/{kind}',
    { params: { path: { kind }, query: { page, ...(of === undefined ? {} : { of }) } } },
    { placeholderData: keepPreviousData },
  )
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending />
  if (data.responseDataList.length === 0) return <p className="meta">{t('noHistory')}</p>
  return <AuditEntries label={say('history')} entries={data.responseDataList} paging={{ ...data.paging, page }} onPage={setPage} />
}
