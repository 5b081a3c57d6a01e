import { IconArrowRight } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { leaveRequestStates } from '../../../machines/lifecycles/leaveRequest.ts'
import { isTagged } from '../../../machines/lifecycles/tags.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { dayNumber, monthOf } from '../../i18n/calendarDays.ts'
import { narrowWeekday } from '../../i18n/leaveFigures.ts'
import { t } from '../../i18n/leaveTeam.ts'
import { LeaveIcon } from '../LeaveIcon.tsx'
import { daysFrom, isWithin, weekdayAt } from '../leaveDays.ts'
import css from './team.module.css'

type Schemas = components['schemas']
type Calendar = Schemas['LeaveCalendar']
type Props = { calendar: Calendar; today: string; marked: Schemas['LeaveRequestToAnswer'] | null; isQuarter: boolean }
/** From so many days on a bar has room for words. */
const ROOM = 5

/** Each person a row, each day a column: bars say who is away. What it shows is read out from the agenda beside it. */
export function Timeline({ calendar, today, marked, isQuarter }: Props) {
  const days = daysFrom(calendar.from, calendar.to)
  const isHoliday = (day: string) => calendar.holidays.some((one) => one.day === day)
  const isWeekend = (day: string) => weekdayAt(day) > 4
  const columns = { '--days': days.length } as CSSProperties
  // The days of the open request count as if it were approved.
  const hereOn = (day: string) => marked?.here.find((one) => one.day === day) ?? calendar.here.find((one) => one.day === day)
  return (
    <div className={css.scroll}>
      <div className={css.timeline} style={columns} data-quarter={isQuarter || undefined} aria-hidden="true">
        <div className={css.bands}>
          {days.map((day, at) =>
            isHoliday(day) || isWeekend(day) || day === today ? (
              <i key={day} style={{ gridColumn: at + 1 }} data-holiday={isHoliday(day) || undefined} data-today={day === today || undefined} />
            ) : null,
          )}
        </div>
        <div className={css.headRow}>
          <span className={css.name}>{t('people', { n: calendar.people.length })}</span>
          <div className={css.cells}>
            {days.map((day, at) =>
              isQuarter ? (
                <span key={day} style={{ gridColumn: at + 1 }}>
                  {day.endsWith('-01') ? <b className={css.monthName}>{monthOf(day)}</b> : null}
                </span>
              ) : (
                <span key={day} style={{ gridColumn: at + 1 }} data-off={isWeekend(day) || undefined} data-holiday={isHoliday(day) || undefined}>
                  {narrowWeekday(day)}
                  <b className="num">{dayNumber(day)}</b>
                </span>
              ),
            )}
          </div>
        </div>
        {calendar.people.map((person) => (
          <div key={person.employeeId} className={css.row} data-marked={marked?.request.employeeId === person.employeeId || undefined}>
            <span className={css.name}>
              <PersonAvatar name={person.name} small />
              <span className="ell">{person.name}</span>
            </span>
            <div className={css.cells}>
              {calendar.absences
                .filter((one) => one.employeeId === person.employeeId)
                .map((absence) => (
                  <Bar
                    key={`${absence.requestId} ${absence.firstDay} ${absence.fromNoon}`}
                    absence={absence}
                    calendar={calendar}
                    days={days}
                    isQuarter={isQuarter}
                    isMarked={marked?.request.id === absence.requestId}
                  />
                ))}
            </div>
          </div>
        ))}
        <div className={css.hereRow}>
          <span className={css.name}>{t('here', { n: calendar.people.length + calendar.more })}</span>
          <div className={css.cells}>
            {days.map((day, at) => {
              const here = hereOn(day)
              const needed = here?.needed ?? calendar.needed
              const isShort = here && needed !== null && here.here < needed
              return (
                <span key={day} className="num" style={{ gridColumn: at + 1 }} data-short={isShort || undefined}>
                  {here && !isQuarter ? here.here : null}
                </span>
              )
            })}
          </div>
        </div>
      </div>
      <p className={`meta ${css.legend}`} aria-hidden="true">
        <span data-sign="approved">{t('legendApproved')}</span>
        <span data-sign="asked">{t('legendAsked')}</span>
        <span data-sign="holiday">{t('legendHoliday')}</span>
        {calendar.needed !== null && <span data-sign="short">{t(marked ? 'redUnderWith' : 'redUnder', { n: calendar.needed })}</span>}
      </p>
    </div>
  )
}

type BarProps = { absence: Schemas['LeaveAbsence']; calendar: Calendar; days: readonly string[]; isMarked: boolean; isQuarter: boolean }
function Bar({ absence, calendar, days, isMarked, isQuarter }: BarProps) {
  const { firstDay, lastDay, fromNoon, untilNoon, kindName, symbol, status } = absence
  const from = days.findIndex((day) => day >= firstDay)
  const shown = days.filter((day) => isWithin(day, absence)).length
  if (from < 0 || shown === 0) return null
  const isHalf = firstDay === lastDay && (fromNoon || untilNoon)
  const isAsked = isTagged(leaveRequestStates, status, 'asked')
  const kind = kindName ?? t('away')
  return (
    <span
      className={css.bar}
      style={{ gridColumn: `${from + 1} / span ${shown}` }}
      data-asked={isAsked || undefined}
      data-marked={isMarked || undefined}
      data-symbol={symbol ?? 'OTHER'}
      title={isAsked ? t('asked', { kind }) : kind}
    >
      {isQuarter && shown < 3 ? null : isHalf ? t('half') : <LeaveIcon symbol={symbol} size={14} />}
      {shown >= (isQuarter ? 3 * ROOM : ROOM) && <span className="ell">{isAsked ? t('asked', { kind }) : kind}</span>}
      {lastDay > calendar.to && <IconArrowRight size={12} stroke={2} />}
    </span>
  )
}
