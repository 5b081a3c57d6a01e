import { daysAfter, isDay } from '../../platform/days.ts'
import { wrongField } from '../../platform/http/problem.ts'

/** A quarter by its first day, of a year and 1 to 4. */
const firstDayOf = (year: number, quarter: number) => `${String(year).padStart(4, '0')}-${String(quarter * 3 - 2).padStart(2, '0')}-01`

/** The quarters of a year, in their order. */
export const quartersOf = (year: number) =>
  [1, 2, 3, 4].map((quarter) => ({
    firstDay: firstDayOf(year, quarter),
    lastDay: daysAfter(quarter === 4 ? firstDayOf(year + 1, 1) : firstDayOf(year, quarter + 1), -1),
  }))

const [FIRST_YEAR, LAST_YEAR] = [2000, 2100]
const isPlanned = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR
const inQuarter = (day: string) => firstDayOf(Number(day.slice(0, 4)), Math.floor((Number(day.slice(5, 7)) + 2) / 3))

/** A quarter as a form sends it: by its first day. */
export function wantQuarter(day: string): string {
  if (!isDay(day) || !isPlanned(Number(day.slice(0, 4))) || inQuarter(day) !== day)
    throw wrongField('quarter', `Choose a quarter: the first day of January, April, July or October, between ${FIRST_YEAR} and ${LAST_YEAR}.`)
  return day
}

/** A quarter as people write it in a cell: 2027-Q1, Q1 2027, or a day in it; null where it is none. */
export function quarterIn(text: string): string | null {
  if (isDay(text)) return isPlanned(Number(text.slice(0, 4))) ? inQuarter(text) : null
  const [, before, first, second, after] = /^(?:(\d{4})[\s/-]*Q([1-4])|Q([1-4])[\s/-]*(\d{4}))$/i.exec(text) ?? []
  const [year, quarter] = [Number(before ?? after), Number(first ?? second)]
  return isPlanned(year) ? firstDayOf(year, quarter) : null
}
