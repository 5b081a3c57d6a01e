import { dayOf, daysAfter, isoDay, rangeOf } from '../../platform/days.ts'
import { evenStretches } from '../../platform/zones.ts'
import { fitting, freeSpans, QUARTER, type Span, shared, type Week, without } from '../freeTimes.ts'

/** What was said about the times that candidates may choose from. */
export type TimeRules = {
  minutes: number
  firstDay: string
  lastDay: string
  zone: string
  noticeHours: number
  bufferBefore: number
  bufferAfter: number
  mostPerDay: number
}
export type Interviewer = { week: Week; busy: readonly Span[] }
export type OpenTimes = {
  /** The times to choose from, one after the other. */
  list: () => Span[]
  /** Whether the interview can begin at this moment. */
  takes: (startsAt: number) => boolean
}

const MOST = 3000
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The days that are offered, on the clock of their zone. */
export const rangeOfRules = ({ firstDay, lastDay, zone }: TimeRules): Span => ({
  from: rangeOf(firstDay, { timeZone: zone }).from.getTime(),
  to: rangeOf(lastDay, { timeZone: zone }).before.getTime(),
})

/**
 * When all interviewers of an interview are free, by the rules of an offer. `busy` has to hold everything that reaches into a day of the
 * range on anybody's clock. On `daysTaken` the candidate has an interview already.
 */
export function openTimes(rules: TimeRules, people: readonly Interviewer[], daysTaken: ReadonlySet<string>, now: number): OpenTimes {
  const whole = rangeOfRules(rules)
  const range = { from: Math.max(whole.from, now + rules.noticeHours * HOUR), to: whole.to }
  if (people.length === 0 || range.from >= range.to) return { list: () => [], takes: () => false }
  const buffers = { before: rules.bufferBefore, after: rules.bufferAfter }
  const free = people.map(({ week, busy }) => without(freeSpans(week, busy, range, buffers), fullDays(week, busy, rules.mostPerDay)))
  const together = shared([...free, plainTimes(rules.zone, whole, daysTaken)])
  const takes = (startsAt: number) => startsAt % QUARTER === 0 && together.some(({ from, to }) => from <= startsAt && startsAt + rules.minutes * 60_000 <= to)
  return { list: () => fitting(together, rules.minutes, MOST, () => true), takes }
}

/**
 * The time that a clock can say without doubt, day by day: an interview in it is within one day, over no change of the clock and not in
 * the hour that is shown twice, of which a plan means the first.
 */
function plainTimes(zone: string, range: Span, daysTaken: ReadonlySet<string>): Span[] {
  const stretches = evenStretches(zone, range.from - DAY, range.to)
  return stretches.flatMap(({ from, to, ahead }, at) => {
    const before = stretches[at - 1]
    const begin = Math.max(range.from, before ? from + Math.max(0, before.ahead - ahead) : from)
    const spans: Span[] = []
    for (let day = Math.floor((begin + ahead) / DAY); day * DAY - ahead < to; day++) {
      // Midnight is the next day's, and the moment of a change is on the new clock: neither ends what was before.
      const span = { from: Math.max(day * DAY - ahead, begin), to: Math.min((day + 1) * DAY - ahead, to) - 1 }
      if (span.from < span.to && !daysTaken.has(isoDay(day * DAY))) spans.push(span)
    }
    return spans
  })
}

/** The days of somebody's own clock on which there are as many interviews as there may be. */
function fullDays({ zone }: Week, busy: readonly Span[], most: number): Span[] {
  if (busy.length < most) return []
  const begins = busy.map(({ from }) => from)
  const stretches = evenStretches(zone, Math.min(...begins), Math.max(...begins) + 1)
  const counted = new Map<number, number>()
  for (const begin of begins) {
    const { ahead } = stretches.find(({ to }) => begin < to)!
    const day = Math.floor((begin + ahead) / DAY)
    counted.set(day, (counted.get(day) ?? 0) + 1)
  }
  return [...counted].flatMap(([day, count]) => {
    if (count < most) return []
    const { from, before } = rangeOf(isoDay(day * DAY), { timeZone: zone })
    return { from: from.getTime(), to: before.getTime() }
  })
}

/** The same rules for one day and those beside it: enough to see whether a time of it is open. */
export const onlyAround = (rules: TimeRules, at: number): TimeRules => {
  const day = dayOf(new Date(at), { timeZone: rules.zone })
  const [before, after] = [daysAfter(day, -1), daysAfter(day, 1)]
  return { ...rules, firstDay: before > rules.firstDay ? before : rules.firstDay, lastDay: after < rules.lastDay ? after : rules.lastDay }
}
