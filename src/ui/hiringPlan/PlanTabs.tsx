import { Link } from '@tanstack/react-router'
import { t } from '../i18n/hiringPlan.ts'

const addresses = { plan: '/hiring-plan', budget: '/hiring-plan/budget' } as const
const tabs = ['plan', 'budget'] as const

/** The plan as it is counted, and the budget that is entered. */
export const PlanTabs = ({ tab }: { tab: (typeof tabs)[number] }) => (
  <nav className="tabs" aria-label={t('parts')}>
    {tabs.map((one) => (
      <Link key={one} className="tab" to={addresses[one]} activeOptions={{ exact: true }} {...(one === tab ? { 'aria-current': 'page' as const } : {})}>
        {t(`tab_${one}`)}
      </Link>
    ))}
  </nav>
)
