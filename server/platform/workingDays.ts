import { dayOf, daysAfter, momentOn } from './days.ts'

/** Monday to Friday. Holidays of a place are not kept anywhere yet, so that a working day is a day of the week. */
const DAY = 86_400_000
/** A Monday, from which weeks are counted. */
const MONDAY = Date.parse('1970-01-05T00:00:00Z')

/** How many working days there are from that Monday up to the end of a day. */
function countTo(day: string): number {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - MONDAY) / DAY)
  const weekday = ((days % 7) + 7) % 7
  return ((days - weekday) / 7) * 5 + Math.min(weekday + 1, 5)
}

/** How many working days have begun since a day: none on the day itself, one on the Monday after a Friday, Saturday or Sunday. */
export const workingDaysSince = (day: string, today: string) => Math.max(0, countTo(today) - countTo(day))

/** Whether anybody works on a day: the one place that holidays have to be asked at. */
export const isWorkingDay = (day: string) => countTo(day) > countTo(daysAfter(day, -1))

/** The day that so many working days lead to from a day. */
export function dayAfterWorkingDays(day: string, days: number): string {
  let last = day
  while (workingDaysSince(day, last) < days) last = daysAfter(last, 1)
  return last
}

/** The first day since which not more than so many working days have begun; whatever began before is past that limit. */
export function firstDayWithin(limit: number, today: string): string {
  let first = today
  while (workingDaysSince(daysAfter(first, -1), today) <= limit) first = daysAfter(first, -1)
  return first
}

/** When work begins. */
const MORNING = '09:00'

/** The so many-th morning of a working day from now on, where the organisation is; 1: the next. */
export function workingMorning(count: number, { timeZone }: { timeZone: string }, now = new Date()): Date {
  let left = count
  for (let day = dayOf(now, { timeZone }); ; day = daysAfter(day, 1)) {
    const at = momentOn(day, MORNING, timeZone)
    if (at > now && isWorkingDay(day) && --left <= 0) return at
  }
}
