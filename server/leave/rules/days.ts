import { isoDay } from '../../platform/days.ts'

const DAY = 86_400_000
const parts = (day: string) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))] as const
const numberOf = (day: string) => {
  const [year, month, date] = parts(day)
  return Date.UTC(year, month, date) / DAY
}

/** The day so many months after another: the same date, or the last one of a month that is too short for it. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = parts(day)
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month + months, Math.min(date, last)))
}

export const dayAfter = (day: string, days = 1) => isoDay((numberOf(day) + days) * DAY)
/** How many days from one day to another, both counted; none where the second is before the first. */
export const lengthOf = (from: string, to: string) => Math.max(0, numberOf(to) - numberOf(from) + 1)
/** 0 for a Monday, 6 for a Sunday. */
export const weekdayOf = (day: string) => (((numberOf(day) + 3) % 7) + 7) % 7
export const later = (one: string, other: string) => (one > other ? one : other)
export const earlier = (one: string, other: string | null) => (other !== null && other < one ? other : one)

/** Every day from one to another. */
export function eachDay(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = numberOf(from), last = numberOf(to); at <= last; at++) days.push(isoDay(at * DAY))
  return days
}

/** How many whole months lie between two days, counted from the first one's date. */
export function monthsBetween(from: string, to: string): number {
  const [year, month] = parts(from)
  const [otherYear, otherMonth] = parts(to)
  const months = (otherYear - year) * 12 + otherMonth - month
  return monthsAfter(from, months) > to ? months - 1 : months
}
