import { hrQueries } from '../../../api/queries.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { dayNumber, shortWeekday } from '../../i18n/calendarDays.ts'
import { listOf } from '../../i18n/format.ts'
import { t } from '../../i18n/leave.ts'
import { daySpan } from '../../i18n/leaveFigures.ts'
import { daysFrom, isWithin, mondayOf, shifted } from '../leaveDays.ts'
import css from './own.module.css'

/** The week of the next leave on a phone: who of the team is away, and holidays. */
export function TeamWeek({ from, employeeId }: { from: string; employeeId: number }) {
  const monday = mondayOf(from)
  const to = shifted(monday, 6)
  const { data } = hrQueries.useQuery('get', '/leave/calendar', { params: { query: { from: monday, to, whose: 'COLLEAGUES' } } })
  const calendar = data?.data
  if (!calendar) return null
  const nameOf = (id: number) => calendar.people.find((one) => one.employeeId === id)?.name ?? ''
  const mine = calendar.absences.filter((one) => one.employeeId === employeeId)
  const others = calendar.absences.filter((one) => one.employeeId !== employeeId)
  return (
    <section aria-labelledby="team-week">
      <div className={css.head}>
        <h2 id="team-week">{t('teamWeek', { span: daySpan(monday, to) })}</h2>
        <span className="meta">
          {calendar.holidays.length > 0
            ? calendar.holidays.map(({ day, name }) => `${dayNumber(day)} ${name}`).join(' · ')
            : others.length === 0 && t('nobodyAway')}
        </span>
      </div>
      <ul className={css.week}>
        {daysFrom(monday, to).map((day, at) => {
          const away = others.filter((one) => isWithin(day, one)).map((one) => nameOf(one.employeeId))
          const isHoliday = calendar.holidays.some((one) => one.day === day)
          return (
            <li key={day} data-off={at > 4 || undefined} data-mine={mine.some((one) => isWithin(day, one)) || undefined} data-holiday={isHoliday || undefined}>
              <span>{shortWeekday(day)}</span>
              <b className="num">{dayNumber(day)}</b>
              {isHoliday && <span className="vh">{t('holiday')}</span>}
              <span className={css.faces}>
                {away.slice(0, 2).map((name) => (
                  <PersonAvatar key={name} name={name} small />
                ))}
              </span>
              {away.length > 0 && <span className="vh">{listOf(away, 'conjunction')}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
