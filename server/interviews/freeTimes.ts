import { evenStretches } from '../platform/zones.ts'

/** From a moment up to, and without, another, in milliseconds. */
export type Span = { from: number; to: number }
export type Week = { zone: string; hours: readonly { weekday: number; from: string; to: string }[]; buffer: number }

const DAY = 86_400_000
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const byTime = (one: Span, other: Span) => one.from - other.from

/** When somebody works: whenever the own clock shows one of the weekly hours, also where it is put forward or back. */
export function workingSpans({ zone, hours }: Week, range: Span): Span[] {
  const spans: Span[] = []
  for (const stretch of evenStretches(zone, range.from, range.to)) {
    const first = Math.floor((stretch.from + stretch.ahead) / DAY)
    const last = Math.floor((stretch.to + stretch.ahead) / DAY)
    for (let day = first; day <= last; day++) {
      // 1 January 1970 was a Thursday.
      const weekday = ((day + 3) % 7) + 1
      for (const { from, to } of hours.filter((one) => one.weekday === weekday)) {
        const begin = Math.max(day * DAY + minutesOf(from) * 60_000 - stretch.ahead, stretch.from)
        const end = Math.min(day * DAY + minutesOf(to) * 60_000 - stretch.ahead, stretch.to)
        if (begin < end) spans.push({ from: begin, to: end })
      }
    }
  }
  return joined(spans)
}

/** The same time as few spans as can be, in order. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted(byTime)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}

/** What is left of some time without some other. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  const gone = joined(taken)
  const left: Span[] = []
  for (const span of joined(spans)) {
    let from = span.from
    for (const one of gone) {
      if (one.to <= from || one.from >= span.to) continue
      if (one.from > from) left.push({ from, to: one.from })
      from = Math.max(from, one.to)
    }
    if (from < span.to) left.push({ from, to: span.to })
  }
  return left
}

/** The time that is in all of these. */
export function shared(lists: readonly (readonly Span[])[]): Span[] {
  const [first = [], ...others] = lists
  return others.reduce<Span[]>(
    (common, list) =>
      joined(common).flatMap((one) =>
        list.flatMap((other) => {
          const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
          return from < to ? [{ from, to }] : []
        }),
      ),
    joined(first),
  )
}

/** Minutes that an interview asks to be kept free before and after it, where somebody's own buffer is smaller. */
type Buffers = { before: number; after: number }

/** When somebody can be asked: the weekly hours less what is in the way, with the buffer before and after it. */
export const freeSpans = (week: Week, busy: readonly Span[], range: Span, { before, after }: Buffers = { before: 0, after: 0 }): Span[] =>
  without(
    workingSpans(week, range),
    busy.map(({ from, to }) => ({ from: from - Math.max(week.buffer, after) * 60_000, to: to + Math.max(week.buffer, before) * 60_000 })),
  )

export const QUARTER = 15 * 60_000
/** Where an interview of so many minutes fits, one after the other, each at a quarter of an hour. */
export function fitting(spans: readonly Span[], minutes: number, most: number, fits: (slot: Span) => boolean): Span[] {
  const slots: Span[] = []
  for (const { from, to } of spans) {
    for (let at = Math.ceil(from / QUARTER) * QUARTER; at + minutes * 60_000 <= to; ) {
      if (slots.length === most) return slots
      const slot = { from: at, to: at + minutes * 60_000 }
      const taken = fits(slot)
      if (taken) slots.push(slot)
      at = taken ? Math.ceil(slot.to / QUARTER) * QUARTER : at + QUARTER
    }
  }
  return slots
}
