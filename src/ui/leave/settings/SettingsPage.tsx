import { Link } from '@tanstack/react-router'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/leaveSettings.ts'
import { SettingsHistory } from '../../reference/SettingsHistory.tsx'
import { LeaveTabs } from '../LeaveTabs.tsx'
import type { SettingsSearch } from '../leaveSearch.ts'
import css from './settings.module.css'

const TERMS = ['entitlement', 'accrual', 'carryOver', 'workWeek', 'ledger'] as const

const Kinds = lazy(() => import('./Kinds.tsx').then((kit) => ({ default: kit.Kinds })))
const Policies = lazy(() => import('./Policies.tsx').then((kit) => ({ default: kit.Policies })))
const Holidays = lazy(() => import('./Holidays.tsx').then((kit) => ({ default: kit.Holidays })))
const YearEnd = lazy(() => import('./YearEnd.tsx').then((kit) => ({ default: kit.YearEnd })))
const People = lazy(() => import('./People.tsx').then((kit) => ({ default: kit.People })))

const SETTINGS = ['kinds', 'policies', 'holidays', 'people', 'yearEnd'] as const
/** What the audit log calls what stands there; policies and work weeks of people stand in the log of each of them. */
const KEPT_AS = { kinds: 'leaveKind', policies: 'leavePolicy', holidays: 'holidayPlace', people: 'leaveLedger', yearEnd: 'leaveLedger' } as const
type Props = { search: SettingsSearch; onSearch: (search: SettingsSearch) => void }

/** What holds for everybody's leave. */
export function SettingsPage({ search, onSearch }: Props) {
  const tab = SETTINGS.find((one) => one === search.tab) ?? 'kinds'
  return (
    <>
      <PageHeader title={t('title')} terms={TERMS} documentTitle={t('partTitle', { title: t('title'), part: t(`tab_${tab}`) })} facts={[t('sampleText')]} />
      <LeaveTabs />
      <nav className={css.parts} aria-label={t('tabs')}>
        {SETTINGS.map((one) => (
          <Link key={one} to="/leave/settings" search={{ tab: one }} {...(one === tab ? { 'aria-current': 'page' as const } : {})}>
            {t(`tab_${one}`)}
          </Link>
        ))}
      </nav>
      <div className={css.body}>
        <LazyBoundary fallback={<Pending />}>
          {tab === 'kinds' && <Kinds />}
          {tab === 'policies' && <Policies />}
          {tab === 'holidays' && <Holidays search={search} onSearch={onSearch} />}
          {tab === 'people' && <People />}
          {tab === 'yearEnd' && <YearEnd search={search} onSearch={onSearch} />}
        </LazyBoundary>
        <div className={css.history}>
          <SettingsHistory key={tab} kind={KEPT_AS[tab]} />
        </div>
      </div>
    </>
  )
}
