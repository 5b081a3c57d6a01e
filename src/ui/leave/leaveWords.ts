import type { components } from '../../api/hr.gen.ts'
import { shortWeekday } from '../i18n/calendarDays.ts'
import { listOf, number } from '../i18n/format.ts'
import { t } from '../i18n/leave.ts'
import { amountInWords, daySpan, daysInWords, type LeaveMeasure } from '../i18n/leaveFigures.ts'

type Schemas = components['schemas']
type Part = Pick<Schemas['LeaveRequest'], 'firstDay' | 'lastDay' | 'fromNoon' | 'untilNoon'>

/** Which part of its days a leave leaves out, in words. */
export function partInWords({ firstDay, lastDay, fromNoon, untilNoon }: Part, startsAt: string | null = null): string {
  if (startsAt) return t('fromClock', { time: startsAt })
  if (firstDay === lastDay) return fromNoon ? t('secondHalf') : untilNoon ? t('firstHalf') : ''
  return [fromNoon && t('fromNoon'), untilNoon && t('untilNoon')].filter(Boolean).join(', ')
}
/** "22 – 31 Mar 2027, until noon" */
export const spanInWords = (part: Part, startsAt: string | null = null) =>
  [daySpan(part.firstDay, part.lastDay), partInWords(part, startsAt)].filter(Boolean).join(', ')

/** Some Monday and the days after it, for their names. */
const MONDAY = '2026-06-01'
const weekdayName = (at: number) => shortWeekday(`${MONDAY.slice(0, 9)}${at + 1}`)
/** "38 hours a week, Mon – Fri" */
export function weekInWords(week: readonly number[]): string {
  const worked = week.flatMap((minutes, at) => (minutes > 0 ? [at] : []))
  const [first = 0] = worked
  const last = worked.at(-1) ?? 0
  const isRow = worked.length > 2 && last - first === worked.length - 1
  const days = isRow ? t('weekFromTo', { from: weekdayName(first), to: weekdayName(last) }) : listOf(worked.map(weekdayName), 'conjunction')
  return t('weekOf', { hours: number(week.reduce((sum, minutes) => sum + minutes, 0) / 60), days })
}

/** What a request takes is counted in days by the service, so that a half of a short day is half a day. */
export const measureOf = (unit: Schemas['LeaveUnit'], dayMinutes: number): LeaveMeasure => ({ unit, dayMinutes })

/** What a request takes: the service counts its days, hours come from its minutes. */
export const requestAmount = ({ unit, days, minutes, startsAt }: Pick<Schemas['LeaveRequest'], 'unit' | 'days' | 'minutes' | 'startsAt'>) =>
  unit === 'HOURS' || startsAt ? amountInWords(minutes, { unit: 'HOURS', dayMinutes: 1 }) : daysInWords(days)
