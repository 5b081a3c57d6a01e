import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { waitFor } from 'xstate'
import type { Entered } from '../../../machines/flows/applicationForm/applicationFormDraft.ts'
import { places } from '../../../machines/flows/applicationForm/applicationFormSteps.ts'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useEmitted } from '../../data/useEmitted.ts'
import { t } from '../../i18n/applicationForm.ts'
import { BackLink } from './BackLink.tsx'
import { BesideForm } from './BesideForm.tsx'
import { CheckAnswers } from './CheckAnswers.tsx'
import { CvStep } from './CvStep.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import css from './FormPage.module.css'
import { flowOf, stepOf } from './flow.ts'
import { errorsOf } from './formFields.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { RequisitionFields } from './RequisitionFields.tsx'

/** An application that came by mail or in person is entered, or one that stands is changed: one thing a page. */
export function FormPage({ id }: { id: number | null }) {
  const [flow] = useState(() => flowOf(id))
  const state = useSelector(flow, (snapshot) => snapshot)
  const navigate = useNavigate()
  useEmitted(flow, ({ id: applicationId, message }) => {
    if (message) notifySuccess(message)
    void navigate({ to: '/canprf', search: { applicationId }, replace: true })
  })
  const { context } = state
  const { entered, base, gaps, problem, known, refused, lock, overtaken, receivedAt } = context
  const busy = state.hasTag('busy')
  if (state.matches('unavailable')) return <LoadFailed as="page" title={t('unavailable')} error={problem} onRetry={() => flow.send({ type: 'retry' })} />
  if (state.matches('reading')) return <Pending />

  const step = stepOf(flow)
  const fill = (answers: Partial<Entered>) => flow.send({ type: 'fill', answers })
  const follow = () => {
    const search = { step: stepOf(flow) }
    void (id === null ? navigate({ to: '/appfrm', search }) : navigate({ to: '/appfrm/$id', params: { id }, search }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    flow.send({ type: step === 'check' ? 'submit' : 'continue' })
    const after = await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'))
    if (after.status === 'active' && stepOf(flow) !== step) follow()
  }
  const errors = errorsOf(gaps, problem)
  const fields = { entered, errors, fill }
  const name = [base.firstName, base.surName].filter(Boolean).join(' ')
  const title = t(`${step}Title`)
  const whole = id === null ? t('enter') : t('changeOf', { name })
  const beside = step !== 'check' && <BesideForm {...{ id, step, entered, base, known, refused, fields }} judge={flow.send} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={busy} key={step}>
      <PageHeader
        title={title}
        documentTitle={`${title} – ${whole}`}
        error={errors.length > 0}
        crumbs={<BackLink id={id} step={step} />}
        facts={[whole, t('step', { step: places.indexOf(step) + 1, of: places.length })]}
      />
      <div className={css.body}>
        {step !== 'cv' && beside}
        <div>
          <ErrorSummary errors={errors} />
          {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="application" />}
          {overtaken && step === 'check' && (
            <Note tone="amber" role="status">
              {t('overtaken')}
            </Note>
          )}
          {step === 'details' && <DetailsFields {...fields} known={known} isNew={id === null} />}
          {step === 'cv' && <CvStep {...fields} removable={base.resume === null} />}
          {step === 'requisition' && <RequisitionFields {...fields} lock={lock} receivedAt={receivedAt} />}
          {step === 'profile' && <ProfileFields {...fields} />}
          {step === 'check' && <CheckAnswers id={id} entered={entered} known={known} receivedAt={receivedAt} />}
          <div className={css.do}>
            <Button type="submit" variant="filled" size="md" aria-disabled={busy || undefined} onClick={(event) => busy && event.preventDefault()}>
              {step !== 'check' ? t('continue') : t(busy ? 'sending' : id === null ? 'send' : 'sendChange')}
            </Button>
            <span className="meta" role="status">
              {t(busy && step === 'details' ? 'finding' : 'kept')}
            </span>
          </div>
        </div>
        {/* In one column the step itself comes first. */}
        {step === 'cv' && beside}
      </div>
    </form>
  )
}
