import { Link } from '@tanstack/react-router'
import { t } from '../i18n/applications.ts'
import { within } from './order/address.ts'
import { type Tab, tabsFor } from './tabs.ts'

/** The parts of a candidate, each with its own address. */
export function CandidateTabs({ id, tab, hr }: { id: number; tab: Tab; hr: boolean }) {
  return (
    <nav className="tabs" aria-label={t('tabs')}>
      {tabsFor(hr).map((one) => (
        <Link
          key={one}
          className="tab"
          to="/canprf"
          search={within({ applicationId: id, ...(one === 'profile' ? {} : { tab: one }) })}
          activeOptions={{ includeSearch: true, exact: true }}
          {...(one === tab ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`tab_${one}`)}
        </Link>
      ))}
    </nav>
  )
}
