import type { components } from '../../../api/hr.gen.ts'
import { leaveRequestStates } from '../../../machines/lifecycles/leaveRequest.ts'
import { isTagged } from '../../../machines/lifecycles/tags.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { Status } from '../../components/status/Status.tsx'
import { longDay } from '../../i18n/calendarDays.ts'
import { day as dayWords } from '../../i18n/format.ts'
import { t as own } from '../../i18n/leave.ts'
import { t } from '../../i18n/leaveTeam.ts'
import { daysFrom, isWithin } from '../leaveDays.ts'
import { partInWords } from '../leaveWords.ts'
import css from './team.module.css'

type Calendar = components['schemas']['LeaveCalendar']

/** The days on which somebody is away or which are holidays, one below the other; only `heard` beside the bars, which show the same. */
export function TeamAgenda({ calendar, heard }: { calendar: Calendar; heard: boolean }) {
  const days = daysFrom(calendar.from, calendar.to)
    .map((day) => ({
      day,
      holidays: calendar.holidays.filter((one) => one.day === day),
      away: calendar.absences.filter((one) => isWithin(day, one)),
      here: calendar.here.find((one) => one.day === day),
    }))
    .filter(({ holidays, away }) => holidays.length + away.length > 0)
  const nameOf = (id: number) => calendar.people.find(({ employeeId }) => employeeId === id)?.name ?? ''
  if (days.length === 0) return <p className={heard ? 'vh' : css.nobody}>{t('nobodyAway')}</p>
  return (
    <ol className={css.agenda}>
      {days.map(({ day, holidays, away, here }) => {
        const needed = here?.needed ?? calendar.needed
        const isShort = here && needed !== null && here.here < needed
        return (
          <li key={day}>
            <div className="between">
              <h3>{longDay(day)}</h3>
              {here && (
                <span className={isShort ? 'tone t-red b' : 'meta'}>
                  {isShort ? t('shortBy', { here: here.here, of: here.of, needed }) : t('hereOn', { here: here.here, of: here.of })}
                </span>
              )}
            </div>
            <ul>
              {holidays.map(({ name }) => (
                <li key={name} className={css.holiday}>
                  {name}, {own('holiday')}
                </li>
              ))}
              {away.map((one) => (
                <li key={`${one.employeeId} ${one.firstDay} ${one.fromNoon}`}>
                  <PersonAvatar name={nameOf(one.employeeId)} small />
                  <span className="grow">
                    {nameOf(one.employeeId)}
                    <span className="meta">
                      {' '}
                      ·{' '}
                      {[one.kindName ?? t('away'), partInWords(one), one.lastDay > day && t('until', { day: dayWords(one.lastDay) })]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </span>
                  {isTagged(leaveRequestStates, one.status, 'asked') && <Status of="leaveRequest" is={one.status} />}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
