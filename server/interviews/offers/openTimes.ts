import { dayOf, daysAfter, rangeOf } from '../../platform/days.ts'
import { fitting, freeSpans, QUARTER, type Span, shared, type Week, without } from '../freeTimes.ts'
import { planOf } from '../interviewTimes.ts'

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
  const together = shared(people.map(({ week, busy }) => without(freeSpans(week, busy, range, buffers), fullDays(week, busy, rules.mostPerDay))))
  const fits = (slot: Span) => {
    const plan = planOf(slot, rules.zone)
    return plan !== null && !daysTaken.has(plan.day)
  }
  const takes = (startsAt: number) => {
    const slot = { from: startsAt, to: startsAt + rules.minutes * 60_000 }
    return startsAt % QUARTER === 0 && together.some(({ from, to }) => from <= slot.from && slot.to <= to) && fits(slot)
  }
  return { list: () => fitting(together, rules.minutes, MOST, fits), takes }
}

/** The days of somebody's own clock on which there are as many interviews as there may be. */
function fullDays({ zone }: Week, busy: readonly Span[], most: number): Span[] {
  const counted = new Map<string, number>()
  for (const { from } of busy) {
    const day = dayOf(new Date(from), { timeZone: zone })
    counted.set(day, (counted.get(day) ?? 0) + 1)
  }
  return [...counted].flatMap(([day, count]) => {
    if (count < most) return []
    const { from, before } = rangeOf(day, { timeZone: zone })
    return { from: from.getTime(), to: before.getTime() }
  })
}

/** The same rules for one day and those beside it: enough to see whether a time of it is open. */
export const onlyAround = (rules: TimeRules, at: number): TimeRules => {
  const day = dayOf(new Date(at), { timeZone: rules.zone })
  const [before, after] = [daysAfter(day, -1), daysAfter(day, 1)]
  return { ...rules, firstDay: before > rules.firstDay ? before : rules.firstDay, lastDay: after < rules.lastDay ? after : rules.lastDay }
}
