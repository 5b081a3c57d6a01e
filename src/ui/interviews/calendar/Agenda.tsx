import { t } from '../../i18n/calendar.ts'
import { longDay } from '../../i18n/calendarDays.ts'
import type { CalendarInterview } from './CalendarPage.tsx'
import { Card } from './Card.tsx'
import css from './calendar.module.css'
import { clockOf } from './days.ts'

type Props = { interviews: readonly CalendarInterview[]; days: readonly string[]; today: string; zone: string; onOpen: (id: number) => void }

/** The same interviews as a list by days: what a screen reader walks, and all that a phone shows. */
export function Agenda({ interviews, days, today, zone, onOpen }: Props) {
  const byDay = Map.groupBy(interviews, ({ startsAt }) => clockOf(startsAt, zone).day)
  return (
    <div className={css.agenda}>
      {days
        .filter((day) => byDay.has(day))
        .map((day) => (
          <section key={day} aria-label={longDay(day)}>
            <h2 className={day === today ? css.isToday : undefined}>{day === today ? t('todayIs', { day: longDay(day) }) : longDay(day)}</h2>
            <ul className={css.rows}>
              {byDay.get(day)?.map((one) => (
                <li key={one.id}>
                  <Card interview={one} zone={zone} onOpen={onOpen} as="row" />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
