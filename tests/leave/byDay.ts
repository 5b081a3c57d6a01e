import { type History, isoOf, type PlainPolicy } from './histories.ts'

type Date3 = { y: number; m: number; d: number }
const dates = new Map<number, Date3>()
function dateOf(at: number): Date3 {
  const known = dates.get(at)
  if (known) return known
  const date = new Date(Date.UTC(2020, 0, 1 + at))
  const read = { y: date.getUTCFullYear(), m: date.getUTCMonth(), d: date.getUTCDate() }
  dates.set(at, read)
  return read
}
const daysIn = (y: number, m: number) => [31, (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m]!
/** 1 January 2020 was a Wednesday. */
const weekday = (at: number) => (((at + 2) % 7) + 7) % 7

type Policy = PlainPolicy & { id: number }
type Given = { policy: Policy; from: number; to: number }
type Leave = { parts: { at: number; half: 'FIRST' | 'SECOND' | null; minutes: number; live: boolean }[] }

/**
 * The same leave once more, in the plainest way: one day after the other, with a running list of what each day adds. It knows
 * nothing of events, watermarks or entries, and counts its dates by itself.
 */
export class ByDay {
  /** What was added on each day, by hand and by leave. */
  private readonly changes = new Map<number, number>()
  private readonly takenOn = new Map<number, number>()
  private readonly carriedOn = new Map<number, { carried: number; months: number | null }>()
  private readonly weeks: { from: number; minutes: readonly number[] }[]
  private readonly given: Given[]
  private readonly holidays = new Map<number, 'FIRST' | 'SECOND' | null>()
  readonly leaves: Leave[] = []
  private day: number
  private end = Number.POSITIVE_INFINITY
  private readonly plan: History
  constructor(plan: History) {
    this.plan = plan
    this.weeks = [{ from: plan.hired, minutes: plan.week }]
    this.given = [{ policy: { ...plan.policy, id: 1 }, from: plan.hired + plan.assignedAfter, to: Number.POSITIVE_INFINITY }]
    this.day = plan.hired - 1
  }

  private add(at: number, minutes: number) {
    this.changes.set(at, (this.changes.get(at) ?? 0) + minutes)
  }
  balance(at: number): number {
    let sum = 0
    for (const [day, minutes] of this.changes) if (day <= at) sum += minutes
    return sum
  }
  private weekAt(at: number) {
    return this.weeks.filter(({ from }) => from <= at).at(-1) ?? this.weeks[0]!
  }
  private share(at: number, policy: Policy) {
    if (!policy.partTimeShare) return policy.fullTimeMinutes
    return Math.min(
      this.weekAt(at).minutes.reduce((a, b) => a + b, 0),
      policy.fullTimeMinutes,
    )
  }
  private policyAt(at: number) {
    return this.given.find(({ from, to }) => from <= at && at <= to)
  }
  /** Whether a leave year begins on this day; for `months` 1: whether a month of it does. */
  private begins(at: number, policy: Policy, months: 1 | 12): boolean {
    const { y, m, d } = dateOf(at)
    const anchor = policy.year === 'CALENDAR' ? { m: 0, d: 1 } : dateOf(this.plan.hired)
    if (months === 12 && m !== anchor.m) return false
    return d === Math.min(anchor.d, daysIn(y, m))
  }
  private startOfPeriod(at: number, policy: Policy, months: 1 | 12): number {
    let first = at
    while (!this.begins(first, policy, months)) first--
    return first
  }
  private endOfPeriod(at: number, policy: Policy, months: 1 | 12): number {
    let last = at
    while (!this.begins(last + 1, policy, months)) last++
    return last
  }
  private service(at: number): number {
    const [from, to] = [dateOf(this.plan.hired), dateOf(Math.max(at, this.plan.hired))]
    const reached = to.m > from.m || (to.m === from.m && to.d >= Math.min(from.d, daysIn(to.y, to.m)))
    return to.y - from.y - (reached ? 0 : 1)
  }
  private amount(policy: Policy, first: number): number {
    const years = this.service(first)
    let perYear = policy.minutesPerYear
    let best = 0
    for (const step of policy.steps) if (step.afterYears <= years && step.afterYears > best) [best, perYear] = [step.afterYears, step.minutesPerYear]
    if (policy.grant === 'YEARLY') return perYear
    let month = 0
    for (let at = first; !this.begins(at, policy, 12); at = this.startOfPeriod(at - 1, policy, 1)) month++
    return Math.floor((perYear * (month + 1)) / 12) - Math.floor((perYear * month) / 12)
  }
  private grant(at: number, policy: Policy, minutes: number) {
    const room = policy.capMinutes === null ? minutes : Math.max(0, policy.capMinutes - this.balance(at))
    this.add(at, Math.min(minutes, room))
  }

  /** What a period earned up to its last day, or to the day on which it was cut short. */
  private earnedIn(given: Given, last: number): number {
    const { policy, from } = given
    const months = policy.grant === 'MONTHLY' ? 1 : 12
    const [first, end] = [this.startOfPeriod(last, policy, months), this.endOfPeriod(last, policy, months)]
    let shares = 0
    for (let at = Math.max(first, from, this.plan.hired); at <= last; at++) shares += this.share(at, policy)
    return Math.round((this.amount(policy, first) * shares) / ((end - first + 1) * policy.fullTimeMinutes))
  }

  private live(at: number) {
    if (at > this.end) return
    const now = this.policyAt(at)
    // The end of the leave year.
    if (now && at > now.from && this.begins(at, now.policy, 12) && (now.policy.carryMinutes !== null || now.policy.carryMonths !== null)) {
      const before = this.balance(at - 1)
      const carried = Math.max(0, now.policy.carryMinutes === null ? before : Math.min(before, now.policy.carryMinutes))
      if (before > carried) this.add(at, carried - before)
      this.carriedOn.set(at, { carried, months: now.policy.carryMonths })
    }
    for (const [first, { carried, months }] of this.carriedOn) {
      if (months === null) continue
      const { y, m, d } = dateOf(first)
      const [year, month] = [y + Math.floor((m + months) / 12), (m + months) % 12]
      const today = dateOf(at)
      if (today.y !== year || today.m !== month || today.d !== Math.min(d, daysIn(year, month))) continue
      let taken = 0
      for (const [day, minutes] of this.takenOn) if (day >= first && day < at) taken += minutes
      this.add(at, -Math.max(0, Math.min(carried - Math.max(0, taken), this.balance(at - 1))))
    }
    for (const given of this.given) {
      const { policy, from, to } = given
      if (policy.grant === 'AT_ONCE') {
        if (at === from) this.grant(at, policy, Math.round((policy.minutesPerYear * this.share(at, policy)) / policy.fullTimeMinutes))
        continue
      }
      const months = policy.grant === 'MONTHLY' ? 1 : 12
      if (policy.timing === 'START') {
        if (at < from || at > to || (at !== from && !this.begins(at, policy, months))) continue
        const [first, last] = [this.startOfPeriod(at, policy, months), this.endOfPeriod(at, policy, months)]
        const part = (last - at + 1) / (last - first + 1)
        this.grant(at, policy, Math.round((this.amount(policy, first) * part * this.share(at, policy)) / policy.fullTimeMinutes))
      } else if (at > from && (at === to + 1 || (at <= to && this.begins(at, policy, months)))) this.grant(at, policy, this.earnedIn(given, at - 1))
    }
  }

  /** Lives on to the end of a day. */
  liveTo(at: number) {
    while (this.day < at) this.live(++this.day)
  }

  private priceAt(at: number, half: 'FIRST' | 'SECOND' | null): number {
    const whole = this.weekAt(at).minutes[weekday(at)]!
    const parts = { FIRST: Math.floor(whole / 2), SECOND: whole - Math.floor(whole / 2) }
    if (this.holidays.has(at)) {
      const off = this.holidays.get(at)
      if (off !== 'SECOND') parts.FIRST = 0
      if (off !== 'FIRST') parts.SECOND = 0
    }
    return half ? parts[half] : parts.FIRST + parts.SECOND
  }
  private take(at: number, minutes: number) {
    this.add(at, -minutes)
    this.takenOn.set(at, (this.takenOn.get(at) ?? 0) + minutes)
  }
  leave(from: number, length: number, fromNoon: boolean, untilNoon: boolean) {
    const parts = Array.from({ length }, (_, nth) => {
      const half = fromNoon && nth === 0 ? ('SECOND' as const) : untilNoon && nth === length - 1 ? ('FIRST' as const) : null
      return { at: from + nth, half, minutes: this.priceAt(from + nth, half), live: true }
    })
    for (const { at, minutes } of parts) this.take(at, minutes)
    this.leaves.push({ parts })
  }
  cancel(which: number, part: number) {
    const one = this.leaves[which]?.parts[part]
    if (!one?.live) return
    one.live = false
    this.take(Math.max(one.at, this.day), -one.minutes)
  }
  correct(at: number, minutes: number) {
    this.add(at, minutes)
  }
  private recount() {
    for (const { parts } of this.leaves)
      for (const part of parts) {
        if (!part.live || part.at <= this.day) continue
        const minutes = this.priceAt(part.at, part.half)
        this.take(part.at, minutes - part.minutes)
        part.minutes = minutes
      }
  }
  changeWeek(from: number, minutes: readonly number[]) {
    const known = this.weeks.findIndex((week) => week.from === from)
    if (known >= 0) this.weeks[known] = { from, minutes }
    else this.weeks.push({ from, minutes })
    this.weeks.sort((a, b) => a.from - b.from)
    this.recount()
  }
  holiday(at: number, half: 'FIRST' | 'SECOND' | null) {
    this.holidays.set(at, half)
    this.recount()
  }
  changePolicy(from: number, policy: PlainPolicy) {
    const last = this.given.at(-1)!
    if (from <= last.from) return
    last.to = from - 1
    this.given.push({ policy: { ...policy, id: this.given.length + 1 }, from, to: Number.POSITIVE_INFINITY })
  }
  leaveTheHouse() {
    const at = this.day
    this.end = at
    for (const { parts } of this.leaves)
      for (const part of parts) {
        if (!part.live || part.at <= at) continue
        part.live = false
        this.take(part.at, -part.minutes)
      }
    const now = this.policyAt(at)
    // What was earned since the last period ended; one that ends with this day is earned whole.
    if (now && now.policy.grant !== 'AT_ONCE' && now.policy.timing === 'END' && at >= now.from) this.grant(at, now.policy, this.earnedIn(now, at))
    this.add(at, -this.balance(at))
  }
  get today() {
    return isoOf(this.day)
  }
}
