import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { waitFor } from 'xstate'
import type { OwnContract } from '../../../machines/flows/contractSigning.ts'
import { type RecordStep, recordSteps } from '../../../machines/records/ownRecord.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/record.ts'
import css from '../applicant.module.css'
import { BackWords, Frame } from '../Frame.tsx'
import type { RecordFlow } from '../flow.ts'
import { Unavailable } from '../Unavailable.tsx'
import { Refused } from './Fields.tsx'
import { ContactFields, MoreFields, PayFields, TaxFields } from './OtherFields.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import { Review } from './Review.tsx'
import { sectionsOf } from './sections.ts'

const noGuard = (_: { when: boolean }): ReactNode => null
/** A dialog weighs much on a phone: it comes when there is something to lose, and without a connection nothing asks. */
const LeaveGuard = lazy<typeof noGuard>(() =>
  import('../../components/form/LeaveGuard.tsx').then(
    (kit) => ({ default: kit.LeaveGuard }),
    () => ({ default: noGuard }),
  ),
)

type Props = { flow: RecordFlow; letter: OwnContract; step: RecordStep }
const to = '/contract-letter/$contractId/{-$step}' as const

/** The own record, one section a page; each is saved as one goes on. */
export function RecordPages({ flow, letter, step }: Props) {
  const state = useSelector(flow, (snapshot) => snapshot)
  const navigate = useNavigate()
  const [typedAt, setTypedAt] = useState('')
  const { record, problem } = state.context
  const busy = state.hasTag('busy')
  if (state.matches('unavailable')) return <Unavailable problem={problem} onRetry={() => flow.send({ type: 'retry' })} />
  if (!record) return <Frame title={t('personalTitle')} busy />
  if (state.matches('finished')) return <Finished letter={letter} employeeId={record.id} />

  const page = `${step} ${record.version}`
  const errors = [...(problem?.errors ?? [])]
  const before = recordSteps[recordSteps.indexOf(step) - 1]
  const follow = async () => {
    await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'))
    const { heading } = flow.getSnapshot().context
    if (heading !== step) void navigate({ to, params: { contractId: letter.id, step: heading }, ignoreBlocker: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    flow.send(step === 'review' ? { type: 'finish' } : { type: 'save', sections: sectionsOf(event.currentTarget, step, record) })
    void follow()
  }
  return (
    <Frame
      key={page}
      title={t(`${step}Title`)}
      organisation={letter.organisation}
      step={{ step: recordSteps.indexOf(step) + 1, of: recordSteps.length }}
      back={
        before && (
          <Link className={css.back} to={to} params={{ contractId: letter.id, step: before }}>
            <BackWords>{t('back')}</BackWords>
          </Link>
        )
      }
      action={step === 'review' ? { label: t('finish'), busyLabel: t('finishing') } : { label: t('saveAndGoOn'), busyLabel: t('saving') }}
      note={t('kept')}
      onSubmit={submit}
      onChange={() => setTypedAt(page)}
      {...{ errors, problem, busy }}
    >
      <p className="dim">{t(`${step}Text`)}</p>
      {typedAt === page && (
        <Suspense>
          <LeaveGuard when />
        </Suspense>
      )}
      <Refused value={errors}>
        {step === 'personal' && <PersonalFields person={record.personalDetails} />}
        {step === 'contacts' && <ContactFields record={record} />}
        {step === 'pay' && <PayFields record={record} />}
        {step === 'tax' && <TaxFields record={record} />}
        {step === 'more' && <MoreFields record={record} />}
        {step === 'review' && <Review record={record} contractId={letter.id} />}
      </Refused>
    </Frame>
  )
}

function Finished({ letter, employeeId }: { letter: OwnContract; employeeId: number }) {
  return (
    <Frame
      title={t('doneTitle')}
      organisation={letter.organisation}
      way={
        <Button size="lg" fullWidth variant="filled" renderRoot={(props) => <Link {...props} to="/employee/$employeeId" params={{ employeeId }} />}>
          {t('toRecord')}
        </Button>
      }
    >
      <p>{letter.startDate ? t('doneText', { day: day(letter.startDate) }) : t('doneTextNoDay')}</p>
    </Frame>
  )
}
