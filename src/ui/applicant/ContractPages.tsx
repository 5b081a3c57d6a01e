import { Link, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy } from 'react'
import { waitFor } from 'xstate'
import type { OwnContract } from '../../machines/flows/contractSigning.ts'
import type { LetterStep } from '../../machines/flows/letterAnswer.ts'
import { t } from '../i18n/applicant.ts'
import { session } from '../shell/session.ts'
import { ContractStanding } from './ContractStanding.tsx'
import { BackWords, Frame } from './Frame.tsx'
import { contractFlowOf, recordFlowOf, recordStepOf } from './flow.ts'
import { LetterPage } from './LetterPage.tsx'
import { NothingSent } from './OfferStanding.tsx'
import { Unavailable } from './Unavailable.tsx'

// The letter comes first; what follows it is loaded when it is opened.
const DeclineLetter = lazy(() => import('./DeclineLetter.tsx').then((module) => ({ default: module.DeclineLetter })))
const DocumentsPage = lazy(() => import('./DocumentsPage.tsx').then((module) => ({ default: module.DocumentsPage })))
const SignContract = lazy(() => import('./SignContract.tsx').then((module) => ({ default: module.SignContract })))
const Pack = lazy(() => import('./Pack.tsx').then((module) => ({ default: module.Pack })))
// Only after the signature.
const RecordPages = lazy(() => import('./record/RecordPages.tsx').then((module) => ({ default: module.RecordPages })))

type Props = { subject: string; contractId: number; email: string; step: string | undefined }

/** The contract in the state in which its flow is; once it is signed, the own record. */
export function ContractPages({ subject, contractId, email, step }: Props) {
  const flow = contractFlowOf(subject, contractId)
  const recordStep = recordStepOf(step)
  const state = useSelector(flow, (snapshot) => snapshot)
  const navigate = useNavigate()
  const { letter, documents, heading, problem } = state.context
  const busy = state.hasTag('busy')
  const to = '/contract-letter/$contractId/{-$step}' as const
  const paramsOf = (step: LetterStep) => ({ contractId, step: step === 'letter' ? undefined : step })
  const go = (step: LetterStep) => void navigate({ to, params: paramsOf(step) })
  const answered = async () => {
    await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'))
    if (!flow.getSnapshot().matches('standing')) return
    // Signing gave a new role; the shell reads the renewed token.
    session.send({ type: 'storageChanged' })
    void navigate({ to, params: { contractId, step: flow.getSnapshot().context.letter?.employeeId ? 'personal' : undefined } })
  }

  if (state.matches('unavailable')) return <Unavailable problem={problem} onRetry={() => flow.send({ type: 'retry' })} />
  if (!letter) return busy ? <Frame title={t('contractTitle')} busy /> : <NothingSent email={email} />
  if (state.matches('standing')) {
    if (recordStep && letter.employeeId) return <RecordPages flow={recordFlowOf(letter.employeeId)} letter={letter} step={recordStep} />
    return <ContractStanding letter={letter} />
  }

  const { organisation } = letter
  const back = (step: LetterStep, words: string) => (
    <Link className="back" to={to} params={paramsOf(step)}>
      <BackWords>{words}</BackWords>
    </Link>
  )
  if (heading === 'decline')
    return (
      <DeclineLetter
        title={t('declineContractTitle')}
        back={back('letter', t('backToContract'))}
        {...{ organisation, problem, busy }}
        onDecline={(reason) => {
          flow.send({ type: 'decline', reason })
          void answered()
        }}
      />
    )
  if (heading === 'documents')
    return (
      <DocumentsPage
        kind="contract"
        letterId={letter.id}
        mayGoOn={maySign(letter)}
        back={back('letter', t('backToContract'))}
        {...{ organisation, documents }}
        onChange={() => flow.send({ type: 'refresh' })}
        onContinue={() => go('check')}
      >
        <Pack letter={letter} onRead={() => flow.send({ type: 'refresh' })} />
      </DocumentsPage>
    )
  if (heading === 'check')
    return (
      <SignContract
        {...{ letter, documents, problem, busy }}
        back={back('documents', t('backToDocuments'))}
        onSign={(typedName) => {
          flow.send({ type: 'agree', answer: { typedName } })
          void answered()
        }}
      />
    )
  return (
    <LetterPage
      title={t('contractTitle')}
      note={t('readingContract')}
      html={letter.contractLetter}
      decline={
        <Link className="link" to={to} params={paramsOf('decline')}>
          {t('declineContract')}
        </Link>
      }
      letter={letter}
      onContinue={() => go('documents')}
    />
  )
}

const maySign = (letter: OwnContract) => letter.moves.some(({ event, allowed }) => event === 'sign' && allowed)
