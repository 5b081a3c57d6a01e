import { dayAfter, weekdayOf } from '../rules/days.ts'

type Day = { day: string; name: string }
const dayOf = (year: number, month: number, day: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Easter Sunday, by the Gregorian rule in whole numbers. */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const whole = h + l - 7 * m + 114
  return dayOf(year, Math.floor(whole / 31), (whole % 31) + 1)
}

/** The so many-th Monday (0) to Sunday (6) of a month. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = dayOf(year, month, 1)
  return dayAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7)
}

/** The day itself and, where it falls on a weekend, the next Monday; Christmas and the day after it make way for each other. */
function withSubstitute(day: string, name: string, taken: readonly string[] = []): Day[] {
  if (weekdayOf(day) < 5) return [{ day, name }]
  let instead = dayAfter(day, 7 - weekdayOf(day))
  while (taken.includes(instead)) instead = dayAfter(instead)
  return [
    { day, name },
    { day: instead, name: `${name} (instead)` },
  ]
}

/** Holidays of all of Australia, worked out by their rules: a sample, and no legal advice. */
function national(year: number): Day[] {
  const sunday = easter(year)
  const christmas = withSubstitute(dayOf(year, 12, 25), 'Christmas Day', [dayOf(year, 12, 26)])
  const boxing = withSubstitute(
    dayOf(year, 12, 26),
    'Boxing Day',
    christmas.map(({ day }) => day),
  )
  return [
    ...withSubstitute(dayOf(year, 1, 1), "New Year's Day"),
    ...withSubstitute(dayOf(year, 1, 26), 'Australia Day').slice(-1),
    { day: dayAfter(sunday, -2), name: 'Good Friday' },
    { day: dayAfter(sunday), name: 'Easter Monday' },
    { day: dayOf(year, 4, 25), name: 'Anzac Day' },
    ...christmas,
    ...boxing,
  ]
}

/** Victoria has more; the Friday before the football final is set each year, and has to be entered by hand. */
function victoria(year: number): Day[] {
  const sunday = easter(year)
  const more = [
    { day: nth(year, 3, 0, 2), name: 'Labour Day' },
    { day: dayAfter(sunday, -1), name: 'Saturday before Easter Sunday' },
    { day: sunday, name: 'Easter Sunday' },
    { day: nth(year, 6, 0, 2), name: "King's Birthday" },
    { day: nth(year, 11, 1, 1), name: 'Melbourne Cup' },
  ]
  const known = national(year)
  return [...known, ...more.filter(({ day }) => !known.some((one) => one.day === day))]
}

export const SAMPLE_PLACES = [
  { name: 'Australia', holidays: national },
  { name: 'Victoria', holidays: victoria },
] as const
