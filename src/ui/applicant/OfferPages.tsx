import { Link, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy } from 'react'
import { waitFor } from 'xstate'
import type { LetterStep } from '../../machines/flows/letterAnswer.ts'
import type { OwnOffer } from '../../machines/flows/offerAnswer.ts'
import { t } from '../i18n/applicant.ts'
import { BackWords, Frame } from './Frame.tsx'
import { offerFlowOf } from './flow.ts'
import { LetterPage } from './LetterPage.tsx'
import { NothingSent, OfferStanding } from './OfferStanding.tsx'
import { Unavailable } from './Unavailable.tsx'

// The letter comes first; what follows it is loaded when it is opened.
const DeclineLetter = lazy(() => import('./DeclineLetter.tsx').then((module) => ({ default: module.DeclineLetter })))
const DocumentsPage = lazy(() => import('./DocumentsPage.tsx').then((module) => ({ default: module.DocumentsPage })))
const CheckOffer = lazy(() => import('./CheckOffer.tsx').then((module) => ({ default: module.CheckOffer })))

/** The offer letter in the state in which its flow is: one thing a page. */
export function OfferPages({ email }: { email: string }) {
  const flow = offerFlowOf(email)
  const state = useSelector(flow, (snapshot) => snapshot)
  const navigate = useNavigate()
  const { letter, documents, heading, problem } = state.context
  const busy = state.hasTag('busy')
  const go = (step: LetterStep) => void navigate({ to: '/offer-letter/{-$step}', params: { step: step === 'letter' ? undefined : step } })
  const answered = async () => {
    await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'))
    if (flow.getSnapshot().matches('standing')) go('letter')
  }

  if (state.matches('unavailable')) return <Unavailable problem={problem} onRetry={() => flow.send({ type: 'retry' })} />
  if (!letter) return busy ? <Frame title={t('offerTitle')} busy /> : <NothingSent email={email} />
  if (state.matches('standing')) return <OfferStanding letter={letter} />

  const organisation = letter.organisation
  const back = (step: LetterStep, words: string) => (
    <Link className="back" to="/offer-letter/{-$step}" params={{ step: step === 'letter' ? undefined : step }}>
      <BackWords>{words}</BackWords>
    </Link>
  )
  if (heading === 'decline')
    return (
      <DeclineLetter
        title={t('declineOfferTitle')}
        back={back('letter', t('backToOffer'))}
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
        kind="offer"
        letterId={letter.id}
        mayGoOn={mayAccept(letter)}
        back={back('letter', t('backToOffer'))}
        {...{ organisation, documents }}
        onChange={() => flow.send({ type: 'refresh' })}
        onContinue={() => go('check')}
      />
    )
  if (heading === 'check')
    return (
      <CheckOffer
        {...{ letter, documents, problem, busy }}
        back={back('documents', t('backToDocuments'))}
        onAccept={() => {
          flow.send({ type: 'agree', answer: { consent: true } })
          void answered()
        }}
      />
    )
  return (
    <LetterPage
      title={t('offerTitle')}
      note={t('readingOffer')}
      html={letter.offerLetter}
      decline={
        <Link className="link" to="/offer-letter/{-$step}" params={{ step: 'decline' }}>
          {t('declineOffer')}
        </Link>
      }
      letter={letter}
      onContinue={() => go('documents')}
    />
  )
}

const mayAccept = (letter: OwnOffer) => letter.moves.some(({ event, allowed }) => event === 'accept' && allowed)
