import { Link } from '@tanstack/react-router'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { t } from '../i18n/notifications.ts'
import { useClaims } from '../shell/session.ts'
import { Outbox } from './Outbox.tsx'
import { Templates } from './Templates.tsx'

const TERMS = ['outbox', 'mergeField'] as const

export type NotificationsSearch = TableSearch & { tab?: 'templates' | undefined; message?: number | undefined; template?: number | undefined }
type Props = { search: NotificationsSearch; onSearch: (change: Partial<NotificationsSearch>) => void }

/** What Threshold writes to people: every message with its state, and the templates they are made from. */
export function Notifications({ search, onSearch }: Props) {
  const isManager = useClaims()?.roles.includes('Recruitment Manager') ?? false
  const tab = isManager && search.tab === 'templates' ? 'templates' : 'outbox'
  return (
    <>
      <PageHeader title={t('title')} terms={TERMS} documentTitle={`${t(tab)} – ${t('title')}`} />
      {isManager && (
        <div className="tabs" role="tablist" aria-label={t('tabs')}>
          {(['outbox', 'templates'] as const).map((one) => (
            <Link
              key={one}
              role="tab"
              className="tab"
              aria-selected={one === tab}
              to="/notifications"
              search={{ tab: one === 'templates' ? one : undefined }}
              activeOptions={{ explicitUndefined: true }}
            >
              {t(one)}
            </Link>
          ))}
        </div>
      )}
      {tab === 'outbox' ? <Outbox search={search} onSearch={onSearch} /> : <Templates chosen={search.template} />}
    </>
  )
}
