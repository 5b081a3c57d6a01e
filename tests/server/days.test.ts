import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockIn, dayOf, daysAfter, isDay, momentOn, rangeOf } from '../../server/platform/days.ts'

const range = (day: string, timeZone: string) => {
  const { from, before } = rangeOf(day, { timeZone })
  return [from.toISOString(), before.toISOString()]
}

test.each([
  // Clocks go forward at 2:00, then back at 3:00.
  ['2026-10-04', 'Australia/Melbourne', '2026-10-03T14:00:00.000Z', '2026-10-04T13:00:00.000Z'],
  ['2026-04-05', 'Australia/Melbourne', '2026-04-04T13:00:00.000Z', '2026-04-05T14:00:00.000Z'],
  // The first hour of the day is skipped, or comes twice.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['2026-11-20', 'Pacific/Honolulu', '2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z', '2026-11-20T18:15:00.000Z'],
  // Samoa went over the date line: this day had no moment at all.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-30T10:00:00.000Z'],
  ['0001-01-01', 'UTC', '0001-01-01T00:00:00.000Z', '0001-01-02T00:00:00.000Z'],
])('%s in %s is from %s up to %s', (day, zone, from, before) => expect(range(day, zone)).toEqual([from, before]))

test('days follow each other without a gap, and every moment belongs to its own', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, zones, (moment, timeZone) => {
      const day = dayOf(moment, { timeZone })
      const { from, before } = rangeOf(day, { timeZone })
      expect(from.getTime()).toBeLessThanOrEqual(moment.getTime())
      expect(before.getTime()).toBeGreaterThan(moment.getTime())
      expect(rangeOf(daysAfter(day, 1), { timeZone }).from).toEqual(before)
      expect(new Date(clockIn(moment, { timeZone })).getTime()).toBe(Math.floor(moment.getTime() / 1000) * 1000)
    }),
    { seed: 20_261_120, numRuns: 500 },
  )
})

test.each([
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-10-04', '02:30', 'Australia/Melbourne', '2026-10-03T16:30:00.000Z'],
  ['2026-04-05', '02:30', 'Australia/Melbourne', '2026-04-04T15:30:00.000Z'],
])('%s %s in %s is %s: what is skipped counts on, what comes twice is the first', (day, time, zone, moment) =>
  expect(momentOn(day, time, zone).toISOString()).toBe(moment),
)

test.each(['2026-02-31', '0000-01-01', '2026-1-1', '2026-13-01', '10000-01-01', ''])('"%s" is no day', (text) => expect(isDay(text)).toBe(false))
