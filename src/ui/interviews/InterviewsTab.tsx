import { Button } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { interviewStatusMachine } from '../../machines/commands/candidate.ts'
import { interviewLifecycle } from '../../machines/lifecycles/interview.ts'
import { targetOf } from '../../machines/lifecycles/targetOf.ts'
import type { Interview } from '../../machines/records/interview.ts'
import css from '../candidates/candidate.module.css'
import { EmptyState } from '../components/EmptyState.tsx'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { day } from '../i18n/format.ts'
import { t as sayOffers } from '../i18n/interviewOffers.ts'
import { t } from '../i18n/interviews.ts'
import { InterviewCard } from './InterviewCard.tsx'
import { InterviewDialog } from './InterviewDialog.tsx'

const OfferDialog = lazy(() => import('./offers/OfferDialog.tsx').then((module) => ({ default: module.OfferDialog })))
const OfferList = lazy(() => import('./offers/OfferList.tsx').then((module) => ({ default: module.OfferList })))

type Props = { id: number; name: string; hr: boolean; scheduling: boolean; onScheduling: (open: boolean) => void }

/** The interviews of a candidate step by step; HR arranges them, interviewers give feedback. */
export function InterviewsTab({ id, name, hr, scheduling, onScheduling }: Props) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/interview-steps/{id}', { params: { path: { id } } })
  const offers = recruitmentQueries.useQuery('get', '/application/interview-offers/{id}', { params: { path: { id } } }, { enabled: hr })
  const offered = offers.data?.responseDataList ?? []
  const [offering, setOffering] = useState(false)
  const [changing, setChanging] = useState<Interview | null>(null)
  const [cancelling, setCancelling] = useState<Interview | null>(null)
  const [state, send] = useCommandActor(interviewStatusMachine, {
    done: (answer) => {
      notifySuccess(answer)
      setCancelling(null)
    },
  })
  const busy = state.hasTag('busy')
  // The dialog is drawn in small slices: the press that opens it is answered first.
  const arranging = useDeferredValue(scheduling || changing !== null, false)
  const steps = data?.responseDataList ?? []
  const filled = steps.filter((step) => step.interviews.length > 0)
  const changed = steps.flatMap(({ interviews }) => interviews).find(({ id }) => id === changing?.id) ?? changing
  const close = () => {
    setChanging(null)
    onScheduling(false)
  }
  return (
    <>
      <div className={css.partH}>
        <h2 className="grow">{t('title')}</h2>
        {hr && data && <Button onClick={() => setOffering(true)}>{sayOffers('letChoose')}</Button>}
        {hr && <Button onClick={() => onScheduling(true)}>{t('schedule')}</Button>}
      </div>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <ProblemAlert problem={state.context.problem} situation="interview" />
      {offers.error && !offers.data && <LoadFailed as="line" error={offers.error} onRetry={() => void offers.refetch()} />}
      {data && offered.length > 0 && (
        <LazyBoundary>
          <OfferList offers={offered} interviews={steps.flatMap(({ interviews }) => interviews)} />
        </LazyBoundary>
      )}
      {data && filled.length === 0 && offered.length === 0 && (
        <EmptyState kind="empty" title={t('noneTitle')}>
          {t(hr ? 'noneText' : 'noneTextInterviewer')}
        </EmptyState>
      )}
      {filled.map((step) => (
        <section key={step.id} aria-label={step.title} className={css.ivstep}>
          <h3>{step.title}</h3>
          {step.description && <p className="meta">{step.description}</p>}
          <ul className={css.rows}>
            {step.interviews.map((interview) => (
              <InterviewCard
                key={interview.id}
                interview={interview}
                busy={busy}
                onChange={hr ? () => setChanging(interview) : undefined}
                onCancel={hr ? () => setCancelling(interview) : undefined}
                onStatus={(status) => send({ type: 'do', what: { id: interview.id, version: interview.version, status } })}
              />
            ))}
          </ul>
        </section>
      ))}
      {data && arranging && (scheduling || changing) && (
        <InterviewDialog key={changing?.id ?? 0} applicationId={id} name={name} steps={steps} interview={changed} onClose={close} />
      )}
      {data && offering && (
        <LazyBoundary>
          <OfferDialog applicationIds={[id]} name={name} steps={steps} onClose={() => setOffering(false)} />
        </LazyBoundary>
      )}
      {cancelling && (
        <ConfirmDialog
          opened
          title={t('cancelTitle', { name, day: day(cancelling.day) })}
          confirm={t('cancelDo')}
          danger
          busy={busy}
          onCancel={() => setCancelling(null)}
          onConfirm={() => send({ type: 'do', what: { id: cancelling.id, version: cancelling.version, status: targetOf(interviewLifecycle, 'cancel') } })}
        >
          {t('cancelText', { n: cancelling.interviewers.length })}
        </ConfirmDialog>
      )}
    </>
  )
}
