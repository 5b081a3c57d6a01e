import { eachDay } from './days.ts'
import type { Half, Week } from './types.ts'
import { minutesOn } from './weeks.ts'

/** Holidays by their day. */
export type Holidays = ReadonlyMap<string, { name: string; half: Half | null }>
/** What is asked for: days, without the first half of the first or the second of the last one, or some hours of one day. */
type Asked = { firstDay: string; lastDay: string; fromNoon?: boolean; untilNoon?: boolean; startsAt?: string | null; asked?: number | null }
export type PricedDay = { day: string; half: Half | null; fromMinute: number; toMinute: number; minutes: number }

const NOON = 720
const MIDNIGHT = 1440
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** What somebody works in both halves of a day. The first half has the smaller part of an odd number of minutes. */
function halvesOf(weeks: readonly Week[], holidays: Holidays, day: string): Record<Half, number> {
  const whole = minutesOn(weeks, day)
  const holiday = holidays.get(day)
  const isOff = (half: Half) => holiday !== undefined && (holiday.half === null || holiday.half === half)
  const first = Math.floor(whole / 2)
  return { FIRST: isOff('FIRST') ? 0 : first, SECOND: isOff('SECOND') ? 0 : whole - first }
}

/** What a part of a day takes: the hours that were asked for, as far as the person would work on that day. */
export function priceOf(weeks: readonly Week[], holidays: Holidays, { day, half, fromMinute, toMinute }: Omit<PricedDay, 'minutes'>, isHours: boolean): number {
  const { FIRST, SECOND } = halvesOf(weeks, holidays, day)
  if (isHours) return Math.min(toMinute - fromMinute, FIRST + SECOND)
  return half === 'FIRST' ? FIRST : half === 'SECOND' ? SECOND : FIRST + SECOND
}

/** Every day of a request with what it takes; days off are among them, with nothing. */
export function priced(weeks: readonly Week[], holidays: Holidays, request: Asked): PricedDay[] {
  const { firstDay, lastDay, fromNoon, untilNoon, startsAt, asked } = request
  const part = (day: string, half: Half | null, [fromMinute, toMinute]: readonly [number, number], isHours = false): PricedDay => {
    const span = { day, half, fromMinute, toMinute }
    return { ...span, minutes: priceOf(weeks, holidays, span, isHours) }
  }
  if (startsAt && asked) {
    const from = minuteOf(startsAt)
    return [part(firstDay, null, [from, Math.min(MIDNIGHT, from + asked)], true)]
  }
  return eachDay(firstDay, lastDay).map((day) => {
    if (fromNoon && day === firstDay) return part(day, 'SECOND', [NOON, MIDNIGHT])
    if (untilNoon && day === lastDay) return part(day, 'FIRST', [0, NOON])
    return part(day, null, [0, MIDNIGHT])
  })
}
