import { momentOn, todayIn } from '../platform/days.ts'
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

export const isSameTime = (one: When, other: When) => (['day', 'startTime', 'endTime', 'zone'] as const).every((part) => one[part] === other[part])
