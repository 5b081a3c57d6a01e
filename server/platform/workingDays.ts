import { daysAfter } from './days.ts'

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

export const isWorkingDay = (day: string) => countTo(day) > countTo(daysAfter(day, -1))

/** The first day since which not more than so many working days have begun; whatever began before is past that limit. */
export function firstDayWithin(limit: number, today: string): string {
  let first = today
  while (workingDaysSince(daysAfter(first, -1), today) <= limit) first = daysAfter(first, -1)
  return first
}
