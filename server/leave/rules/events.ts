import { dayAfter, earlier, later, lengthOf, monthsAfter, monthsBetween } from './days.ts'
import type { Assignment, Person, Policy } from './types.ts'
import { earned, given } from './weeks.ts'

/** What the rules bring about on a day; how much that is may hang on the balance of that day. */
export type RuleEvent = { day: string; once: string; policy: Policy } & (
  | { type: 'yearEnd' }
  | { type: 'carryEnd'; yearFrom: string }
  | { type: 'grant'; minutes: number; periodFrom: string; periodTo: string }
)
type Range = { from: string; to: string }

const order = { yearEnd: 0, carryEnd: 1, grant: 2 }

/** The day from which leave years and months are counted. */
const anchorOf = ({ year }: Pick<Policy, 'year'>, person: Person, day: string) => (year === 'CALENDAR' ? `${day.slice(0, 4)}-01-01` : person.start)

/** The leave year in which a day lies. */
export function leaveYearOf(policy: Pick<Policy, 'year'>, person: Person, day: string): Range {
  const anchor = anchorOf(policy, person, day)
  const years = Math.floor(monthsBetween(anchor, day) / 12)
  return { from: monthsAfter(anchor, years * 12), to: dayAfter(monthsAfter(anchor, (years + 1) * 12), -1) }
}

/** What the rules of one kind bring about from one day to another, in the order in which it happens. */
export function eventsOf(person: Person, assignments: readonly Assignment[], { from, to }: Range): RuleEvent[] {
  const last = earlier(to, person.end)
  const events = assignments.flatMap((assignment) => {
    const start = later(assignment.fromDay, person.start)
    const range = { from, to: last }
    return [...grantsOf(person, assignment, start, range), ...yearEndsOf(person, assignment, start, range)]
  })
  return events.sort((one, other) =>
    one.day === other.day ? order[one.type] - order[other.type] || (one.once < other.once ? -1 : 1) : one.day < other.day ? -1 : 1,
  )
}

function grantsOf(person: Person, assignment: Assignment, start: string, range: Range): RuleEvent[] {
  const { policy, id } = assignment
  const grant = (day: string, minutes: number, periodFrom: string, periodTo: string): RuleEvent[] =>
    day < range.from || day > range.to || minutes === 0
      ? []
      : [{ type: 'grant', day, once: `grant:${id}:${periodFrom}`, policy, minutes, periodFrom, periodTo }]
  if (policy.grant === 'AT_ONCE') return grant(start, given(policy.minutesPerYear, policy, person.weeks, start, 1, 1), start, start)
  const months = policy.grant === 'MONTHLY' ? 1 : 12
  const end = earlier(assignment.toDay ?? range.to, person.end)
  const anchor = anchorOf(policy, person, start)
  // A period that is over is granted on the day after it: the one before the range may come due in it.
  const before = later(start, monthsAfter(later(range.from, start), -months))
  const events: RuleEvent[] = []
  for (let at = Math.floor(monthsBetween(anchor, before) / months); ; at++) {
    const [first, next] = [monthsAfter(anchor, at * months), monthsAfter(anchor, (at + 1) * months)]
    const period = { from: first, to: dayAfter(next, -1) }
    const covered = { from: later(first, start), to: earlier(period.to, end) }
    if (covered.from > end || covered.from > range.to) return events
    const amount = amountOf(policy, person, period.from, at)
    const days = lengthOf(period.from, period.to)
    if (policy.timing === 'START') {
      const minutes = given(amount, policy, person.weeks, covered.from, lengthOf(covered.from, period.to), days)
      events.push(...grant(covered.from, minutes, period.from, period.to))
    } else {
      // Whoever leaves gets what is earned on the last day.
      const day = covered.to === person.end ? covered.to : dayAfter(covered.to)
      const isWhole = covered.to === period.to || covered.to === person.end || covered.to === assignment.toDay
      if (isWhole) events.push(...grant(day, earned(amount, policy, person.weeks, [covered.from, covered.to], days), period.from, period.to))
    }
  }
}

/** What a whole period brings to somebody who works full time; the twelve months of a year come to the year exactly. */
function amountOf(policy: Policy, person: Person, day: string, at: number): number {
  const years = Math.floor(monthsBetween(person.start, later(day, person.start)) / 12)
  const reached = policy.steps.filter(({ afterYears }) => afterYears <= years).sort((one, other) => other.afterYears - one.afterYears)
  const perYear = reached[0]?.minutesPerYear ?? policy.minutesPerYear
  if (policy.grant !== 'MONTHLY') return perYear
  const month = ((at % 12) + 12) % 12
  return Math.floor((perYear * (month + 1)) / 12) - Math.floor((perYear * month) / 12)
}

/** The ends of leave years, and the days on which what went over expires. */
function yearEndsOf(person: Person, { policy, toDay }: Assignment, start: string, range: Range): RuleEvent[] {
  const { carryMinutes, carryMonths } = policy
  if (carryMinutes === null && carryMonths === null) return []
  const events: RuleEvent[] = []
  const end = earlier(range.to, toDay)
  let year = leaveYearOf(policy, person, later(start, monthsAfter(range.from, -36)))
  for (;;) {
    const first = dayAfter(year.to)
    if (first > end) return events
    if (first >= range.from) events.push({ type: 'yearEnd', day: first, once: `yearEnd:${first}`, policy })
    const expiry = carryMonths === null ? null : monthsAfter(first, carryMonths)
    if (expiry !== null && expiry >= range.from && expiry <= range.to)
      events.push({ type: 'carryEnd', day: expiry, once: `carryEnd:${first}`, yearFrom: first, policy })
    year = leaveYearOf(policy, person, first)
  }
}
