import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitting, freeSpans, type Span, shared, type Week } from '../../server/interviews/freeTimes.ts'

const MINUTE = 60_000
const ZONES = [
  'Australia/Melbourne',
  'Australia/Lord_Howe',
  'Europe/Vienna',
  'America/New_York',
  'America/Santiago',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'UTC',
]
/** Days around both changes of the clock in each of them, and a plain week. */
const BEGINS = ['2026-03-07', '2026-03-27', '2026-04-03', '2026-09-04', '2026-09-25', '2026-10-02', '2026-10-23', '2026-10-30', '2026-06-15'].map((day) =>
  Date.parse(`${day}T00:00:00Z`),
)

const formats = new Map<string, Intl.DateTimeFormat>()
function clockAt(zone: string, at: number) {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(zone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday!) + 1, time: `${parts.hour}:${parts.minute}` }
}

/** Each minute asked by itself: does the clock show a working hour, and is nothing within the buffer? */
function freeMinutes({ zone, hours, buffer }: Week, busy: readonly Span[], { from, to }: Span): Set<number> {
  const minutes = new Set<number>()
  for (let at = from; at < to; at += MINUTE) {
    const { weekday, time } = clockAt(zone, at)
    const works = hours.some((one) => one.weekday === weekday && one.from <= time && time < one.to)
    const isTaken = busy.some((one) => at >= one.from - buffer * MINUTE && at < one.to + buffer * MINUTE)
    if (works && !isTaken) minutes.add(at)
  }
  return minutes
}
const minutesOf = (spans: readonly Span[]) =>
  new Set(spans.flatMap(({ from, to }) => Array.from({ length: (to - from) / MINUTE }, (_, minute) => from + minute * MINUTE)))

const quarter = fc.integer({ min: 0, max: 95 }).map((at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`)
const hours = fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: quarter, to: quarter }), {
  maxLength: 7,
  selector: ({ weekday }) => weekday,
})
const week: fc.Arbitrary<Week> = fc.record({
  zone: fc.constantFrom(...ZONES),
  hours: hours.map((list) => list.filter(({ from, to }) => from < to)),
  buffer: fc.constantFrom(0, 5, 15, 45),
})
const begin = fc.constantFrom(...BEGINS)
const busyWithin = (from: number) =>
  fc.array(
    fc.record({ at: fc.integer({ min: -120, max: 4 * 1440 }), minutes: fc.integer({ min: 5, max: 300 }) }).map(({ at, minutes }) => ({
      from: from + at * MINUTE,
      to: from + (at + minutes) * MINUTE,
    })),
    { maxLength: 8 },
  )

test('the free time of a panel is what each minute by itself says', () => {
  const people = begin.chain((from) =>
    fc.record({ from: fc.constant(from), panel: fc.array(fc.record({ week, busy: busyWithin(from) }), { minLength: 1, maxLength: 3 }) }),
  )
  fc.assert(
    fc.property(people, ({ from, panel }) => {
      const range = { from, to: from + 3 * 1440 * MINUTE }
      const spans = shared(panel.map(({ week, busy }) => freeSpans(week, busy, range)))
      const [first, ...others] = panel.map(({ week, busy }) => freeMinutes(week, busy, range))
      const naive = [...first!].filter((minute) => others.every((other) => other.has(minute)))
      expect([...minutesOf(spans)]).toEqual(naive)
    }),
    { numRuns: 60, seed: 13 },
  )
})

test('what fits is whole, free, in order, on quarters of an hour and never double', () => {
  const spans = busyWithin(BEGINS[0]!)
  fc.assert(
    fc.property(spans, fc.constantFrom(15, 30, 45, 60, 90), (busy, minutes) => {
      const free = freeSpans({ zone: 'UTC', hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })), buffer: 0 }, busy, {
        from: BEGINS[0]!,
        to: BEGINS[0]! + 4 * 1440 * MINUTE,
      })
      const slots = fitting(free, minutes, 8, () => true)
      for (const [at, slot] of slots.entries()) {
        expect(slot.to - slot.from).toBe(minutes * MINUTE)
        expect(slot.from % (15 * MINUTE)).toBe(0)
        expect(free.some(({ from, to }) => from <= slot.from && slot.to <= to)).toBe(true)
        if (at > 0) expect(slot.from).toBeGreaterThanOrEqual(slots[at - 1]!.to)
      }
      // The first is as early as can be.
      const candidates = free.flatMap(({ from, to }) =>
        Array.from({ length: 96 * 5 }, (_, at) => BEGINS[0]! + at * 15 * MINUTE).filter((at) => at >= from && at + minutes * MINUTE <= to),
      )
      expect(slots[0]?.from).toBe(candidates.length > 0 ? Math.min(...candidates) : undefined)
    }),
    { numRuns: 100, seed: 13 },
  )
})
