import { clockIn, momentOn, todayIn } from '../platform/days.ts'
import { wrongField } from '../platform/http/problem.ts'

export function checkZone(timeZone: string): void {
  try {
    if (!/^(UTC|[A-Za-z_]+\/[A-Za-z0-9_+/-]+)$/.test(timeZone)) throw new RangeError()
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw wrongField('zone', 'Choose a time zone such as Australia/Melbourne.')
  }
}

type When = { day: string; startTime: string; endTime: string; zone: string }

/** Whoever is invited is invited to something that is still to come. */
export function checkAhead({ day, startTime, zone }: When, now = new Date()): void {
  checkZone(zone)
  if (momentOn(day, startTime, zone) >= now) return
  if (day < todayIn({ timeZone: zone }, now)) throw wrongField('day', 'Choose a day that has not passed.')
  throw wrongField('startTime', 'Choose a time that has not passed.')
}

/** The moments of a plan. An hour that the clock skips on that day is nobody's, and one that it repeats counts once. */
export function momentsOf({ day, startTime, endTime, zone }: When): { startsAt: Date; endsAt: Date } {
  checkZone(zone)
  if (endTime <= startTime) throw wrongField('endTime', 'Choose a time after the start.')
  const [startsAt, endsAt] = [momentOn(day, startTime, zone), momentOn(day, endTime, zone)]
  for (const [field, time, moment] of [['startTime', startTime, startsAt] as const, ['endTime', endTime, endsAt] as const])
    if (clockIn(moment, { timeZone: zone }).slice(11, 16) !== time) throw wrongField(field, 'The clock skips this time on that day. Choose another.')
  return { startsAt, endsAt }
}

/**
 * A span as a plan on the clock of a zone; null where that clock cannot say it: over midnight, over a change of the clock, or in the
 * hour that the clock repeats, of which it means the first.
 */
export function planOf({ from, to }: { from: number; to: number }, zone: string): When | null {
  const [begin, end] = [clockIn(new Date(from), { timeZone: zone }), clockIn(new Date(to), { timeZone: zone })]
  const when = { day: begin.slice(0, 10), startTime: begin.slice(11, 16), endTime: end.slice(11, 16), zone }
  const isOneDay = end.slice(0, 10) === when.day && end.slice(19) === begin.slice(19)
  const means = (time: string) => momentOn(when.day, time, zone).getTime()
  return isOneDay && means(when.startTime) === from && means(when.endTime) === to ? when : null
}

export const isSameTime = (one: When, other: When) => (['day', 'startTime', 'endTime', 'zone'] as const).every((part) => one[part] === other[part])
