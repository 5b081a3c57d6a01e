import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { waitFor } from 'xstate'
import type { OwnContract } from '../../../machines/flows/contractSigning.ts'
import { conflictsOf } from '../../../machines/records/conflicts.ts'
import type { OwnRecord } from '../../../machines/records/ownRecord.ts'
import { StaleChoice } from '../../components/form/StaleChoice.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { t as sayOfLetter } from '../../i18n/applicant.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/record.ts'
import css from '../applicant.module.css'
import { BackWords, Confirmation, Frame } from '../Frame.tsx'
import { Unavailable } from '../Unavailable.tsx'
import { Refused } from './Fields.tsx'
import { ContactFields, MoreFields, PayFields, TaxFields } from './OtherFields.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import { Review } from './Review.tsx'
import { sectionsOf } from './sections.ts'
import { type RecordStep, recordSteps, stepAfter } from './steps.ts'
import { useOwnRecord } from './useOwnRecord.ts'

type GuardProps = { when: boolean; of: (place: { pathname: string }) => string }
const noGuard = (_: GuardProps): ReactNode => null
/** A dialog weighs much on a phone: it comes when there is something to lose, and without a connection nothing asks. */
const LeaveGuard = lazy<typeof noGuard>(() =>
  import('../../components/form/LeaveGuard.tsx').then(
    (kit) => ({ default: kit.LeaveGuard }),
    () => ({ default: noGuard }),
  ),
)

type Props = {
  employeeId: number
  letter: OwnContract
  step: RecordStep
  /** Who has just signed, by the address to which the copy goes. */
  signedBy: string | null
}
const to = '/contract-letter/$contractId/{-$step}' as const
/** The pages of one record are one thing to leave: each keeps what was typed on another. */
const letterOf = ({ pathname }: { pathname: string }) => pathname.split('/').slice(0, 3).join('/')

/** The own record, one section a page; each is saved as one goes on. */
export function RecordPages({ employeeId, letter, step, signedBy }: Props) {
  const { state, send, actor, items } = useOwnRecord(employeeId)
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  const [item] = items
  const { problem, refused, replaced, edits, theirs } = state.context
  if (state.matches('unavailable')) return <Unavailable problem={problem} onRetry={() => send({ type: 'retry' })} />
  if (!item?.saved) return <Frame title={t('personalTitle')} busy />
  if (isDone && step === 'review') return <Finished letter={letter} employeeId={employeeId} />

  const { key, saved } = item
  const record: OwnRecord = { ...saved, ...item.values }
  const isTyped = item.is !== 'saved'
  const told = problem ?? Object.values(refused)[0] ?? null
  const errors = [...(told?.errors ?? [])]
  const before = recordSteps[recordSteps.indexOf(step) - 1]
  const choose = (type: 'keepMine' | 'takeTheirs') => {
    send({ type })
    send({ type: 'save' })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // What is sent says whether it is all, so that a page is checked even where nothing was typed.
    const sections = step === 'review' ? {} : sectionsOf(event.currentTarget, step, saved)
    send({ type: 'edit', key, values: { ...sections, complete: step === 'review' } })
    send({ type: state.matches('held') ? 'retry' : 'save' })
    const now = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    if (!now.matches('clean')) return
    if (step === 'review') setIsDone(true)
    else void navigate({ to, params: { contractId: letter.id, step: stepAfter(step) }, ignoreBlocker: true })
  }
  return (
    <Frame
      key={`${step} ${saved.version} ${replaced}`}
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
      onSubmit={(event) => void submit(event)}
      onChange={(form) => step !== 'review' && send({ type: 'edit', key, values: sectionsOf(form, step, saved) })}
      {...{ errors }}
      problem={told}
      busy={state.hasTag('busy')}
    >
      <Confirmation>{signedBy && step === 'personal' ? sayOfLetter('signedNow', { email: signedBy }) : null}</Confirmation>
      <p className="dim">{t(`${step}Text`)}</p>
      {isTyped && (
        <LazyBoundary>
          <LeaveGuard when of={letterOf} />
        </LazyBoundary>
      )}
      {state.matches('choosing') && (
        <StaleChoice
          rows={conflictsOf(edits, theirs ?? {}).map(({ field, theirs: now }) => ({
            field: field ?? key,
            label: inWords(field),
            mine: inOneLine(field && record[field]),
            theirs: inOneLine(field && now?.[field]),
          }))}
          onKeepMine={() => choose('keepMine')}
          onTakeTheirs={() => choose('takeTheirs')}
        />
      )}
      <Refused value={errors}>
        {step === 'personal' && <PersonalFields person={record.personalDetails} isTyped={isTyped} />}
        {step === 'contacts' && <ContactFields record={record} />}
        {step === 'pay' && <PayFields record={record} />}
        {step === 'tax' && <TaxFields record={record} />}
        {step === 'more' && <MoreFields record={record} />}
        {step === 'review' && <Review record={record} contractId={letter.id} />}
      </Refused>
    </Frame>
  )
}

const sections = ['personalDetails', 'contactOne', 'contactTwo', 'bankDetail', 'superannuationFund', 'taxDetail', 'disability', 'driversLicence'] as const
/** A section as it is called on its page. */
const inWords = (field: string | null) => {
  const section = sections.find((one) => one === field)
  return section ? t(section) : ''
}
const inOneLine = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(inOneLine).filter(Boolean).join(', ') : String(value ?? '')

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
