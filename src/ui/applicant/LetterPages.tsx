import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { waitFor } from 'xstate'
import type { LetterStep } from '../../machines/flows/letterAnswer.ts'
import { lazy } from '../components/lazy.tsx'
import { t } from '../i18n/applicant.ts'
import css from './applicant.module.css'
import { BackWords, Frame } from './Frame.tsx'
import type { ContractFlow, OfferFlow } from './flow.ts'
import { LetterPage } from './LetterPage.tsx'
import { NothingSent } from './Standing.tsx'
import { Unavailable } from './Unavailable.tsx'

// The letter comes first; what follows it is loaded when it is opened.
const DeclineLetter = lazy(() => import('./DeclineLetter.tsx').then((module) => ({ default: module.DeclineLetter })))
const DocumentsPage = lazy(() => import('./DocumentsPage.tsx').then((module) => ({ default: module.DocumentsPage })))
const CheckLetter = lazy(() => import('./CheckLetter.tsx').then((module) => ({ default: module.CheckLetter })))

const words = {
  offer: { title: 'offerTitle', reading: 'readingOffer', back: 'backToOffer', decline: 'declineOffer', declineTitle: 'declineOfferTitle', agreement: 'accept' },
  contract: {
    title: 'contractTitle',
    reading: 'readingContract',
    back: 'backToContract',
    decline: 'declineContract',
    declineTitle: 'declineContractTitle',
    agreement: 'sign',
  },
} as const

type Look = { className: string | undefined; children: ReactNode; 'aria-label'?: string }
type Props = {
  kind: 'offer' | 'contract'
  flow: OfferFlow | ContractFlow
  email: string
  /** The way to a step. */
  link: (step: LetterStep, look: Look) => ReactNode
  go: (step: LetterStep) => void
  /** The service has the answer. */
  onAnswered: () => void
  /** What stands below the documents. */
  children?: ReactNode
  /** What of that is still being saved. */
  saving?: () => Promise<unknown>
}

/** A letter that waits for an answer, in the state in which its flow is: one thing a page. */
export function LetterPages({ kind, flow, email, link, go, onAnswered, children, saving }: Props) {
  const state = useSelector(flow, (snapshot) => snapshot)
  const { letter, documents, heading, problem } = state.context
  const busy = state.hasTag('busy')
  const word = words[kind]
  const settled = () => waitFor(flow, (snapshot) => !snapshot.hasTag('busy'))
  const mayGoOn = () => flow.getSnapshot().context.letter?.moves.some(({ event, allowed }) => event === word.agreement && allowed) ?? false
  // Whoever ticks and goes on at once is not told that the tick is missing.
  const goOn = async () => {
    await saving?.()
    await settled()
    if (mayGoOn()) go('check')
    return mayGoOn()
  }
  const answered = async () => {
    await settled()
    if (flow.getSnapshot().matches('standing')) onAnswered()
  }

  if (state.matches('unavailable')) return <Unavailable problem={problem} onRetry={() => flow.send({ type: 'retry' })} />
  if (!letter) return busy ? <Frame title={t(word.title)} busy /> : <NothingSent email={email} />

  const { organisation } = letter
  const back = (step: LetterStep, text: string) => link(step, { className: css.back, children: <BackWords>{text}</BackWords> })
  if (heading === 'decline')
    return (
      <DeclineLetter
        title={t(word.declineTitle)}
        back={back('letter', t(word.back))}
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
        kind={kind}
        letterId={letter.id}
        mayGoOn={mayGoOn()}
        back={back('letter', t(word.back))}
        {...{ organisation, documents }}
        onChange={() => flow.send({ type: 'refresh' })}
        onContinue={goOn}
      >
        {children}
      </DocumentsPage>
    )
  if (heading === 'check')
    return (
      <CheckLetter
        {...{ kind, letter, documents, problem, busy }}
        back={back('documents', t('backToDocuments'))}
        change={link('documents', { className: 'link', children: t('change'), 'aria-label': t('changeWhat', { what: t('documents') }) })}
        onAgree={(answer) => {
          flow.send({ type: 'agree', answer })
          void answered()
        }}
      />
    )
  return (
    <LetterPage
      kind={kind}
      title={t(word.title)}
      note={t(word.reading)}
      html={'offerLetter' in letter ? letter.offerLetter : letter.contractLetter}
      decline={link('decline', { className: 'link', children: t(word.decline) })}
      letter={letter}
      onContinue={() => go('documents')}
    />
  )
}
