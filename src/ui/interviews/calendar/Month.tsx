import { t } from '../../i18n/calendar.ts'
import { dayNumber, longDay, shortWeekday } from '../../i18n/calendarDays.ts'
import type { CalendarInterview } from './CalendarPage.tsx'
import { Card } from './Card.tsx'
import css from './calendar.module.css'
import { clockOf } from './days.ts'

const MOST = 3
type Props = {
  interviews: readonly CalendarInterview[]
  days: readonly string[]
  month: string
  today: string
  zone: string
  onOpen: (id: number) => void
  onDay: (day: string) => void
}

/** A month: the first interviews of each day, the others in its agenda. */
export function Month({ interviews, days, month, today, zone, onOpen, onDay }: Props) {
  const byDay = Map.groupBy(interviews, ({ startsAt }) => clockOf(startsAt, zone).day)
  return (
    <div className={css.month}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className={css.weekday} aria-hidden="true">
          {shortWeekday(day)}
        </span>
      ))}
      {days.map((day) => {
        const list = byDay.get(day) ?? []
        const isToday = day === today
        return (
          <section
            key={day}
            aria-label={isToday ? t('todayIs', { day: longDay(day) }) : longDay(day)}
            className={css.cell}
            data-other={!day.startsWith(month) || undefined}
            data-today={isToday || undefined}
          >
            <span className={css.number} aria-hidden="true">
              {dayNumber(day)}
            </span>
            {list.slice(0, MOST).map((one) => (
              <Card key={one.id} interview={one} zone={zone} onOpen={onOpen} as="line" />
            ))}
            {list.length > MOST && (
              <button type="button" className="linkish" onClick={() => onDay(day)}>
                {t('more', { n: list.length - MOST })}
              </button>
            )}
          </section>
        )
      })}
    </div>
  )
}
