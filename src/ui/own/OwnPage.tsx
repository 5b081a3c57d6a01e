import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { type Own, ownPageMachine } from '../../machines/flows/own/ownPage.ts'
import { t } from '../i18n/own.ts'
import { Meetings } from './Meetings.tsx'
import { OwnFrame } from './OwnFrame.tsx'
import css from './own.module.css'
import { Stages } from './Stages.tsx'
import { dayInFull } from './when.ts'

// What is opened from the page comes later than the page.
const more = () => import('./OwnMore.tsx')
const AskForLink = lazy(() => more().then((module) => ({ default: module.AskForLink })))
const Messages = lazy(() => more().then((module) => ({ default: module.Messages })))
const Withdrawal = lazy(() => more().then((module) => ({ default: module.Withdrawal })))
const Refusal = lazy(() => more().then((module) => ({ default: module.Refusal })))
const OwnData = lazy(() => import('./OwnData.tsx').then((module) => ({ default: module.OwnData })))

/** One's own application, without an account: whatever its flow is at. */
export function OwnPage({ ownKey }: { ownKey: string }) {
  const actor = useActorRef(ownPageMachine, { input: { key: ownKey } })
  const state = useSelector(actor, (snapshot) => snapshot)
  const { own, problem, did, moved } = state.context
  const busy = state.hasTag('busy')
  const { send } = actor
  const waiting = <OwnFrame title={t('loading')} busy />
  if (state.hasTag('asking') || state.matches('asked'))
    return (
      <Suspense fallback={waiting}>
        <AskForLink
          asked={state.matches('asked')}
          {...{ busy, problem }}
          onAsk={(email) => send({ type: 'ask', email })}
          onBack={() => send({ type: 'back' })}
        />
      </Suspense>
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
  ) : state.hasTag('withdrawal') ? (
    <Withdrawal {...shared} onWithdraw={(because) => send({ type: 'withdraw', because })} />
  ) : state.hasTag('refusal') ? (
    <Refusal {...shared} startsAt={state.context.startsAt} onRefuse={(note) => send({ type: 'refuse', note })} />
  ) : null
  if (part) return <Suspense fallback={waiting}>{part}</Suspense>
  return (
    <OwnFrame title={t('title')} organisation={own.organisation} edge={edgeOf(own)} {...{ busy, moved }}>
      <p className={css.position}>{[own.positionTitle, own.place].filter(Boolean).join(' · ')}</p>
      {did && (
        <p className={css.did} role="status">
          {t(`did_${did}`)}
        </p>
      )}
      <Stages own={own} />
      <Meetings list={own.interviews} onRefuse={({ startsAt }) => send({ type: 'askToRefuse', startsAt })} />
      <nav className={css.rows}>
        <button type="button" onClick={() => send({ type: 'seeMessages' })}>
          {t('messages')} <span className={css.count}>{own.messages.length}</span>
        </button>
        <button type="button" onClick={() => send({ type: 'seeData' })}>
          {t('data')}
        </button>
        {own.mayWithdraw && (
          <button type="button" onClick={() => send({ type: 'askToWithdraw' })}>
            {t('withdraw')}
          </button>
        )}
      </nav>
      <p className={css.quiet}>{t('applied', { day: dayInFull(own.appliedOn) })}</p>
    </OwnFrame>
  )
}

/** The one thing that waits for the person, where there is one: a letter, then a meeting that is held by video. */
function edgeOf({ letterWaits, interviews }: Own) {
  const link = interviews.find((one) => one.link && !one.cannotCome)?.link
  if (letterWaits)
    return (
      <a className={css.primary} href="/offer-letter">
        {t('toLetter')}
      </a>
    )
  return link ? (
    <a className={css.primary} href={link} target="_blank" rel="noreferrer">
      {t('openLink')}
    </a>
  ) : null
}
