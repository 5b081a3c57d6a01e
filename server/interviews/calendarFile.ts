import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalAttendeeType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { addressOf } from '../mail/sender.ts'
import { momentOn } from '../platform/days.ts'
import type { Settings } from '../platform/settings.ts'
import { evenStretches, isRepeated } from '../platform/zones.ts'
import type { Interview } from './readInterviews.ts'

dayjs.extend(utc)

/** To ask somebody to come or to another time; to say that nothing comes of it; or only to be read. */
export type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH'
type Person = { name: string; email: string }
export type Entry = {
  interview: Pick<Interview, 'uid' | 'sequence' | 'day' | 'startTime' | 'endTime' | 'zone' | 'place' | 'link' | 'status'>
  summary: string
  description: string
  attendees: readonly Person[]
}
type Sender = { organisation: string } & Pick<Settings, 'mailFrom'>

const YEAR = 366 * 86_400_000
/** Characters that are no text: they would end a line or be refused by who reads the file. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/gu
const clean = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, ' ')
const oneLine = (text: string) => clean(text).replaceAll(/\s+/g, ' ').trim()

/** A name stands in quotes before the address: without the signs that programs read differently there. */
const nameIn = (name: string, email: string) => oneLine(name.replaceAll(/["^\\]/g, ' ')) || email

/**
 * A calendar file (RFC 5545, RFC 5546). Times stand as the clock shows them, with the clock's changes of the years around: what
 * is read from it is the time that the mail names, whatever the reader's own list of time zones says.
 */
export function calendarFile({ organisation, mailFrom }: Sender, method: Method, entries: readonly Entry[], now = new Date()): string {
  const calendar = ical({
    prodId: { company: 'Threshold', product: 'Interviews', language: 'EN' },
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: (zone: string) => zoneBlock(zone, entries) },
  })
  for (const { interview, summary, description, attendees } of entries) {
    const { uid, sequence, day, startTime, endTime, zone, place, link, status } = interview
    const isOff = method === 'CANCEL' || isTagged(interviewStates, status, 'cancelled')
    const event = calendar.createEvent({
      id: uid,
      sequence,
      stamp: now,
      ...whenOf({ day, startTime, endTime, zone }),
      summary: oneLine(summary),
      description: clean(description),
      organizer: { name: nameIn(organisation, 'Threshold'), email: addressOf(mailFrom) },
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(place ? { location: oneLine(place) } : link ? { location: link } : {}),
      ...(link ? { url: link } : {}),
    })
    for (const { name, email } of attendees)
      event.createAttendee({
        name: nameIn(name, email),
        email,
        type: ICalAttendeeType.INDIVIDUAL,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        // Nobody reads what comes back to the sending address.
        rsvp: false,
      })
  }
  return calendar.toString()
}

/** On the clock of the place; a time that the clock shows twice on that day is told as a moment, since programs do not agree which of the two is meant. */
function whenOf({ day, startTime, endTime, zone }: Pick<Interview, 'day' | 'startTime' | 'endTime' | 'zone'>) {
  const [start, end] = [momentOn(day, startTime, zone), momentOn(day, endTime, zone)]
  if (isRepeated(start, zone) || isRepeated(end, zone)) return { start, end }
  return { start: dayjs.utc(`${day}T${startTime}`), end: dayjs.utc(`${day}T${endTime}`), timezone: zone }
}

const two = (value: number) => String(value).padStart(2, '0')
function offset(ahead: number): string {
  const size = Math.floor(Math.abs(ahead) / 1000)
  const seconds = size % 60
  return `${ahead < 0 ? '-' : '+'}${two(Math.floor(size / 3600))}${two(Math.floor(size / 60) % 60)}${seconds ? two(seconds) : ''}`
}
const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')

/** The changes of a zone's clock from a year before the first of these to a year after the last. */
function zoneBlock(zone: string, entries: readonly Entry[]): string {
  const days = entries.filter((entry) => entry.interview.zone === zone).map((entry) => Date.parse(`${entry.interview.day}T00:00:00Z`))
  const [first, ...changes] = evenStretches(zone, Math.min(...days) - YEAR, Math.max(...days) + YEAR)
  const begin = first?.ahead ?? 0
  const observances = [
    ['STANDARD', begin, begin, Date.UTC(1970, 0, 1)] as const,
    ...changes.map(({ from, ahead }, at) => {
      const before = changes[at - 1]?.ahead ?? begin
      return [ahead > before ? 'DAYLIGHT' : 'STANDARD', before, ahead, from + before] as const
    }),
  ]
  const parts = observances.flatMap(([kind, from, to, at]) => [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(at)}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `TZNAME:${offset(to)}`,
    `END:${kind}`,
  ])
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n')
}
