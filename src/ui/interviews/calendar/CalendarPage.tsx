import { Button, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { mayOpen } from '../../../machines/pages.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/calendar.ts'
import { dayRange, monthOf } from '../../i18n/calendarDays.ts'
import { organisationZone, today } from '../../i18n/zone.ts'
import { useClaims } from '../../shell/session.ts'
import { Agenda } from './Agenda.tsx'
import css from './calendar.module.css'
import { Details } from './Details.tsx'
import { DraftPanel } from './DraftPanel.tsx'
import { clockOf, daysOf, rangeOf, turned } from './days.ts'
import { type DraftTime, draftAt, movedBy } from './draft.ts'
import { Month } from './Month.tsx'
import { Side } from './Side.tsx'
import { type CalendarSearch, VIEWS, type View } from './search.ts'
import { Week } from './Week.tsx'

const TERMS = ['panel', 'scorecard'] as const

export type CalendarInterview = components['schemas']['CalendarInterview']
type Props = { search: CalendarSearch; onSearch: (search: CalendarSearch) => void }

/** Interviews by week, month or as an agenda: one address, the same data. */
export function CalendarPage({ search, onSearch }: Props) {
  const narrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
  const hr = mayOpen('appsch', useClaims())
  const [chosen, setChosen] = useState<CalendarInterview | null>(null)
  const [draft, setDraft] = useState<DraftTime | null>(null)
  const { zone = organisationZone(), panel = [], requisitionId, only } = search
  // A phone has room for the agenda alone.
  const view: View = narrow ? 'agenda' : (search.view ?? 'week')
  const now = today(zone)
  const date = search.date ?? now
  const range = rangeOf(view, date)
  const asked = { ...range, zone }
  const filter = { ...(only && panel.length > 0 ? { interviewerIds: panel } : {}), ...(requisitionId ? { requisitionId } : {}) }
  const found = recruitmentQueries.useQuery('post', '/interview/calendar', { body: { ...asked, ...filter } }, { placeholderData: keepPreviousData })
  const free = recruitmentQueries.useQuery(
    'post',
    '/interview/free-times',
    { body: { ...asked, accountIds: panel, minutes: 30 } },
    { enabled: hr && panel.length > 0, placeholderData: keepPreviousData },
  )
  const interviews = found.data?.responseDataList ?? []
  const total = found.data?.total ?? 0
  const known = panel.length > 0 ? free.data?.data : undefined
  const go = (more: Partial<CalendarSearch>) => onSearch({ ...search, ...more })
  const turn = (by: 1 | -1) => go({ date: turned(view, date, by) })
  /** Whoever is quick waits until it is known when everybody ticked is free. */
  const plan = async (day?: string, minutes?: number) => {
    const answer = panel.length > 0 ? await free.refetch({ cancelRefetch: false }) : undefined
    setDraft(draftAt(day, minutes, { zone, range, together: answer?.data?.data.together ?? [] }))
  }
  const title = view === 'month' ? monthOf(date) : dayRange(range.from, daysOf(range).at(-1) ?? range.from)
  const shown = { interviews, zone, today: now, days: daysOf(range), onOpen: (id: number) => setChosen(interviews.find((each) => each.id === id) ?? null) }
  // What is open stays open where another view or another window's size leaves it out.
  const one = interviews.find(({ id }) => id === chosen?.id) ?? chosen
  return (
    <>
      <PageHeader
        title={title}
        terms={TERMS}
        documentTitle={t('titleOf', { range: title })}
        facts={[t('interviews', { n: total }), ...(requisitionId ? [t('requisition', { id: String(requisitionId) })] : [])]}
        actions={
          hr && (
            <Button size="md" onClick={() => void plan()}>
              {t('plan')}
            </Button>
          )
        }
      />
      <div className={css.tools}>
        <Button onClick={() => go({ date: undefined })}>{t('today')}</Button>
        <Button aria-label={t(`before_${view}`)} title={t(`before_${view}`)} onClick={() => turn(-1)}>
          <IconChevronLeft size={16} stroke={1.8} aria-hidden />
        </Button>
        <Button aria-label={t(`after_${view}`)} title={t(`after_${view}`)} onClick={() => turn(1)}>
          <IconChevronRight size={16} stroke={1.8} aria-hidden />
        </Button>
        {!narrow && (
          <SegmentedControl
            aria-label={t('view')}
            value={view}
            data={VIEWS.map((value) => ({ value, label: t(value) }))}
            onChange={(value) => go({ view: VIEWS.find((one) => one === value) })}
          />
        )}
        <span className="grow" />
        {requisitionId && <Button onClick={() => go({ requisitionId: undefined })}>{t('allRequisitions')}</Button>}
        <Button renderRoot={(props) => <Link {...props} to="/account" hash="own-calendar" />}>{t('feed')}</Button>
      </div>
      <div className={css.calendar}>
        <Side interviews={interviews} hr={hr} search={{ ...search, zone }} onSearch={go} />
        <section className={css.main} aria-label={t('allOf')} aria-busy={found.isFetching}>
          {found.error && !found.data && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
          {found.isPending && <Pending />}
          {free.error && <LoadFailed as="line" error={free.error} onRetry={() => void free.refetch()} />}
          {found.data && total > interviews.length && (
            <p className={css.note} role="status">
              {t('onlyFirst', { n: interviews.length, total })}
            </p>
          )}
          {found.data && view === 'week' && (
            <Week
              {...shown}
              free={known}
              draft={draft}
              onDraft={hr ? (day, minutes) => void plan(day, minutes) : undefined}
              onMove={(step) => setDraft((now) => now && movedBy(now, step))}
              onDiscard={() => setDraft(null)}
            />
          )}
          {found.data && view === 'month' && <Month {...shown} month={date.slice(0, 7)} onDay={(day) => go({ view: 'agenda', date: day })} />}
          {found.data && view === 'agenda' && interviews.length > 0 && <Agenda {...shown} />}
          {found.data && view === 'agenda' && interviews.length === 0 && (
            <EmptyState kind="empty" title={t('nothing')}>
              {t('nothingText')}
            </EmptyState>
          )}
        </section>
        {draft && (
          <DraftPanel
            key={requisitionId ?? 0}
            draft={draft}
            zone={zone}
            panel={panel}
            people={known?.people ?? []}
            requisitionId={requisitionId}
            onMove={(step) => setDraft(movedBy(draft, step))}
            onDone={() => setDraft(null)}
          />
        )}
      </div>
      {one && <Details interview={one} zone={zone} day={clockOf(one.startsAt, zone).day} onClose={() => setChosen(null)} />}
    </>
  )
}
