import { Button, Group } from '@mantine/core'
import type { components } from '../../api/recruitment.gen.ts'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/requisitions.ts'
import { auditDetails, auditLine } from './auditWords.ts'
import css from './record.module.css'

type Schemas = components['schemas']
type Props = {
  label: string
  entries: readonly Schemas['AuditEntry'][]
  paging: { page: number; totalPages: number }
  onPage: (page: number) => void
}

/** A page of the log, and the way to the newer and the older ones. */
export function AuditEntries({ label, entries, paging: { page, totalPages: pages }, onPage }: Props) {
  return (
    <>
      <ol className={css.said} aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className="b">{auditLine(entry)}</span> <span className="meta">{[entry.by, moment(entry.at)].filter(Boolean).join(' · ')}</span>
            {auditDetails(entry).length > 0 && <p className="dim">{auditDetails(entry).join(' · ')}</p>}
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <Group gap={8}>
          <Button aria-disabled={page === 1 || undefined} onClick={() => onPage(Math.max(1, page - 1))}>
            {t('newer')}
          </Button>
          <Button aria-disabled={page === pages || undefined} onClick={() => onPage(Math.min(pages, page + 1))}>
            {t('older')}
          </Button>
          <span className="meta">{t('page', { page, pages })}</span>
        </Group>
      )}
    </>
  )
}
