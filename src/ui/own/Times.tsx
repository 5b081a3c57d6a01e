import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Own, TimeTask } from '../../machines/flows/own/ownPage.ts'
import { ownTimesMachine } from '../../machines/flows/own/ownTimes.ts'
import { useEmitted } from '../data/useEmitted.ts'
import { t } from '../i18n/ownTimes.ts'
import { isoDayIn } from '../i18n/zone.ts'
import { OwnFrame } from './OwnFrame.tsx'
import { BackTo, Wrong } from './OwnMore.tsx'
import css from './own.module.css'
import timesCss from './Times.module.css'
import { timesByDay } from './timesByDay.ts'
import { clockThere, dayThere, timeThere } from './when.ts'
import { Zone, type ZoneProps } from './Zone.tsx'

/** So many days are shown at first, and so many more each time that later ones are asked for. */
const [FIRST, MORE] = [3, 7]
const takeFocus = (place: HTMLElement | null) => place?.focus()
const endOf = (startsAt: string, minutes: number) => new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()

type Props = ZoneProps & {
  own: Own
  wanted: { key: string; offerId: number; task: TimeTask }
  onBack: () => void
  /** It is done; what the page shows is out of date; or the link opens nothing any more. */
  onEnd: (how: 'timesDone' | 'outdated' | 'lost') => void
}

/** Choosing a time for one's interview, another in its place, or giving it up. */
export function Times({ own, wanted, zone, onZone, onBack, onEnd }: Props) {
  const offer = own.offers.find(({ id }) => id === wanted.offerId)
  const actor = useActorRef(ownTimesMachine, { input: { ...wanted, booked: offer?.booked ?? null } })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEmitted(actor, (event) => onEnd(event.type === 'done' ? 'timesDone' : 'lost'))
  const { send } = actor
  const { times, minutes, chosen, lost, problem } = state.context
  const busy = state.hasTag('busy')
  const frame = { organisation: own.organisation, moved: true, busy, back: <BackTo onBack={onBack} /> }
  const titles = { choose: t('title'), change: t('changeTitle'), giveUp: t('giveUpTitle') }
  const title = titles[wanted.task]
  if (state.hasTag('leaving'))
    return (
      <OwnFrame
        {...frame}
        title={title}
        onSubmit={() => send({ type: 'giveUp' })}
        edge={
          <button type="submit" className={`${css.primary} ${css.danger}`} aria-disabled={busy || undefined}>
            {t(busy ? 'givingUp' : 'giveUp')}
          </button>
        }
      >
        <Wrong problem={problem} />
        <p>{t('giveUpText', { when: offer?.booked ? `${dayThere(offer.booked, zone)}, ${timeThere(offer.booked, zone)}` : '' })}</p>
      </OwnFrame>
    )
  if (state.matches('over'))
    return (
      <OwnFrame {...frame} title={t('overTitle')} error back={<BackTo onBack={() => onEnd('outdated')} />}>
        <p role="alert">{t('overText')}</p>
      </OwnFrame>
    )
  if (state.matches('failed') || state.matches('none'))
    return (
      <OwnFrame
        {...frame}
        title={t(state.matches('none') ? 'noneTitle' : 'failedTitle')}
        onSubmit={() => send({ type: 'retry' })}
        edge={
          <button type="submit" className={css.primary}>
            {t('again')}
          </button>
        }
      >
        {state.matches('none') ? (
          <>
            {lost && <p role="alert">{t('taken')}</p>}
            <p role="status">{t('noneText')}</p>
          </>
        ) : (
          <p role="alert">{t('failedText')}</p>
        )}
      </OwnFrame>
    )
  if (!state.hasTag('choosing')) return <OwnFrame {...frame} title={title} />
  const meant = chosen && t('meant', { day: dayThere(chosen, zone), time: clockThere(chosen, endOf(chosen, minutes), zone) })
  return (
    <OwnFrame
      {...frame}
      title={title}
      onSubmit={() => send({ type: 'book' })}
      edge={
        <>
          {/* At the edge it is seen wherever somebody has scrolled to. */}
          {lost && (
            <p className={timesCss.taken} role="alert">
              {t('taken')}
            </p>
          )}
          <Wrong problem={problem} />
          <button type="submit" className={chosen ? css.primary : css.second} aria-disabled={busy || !chosen || undefined}>
            {!meant ? t('chooseFirst') : busy ? t('booking') : t(wanted.task === 'change' ? 'moveTo' : 'book', { meant })}
          </button>
        </>
      }
    >
      <p className={css.quiet}>{t('minutes', { n: minutes })}</p>
      <Zone zone={zone} onZone={onZone} also={offer ? [offer.zone] : []} />
      <Days {...{ times, zone, chosen, lost, busy }} onChoose={(startsAt) => send({ type: 'choose', startsAt })} />
    </OwnFrame>
  )
}

type DaysProps = { times: readonly string[]; zone: string; chosen: string | null; lost: string | null; busy: boolean; onChoose: (startsAt: string) => void }

/** The times of each day as one group of choices: the arrow keys lead through all of them. */
function Days({ times, zone, chosen, lost, busy, onChoose }: DaysProps) {
  const [most, setMost] = useState(FIRST)
  const [opened, setOpened] = useState<string | null>(null)
  const days = timesByDay(times, zone)
  const later = days.slice(most)
  // Whoever was too late goes on at the day that they had chosen, or at the next one.
  const lostDay = lost && isoDayIn(new Date(lost), zone)
  const goOnAt = lostDay ? (days.find(({ day }) => day >= lostDay) ?? days[0])?.day : opened
  const choose = (startsAt: string) => {
    setOpened(null)
    if (!busy) onChoose(startsAt)
  }
  return (
    <>
      {days.slice(0, most).map(({ day, times }) => (
        <fieldset key={day} className={timesCss.day} tabIndex={-1} ref={day === goOnAt ? takeFocus : undefined}>
          <legend>{dayThere(times[0] as string, zone)}</legend>
          <div className={timesCss.times}>
            {times.map((startsAt) => {
              const isTwice = times.filter((one) => timeThere(one, zone) === timeThere(startsAt, zone)).length > 1
              return (
                <label key={startsAt} className={timesCss.time}>
                  <input type="radio" name="startsAt" value={startsAt} checked={startsAt === chosen} onChange={() => choose(startsAt)} />
                  <span className="num">{timeThere(startsAt, zone, isTwice)}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      {later.length > 0 && (
        <button
          type="button"
          className={css.plainly}
          onClick={() => {
            setOpened(later[0]?.day ?? null)
            setMost(most + MORE)
          }}
        >
          {t('later', { n: later.reduce((sum, { times }) => sum + times.length, 0) })}
        </button>
      )}
    </>
  )
}
