import { ActionIcon, Button } from '@mantine/core'
import { IconForms, IconUserEdit } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Candidate } from '../../machines/flows/applicationStatus.ts'
import { applicationStates } from '../../machines/lifecycles/application.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { mayOpen } from '../../machines/pages.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { InStatus } from '../components/status/InStatus.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf } from '../components/status/states.ts'
import { t as sayForm } from '../i18n/applicationForm.ts'
import { t as move } from '../i18n/applicationMoves.ts'
import { t } from '../i18n/applications.ts'
import { t as say } from '../i18n/candidate.ts'
import { t as sayWithheld } from '../i18n/withheld.ts'
import { LifecycleButton } from '../lifecycle/LifecycleButton.tsx'
import { useClaims } from '../shell/session.ts'
import { isStart, isStatus, labelIn, leadsOn } from './moveWords.ts'
import { nameOf } from './nameOf.ts'
import { within } from './order/address.ts'
import { Place } from './order/Place.tsx'
import { Steps } from './order/Steps.tsx'
import type { Among } from './order/search.ts'
import type { Order } from './order/useCandidateOrder.ts'
import { CandidateWay } from './person/CandidateWay.tsx'
import type { Tab } from './tabs.ts'

const TERMS = ['candidate', 'profileScore', 'reviewScore', 'scorecard', 'compliance', 'onHold'] as const

const CorrectDialog = lazy(() => import('./CorrectDialog.tsx').then((m) => ({ default: m.CorrectDialog })))

/** The candidate's place among the others. */
export type Ordered = { order: Order; onKeys: () => void; among: Among | undefined }
type Props = { candidate: Candidate; tab: Tab; hr: boolean; busy: boolean; ordered: Ordered; onMove: (status: Candidate['application']['status']) => void }

/** Who, where, how it came here: title, state and the one main action, with the track below. */
export function CandidateHeader({ candidate, tab, hr, busy, ordered, onMove }: Props) {
  const { application } = candidate
  const { id, status, rank, rankBeyond, rankedOf, cityName, requisitionId, positionTitle, heldFrom } = application
  const name = nameOf(application.applicant)
  const isNamed = application.candidateNumber === null
  const held = heldFrom && isStatus(heldFrom) ? heldFrom : null
  const facts = [
    ...(isNamed ? [] : [sayWithheld('why')]),
    ...(rank ? [t('ranked', { rank, of: rankedOf })] : []),
    ...(rankBeyond ? [t('rankedBeyond', { place: rankBeyond, of: rankedOf })] : []),
    ...(held && isTagged(applicationStates, status, 'held') ? [t('heldFrom', { status: labelOf('application', held) })] : []),
    ...(cityName ? [cityName] : []),
    ...[application.applicant.email, application.applicant.mobile, application.applicant.phone].flatMap((contact) => contact ?? []),
  ]
  return (
    <>
      <PageHeader
        title={name}
        terms={TERMS}
        documentTitle={`${t(`tab_${tab}`)} – ${t('documentTitle', { name, id: String(id) })}`}
        state={
          <>
            <Status of="application" is={status} pill />
            <InStatus is={application.inStatus} />
          </>
        }
        facts={facts}
        crumbs={
          <>
            <nav aria-label={t('crumb', { id: String(id) })} className="row">
              {hr ? <BackToList among={ordered.among} /> : <span>{t('title')}</span>}
              <span aria-hidden>›</span>
              {hr ? (
                <Link to="/jobreq/$id" params={{ id: requisitionId }}>
                  {requisitionId} {positionTitle}
                </Link>
              ) : (
                <span>{positionTitle}</span>
              )}
              <span aria-hidden>›</span>
              <span>{t('crumb', { id: String(id) })}</span>
            </nav>
            <Place {...ordered} />
          </>
        }
        actions={
          <>
            <Steps order={ordered.order} />
            {hr && isNamed && <Correct application={application} />}
            {isNamed && <Change id={id} />}
            <LifecycleButton lifecycle="application" id={id} name={name} />
            {hr && <MainAction candidate={candidate} busy={busy} onMove={onMove} />}
          </>
        }
      />
      <CandidateWay candidate={candidate} />
    </>
  )
}

/** The list as it was left. */
function BackToList({ among }: { among: Among | undefined }) {
  if (among?.of !== undefined) {
    const { of, ...search } = among
    return (
      <Link to="/selreq" search={{ ...search, requisitionId: of }}>
        {t('candidates')}
      </Link>
    )
  }
  return (
    <Link to="/appsch" search={among ?? {}}>
      {t('title')}
    </Link>
  )
}

function Correct({ application }: { application: Candidate['application'] }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <ActionIcon aria-haspopup="dialog" aria-label={say('correct')} title={say('correct')} onClick={() => setOpened(true)}>
        <IconUserEdit size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
      <LazyBoundary>{opened && <CorrectDialog application={application} onClose={() => setOpened(false)} />}</LazyBoundary>
    </>
  )
}

/** To the form with everything that the application says. */
function Change({ id }: { id: number }) {
  if (!mayOpen('appfrm', useClaims())) return null
  return (
    <ActionIcon
      aria-label={sayForm('change')}
      title={sayForm('change')}
      renderRoot={(props) => <Link {...props} to="/appfrm/$id" params={{ id }} preload={false} />}
    >
      <IconForms size={16} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}

/** The one next step: the following station of the lifecycle, or the letter that brings it about. */
function MainAction({ candidate, busy, onMove }: Pick<Props, 'candidate' | 'busy' | 'onMove'>) {
  const { application, transitions } = candidate
  const navigate = useNavigate()
  const next = transitions.find((transition) => leadsOn(application.status, transition))
  if (!next) return null
  if (!next.allowed)
    return next.event === 'sendOffer' || next.event === 'sendContract' ? (
      <Button
        variant="filled"
        renderRoot={(props) => (
          <Link {...props} to="/hr-modules" search={{ applicationId: application.id, letter: next.event === 'sendContract' ? 'contract' : undefined }} />
        )}
      >
        {move(next.event)}
      </Button>
    ) : null
  if (next.event === 'interview')
    return (
      <Button
        variant="filled"
        onClick={() => void navigate({ to: '/canprf', search: within({ applicationId: application.id, tab: 'interviews', schedule: true }) })}
      >
        {t('scheduleInterview')}
      </Button>
    )
  return (
    <Button variant="filled" aria-disabled={busy || undefined} onClick={() => !busy && isStatus(next.status) && onMove(next.status)}>
      {isStart(next.event) ? move(`start_${next.event}`) : labelIn(application.status)(next)}
    </Button>
  )
}
