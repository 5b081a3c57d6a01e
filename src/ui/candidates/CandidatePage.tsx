import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { applicationStatusMachine } from '../../machines/flows/applicationStatus.ts'
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

/** What of the timeline or of the notes the address asks for. */
type Shown = { kind: string | undefined; page: number | undefined; note: number | undefined }
type Props = { id: number; tab: Tab; scheduling: boolean; shown: Shown; ordered: Ordered }

/** One candidate: score, CV, what can happen next, and the parts that the address names. */
export function CandidatePage({ id, tab, scheduling, shown, ordered }: Props) {
  const [state, send] = useMachine(applicationStatusMachine, { input: { id } })
  const hr = mayOpen('appsch', useClaims())
  const navigate = useNavigate()
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
  const name = nameOf(candidate.application.applicant)
  const busy = state.hasTag('busy')
  const schedule = (open: boolean) =>
    void navigate({ to: '/canprf', search: within({ applicationId: id, tab: 'interviews', ...(open ? { schedule: true } : {}) }), replace: !open })
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
      {tab === 'profile' ? (
        <ProfileTab candidate={candidate} hr={hr} busy={busy} problem={problem} onMove={(status, said) => send({ type: 'move', status, ...said })} />
      ) : (
        <ScrollBox label={t(`tab_${tab}`)} className={css.part}>
          <LazyBoundary fallback={<Pending />}>
            {tab === 'timeline' && <TimelineTab id={id} kind={shown.kind} page={shown.page} />}
            {tab === 'notes' && <NotesTab id={id} page={shown.page} note={shown.note} />}
            {tab === 'interviews' && <InterviewsTab id={id} name={name} hr={hr} scheduling={scheduling && hr} onScheduling={schedule} />}
            {tab === 'reviews' && <ReviewsTab id={id} />}
            {tab === 'compliance' && hr && <ComplianceTab id={id} name={name} />}
            {tab === 'messages' && hr && <MessagesTab id={id} />}
          </LazyBoundary>
        </ScrollBox>
      )}
    </div>
  )
}
