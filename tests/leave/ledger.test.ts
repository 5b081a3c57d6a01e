import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Account, balanceAt, dueTo, endOf } from '../../server/leave/rules/account.ts'
import { type PricedDay, priced, priceOf } from '../../server/leave/rules/price.ts'
import { givenBackBy, recountedBy, takenBy } from '../../server/leave/rules/taking.ts'
import type { Assignment, Entry, Half, Week } from '../../server/leave/rules/types.ts'
import { ByDay } from './byDay.ts'
import { type History, history, isoOf, type PlainPolicy } from './histories.ts'

type Part = PricedDay & { live: boolean }

/** What the product keeps of one person's leave of one kind, with the rules that its handlers and jobs use. */
class Kept {
  private weeks: Week[]
  private assignments: Assignment[]
  private ledger: Entry[] = []
  private readonly marks = new Set<string>()
  private postedTo: string | null = null
  private end: string | null = null
  private readonly holidays = new Map<string, { name: string; half: Half | null }>()
  private readonly leaves: { id: number; version: number; parts: Part[] }[] = []
  private readonly plan: History
  constructor(plan: History) {
    this.plan = plan
    this.weeks = [{ fromDay: isoOf(plan.hired), minutes: plan.week }]
    this.assignments = [{ id: 1, policy: { ...plan.policy, id: 1 }, fromDay: isoOf(plan.hired + plan.assignedAfter), toDay: null }]
  }
  get account(): Account {
    const person = { start: isoOf(this.plan.hired), end: this.end, weeks: this.weeks }
    return { person, assignments: this.assignments, ledger: this.ledger, postedTo: this.postedTo }
  }
  private add(entries: readonly Entry[]) {
    for (const entry of entries) {
      // As the database has it: each entry once.
      if (this.marks.has(entry.once!)) throw new Error(`twice: ${entry.once}`)
      this.marks.add(entry.once!)
      this.ledger.push(entry)
    }
  }
  post(today: string) {
    this.add(dueTo(this.account, today))
    this.postedTo = today
  }
  leave(from: number, length: number, fromNoon: boolean, untilNoon: boolean) {
    const request = { firstDay: isoOf(from), lastDay: isoOf(from + length - 1), fromNoon, untilNoon }
    const parts = priced(this.weeks, this.holidays, request).map((part) => ({ ...part, live: true }))
    const leave = { id: this.leaves.length + 1, version: 1, parts }
    this.leaves.push(leave)
    this.add(takenBy(leave, parts))
  }
  cancel(which: number, nth: number, today: string) {
    const leave = this.leaves[which]
    const part = leave?.parts[nth]
    if (!leave || !part?.live) return
    part.live = false
    leave.version++
    this.add(givenBackBy(leave, [part], today))
  }
  correct(day: string, minutes: number, at: number) {
    this.add([{ day, minutes, cause: 'CORRECTED', once: `correct:${at}` }])
  }
  private recount(today: string) {
    for (const leave of this.leaves) {
      const changes = leave.parts
        .filter(({ live, day }) => live && day > today)
        .map((part) => ({ part, minutes: priceOf(this.weeks, this.holidays, part, false) }))
        .filter(({ part, minutes }) => minutes !== part.minutes)
      if (changes.length === 0) continue
      leave.version++
      this.add(recountedBy(leave, changes))
      for (const { part, minutes } of changes) part.minutes = minutes
    }
  }
  changeWeek(fromDay: string, minutes: readonly number[], today: string) {
    this.weeks = [...this.weeks.filter((week) => week.fromDay !== fromDay), { fromDay, minutes }].sort((a, b) => (a.fromDay < b.fromDay ? -1 : 1))
    this.recount(today)
  }
  holiday(day: string, half: Half | null, today: string) {
    this.holidays.set(day, { name: 'Holiday', half })
    this.recount(today)
  }
  changePolicy(from: number, policy: PlainPolicy) {
    const last = this.assignments.at(-1)!
    if (isoOf(from) <= last.fromDay) return
    this.assignments = [...this.assignments.slice(0, -1), { ...last, toDay: isoOf(from - 1) }]
    const id = this.assignments.length + 1
    this.assignments.push({ id, policy: { ...policy, id }, fromDay: isoOf(from), toDay: null })
  }
  leaveTheHouse(today: string) {
    for (const leave of this.leaves) {
      const ahead = leave.parts.filter(({ live, day }) => live && day > today)
      leave.version++
      this.add(givenBackBy(leave, ahead, today))
      for (const part of ahead) part.live = false
    }
    this.end = today
    this.add(endOf(this.account, today, this.plan.atEnd))
    this.postedTo = today
  }
}

/** Lives a history through in both ways; the job of the product comes by now and then, and before each step. */
function lived(plan: History): { kept: Kept; byDay: ByDay; last: number } {
  const [kept, byDay] = [new Kept(plan), new ByDay(plan)]
  let day = plan.hired + plan.assignedAfter
  let hasEnded = false
  for (const [at, { after, action }] of plan.steps.entries()) {
    const next = day + after
    for (let on = day + plan.jobEvery; on < next; on += plan.jobEvery) kept.post(isoOf(on))
    day = next
    const today = isoOf(day)
    kept.post(today)
    byDay.liveTo(day)
    if (hasEnded) continue
    if (action.what === 'leave') {
      const from = Math.max(plan.hired, day + action.ahead)
      // Of one day at most one half is left out.
      const untilNoon = action.untilNoon && !(action.length === 1 && action.fromNoon)
      kept.leave(from, action.length, action.fromNoon, untilNoon)
      byDay.leave(from, action.length, action.fromNoon, untilNoon)
    } else if (action.what === 'cancel') {
      const which = byDay.leaves.length === 0 ? 0 : action.which % byDay.leaves.length
      const part = action.part % Math.max(1, byDay.leaves[which]?.parts.length ?? 1)
      kept.cancel(which, part, today)
      byDay.cancel(which, part)
    } else if (action.what === 'correct') {
      const on = Math.max(plan.hired, day + action.ahead)
      kept.correct(isoOf(on), action.minutes, at)
      byDay.correct(on, action.minutes)
    } else if (action.what === 'week') {
      kept.changeWeek(isoOf(day + action.ahead), action.week, today)
      byDay.changeWeek(day + action.ahead, action.week)
    } else if (action.what === 'holiday') {
      kept.holiday(isoOf(day + action.ahead), action.half, today)
      byDay.holiday(day + action.ahead, action.half)
    } else if (action.what === 'policy') {
      kept.changePolicy(day + action.ahead, action.policy)
      byDay.changePolicy(day + action.ahead, action.policy)
    } else {
      kept.leaveTheHouse(today)
      byDay.leaveTheHouse()
      hasEnded = true
    }
  }
  return { kept, byDay, last: day }
}

test('the balance of 10,000 histories on any day is what counting day by day comes to', () => {
  fc.assert(
    fc.property(history, (plan) => {
      const { kept, byDay, last } = lived(plan)
      // What lies ahead follows from the same rules: the other way lives on, this one is asked beforehand.
      for (const on of plan.asked.map((days) => last + days).sort((a, b) => a - b)) {
        const balance = balanceAt(kept.account, isoOf(on))
        byDay.liveTo(on)
        expect([isoOf(on), balance]).toEqual([isoOf(on), byDay.balance(on)])
      }
    }),
    { numRuns: 10_000, seed: 20_260_101 },
  )
}, 600_000)
