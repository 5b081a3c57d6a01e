import { dayAfter, earlier, lengthOf, weekdayOf } from './days.ts'
import type { Policy, Week } from './types.ts'

/** Whoever has no work week of their own works like this: 38 hours, Monday to Friday. */
export const STANDARD_WEEK: Week = { fromDay: '0001-01-01', minutes: [456, 456, 456, 456, 456, 0, 0] }

/** The week that counts on a day; before the first one that one counts already. */
export function weekOn(weeks: readonly Week[], day: string): Week {
  let found = weeks[0] ?? STANDARD_WEEK
  for (const week of weeks) {
    if (week.fromDay > day) break
    found = week
  }
  return found
}

/** What is worked on a day without holidays, in minutes. */
export const minutesOn = (weeks: readonly Week[], day: string) => weekOn(weeks, day).minutes[weekdayOf(day)] ?? 0

const sum = (minutes: readonly number[]) => minutes.reduce((all, one) => all + one, 0)

/** The average working day of a week, by which minutes are shown in days. */
export function dayMinutesOf({ minutes }: Pick<Week, 'minutes'>): number {
  const worked = minutes.filter((one) => one > 0)
  return worked.length === 0 ? 456 : Math.max(1, Math.round(sum(worked) / worked.length))
}

/** How much of a full week somebody works on a day, in minutes of a week: never more than all of it. */
const shareOn = (weeks: readonly Week[], day: string, { fullTimeMinutes }: Policy) => Math.min(sum(weekOn(weeks, day).minutes), fullTimeMinutes)

/** Half up, in whole numbers. */
const rounded = (part: number, whole: number) => Math.floor((2 * part + whole) / (2 * whole))

/** A part of an amount, for the days from one to another of a period, each by the week that counts on it. */
export function earned(amount: number, policy: Policy, weeks: readonly Week[], [from, to]: readonly [string, string], periodDays: number): number {
  if (!policy.partTimeShare) return rounded(amount * lengthOf(from, to), periodDays)
  let shares = 0
  for (let begin = from; begin <= to; ) {
    const next = weeks.find(({ fromDay }) => fromDay > begin)?.fromDay
    const end = earlier(to, next === undefined ? null : dayAfter(next, -1))
    shares += lengthOf(begin, end) * shareOn(weeks, begin, policy)
    begin = dayAfter(end)
  }
  return rounded(amount * shares, periodDays * policy.fullTimeMinutes)
}

/** The same where the week of one day counts for all of them. */
export function given(amount: number, policy: Policy, weeks: readonly Week[], day: string, days: number, periodDays: number): number {
  if (!policy.partTimeShare) return rounded(amount * days, periodDays)
  return rounded(amount * days * shareOn(weeks, day, policy), periodDays * policy.fullTimeMinutes)
}
