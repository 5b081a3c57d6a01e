import type { Settings } from './settings.ts'

/**
 * A day is a day of the organisation's time zone, whatever the zone of the process, of the database's session or of the
 * reader. A moment is compared with a day by the day's half-open range, so that an index on the moment can be used.
 */
type Where = Pick<Settings, 'timeZone'>

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** So many days are kept. */
const MOST_KEPT = 10_000
const written = new Map<number, string>()
/** The day of what a clock shows, given in milliseconds as if it were UTC; kept, since leave is counted day by day. */
export function isoDay(at: number): string {
  const day = Math.floor(at / DAY)
  const known = written.get(day)
  if (known) return known
  if (written.size >= MOST_KEPT) written.clear()
  const text = new Date(at).toISOString().slice(0, 10)
  written.set(day, text)
  return text
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

const midnights = new Map<string, Map<number, number>>()
/** How far it is ahead when a day of UTC begins; kept, since to ask the calendar takes longer than a row of a list. */
function aheadAtMidnight(day: number, timeZone: string): number {
  const ofZone = midnights.get(timeZone) ?? new Map<number, number>()
  midnights.set(timeZone, ofZone)
  if (ofZone.size >= MOST_KEPT) ofZone.clear()
  const known = ofZone.get(day) ?? aheadBy(day * DAY, timeZone)
  ofZone.set(day, known)
  return known
}

/** How far the clock of a zone is ahead of UTC at a moment, in milliseconds. No zone changes its clock twice within a day of UTC. */
export function ahead(at: number, timeZone: string): number {
  const day = Math.floor(at / DAY)
  const offset = aheadAtMidnight(day, timeZone)
  return offset === aheadAtMidnight(day + 1, timeZone) ? offset : aheadBy(at, timeZone)
}

/** As the calendar says it. Long ago zones had seconds, too. */
function aheadBy(at: number, timeZone: string): number {
  const name =
    formatOf(timeZone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = /([+\-−])(\d+):?(\d+)?:?(\d+)?/.exec(name) ?? []
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000
  return sign && sign !== '+' ? -size : size
}

/**
 * The moment at which the clock of a zone shows a time, given as if it were UTC. Of a time that a clock change repeats it is
 * the first; a time that a clock change skips counts by the clock of before the change.
 */
function momentAt(wall: number, timeZone: string): number {
  const [before, after] = [ahead(wall - DAY, timeZone), ahead(wall + DAY, timeZone)]
  const fits = [before, after].map((offset) => wall - offset).filter((at) => at + ahead(at, timeZone) === wall)
  return fits.length > 0 ? Math.min(...fits) : wall - before
}

/** The moment at which the clock of `timeZone` shows this day and time. */
export const momentOn = (day: string, time: string, timeZone: string): Date => new Date(momentAt(Date.parse(`${day}T${time}:00Z`), timeZone))

/** From the first moment of a day up to, and without, the first one of the next. */
export function rangeOf(day: string, { timeZone }: Where): { from: Date; before: Date } {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return { from: new Date(momentAt(midnight, timeZone)), before: new Date(momentAt(midnight + DAY, timeZone)) }
}

/** The day of a moment, as 2026-11-20. */
export const dayOf = (moment: Date, { timeZone }: Where) => isoDay(moment.getTime() + ahead(moment.getTime(), timeZone))

/** The day it is where the organisation is. */
export const todayIn = (where: Where, now = new Date()) => dayOf(now, where)

/** The day so many days after another, or before it. */
export const daysAfter = (day: string, days: number) => isoDay(Date.parse(`${day}T00:00:00Z`) + days * DAY)

/** How many days from one day to another; below zero where the other is before it. */
export const daysBetween = (day: string, other: string) => Math.round((Date.parse(other) - Date.parse(day)) / DAY)

/** A moment as the clock there shows it, with how far that is from UTC: 2026-12-18T23:59:59+11:00. */
export function clockIn(moment: Date, { timeZone }: Where): string {
  const offset = ahead(moment.getTime(), timeZone)
  const size = Math.floor(Math.abs(offset) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const local = new Date(moment.getTime() + offset).toISOString().slice(0, 19)
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** Whether a text names a day that is in the calendar: 31 February parses, as a day in March; year 0 parses, and PostgreSQL knows none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && isoDay(at) === text
}
