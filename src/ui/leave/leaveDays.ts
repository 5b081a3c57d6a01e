import { isoDayIn } from '../i18n/zone.ts'

const DAY = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const iso = (time: number) => isoDayIn(new Date(time), 'UTC')

/** Days of a calendar as texts, "2026-12-18": they have no clock and no zone. */
export const shifted = (day: string, days: number): string => iso(at(day) + days * DAY)
/** 0 is Monday. */
export const weekdayAt = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7
export const mondayOf = (day: string): string => shifted(day, -weekdayAt(day))
export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`
/** The same day in another month; where that is shorter, its last day. */
export function inMonth(day: string, by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate()
  return iso(Date.UTC(year, month - 1 + by, Math.min(date, last)))
}
export const lastOfMonth = (day: string): string => shifted(inMonth(firstOfMonth(day), 1), -1)
export const firstOfQuarter = (day: string): string => inMonth(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3))
/** Every day from one to another, both of them. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, Math.round((at(to) - at(from)) / DAY) + 1) }, (_, one) => shifted(from, one))
/** The weeks of a month, from its first Monday on or before to its last Sunday on or after. */
export const weeksOf = (day: string): string[] => {
  const from = mondayOf(firstOfMonth(day))
  return daysFrom(from, shifted(mondayOf(lastOfMonth(day)), 6))
}
export const isWithin = (day: string, { firstDay, lastDay }: { firstDay: string; lastDay: string }): boolean => firstDay <= day && day <= lastDay
