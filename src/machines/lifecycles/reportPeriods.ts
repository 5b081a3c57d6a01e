/** Periods of reports that move along with the day on which they are asked for; a screen and a mail begin with the same days. Days are written as 2026-11-25. */
export const movingPeriods = ['thisMonth', 'lastMonth', 'threeMonths', 'lastQuarter', 'thisYear', 'lastYear'] as const
type MovingPeriod = (typeof movingPeriods)[number]
export type Period = { from: string; to: string }

const DAY = 86_400_000
const two = (n: number) => String(n).padStart(2, '0')
const iso = (date: Date) => `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
const on = (day: string) => new Date(`${day}T00:00:00Z`)
const monthsFrom = (day: string, months: number, date: number) => iso(new Date(Date.UTC(on(day).getUTCFullYear(), on(day).getUTCMonth() + months, date)))

/** A moving period as it is on a day. */
export function periodOn(period: MovingPeriod, day: string): Period {
  const month = on(day).getUTCMonth()
  switch (period) {
    case 'thisMonth':
      return { from: monthsFrom(day, 0, 1), to: day }
    case 'lastMonth':
      return { from: monthsFrom(day, -1, 1), to: monthsFrom(day, 0, 0) }
    case 'threeMonths':
      return { from: monthsFrom(day, -2, 1), to: day }
    case 'lastQuarter':
      return { from: monthsFrom(day, -(month % 3) - 3, 1), to: monthsFrom(day, -(month % 3), 0) }
    case 'thisYear':
      return { from: monthsFrom(day, -month, 1), to: day }
    case 'lastYear':
      return { from: monthsFrom(day, -month - 12, 1), to: monthsFrom(day, -month, 0) }
  }
}

/** The period that one is held against: as many whole months, or as many days, before it; or the same days a year ago. */
export function comparedTo({ from, to }: Period, comparison: 'before' | 'year'): Period {
  const isWhole = from.endsWith('-01') && iso(new Date(on(to).getTime() + DAY)).endsWith('-01')
  const months = 12 * (on(to).getUTCFullYear() - on(from).getUTCFullYear()) + on(to).getUTCMonth() - on(from).getUTCMonth() + 1
  if (isWhole) {
    const back = comparison === 'year' ? 12 : months
    return { from: monthsFrom(from, -back, 1), to: monthsFrom(to, -back + 1, 0) }
  }
  if (comparison === 'year') return { from: yearBefore(from), to: yearBefore(to) }
  const length = on(to).getTime() - on(from).getTime()
  const last = on(from).getTime() - DAY
  return { from: iso(new Date(last - length)), to: iso(new Date(last)) }
}

/** A day of February that only that year has becomes the last one. */
function yearBefore(day: string): string {
  const moved = monthsFrom(day, -12, on(day).getUTCDate())
  return moved.slice(5, 7) === day.slice(5, 7) ? moved : monthsFrom(day, -11, 0)
}
