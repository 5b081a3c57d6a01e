import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { memo, useCallback, useDeferredValue, useMemo } from 'react'
import { applicationStatusMachine, type Candidate, type Said } from '../../machines/flows/applicationStatus.ts'
import type { ApplicationStatus } from '../../machines/lifecycles/application.ts'
import { mayOpen } from '../../machines/pages.ts'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Note } from '../components/Note.tsx'
import { Pending } from '../components/Pending.tsx'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { labelOf } from '../components/status/states.ts'
import { t } from '../i18n/applications.ts'
import { useClaims } from '../shell/session.ts'
import { CandidateHeader, type Ordered } from './CandidateHeader.tsx'
import css from './CandidatePage.module.css'
import { CandidateTabs } from './CandidateTabs.tsx'
import candidateCss from './candidate.module.css'
import { nameOf } from './nameOf.ts'
import { within } from './order/address.ts'
import { ProfileTab } from './ProfileTab.tsx'
import type { Tab } from './tabs.ts'

const InterviewsTab = lazy(() => import('../interviews/InterviewsTab.tsx').then((m) => ({ default: m.InterviewsTab })))
const TimelineTab = lazy(() => import('./history/TimelineTab.tsx').then((m) => ({ default: m.TimelineTab })))
const NotesTab = lazy(() => import('./notes/NotesTab.tsx').then((m) => ({ default: m.NotesTab })))
const ReviewsTab = lazy(() => import('./ReviewsTab.tsx').then((m) => ({ default: m.ReviewsTab })))
const ComplianceTab = lazy(() => import('./compliance/ComplianceTab.tsx').then((m) => ({ default: m.ComplianceTab })))
const MessagesTab = lazy(() => import('./MessagesTab.tsx').then((m) => ({ default: m.MessagesTab })))

/** The part that the address names, and what of the timeline or of the notes it asks for. */
type Place = { tab: Tab; kind: string | undefined; page: number | undefined; note: number | undefined }
type Props = Place & { id: number; scheduling: boolean; ordered: Ordered }

/** One candidate: score, CV, what can happen next, and the parts that the address names. */
export function CandidatePage({ id, tab, kind, page, note, scheduling, ordered }: Props) {
  const [state, send] = useMachine(applicationStatusMachine, { input: { id } })
  const hr = mayOpen('appsch', useClaims())
  const navigate = useNavigate()
  // The pressed tab is marked at once; what it holds is drawn in small slices just after.
  const place = useDeferredValue(useMemo(() => ({ tab, kind, page, note }), [tab, kind, page, note]))
  const onMove = useCallback((status: ApplicationStatus, said: Said) => send({ type: 'move', status, ...said }), [send])
  const onScheduling = useCallback(
    (open: boolean) =>
      void navigate({ to: '/canprf', search: within({ applicationId: id, tab: 'interviews', ...(open ? { schedule: true } : {}) }), replace: !open }),
    [navigate, id],
  )
  const { candidate, problem, moved } = state.context
  if (state.matches('unavailable'))
    return (
      <LoadFailed
        as="page"
        title={t('unavailableTitle')}
        error={problem}
        onRetry={() => send({ type: 'retry' })}
        back={
          hr && (
            <Button size="md" component={Link} to="/appsch">
              {t('toList')}
            </Button>
          )
        }
      />
    )
  if (!candidate) return <Pending />
  const busy = state.hasTag('busy')
  return (
    <div className={css.cand}>
      <CandidateHeader candidate={candidate} tab={tab} hr={hr} busy={busy} ordered={ordered} onMove={(status) => send({ type: 'move', status })} />
      {problem && (
        <div className={candidateCss.candNote}>
          <ProblemAlert problem={problem} situation="application" />
        </div>
      )}
      {moved && state.hasTag('undoable') && (
        <div className={candidateCss.candNote}>
          <Note tone="green" role="status">
            {t('moved', { status: labelOf('application', moved.status) })}{' '}
            <button type="button" className="note-do" onClick={() => send({ type: 'undo' })}>
              {t('undo')}
            </button>
          </Note>
        </div>
      )}
      <CandidateTabs id={id} tab={tab} hr={hr} />
      <Part {...{ place, candidate, hr, busy, problem, scheduling, onMove, onScheduling }} />
    </div>
  )
}

type PartProps = {
  place: Place
  candidate: Candidate
  hr: boolean
  busy: boolean
  problem: unknown
  scheduling: boolean
  onMove: (status: ApplicationStatus, said: Said) => void
  onScheduling: (open: boolean) => void
}

const Part = memo(function Part({ place: { tab, kind, page, note }, candidate, hr, scheduling, onScheduling, ...rest }: PartProps) {
  if (tab === 'profile') return <ProfileTab candidate={candidate} hr={hr} {...rest} />
  const { id, applicant } = candidate.application
  const name = nameOf(applicant)
  return (
    <ScrollBox label={t(`tab_${tab}`)} className={css.part}>
      <LazyBoundary fallback={<Pending />}>
        {tab === 'timeline' && <TimelineTab id={id} kind={kind} page={page} />}
        {tab === 'notes' && <NotesTab id={id} page={page} note={note} />}
        {tab === 'interviews' && <InterviewsTab id={id} name={name} hr={hr} scheduling={scheduling && hr} onScheduling={onScheduling} />}
        {tab === 'reviews' && <ReviewsTab id={id} />}
        {tab === 'compliance' && hr && <ComplianceTab id={id} name={name} />}
        {tab === 'messages' && hr && <MessagesTab id={id} />}
      </LazyBoundary>
    </ScrollBox>
  )
})
