import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { t } from '../i18n/auditKinds.ts'
import { AuditEntries } from '../requisitions/AuditEntries.tsx'
import css from './SettingsHistory.module.css'

type Kind = components['schemas']['SettingKind']

/** Who changed a setting and when, beneath it; asked for once it is opened. */
export function SettingsHistory({ kind }: { kind: Kind }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={css.history} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t('history')}</summary>
      {opened && <Entries kind={kind} />}
    </details>
  )
}

function Entries({ kind }: { kind: Kind }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = recruitmentQueries.useQuery(
    'get',
    '/audit-log/settings/{kind}',
    { params: { path: { kind }, query: { page } } },
    { placeholderData: keepPreviousData },
  )
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending />
  if (data.responseDataList.length === 0) return <p className="meta">{t('noHistory')}</p>
  return <AuditEntries label={t('history')} entries={data.responseDataList} paging={{ ...data.paging, page }} onPage={setPage} />
}
