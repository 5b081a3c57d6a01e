import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFile, type Entry } from '../../server/interviews/calendarFile.ts'
import { clockIn, momentOn } from '../../server/platform/days.ts'
import { readBack } from './readBack.ts'

const sender = { organisation: 'Saltmarsh Health', mailFrom: 'Threshold <no-reply@threshold.test>' }
const interview: Entry['interview'] = {
  uid: '3f1f6f0e-6f43-4f0e-9f0b-0c7c0a5b8a11',
  sequence: 2,
  day: '2026-11-26',
  startTime: '14:00',
  endTime: '14:45',
  zone: 'Australia/Melbourne',
  place: 'Room 2.14, Geelong',
  link: null,
  status: 'scheduled',
}
const entry = (more: Partial<Entry['interview']> = {}, texts: Partial<Omit<Entry, 'interview'>> = {}): Entry => ({
  interview: { ...interview, ...more },
  summary: 'Interview: Leila Haddad',
  description: 'Registered nurse',
  attendees: [{ name: 'Owen Marsh', email: 'owen@threshold.test' }],
  ...texts,
})

/** Zones of every kind: both hemispheres, half and quarter hours, changes of half an hour and at midnight, none at all. */
const ZONES = [
  'Australia/Melbourne',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Europe/Vienna',
  'Europe/London',
  'Europe/Dublin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'UTC',
]
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)

/** How a whole day of minutes lies to UTC, to find the days on which the clock is changed. */
const changesOf = (zone: string) =>
  Array.from({ length: 366 * 2 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at))).filter(
    (day) => clockIn(day, { timeZone: zone }).slice(19) !== clockIn(new Date(day.getTime() + 86_400_000), { timeZone: zone }).slice(19),
  )

describe('a calendar file', () => {
  test('says who, when and where, with the clock of the place inside', () => {
    const read = readBack(calendarFile(sender, 'REQUEST', [entry()]))
    expect(read.method).toBe('REQUEST')
    expect(read.zones).toEqual(['Australia/Melbourne'])
    expect(read.events).toEqual([
      expect.objectContaining({
        uid: interview.uid,
        sequence: 2,
        summary: 'Interview: Leila Haddad',
        location: 'Room 2.14, Geelong',
        status: 'CONFIRMED',
        organizer: 'mailto:no-reply@threshold.test',
        attendees: [{ address: 'mailto:owen@threshold.test', name: 'Owen Marsh' }],
        zone: 'Australia/Melbourne',
        startsAt: new Date('2026-11-26T03:00:00Z'),
        endsAt: new Date('2026-11-26T03:45:00Z'),
      }),
    ])
  })

  test('that calls off is cancelled in both places', () => {
    const read = readBack(calendarFile(sender, 'CANCEL', [entry()]))
    expect([read.method, read.events[0]?.status]).toEqual(['CANCEL', 'CANCELLED'])
  })

  test.each(ZONES)('is not an hour off in %s, around each change of its clock', (zone) => {
    const days = changesOf(zone).flatMap((day) => [-1, 0, 1, 2].map((more) => new Date(day.getTime() + more * 86_400_000).toISOString().slice(0, 10)))
    for (const day of days.length > 0 ? days : ['2026-03-29', '2026-10-25'])
      for (const startTime of ['00:15', '01:30', '02:30', '03:30', '12:00', '23:00']) {
        const startsAt = momentOn(day, startTime, zone)
        if (clockIn(startsAt, { timeZone: zone }).slice(11, 16) !== startTime) continue
        const [event] = readBack(calendarFile(sender, 'REQUEST', [entry({ zone, day, startTime, endTime: '23:59' })])).events
        expect([day, startTime, event?.startsAt.toISOString()]).toEqual([day, startTime, startsAt.toISOString()])
      }
  })

  test('names the moment that the mail names, on any day in any zone', () => {
    const day = fc.integer({ min: 0, max: 365 * 6 }).map((at) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), day, clock, (zone, day, startTime) => {
        const startsAt = momentOn(day, startTime, zone)
        // A time that the clock skips is refused before anybody is invited to it.
        fc.pre(clockIn(startsAt, { timeZone: zone }).slice(11, 16) === startTime)
        const [event] = readBack(calendarFile(sender, 'REQUEST', [entry({ zone, day, startTime, endTime: '23:59' })])).events
        expect(event?.startsAt.toISOString()).toBe(startsAt.toISOString())
      }),
      { numRuns: 1500, seed: 13 },
    )
  })

  test('of several zones holds each of them once', () => {
    const zones = ['Europe/Vienna', 'Asia/Kolkata', 'Europe/Vienna']
    const read = readBack(
      calendarFile(
        sender,
        'PUBLISH',
        zones.map((zone, at) => entry({ zone, uid: `uid-${at}` })),
      ),
    )
    expect(read.zones.toSorted()).toEqual(['Asia/Kolkata', 'Europe/Vienna'])
    expect(read.events).toHaveLength(3)
  })
})

describe('nothing that was typed', () => {
  const hostile = fc.constantFrom(
    'x\r\nATTENDEE:mailto:eve@evil.example',
    'x\nBEGIN:VALARM\nEND:VALARM',
    'x"\r\nX-EVIL:1',
    'a;b,c\\n\\;d',
    'CN="x";X=y:mailto:eve@evil.example',
    '\u2028ATTENDEE:x',
    'END:VEVENT\r\nEND:VCALENDAR',
    '\\',
    '"',
    "^n^'^^",
    '😀'.repeat(60),
    'ü'.repeat(200),
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    hostile,
    fc.tuple(hostile, hostile).map(([a, b]) => a + b),
  )
  const plain = readBack(calendarFile(sender, 'REQUEST', [entry({}, { attendees: [{ name: 'A', email: 'a@threshold.test' }] })])).events[0]!.properties

  test('adds a property, a person or a line, and all of it is read as it was typed', () => {
    fc.assert(
      fc.property(text, text, text, text, text, (summary, description, place, name, organisation) => {
        const attendees = [{ name, email: 'a@threshold.test' }]
        const file = calendarFile({ ...sender, organisation }, 'REQUEST', [
          entry({ place: `in ${place}` }, { summary: `about ${summary}`, description: `said ${description}`, attendees }),
        ])
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const read = readBack(file)
        expect(read.parts).toEqual(['vtimezone', 'vevent'])
        expect(read.events[0]?.properties.toSorted()).toEqual(plain.toSorted())
        expect(read.events[0]?.attendees.map(({ address }) => address)).toEqual(['mailto:a@threshold.test'])
        expect(read.events[0]?.organizer).toBe('mailto:no-reply@threshold.test')
        const inQuotes = name.replaceAll(/["^\\]/g, ' ')
        const printable = /^[^\p{C}\u2028\u2029]*$/u
        const asTyped = (said: string) => said.replaceAll(/\s+/g, ' ').trim()
        if (printable.test(name)) expect(read.events[0]?.attendees[0]?.name).toBe(inQuotes.replaceAll(/\s+/g, ' ').trim() || 'a@threshold.test')
        if (printable.test(summary)) expect(read.events[0]?.summary).toBe(asTyped(`about ${summary}`))
        if (printable.test(place)) expect(read.events[0]?.location).toBe(asTyped(`in ${place}`))
        if (printable.test(description)) expect(read.events[0]?.description).toBe(`said ${description}`)
      }),
      { numRuns: 1500, seed: 13 },
    )
  })
})
