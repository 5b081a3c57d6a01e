import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus, IconRss } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/leave.ts'
import { LeaveTabs } from '../LeaveTabs.tsx'
import type { LeaveSearch } from '../leaveSearch.ts'
import { weekInWords } from '../leaveWords.ts'
import { RequestPanel } from '../RequestPanel.tsx'
import { Balances } from './Balances.tsx'
import { Ledger } from './Ledger.tsx'
import css from './own.module.css'
import { Planned } from './Planned.tsx'
import { TeamWeek } from './TeamWeek.tsx'

const TERMS = ['entitlement', 'accrual', 'carryOver', 'ledger', 'workWeek'] as const

const AskPanel = lazy(() => import('../ask/AskPanel.tsx').then((kit) => ({ default: kit.AskPanel })))
const FeedDialog = lazy(() => import('./FeedDialog.tsx').then((kit) => ({ default: kit.FeedDialog })))

type Props = { search: LeaveSearch; onSearch: (search: LeaveSearch) => void }

/** The own leave: balances on a day that one picks, what is planned, how a balance came about, and asking for more. */
export function MyLeave({ search, onSearch }: Props) {
  const narrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
  const beside = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false })
  const [isFeedShown, setIsFeedShown] = useState(false)
  const query = { ...(search.on ? { on: search.on } : {}) }
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/own', { params: { query } }, { placeholderData: keepPreviousData })
  const own = data?.data
  const go = (part: Partial<LeaveSearch>) => onSearch({ ...search, ...part })
  const employee = own?.employee
  const kind = own?.balances.find(({ kindId }) => kindId === search.kind) ?? own?.balances[0]
  const mayAsk = own?.balances.some((one) => one.mayAsk) ?? false
  const isAsking = Boolean(search.ask && employee && mayAsk)
  // A question about a request is answered with other days in the same panel.
  const asked = isAsking
    ? own?.planned.find(({ id, transitions }) => id === search.request && transitions.some((one) => one.event === 'answer' && one.allowed))
    : undefined
  const ask = mayAsk && (
    <Button
      variant={isAsking ? 'default' : 'filled'}
      leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
      aria-expanded={isAsking}
      data-ask
      onClick={() => go({ ask: isAsking ? undefined : true, request: undefined })}
    >
      {t('ask')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        terms={TERMS}
        facts={employee ? factsOf(employee) : []}
        actions={
          employee && (
            <>
              <Button leftSection={<IconRss size={16} stroke={1.8} aria-hidden />} onClick={() => setIsFeedShown(true)}>
                {t('feed')}
              </Button>
              {!narrow && ask}
            </>
          )
        }
      />
      <LeaveTabs />
      {search.request && <RequestPanel key={search.request} id={search.request} onClose={() => go({ request: undefined })} />}
      {error && !own && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !own && <Pending />}
      {own && !employee && (
        <EmptyState kind="empty" title={t('noRecord')}>
          {t('noRecordText')} {own.leads > 0 && t('noRecordLead')}
        </EmptyState>
      )}
      {own && employee && (
        <div className={css.page} data-asking={(isAsking && beside) || undefined}>
          <div className={css.main}>
            {kind ? (
              <>
                <Balances own={own} dayMinutes={employee.dayMinutes} chosen={kind.kindId} narrow={narrow} search={search} onSearch={go} />
                <Planned requests={own.planned} narrow={narrow} />
                {narrow && <TeamWeek from={own.planned[0]?.firstDay ?? own.today} employeeId={employee.employeeId} />}
                <Ledger
                  key={kind.kindId}
                  balance={kind}
                  kinds={own.balances}
                  today={own.today}
                  employeeId={employee.employeeId}
                  dayMinutes={employee.dayMinutes}
                  onKind={(id) => go({ kind: id })}
                />
              </>
            ) : (
              <EmptyState kind="empty" title={t('noKinds')}>
                {t('noKindsText')}
              </EmptyState>
            )}
          </div>
          {narrow && ask && <div className={css.foot}>{ask}</div>}
          {isAsking && (
            <LazyBoundary fallback={beside ? <Pending /> : null}>
              <AskPanel
                key={asked?.id}
                own={own}
                head={employee}
                beside={beside}
                kindId={kind?.mayAsk ? kind.kindId : null}
                {...(asked ? { instead: asked } : {})}
                onClose={() => go({ ask: undefined })}
              />
            </LazyBoundary>
          )}
        </div>
      )}
      {isFeedShown && own && (
        <LazyBoundary>
          <FeedDialog since={own.feedSince} onClose={() => setIsFeedShown(false)} />
        </LazyBoundary>
      )}
    </>
  )
}

const factsOf = ({ week, approverName, placeName, yearFrom }: components['schemas']['LeaveHead']) => [
  weekInWords(week),
  approverName ? t('answers', { name: approverName }) : t('nobodyAnswers'),
  t('yearFrom', { day: day(yearFrom) }),
  ...(placeName ? [t('holidaysOf', { place: placeName })] : []),
]
