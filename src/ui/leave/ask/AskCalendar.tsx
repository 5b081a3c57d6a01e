import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useId } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import type { LeaveTyped } from '../../../machines/flows/leave/leaveTyped.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { dayNumber, longDay, monthOf, shortWeekday } from '../../i18n/calendarDays.ts'
import { listOf } from '../../i18n/format.ts'
import { t } from '../../i18n/leaveAsk.ts'
import { firstOfMonth, inMonth, isWithin, weekdayAt, weeksOf } from '../leaveDays.ts'
import css from './ask.module.css'
import { useDayGrid } from './useDayGrid.ts'

type Schemas = components['schemas']
type Props = {
  typed: Pick<LeaveTyped, 'firstDay' | 'lastDay'>
  today: string
  employeeId: number
  /** Whether the own colleagues are those of whom is asked for. */
  ofTeam: boolean
  planned: readonly Schemas['LeaveRequest'][]
  week: readonly number[]
  onChoose: (firstDay: string, lastDay: string) => void
}
const FACES = 2

/** A month to choose days in: own leave, holidays and who of the team is away. One day of it is reached by Tab, the others by arrows. */
export function AskCalendar({ typed, today, employeeId, ofTeam, planned, week, onChoose }: Props) {
  const helpId = useId()
  const grid = useDayGrid({ typed, today, onChoose })
  const days = weeksOf(grid.cursor)
  const month = firstOfMonth(grid.cursor)
  const query = { from: days[0] ?? month, to: days.at(-1) ?? month, whose: 'COLLEAGUES' as const }
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/calendar', { params: { query } }, { placeholderData: keepPreviousData, enabled: ofTeam })
  const calendar = data?.data
  const nameOf = (id: number) => calendar?.people.find((one) => one.employeeId === id)?.name ?? ''
  const holidays = calendar?.holidays.filter(({ day }) => day.startsWith(month.slice(0, 7))) ?? []
  const turn = (by: 1 | -1) => grid.show(inMonth(grid.cursor, by))
  const cellOf = (day: string) => {
    const holiday = calendar?.holidays.find((one) => one.day === day)
    const away = calendar?.absences.filter((one) => one.employeeId !== employeeId && isWithin(day, one)).map((one) => nameOf(one.employeeId)) ?? []
    const isChosen = typed.firstDay !== '' && isWithin(day, { firstDay: typed.firstDay, lastDay: typed.lastDay || typed.firstDay })
    return {
      day,
      holiday,
      away: [...new Set(away)],
      isChosen,
      isEnd: isChosen && (day === typed.firstDay || day === typed.lastDay),
      isOwn: planned.some((one) => isWithin(day, one)),
      isOff: week[weekdayAt(day)] === 0,
    }
  }
  return (
    <div className={css.calendar}>
      <div className="between">
        <h3 aria-live="polite">{monthOf(grid.cursor)}</h3>
        <span className="row">
          <ActionIcon aria-label={t('monthBefore')} onClick={() => turn(-1)}>
            <IconChevronLeft size={16} stroke={1.8} />
          </ActionIcon>
          <ActionIcon aria-label={t('monthAfter')} onClick={() => turn(1)}>
            <IconChevronRight size={16} stroke={1.8} />
          </ActionIcon>
        </span>
      </div>
      <span id={helpId} className="vh">
        {t('calendarHelp')}
      </span>
      {error && !data && <LoadFailed as="line" title={t('calendarFailed')} error={error} onRetry={() => void refetch()} />}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which one moves by arrows is a grid
        role="grid"
        className={css.grid}
        aria-label={t('calendar', { month: monthOf(grid.cursor) })}
        aria-describedby={helpId}
        onKeyDown={grid.onKeyDown}
        ref={grid.table}
      >
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col" abbr={shortWeekday(day)}>
                {shortWeekday(day).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: days.length / 7 }, (_, row) => (
            <tr key={days[row * 7]}>
              {days.slice(row * 7, row * 7 + 7).map((day) => {
                const cell = cellOf(day)
                return (
                  <td key={day}>
                    <DayButton
                      {...cell}
                      isOther={!day.startsWith(month.slice(0, 7))}
                      isToday={day === today}
                      tabIndex={day === grid.cursor ? 0 : -1}
                      onClick={(stretches) => grid.choose(day, stretches)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`meta ${css.legend}`} aria-hidden="true">
        <span data-sign="chosen">{t('youAsk')}</span>
        <span data-sign="holiday">{t('holiday')}</span>
        {planned.length > 0 && <span data-sign="own">{t('ownLeave')}</span>}
        {ofTeam && <span data-sign="team">{t('teamAway')}</span>}
      </p>
      {holidays.length > 0 && <p className="meta">{holidays.map(({ day, name }) => `${dayNumber(day)} ${name}`).join(' · ')}</p>}
    </div>
  )
}

type DayProps = {
  day: string
  holiday: Schemas['HolidayOnDay'] | undefined
  away: readonly string[]
  isChosen: boolean
  isEnd: boolean
  isOwn: boolean
  isOff: boolean
  isOther: boolean
  isToday: boolean
  tabIndex: number
  onClick: (stretches: boolean) => void
}
function DayButton({ day, holiday, away, isChosen, isEnd, isOwn, isOff, isOther, isToday, tabIndex, onClick }: DayProps) {
  const said = [
    isToday && t('today'),
    isChosen && t('chosen'),
    holiday && `${t(holiday.half ? 'halfHoliday' : 'holiday')}: ${holiday.name}`,
    isOff && !holiday && t('noWork'),
    isOwn && t('ownLeave'),
    away.length > 0 && t('away', { names: listOf([...away], 'conjunction') }),
  ].filter(Boolean)
  return (
    <button
      type="button"
      className={css.day}
      data-day={day}
      tabIndex={tabIndex}
      data-chosen={isChosen || undefined}
      data-end={isEnd || undefined}
      data-own={isOwn || undefined}
      data-off={isOff || undefined}
      data-other={isOther || undefined}
      data-holiday={holiday ? true : undefined}
      data-today={isToday || undefined}
      onClick={(event) => onClick(event.shiftKey)}
    >
      {/* What is shown is told in words, as the initials of people tell nothing. */}
      <span className="vh">{[longDay(day), ...said].join(', ')}</span>
      <span className="num" data-number aria-hidden="true">
        {dayNumber(day)}
      </span>
      {holiday && !isEnd && (
        <span className={css.word} aria-hidden="true">
          {t('holiday')}
        </span>
      )}
      {away.length > 0 && (
        <span className={css.faces} aria-hidden="true">
          {away.slice(0, FACES).map((name) => (
            <PersonAvatar key={name} name={name} small />
          ))}
          {away.length > FACES && <span className={css.more}>+{away.length - FACES}</span>}
        </span>
      )}
    </button>
  )
}
