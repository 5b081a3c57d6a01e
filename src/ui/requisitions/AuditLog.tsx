import { Select } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { t as words } from '../i18n/audit.ts'
import { t } from '../i18n/requisitions.ts'
import { AuditEntries } from './AuditEntries.tsx'
import { kindWord } from './auditWords.ts'
import css from './record.module.css'

/** Who did what and when, newest first. */
export function AuditLog({ id }: { id: number }) {
  const [page, setPage] = useState(1)
  const [by, setBy] = useState<string | null>(null)
  const [entity, setEntity] = useState<string | null>(null)
  const only = (choose: (value: string | null) => void) => (value: string | null) => {
    choose(value)
    setPage(1)
  }
  const { data, error, refetch } = recruitmentQueries.useQuery(
    'get',
    '/audit-log/{requisitionId}',
    { params: { path: { requisitionId: id }, query: { page, size: 50, ...(by && { by }), ...(entity && { entity }) } } },
    { placeholderData: keepPreviousData },
  )
  return (
    <section aria-labelledby="section-title">
      <h2 id="section-title">{t('audit')}</h2>
      <p className="dim">{t('auditHelp')}</p>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={css.auditTools}>
          <Select label={words('by')} placeholder={words('everybody')} clearable searchable data={data.people} value={by} onChange={only(setBy)} />
          <Select
            label={words('kind')}
            placeholder={words('everything')}
            clearable
            data={data.entities.map((value) => ({ value, label: kindWord(value) }))}
            value={entity}
            onChange={only(setEntity)}
          />
        </div>
      )}
      {data?.responseDataList.length === 0 && <p>{by || entity ? words('noMatch') : t('noAudit')}</p>}
      {data && <AuditEntries label={t('audit')} entries={data.responseDataList} paging={{ ...data.paging, page }} onPage={setPage} />}
    </section>
  )
}
