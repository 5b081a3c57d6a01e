import { Link } from '@tanstack/react-router'
import { hrQueries } from '../../api/queries.ts'
import { mayOpen } from '../../machines/pages.ts'
import { t } from '../i18n/leave.ts'
import { useClaims } from '../shell/session.ts'

/** The pages of leave that this person has; whoever leads nobody and answers nothing has one, and no line of tabs. */
export function LeaveTabs() {
  const claims = useClaims()
  const isHr = mayOpen('leaveSettings', claims)
  const own = hrQueries.useQuery('get', '/leave/own').data?.data
  const leads = isHr || (own && (own.leads > 0 || own.toAnswer > 0))
  return (
    <nav className="tabs" aria-label={t('pages')}>
      <Tab to="/leave">{t('tabOwn')}</Tab>
      {leads && (
        <Tab to="/leave/team">
          {t('tabTeam')}
          {own && own.toAnswer > 0 && (
            <>
              <span className="n" aria-hidden="true">
                {own.toAnswer}
              </span>
              <span className="vh">{t('toAnswer', { n: own.toAnswer })}</span>
            </>
          )}
        </Tab>
      )}
      <Tab to="/leave/requests">{t('tabRequests')}</Tab>
      {isHr && (
        <>
          <Tab to="/leave/balances">{t('tabBalances')}</Tab>
          <Tab to="/leave/settings">{t('tabSettings')}</Tab>
        </>
      )}
    </nav>
  )
}

type TabProps = { to: '/leave' | '/leave/team' | '/leave/requests' | '/leave/balances' | '/leave/settings'; children: React.ReactNode }
const Tab = ({ to, children }: TabProps) => (
  <Link className="tab" to={to} activeOptions={{ exact: true, includeSearch: false }} activeProps={{ 'aria-current': 'page' }}>
    {children}
  </Link>
)
