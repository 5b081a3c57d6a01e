import { wrongField } from '../problem.ts'

/** How far the clock of a zone is ahead of UTC at a moment, in milliseconds. */
function ahead(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - at
}

/** The moment at which the clock of `timeZone` shows this day and time; an hour that a clock change skips counts as the one after. */
export function momentOn(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const guess = wall - ahead(wall, timeZone)
  return new Date(wall - ahead(guess, timeZone))
}

export function checkZone(timeZone: string): void {
  try {
    if (!/^(UTC|[A-Za-z_]+\/[A-Za-z0-9_+/-]+)$/.test(timeZone)) throw new RangeError()
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw wrongField('zone', 'Choose a time zone such as Australia/Melbourne.')
  }
}
