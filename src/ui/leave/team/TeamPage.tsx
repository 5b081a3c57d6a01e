import { Button, SegmentedControl, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconUserShare } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { hrQueries } from '../../../api/queries.ts'
import { mayOpen } from '../../../machines/pages.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { monthOf } from '../../i18n/calendarDays.ts'
import { t } from '../../i18n/leaveTeam.ts'
import { useClaims } from '../../shell/session.ts'
import { TeamSelect } from '../ColleagueSelect.tsx'
import { LeaveTabs } from '../LeaveTabs.tsx'
import { firstOfMonth, firstOfQuarter, inMonth, isWithin, shifted } from '../leaveDays.ts'
import type { TeamSearch } from '../leaveSearch.ts'
import { KindSelect, ofKind } from './KindSelect.tsx'
import { TeamAgenda } from './TeamAgenda.tsx'
import { TeamExport } from './TeamExport.tsx'
import { Timeline } from './Timeline.tsx'
import { ToAnswer, useToAnswer } from './ToAnswer.tsx'
import css from './team.module.css'

const TERMS = ['substitute', 'workWeek'] as const

const SubstituteDialog = lazy(() => import('./SubstituteDialog.tsx').then((kit) => ({ default: kit.SubstituteDialog })))
const NeededDialog = lazy(() => import('./NeededDialog.tsx').then((kit) => ({ default: kit.NeededDialog })))

const TEAM_VIEWS = ['month', 'quarter', 'agenda'] as const
const TEAMS = ['LED', 'COLLEAGUES', 'UNLED'] as const
type Props = { search: TeamSearch; onSearch: (search: TeamSearch) => void }

/** Whoever leads people sees who is away and answers what they ask; colleagues see that somebody is away. */
export function TeamPage({ search, onSearch }: Props) {
  const narrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
  const isHr = mayOpen('leaveSettings', useClaims())
  const ownQuery = hrQueries.useQuery('get', '/leave/own')
  const own = ownQuery.data?.data
  const [dialog, setDialog] = useState<'substitute' | 'needed' | null>(null)
  const leads = (own?.leads ?? 0) > 0
  const answers = (own?.toAnswer ?? 0) > 0 || leads || isHr
  // The open request is marked in the calendar as well.
  const toAnswer = useToAnswer(answers, search.request)
  const teams = TEAMS.filter((one) => (one === 'LED' ? leads : one === 'UNLED' ? isHr : Boolean(own?.employee)))
  const whose = teams.find((one) => one === search.whose) ?? (leads ? 'LED' : (teams.find((one) => one === 'UNLED') ?? 'COLLEAGUES'))
  // HR looks at any team; who else finds such an address sees the own ones.
  const chosen = isHr ? (search.team ?? null) : null
  const view = narrow ? 'agenda' : (TEAM_VIEWS.find((one) => one === search.view) ?? 'month')
  const date = search.date ?? toAnswer.open?.request.firstDay ?? own?.today ?? ''
  const span = view === 'quarter' ? 3 : 1
  const from = date && (view === 'quarter' ? firstOfQuarter(date) : firstOfMonth(date))
  const to = date && shifted(inMonth(from, span), -1)
  const found = hrQueries.useQuery(
    'get',
    '/leave/calendar',
    { params: { query: { from, to, ...(chosen === null ? { whose } : { managerId: chosen }) } } },
    { enabled: Boolean(own), placeholderData: keepPreviousData },
  )
  const all = found.data?.data
  const calendar = all && ofKind(all, search.kind)
  // Only a team has somebody who leads it; colleagues are not told what somebody is away for.
  const team = chosen ?? (whose === 'LED' ? (own?.employee?.employeeId ?? null) : null)
  const substitutes = hrQueries.useQuery('get', '/leave/substitute', {}, { enabled: leads }).data?.responseDataList ?? []
  const standsIn = own && substitutes.find((one) => isWithin(own.today, { firstDay: one.fromDay, lastDay: one.toDay }))?.name
  const go = (part: Partial<TeamSearch>) => onSearch({ ...search, ...part })
  const turn = (by: 1 | -1) => go({ date: inMonth(from, by * span) })
  const by = view === 'quarter' ? 'quarter' : 'month'
  const title = calendar?.teamName ? t('titleOf', { team: calendar.teamName }) : t('title')
  const awayToday = all && own ? new Set(all.absences.filter((one) => isWithin(own.today, one)).map((one) => one.employeeId)).size : 0
  const failed = ownQuery.error && !own ? ownQuery : found.error && !found.data ? found : null
  return (
    <>
      <PageHeader
        title={title}
        terms={TERMS}
        documentTitle={t('viewTitle', { title: t('title'), view: t(view) })}
        facts={
          calendar && own
            ? [
                t('people', { n: calendar.people.length + calendar.more }),
                ...(isWithin(own.today, { firstDay: calendar.from, lastDay: calendar.to }) ? [t('awayToday', { n: awayToday })] : []),
                calendar.needed === null ? t('neededNone') : t('neededAre', { n: calendar.needed }),
              ]
            : []
        }
        actions={
          own &&
          (leads || isHr) && (
            <>
              {leads && <Button onClick={() => setDialog('needed')}>{t('setNeeded')}</Button>}
              <Button
                leftSection={<IconUserShare size={16} stroke={1.8} aria-hidden />}
                rightSection={leads && <span className="meta">{standsIn ?? t('substituteNone')}</span>}
                onClick={() => setDialog('substitute')}
              >
                {t('substitute')}
              </Button>
              {all && team !== null && <TeamExport calendar={all} managerId={team} kind={search.kind} />}
            </>
          )
        }
      />
      <LeaveTabs />
      <div className={css.page} data-answers={answers || undefined}>
        <section className={css.main} aria-label={t('calendar')} aria-busy={found.isFetching}>
          <div className={css.tools}>
            <Button aria-label={t(`before_${by}`)} title={t(`before_${by}`)} onClick={() => turn(-1)}>
              <IconChevronLeft size={16} stroke={1.8} aria-hidden />
            </Button>
            <Button aria-label={t(`after_${by}`)} title={t(`after_${by}`)} onClick={() => turn(1)}>
              <IconChevronRight size={16} stroke={1.8} aria-hidden />
            </Button>
            <h2 aria-live="polite">{from && (view === 'quarter' ? t('monthsTo', { from: monthOf(from), to: monthOf(to) }) : monthOf(from))}</h2>
            <Button onClick={() => go({ date: own?.today })}>{t('today')}</Button>
            <span className="grow" />
            {isHr && <TeamSelect value={chosen} name={calendar?.teamName ?? null} onChange={(team) => go({ team })} />}
            {chosen !== null && <Button onClick={() => go({ team: undefined })}>{t('teamClear')}</Button>}
            {teams.length > 1 && chosen === null && (
              <Select
                aria-label={t('whose')}
                allowDeselect={false}
                data={teams.map((one) => ({ value: one, label: t(`whose_${one}`) }))}
                value={whose}
                onChange={(value) => go({ whose: TEAMS.find((one) => one === value) })}
              />
            )}
            {all?.seesKinds && <KindSelect value={search.kind ?? null} onChange={(kind) => go({ kind })} />}
            {!narrow && (
              <SegmentedControl
                aria-label={t('view')}
                value={view}
                data={TEAM_VIEWS.map((value) => ({ value, label: t(value) }))}
                onChange={(value) => go({ view: TEAM_VIEWS.find((one) => one === value) })}
              />
            )}
          </div>
          {failed && <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />}
          {!failed && !calendar && <Pending />}
          {calendar && own && calendar.people.length === 0 && (
            <EmptyState kind="empty" title={t('noTeam')}>
              {t('noTeamText')}
            </EmptyState>
          )}
          {calendar && own && calendar.people.length > 0 && (
            <>
              {view !== 'agenda' && <Timeline calendar={calendar} today={own.today} marked={toAnswer.open} isQuarter={view === 'quarter'} />}
              {/* The same for who cannot see the bars. */}
              <div className={view === 'agenda' ? undefined : 'vh'}>
                <TeamAgenda calendar={calendar} heard={view !== 'agenda'} />
              </div>
              {calendar.more > 0 && <p className={`meta ${css.more}`}>{t('moreThan', { n: calendar.more })}</p>}
            </>
          )}
        </section>
        {own && answers && <ToAnswer {...toAnswer} />}
      </div>
      <LazyBoundary>
        {dialog === 'substitute' && own && <SubstituteDialog today={own.today} onClose={() => setDialog(null)} />}
        {dialog === 'needed' && own && <NeededDialog needed={own.needed} version={own.teamVersion} onClose={() => setDialog(null)} />}
      </LazyBoundary>
    </>
  )
}
