import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { type Own, ownPageMachine, type TimeTask } from '../../machines/flows/own/ownPage.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { t } from '../i18n/own.ts'
import { Meetings, Offers } from './Meetings.tsx'
import { OwnFrame } from './OwnFrame.tsx'
import css from './own.module.css'
import { Stages } from './Stages.tsx'
import { dayInFull, ownZone } from './when.ts'

// What is opened from the page comes later than the page.
const more = () => import('./OwnMore.tsx')
const AskForLink = lazy(() => more().then((module) => ({ default: module.AskForLink })))
const Messages = lazy(() => more().then((module) => ({ default: module.Messages })))
const Withdrawal = lazy(() => more().then((module) => ({ default: module.Withdrawal })))
const Refusal = lazy(() => more().then((module) => ({ default: module.Refusal })))
const Times = lazy(() => import('./Times.tsx').then((module) => ({ default: module.Times })))
const Documents = lazy(() => import('./Documents.tsx').then((module) => ({ default: module.Documents })))
const OwnData = lazy(() => import('./OwnData.tsx').then((module) => ({ default: module.OwnData })))

/** One's own application, without an account: whatever its flow is at. */
export function OwnPage({ ownKey }: { ownKey: string }) {
  const actor = useActorRef(ownPageMachine, { input: { key: ownKey } })
  const state = useSelector(actor, (snapshot) => snapshot)
  const { own, problem, did, moved, offerId, task } = state.context
  const [zone, setZone] = useState(ownZone)
  const busy = state.hasTag('busy')
  const { send } = actor
  const waiting = <OwnFrame title={t('loading')} busy />
  if (state.hasTag('asking') || state.matches('asked'))
    return (
      <LazyBoundary fallback={waiting}>
        <AskForLink
          asked={state.matches('asked')}
          {...{ busy, problem }}
          onAsk={(email) => send({ type: 'ask', email })}
          onBack={() => send({ type: 'back' })}
        />
      </LazyBoundary>
    )
  if (state.matches('failed'))
    return (
      <OwnFrame
        title={t('failedTitle')}
        error
        onSubmit={() => send({ type: 'retry' })}
        edge={
          <button type="submit" className={css.primary}>
            {t('retry')}
          </button>
        }
      >
        <p role="alert">{t('failedText')}</p>
      </OwnFrame>
    )
  if (!own) return waiting
  const shared = { own, problem, busy, did, onBack: () => send({ type: 'back' }) }
  const clock = { zone, onZone: setZone }
  const onTimes = (offerId: number, task: TimeTask) => send({ type: 'askForTimes', offerId, task })
  const part = state.hasTag('messages') ? (
    <Messages {...shared} />
  ) : state.hasTag('data') ? (
    <OwnData
      {...shared}
      sent={state.matches({ shown: 'uploading' }) ? state.context.sent / Math.max(1, state.context.file?.size ?? 1) : null}
      onChoose={(file) => send({ type: 'choose', file })}
      onCancel={() => send({ type: 'cancel' })}
      onKeepLonger={(wanted) => send({ type: 'keepLonger', wanted })}
    />
  ) : state.hasTag('documents') ? (
    <Documents {...{ own, ownKey }} onBack={shared.onBack} onIn={() => send({ type: 'documentIn' })} />
  ) : state.hasTag('withdrawal') ? (
    <Withdrawal {...shared} onWithdraw={(because) => send({ type: 'withdraw', because })} />
  ) : state.hasTag('refusal') ? (
    <Refusal {...shared} startsAt={state.context.startsAt} onRefuse={(note) => send({ type: 'refuse', note })} />
  ) : state.hasTag('times') ? (
    <Times {...shared} {...clock} wanted={{ key: ownKey, offerId, task }} onEnd={(type) => send({ type })} />
  ) : null
  if (part) return <LazyBoundary fallback={waiting}>{part}</LazyBoundary>
  const wanted = wantedOf(own)
  const seeDocuments = () => send({ type: 'seeDocuments' })
  return (
    <OwnFrame title={t('title')} organisation={own.organisation} edge={edgeOf(own, seeDocuments)} {...{ busy, moved }}>
      <p className={css.position}>{[own.positionTitle, own.place].filter(Boolean).join(' · ')}</p>
      {did && (
        <p className={css.did} role="status">
          {t(`did_${did}`)}
        </p>
      )}
      <Offers offers={own.offers} onTimes={onTimes} />
      <Stages own={own} />
      <Meetings {...{ own, onTimes }} {...clock} onRefuse={({ startsAt }) => send({ type: 'askToRefuse', startsAt })} />
      <nav className={css.rows}>
        <button type="button" onClick={() => send({ type: 'seeMessages' })}>
          <Sign d="M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z" />
          {t('messages')} <span className={css.count}>{own.messages.length}</span>
        </button>
        <button type="button" onClick={() => send({ type: 'seeData' })}>
          <Sign d="M14 3v4a1 1 0 0 0 1 1h4M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M9 9h1M9 13h6M9 17h6" />
          {t('data')}
        </button>
        {own.documents.length > 0 && (
          <button type="button" onClick={seeDocuments}>
            <Sign d="M14 3v4a1 1 0 0 0 1 1h4M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M12 17v-6M9.5 13.5 12 11l2.5 2.5" />
            {t('documents')} {wanted > 0 && <span className={css.count}>{t('wanted', { n: wanted })}</span>}
          </button>
        )}
        {own.mayWithdraw && (
          <button type="button" onClick={() => send({ type: 'askToWithdraw' })}>
            <Sign d="M13 12v.01M3 21h18M5 21V5a2 2 0 0 1 2-2h7.5M17 13.5V21M14 7h7m-3-3 3 3-3 3" />
            {t('withdraw')}
          </button>
        )}
      </nav>
      <p className={css.quiet}>{t('applied', { day: dayInFull(own.appliedOn) })}</p>
    </OwnFrame>
  )
}

/** Drawn here: the set of icons would bring more than the whole row weighs. */
const Sign = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)

const wantedOf = ({ documents }: Own) => documents.filter(({ state, mayHandIn }) => mayHandIn && state !== 'HANDED_IN').length

/** The one thing that waits for the person, where there is one: a letter, then documents, then a meeting that is held by video. */
function edgeOf(own: Own, seeDocuments: () => void) {
  const { letterWaits, interviews } = own
  const link = interviews.find((one) => one.link && !one.cannotCome)?.link
  if (letterWaits)
    return (
      <a className={css.primary} href="/offer-letter">
        {t('toLetter')}
      </a>
    )
  if (wantedOf(own) > 0)
    return (
      <button type="button" className={css.primary} onClick={seeDocuments}>
        {t('toDocuments')}
      </button>
    )
  return link ? (
    <a className={css.primary} href={link} target="_blank" rel="noreferrer">
      {t('openLink')}
    </a>
  ) : null
}
