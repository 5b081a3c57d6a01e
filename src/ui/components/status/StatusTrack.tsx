import { t } from '../../i18n/components.ts'
import { day } from '../../i18n/format.ts'
import type { Transition } from './Moves.tsx'

type Props<Status extends string> = {
  /** What the list is called: "The way of this application". */
  name: string
  /** The stations in their order; ways out (on hold, rejected) are none. */
  stations: readonly Status[]
  now: Status
  /** The station where an aside was left, when `now` is none. */
  from?: Status | null
  /** When a station was entered, ISO; one that never was has been skipped. */
  dates: Partial<Record<Status, string | null>>
  transitions: readonly Transition[]
  label: (status: Status) => string
  why: (code: string, transition: Transition) => string
}

/** Where it is, how it came here, what can come next: the lifecycle drawn as a list. */
export function StatusTrack<Status extends string>({ name, stations, now, from, dates, transitions, label, why }: Props<Status>) {
  const here = stations.indexOf(stations.includes(now) ? now : (from ?? now))
  // What somebody else decides is no door of this person's.
  const nextAt = (station: Status) => transitions.find(({ status, why }) => status === station && why !== 'NOT_YOURS')
  // The ring marks each; the words stand at the first.
  const firstOpen = stations.find((station, index) => index > here && nextAt(station)?.allowed)
  return (
    <ol className="track" aria-label={name}>
      {stations.map((station, index) => {
        const next = nextAt(station)
        const isNow = index === here
        const date = dates[station]
        const past = index < here && Boolean(date)
        const skipped = index < here && !date
        const kind = isNow ? 'now' : past ? 'past' : skipped ? 'skipped' : next?.allowed ? 'can' : next ? 'when' : undefined
        const ahead = index > here
        return (
          <li key={station} className={kind} aria-current={isNow ? 'step' : undefined}>
            {isNow && <span className="knob" />}
            <b>
              {label(station)}
              {past && <span className="vh"> {t('past')}</span>}
            </b>
            {isNow && date && <small>{t('since', { day: day(date) })}</small>}
            {past && date && <small>{day(date)}</small>}
            {skipped && <small>{t('skipped')}</small>}
            {ahead && next?.allowed && <small className={station === firstOpen ? undefined : 'vh'}>{t('canStart')}</small>}
            {ahead && next && !next.allowed && next.why && <small>{why(next.why, next)}</small>}
          </li>
        )
      })}
    </ol>
  )
}
