import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Span, Week } from '../../server/interviews/freeTimes.ts'
import { type Interviewer, openTimes, type TimeRules } from '../../server/interviews/offers/openTimes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Zones of both hemispheres, with changes of an hour, of half an hour and of none, at midnight and by day. */
const ZONES = [
  ...['Australia/Melbourne', 'Australia/Lord_Howe', 'Australia/Adelaide', 'Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Apia', 'Asia/Kathmandu'],
  ...['Asia/Kolkata', 'Asia/Tokyo', 'Asia/Beirut', 'Africa/Cairo', 'Europe/Vienna', 'Europe/London', 'Europe/Lisbon', 'America/New_York'],
  ...['America/St_Johns', 'America/Santiago', 'America/Asuncion', 'America/Los_Angeles', 'UTC'],
]

type Clock = { day: string; weekday: number; time: string }
/** The clock of a zone, asked of the platform itself and not of the product; once for each quarter of an hour. */
const clocks = new Map(ZONES.map((zone) => [zone, new Map<number, Clock>()]))
function clockAt(zone: string, at: number): Clock {
  const known = clocks.get(zone)!
  const clock = known.get(at) ?? askedFor(zone, at)
  known.set(at, clock)
  return clock
}
const formats = new Map<string, Intl.DateTimeFormat>()
function askedFor(zone: string, at: number): Clock {
  const options = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { ...options, hourCycle: 'h23' })
  formats.set(zone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday!) + 1
  return { day: `${parts.year}-${parts.month}-${parts.day}`, weekday, time: `${parts.hour}:${parts.minute}` }
}

/** The moments of 2026 at which a zone's clock is put forward or back. */
function changesOf(zone: string): number[] {
  const ahead = (at: number) => {
    const { day, time } = clockAt(zone, at)
    return Date.parse(`${day}T${time}:00Z`) - at
  }
  const found: number[] = []
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += DAY) if (ahead(at) !== ahead(at + DAY)) found.push(at)
  return found
}
const changes = new Map(ZONES.map((zone) => [zone, changesOf(zone)]))
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

const quarter = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`)
/** Some work by day, some at night, when clocks change. */
const hours = fc.constantFrom([0, 24, 30, 95], [28, 40, 60, 80]).chain(([a, b, c, d]) => fc.record({ from: quarter(a!, b!), to: quarter(c!, d!) }))
const week = (zones: readonly string[]): fc.Arbitrary<Week> =>
  fc.record({
    zone: fc.constantFrom(...zones),
    hours: hours.map(({ from, to }) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))),
    buffer: fc.constantFrom(0, 15, 45),
  })

/** Some days around a change of the clock of the first zone, or around any day where it has none. */
const cases = fc
  .record({ zone: fc.constantFrom(...ZONES), other: fc.constantFrom(...ZONES), third: fc.constantFrom(...ZONES), which: fc.nat(7), day: fc.nat(364) })
  .chain(({ zone, other, third, which, day }) => {
    const known = changes.get(zone)!
    const change = known[which % Math.max(1, known.length)] ?? Date.UTC(2026, 0, 1) + day * DAY
    const busy: fc.Arbitrary<Span[]> = fc.array(
      fc.record({ at: fc.integer({ min: -96, max: 4 * 96 }), minutes: fc.constantFrom(30, 60, 90, 240) }).map(({ at, minutes }) => {
        const from = change - DAY + at * 15 * MINUTE
        return { from, to: from + minutes * MINUTE }
      }),
      { maxLength: 4 },
    )
    const person: fc.Arbitrary<Interviewer> = fc.record({ week: week([zone, other, third]), busy })
    return fc.record({
      rules: fc.record({
        minutes: fc.constantFrom(15, 30, 45, 60, 90),
        firstDay: fc.constant(dayOf(change - DAY)),
        lastDay: fc.constantFrom(dayOf(change), dayOf(change + DAY)),
        zone: fc.constantFrom(zone, other),
        noticeHours: fc.constantFrom(0, 1, 24),
        bufferBefore: fc.constantFrom(0, 10, 30),
        bufferAfter: fc.constantFrom(0, 20),
        mostPerDay: fc.constantFrom(1, 2, 20),
      }) satisfies fc.Arbitrary<TimeRules>,
      people: fc.array(person, { minLength: 1, maxLength: 3 }),
      daysTaken: fc.subarray([dayOf(change), dayOf(change + DAY)]).map((days) => new Set(days)),
      now: fc.constantFrom(change - 30 * DAY, change, change + 7 * HOUR),
    })
  })

/** What anybody would say of one time who looks at the clocks on the wall and at the calendar of each interviewer. */
function mayBe(
  { rules, people, daysTaken, now }: { rules: TimeRules; people: readonly Interviewer[]; daysTaken: ReadonlySet<string>; now: number },
  from: number,
) {
  const to = from + rules.minutes * MINUTE
  const [begin, end] = [clockAt(rules.zone, from), clockAt(rules.zone, to)]
  const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  if (begin.day !== end.day || clock(end.time) - clock(begin.time) !== rules.minutes) return false
  // A time that the clock shows twice means the first one: neither end is the second.
  const shownBefore = (at: number) => {
    const now = clockAt(rules.zone, at)
    return [30, 60, 120].some((back) => {
      const then = clockAt(rules.zone, at - back * MINUTE)
      return then.day === now.day && then.time === now.time
    })
  }
  if (shownBefore(from) || shownBefore(to)) return false
  if (begin.day < rules.firstDay || begin.day > rules.lastDay || daysTaken.has(begin.day)) return false
  if (from < now + rules.noticeHours * HOUR) return false
  return people.every(({ week, busy }) => {
    const days = busy.map((one) => clockAt(week.zone, one.from).day)
    // Clocks change and people begin and end on quarters of an hour.
    for (let at = from; at < to; at += 15 * MINUTE) {
      const { weekday, time, day } = clockAt(week.zone, at)
      if (!week.hours.some((one) => one.weekday === weekday && one.from <= time && time < one.to)) return false
      if (days.filter((one) => one === day).length >= rules.mostPerDay) return false
    }
    const [before, after] = [Math.max(week.buffer, rules.bufferBefore) * MINUTE, Math.max(week.buffer, rules.bufferAfter) * MINUTE]
    return busy.every((one) => to + after <= one.from || one.to + before <= from)
  })
}

describe('the times to choose from', () => {
  // Each tenth of the cases by itself, so that a failure is found soon.
  test.each(Array.from({ length: 10 }, (_, part) => part))('are right on every clock, none double, part %i', (part) => {
    let shown = 0
    fc.assert(
      fc.property(cases, (one) => {
        const { rules, people, daysTaken, now } = one
        const times = openTimes(rules, people, daysTaken, now)
        const list = times.list()
        shown += list.length
        for (const [at, slot] of list.entries()) {
          expect(slot.to - slot.from).toBe(rules.minutes * MINUTE)
          if (at > 0) expect(slot.from).toBeGreaterThanOrEqual(list[at - 1]!.to)
          expect(times.takes(slot.from)).toBe(true)
          expect(mayBe(one, slot.from), new Date(slot.from).toISOString()).toBe(true)
        }
        // Around each of them and the change itself, no more and no less is taken than may be.
        const looked = [Date.parse(`${rules.firstDay}T00:00:00Z`) + DAY, ...list.slice(0, 3).map(({ from }) => from)]
        for (const at of looked.flatMap((moment) => [-8, -4, -2, -1, 1, 2, 4, 8].map((quarters) => moment + quarters * 15 * MINUTE)))
          expect(times.takes(at), new Date(at).toISOString()).toBe(mayBe(one, at))
        if (list[0]) expect(times.takes(list[0].from + 5 * MINUTE)).toBe(false)
      }),
      { numRuns: 1000, seed: 1300 + part },
    )
    expect(shown).toBeGreaterThan(1000)
  })

  test('are zones whose clocks change twice, by an hour and by half an hour, and zones whose clocks do not', () => {
    expect(ZONES).toHaveLength(20)
    expect(new Set(ZONES.map((zone) => changes.get(zone)!.length))).toEqual(new Set([0, 2]))
  })
})
