import type { MouseEvent } from 'react'
import type { components } from '../../../api/recruitment.gen.ts'
import { t } from '../../i18n/calendar.ts'
import { dayAndMonth, longDay, weekdayOf } from '../../i18n/calendarDays.ts'
import type { CalendarInterview } from './CalendarPage.tsx'
import { Card } from './Card.tsx'
import css from './calendar.module.css'
import { clockOf, clockText, partsOf, placed, type Stretch } from './days.ts'
import { DRAFT_MINUTES, type DraftTime, type Step, stepOf } from './draft.ts'

const HOUR = 58
const px = (minutes: number) => (minutes * HOUR) / 60
/** Where a card has room for a line of text. */
const LEAST = 24

type Props = {
  interviews: readonly CalendarInterview[]
  days: readonly string[]
  today: string
  zone: string
  free: components['schemas']['FreeTimes'] | undefined
  draft: DraftTime | null
  onOpen: (id: number) => void
  onDraft: ((day: string, minutes: number) => void) | undefined
  onMove: (step: Step) => void
  onDiscard: () => void
}

/** Days beside each other, an hour 58 pixels high. The weekend stands there when somebody works or interviews then. */
export function Week({ interviews, days, today, zone, free, draft, onOpen, onDraft, onMove, onDiscard }: Props) {
  const cards = placed(interviews, zone, LEAST)
  const cut = (spans: readonly { from: string; to: string }[]) => spans.flatMap((span) => partsOf(span, zone))
  const [together, busy, working] = [
    cut(free?.together ?? []),
    cut(free?.people.flatMap((one) => one.busy) ?? []),
    cut(free?.people.flatMap((one) => one.working) ?? []),
  ]
  const needed = new Set([...cards, ...working, ...(draft ? [draft] : [])].map(({ day }) => day))
  const shown = days.filter((day, at) => at < 5 || needed.has(day) || day === today)
  const begin = Math.min(8, ...[...cards, ...working].map(({ from }) => Math.floor(from / 60)), ...(draft ? [Math.floor(draft.minutes / 60)] : []))
  const end = Math.max(
    18,
    ...[...cards, ...working].map(({ to }) => Math.ceil(to / 60)),
    ...(draft ? [Math.min(24, Math.ceil((draft.minutes + DRAFT_MINUTES) / 60))] : []),
  )
  const hours = Array.from({ length: end - begin }, (_, at) => begin + at)
  const top = (minutes: number) => px(minutes - begin * 60)
  const now = clockOf(Date.now(), zone)
  const band = (kind: string | undefined, day: string, spans: readonly Stretch[]) =>
    spans
      .filter((span) => span.day === day && span.to > begin * 60 && span.from < end * 60)
      .map(({ from, to }) => (
        <i
          key={`${from}-${to}`}
          className={kind}
          style={{ top: top(Math.max(from, begin * 60)), height: px(Math.min(to, end * 60) - Math.max(from, begin * 60)) }}
        />
      ))
  const press = (day: string) => (event: MouseEvent<HTMLElement>) => {
    const { top: above } = event.currentTarget.getBoundingClientRect()
    onDraft?.(day, begin * 60 + ((event.clientY - above) * 60) / HOUR)
  }
  return (
    <div className={css.week} style={{ gridTemplateColumns: `52px repeat(${shown.length}, minmax(124px, 1fr))` }}>
      <span className={css.corner} />
      {shown.map((day) => (
        <div key={day} className={css.dayHead} data-today={day === today || undefined}>
          <span>{weekdayOf(day)}</span>
          <b>{day === today ? t('todayIs', { day: dayAndMonth(day) }) : dayAndMonth(day)}</b>
        </div>
      ))}
      <div className={css.hours} aria-hidden="true" style={{ height: hours.length * HOUR }}>
        {hours.slice(1).map((hour) => (
          <span key={hour} className="num" style={{ top: (hour - begin) * HOUR }}>
            {clockText(hour * 60)}
          </span>
        ))}
      </div>
      {shown.map((day) => {
        const own = cards.filter((card) => card.day === day)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the draft is made by its button and moved by arrow keys
          <section
            key={day}
            className={css.column}
            aria-label={longDay(day)}
            data-panel={free ? true : undefined}
            style={{ height: hours.length * HOUR }}
            onClick={onDraft && press(day)}
          >
            {band(css.working, day, working)}
            {band(css.together, day, together)}
            {band(css.busy, day, busy)}
            {hours.slice(1).map((hour) => (
              <i key={hour} className={css.rule} style={{ top: (hour - begin) * HOUR }} />
            ))}
            {own.map(({ item, from, to, lane, lanes }) => (
              <div
                key={item.id}
                className={css.place}
                style={{ top: top(from), height: px(Math.max(to - from, LEAST)), left: `${(100 * lane) / lanes}%`, width: `${100 / lanes}%` }}
              >
                <Card interview={item} zone={zone} onOpen={onOpen} as={to - from < 45 ? 'line' : 'block'} />
              </div>
            ))}
            {draft?.day === day && (
              <div className={css.place} style={{ top: top(draft.minutes), height: px(DRAFT_MINUTES) }}>
                <button
                  type="button"
                  // biome-ignore lint/a11y/noAutofocus: whoever makes a draft goes on by moving it
                  autoFocus
                  className={`${css.card} ${css.draft}`}
                  onClick={(event) => event.stopPropagation()}
                  onKeyDown={(event) => {
                    const step = stepOf(event)
                    if (event.key === 'Escape') onDiscard()
                    if (!step) return
                    event.preventDefault()
                    onMove(step)
                  }}
                >
                  <b>{t('draft')}</b> <span className="num">{clockText(draft.minutes)}</span>
                  <span className="vh"> {t('draftAt', { day: longDay(day) })}</span>
                </button>
              </div>
            )}
            {day === today && now.day === day && now.minutes >= begin * 60 && now.minutes < end * 60 && (
              <i className={css.now} style={{ top: top(now.minutes) }} role="img" aria-label={t('now', { time: clockText(now.minutes) })} />
            )}
          </section>
        )
      })}
    </div>
  )
}
