import type { KeyboardEvent } from 'react'
import { clockOf, daysOf, momentOf, shifted } from './days.ts'

/** A place in the calendar that nobody is told of yet. */
export type DraftTime = { day: string; minutes: number }
export type Step = { days?: number; minutes?: number }

const QUARTER = 15
const LAST = 24 * 60 - QUARTER
/** How much room a draft takes until a candidate and a step say how long it is. */
export const DRAFT_MINUTES = 45

export const movedBy = ({ day, minutes }: DraftTime, step: Step): DraftTime => ({
  day: shifted(day, step.days ?? 0),
  minutes: Math.min(LAST, Math.max(0, minutes + (step.minutes ?? 0))),
})

type Where = { zone: string; range: { from: string; days: number }; together: readonly { from: string; to: string }[] }

/** Where somebody pressed; else at the next time at which all are free, else at the next full hour. */
export function draftAt(day: string | undefined, minutes: number | undefined, { zone, range, together }: Where): DraftTime {
  if (day !== undefined && minutes !== undefined) return { day, minutes: Math.floor(minutes / QUARTER) * QUARTER }
  const now = Date.now()
  const fits = together
    .map(({ from, to }) => ({ from: Math.max(Date.parse(from), now), to: Date.parse(to) }))
    .find((one) => one.to - one.from >= DRAFT_MINUTES * 60_000)
  if (fits) {
    const clock = clockOf(Math.ceil(fits.from / (QUARTER * 60_000)) * QUARTER * 60_000, zone)
    return { day: clock.day, minutes: clock.minutes }
  }
  const today = clockOf(now, zone)
  const days = daysOf(range)
  const first = days[0] ?? today.day
  if (!days.includes(today.day)) return { day: first, minutes: 10 * 60 }
  const next = Math.ceil((today.minutes + 1) / 60) * 60
  return next < 17 * 60 ? { day: today.day, minutes: Math.max(9 * 60, next) } : { day: shifted(today.day, 1), minutes: 10 * 60 }
}

export const isPast = ({ day, minutes }: DraftTime, zone: string) => momentOf(day, minutes, zone) < Date.now()

const KEYS: Record<string, 1 | -1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }
/** Arrow keys by a quarter of an hour, with Shift by a day. */
export function stepOf(event: KeyboardEvent): Step | null {
  const by = KEYS[event.key]
  if (!by) return null
  return event.shiftKey ? { days: by } : { minutes: by * QUARTER }
}
