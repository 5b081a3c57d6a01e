import { isoDayIn } from '../../i18n/zone.ts'
import type { View } from './search.ts'

const DAY = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
export const shifted = (day: string, days: number) => isoDayIn(new Date(at(day) + days * DAY), 'UTC')
/** 0 is Monday. */
const weekday = (day: string) => (new Date(at(day)).getUTCDay() + 6) % 7
const monday = (day: string) => shifted(day, -weekday(day))

/** The day with which so many working days end, counted from the first. */
export function lastWorkingDay(first: string, many: number): string {
  const left = many - (weekday(first) < 5 ? 1 : 0)
  return left > 0 ? lastWorkingDay(shifted(first, 1), left) : first
}

const AGENDA_DAYS = 14

/** The days that a view shows around one day. */
export function rangeOf(view: View, date: string): { from: string; days: number } {
  if (view === 'week') return { from: monday(date), days: 7 }
  if (view === 'agenda') return { from: date, days: AGENDA_DAYS }
  const first = `${date.slice(0, 8)}01`
  const from = monday(first)
  const last = shifted(nextMonth(first, 1), -1)
  return { from, days: Math.round((at(shifted(monday(last), 7)) - at(from)) / DAY) }
}

function nextMonth(first: string, by: number): string {
  const [year = 0, month = 1] = first.split('-').map(Number)
  return isoDayIn(new Date(Date.UTC(year, month - 1 + by, 1)), 'UTC')
}

/** The day around which the view before or after is. */
export const turned = (view: View, date: string, by: 1 | -1) =>
  view === 'month' ? nextMonth(`${date.slice(0, 8)}01`, by) : shifted(date, by * (view === 'week' ? 7 : AGENDA_DAYS))

export const daysOf = ({ from, days }: { from: string; days: number }) => Array.from({ length: days }, (_, one) => shifted(from, one))

const clocks = new Map<string, Intl.DateTimeFormat>()
/** Minutes since midnight on the clock of a zone. */
function minutesIn(moment: Date, timeZone: string): number {
  const format = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, format)
  const [hours = 0, minutes = 0] = format.format(moment).split(':').map(Number)
  return hours * 60 + minutes
}

/** What the clock of a zone shows at a moment. */
export const clockOf = (moment: string | number, zone: string) => {
  const date = new Date(moment)
  return { day: isoDayIn(date, zone), minutes: minutesIn(date, zone) }
}

/** The moment at which the clock of a zone shows a time; of one that it skips, about when it would. */
export function momentOf(day: string, minutes: number, zone: string): number {
  const wall = at(day) + minutes * 60_000
  let moment = wall
  // Once by the difference at the wall time read as UTC, once more in case the clock is changed in between.
  for (let turn = 0; turn < 2; turn++) {
    const shown = clockOf(moment, zone)
    moment += wall - (at(shown.day) + shown.minutes * 60_000)
  }
  return moment
}

export const clockText = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const WHOLE_DAY = 24 * 60
export type Stretch = { day: string; from: number; to: number }

/** A span of time as its parts on each day. */
export function partsOf({ from, to }: { from: string; to: string }, zone: string): Stretch[] {
  const [begin, end] = [clockOf(from, zone), clockOf(to, zone)]
  if (begin.day === end.day) return [{ day: begin.day, from: begin.minutes, to: Math.max(end.minutes, begin.minutes) }]
  const parts: Stretch[] = [{ day: begin.day, from: begin.minutes, to: WHOLE_DAY }]
  for (let day = shifted(begin.day, 1); day < end.day; day = shifted(day, 1)) parts.push({ day, from: 0, to: WHOLE_DAY })
  return end.minutes > 0 ? [...parts, { day: end.day, from: 0, to: end.minutes }] : parts
}

type Placed<Item> = Stretch & { item: Item; lane: number; lanes: number }

/** What overlaps stands side by side. */
export function placed<Item extends { startsAt: string; endsAt: string }>(items: readonly Item[], zone: string, least: number): Placed<Item>[] {
  const parts = items.flatMap((item) => partsOf({ from: item.startsAt, to: item.endsAt }, zone).map((part) => ({ ...part, item, lane: 0, lanes: 1 })))
  const sorted = parts.toSorted((a, b) => (a.day === b.day ? a.from - b.from || b.to - a.to : a.day < b.day ? -1 : 1))
  let group: Placed<Item>[] = []
  const endOf = (part: Stretch) => Math.max(part.to, part.from + least)
  const close = () => {
    const lanes = Math.max(1, ...group.map(({ lane }) => lane + 1))
    for (const part of group) part.lanes = lanes
    group = []
  }
  for (const part of sorted) {
    if (!group.some((one) => one.day === part.day && endOf(one) > part.from)) close()
    const taken = new Set(group.filter((one) => endOf(one) > part.from).map(({ lane }) => lane))
    while (taken.has(part.lane)) part.lane++
    group.push(part)
  }
  close()
  return sorted
}
