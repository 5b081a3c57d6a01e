import { daysAfter, isoDay } from '../../platform/days.ts'
import type { courses, learningRules } from '../../tables/learning.ts'

type Rule = Pick<typeof learningRules.$inferSelect, 'repeat' | 'repeatMonths' | 'fixedMonth' | 'fixedDay' | 'openDays'>

/** The same day so many months later; of a shorter month its last day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayIn(year + Math.floor((month - 1 + months) / 12), (month - 1 + months) % 12, date)
}

/** A day of a month that counts from 0; of a shorter month its last day. */
const dayIn = (year: number, month: number, date: number) => isoDay(Date.UTC(year, month, Math.min(date, new Date(Date.UTC(year, month + 1, 0)).getUTCDate())))

/**
 * The last day on which what was completed counts; null is for ever. A rule with a fixed day counts a completion that came
 * while that day's round was open for the round of the next year.
 */
export function validUntil(course: Pick<typeof courses.$inferSelect, 'validMonths'>, rule: Rule | null, completedOn: string): string | null {
  if (rule?.repeatMonths && rule.repeat === 'MONTHS') return monthsAfter(completedOn, rule.repeatMonths)
  if (rule?.fixedMonth && rule.fixedDay && rule.repeat === 'FIXED_DAY') {
    const reached = daysAfter(completedOn, rule.openDays)
    const year = Number(reached.slice(0, 4))
    const thisYear = dayIn(year, rule.fixedMonth - 1, rule.fixedDay)
    return thisYear > reached ? thisYear : dayIn(year + 1, rule.fixedMonth - 1, rule.fixedDay)
  }
  return course.validMonths === null ? null : monthsAfter(completedOn, course.validMonths)
}
