import { Link } from '@tanstack/react-router'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { t } from '../i18n/referrals.ts'
import { MyReferrals } from './MyReferrals.tsx'
import { Positions } from './Positions.tsx'

const TERMS = ['referral'] as const

export type ReferralsSearch = TableSearch & { tab?: 'mine' | undefined }
type Props = { search: ReferralsSearch; onSearch: (search: TableSearch) => void }

/** For everybody who works here: open positions to refer somebody for, and what became of it. */
export function Referrals({ search: { tab, ...search }, onSearch }: Props) {
  const shown = tab ?? 'positions'
  return (
    <>
      <PageHeader title={t('title')} terms={TERMS} documentTitle={`${t(shown)} – ${t('title')}`} facts={[t('about')]} />
      <div className="tabs" role="tablist" aria-label={t('tabs')}>
        {(['positions', 'mine'] as const).map((one) => (
          <Link
            key={one}
            role="tab"
            className="tab"
            aria-selected={one === shown}
            to="/referrals"
            search={{ tab: one === 'mine' ? one : undefined }}
            // Positions have no tab in their address, and are not current where there is one.
            activeOptions={{ explicitUndefined: true }}
          >
            {t(one)}
          </Link>
        ))}
      </div>
      {shown === 'mine' ? <MyReferrals search={search} onSearch={onSearch} /> : <Positions search={search} onSearch={onSearch} />}
    </>
  )
}
