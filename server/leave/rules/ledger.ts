import { dayAfter } from './days.ts'
import type { RuleEvent } from './events.ts'
import type { Entry } from './types.ts'

/** Entries as they stand, in the order of their days. */
const inOrder = (entries: readonly Entry[]) => entries.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))

/** The balance at the end of a day: the sum of the entries up to it. Every screen, check and report counts so. */
export const balanceOn = (entries: readonly Entry[], day: string): number => entries.reduce((sum, entry) => (entry.day <= day ? sum + entry.minutes : sum), 0)

/** The entries that come of events, one after the other: what the first brings counts for the second. */
export function entriesOf(ledger: readonly Entry[], events: readonly RuleEvent[]): Entry[] {
  if (events.length === 0) return []
  const known = inOrder(ledger)
  const made: Entry[] = []
  let [at, sum] = [0, 0]
  /** The sum of what was there up to a day; days only rise. */
  const upTo = (day: string) => {
    for (; at < known.length && known[at]!.day <= day; at++) sum += known[at]!.minutes
    return sum
  }
  let added = 0
  const add = (entry: Entry) => {
    added += entry.minutes
    made.push(entry)
  }
  for (const event of events) {
    const { day, once } = event
    const about = { day, policyId: event.policy.id }
    if (event.type === 'grant') {
      const cap = event.policy.capMinutes
      const minutes = cap === null ? event.minutes : Math.min(event.minutes, Math.max(0, cap - upTo(day) - added))
      const cause = event.policy.grant === 'MONTHLY' ? 'ACCRUED' : 'ENTITLED'
      if (minutes > 0) add({ ...about, cause, minutes, once, periodFrom: event.periodFrom, periodTo: event.periodTo })
      continue
    }
    // What was entered before this day; entries of the day itself belong to what begins.
    const before = balanceOn(known, dayAfter(day, -1)) + balanceOn(made, dayAfter(day, -1))
    if (event.type === 'yearEnd') {
      const most = event.policy.carryMinutes
      const carried = Math.max(0, most === null ? before : Math.min(before, most))
      if (before > carried && before > 0) add({ ...about, cause: 'EXPIRED', minutes: carried - before, once: `${once}:expired` })
      add({ ...about, cause: 'CARRIED', minutes: 0, carried, once })
      continue
    }
    const rest = restOfCarried([...known, ...made], event.yearFrom, day)
    const expired = Math.max(0, Math.min(rest, before))
    if (expired > 0) add({ ...about, cause: 'EXPIRED', minutes: -expired, once })
  }
  return made
}

/** What of leave that was carried over into a year has not been taken before a day. */
function restOfCarried(ledger: readonly Entry[], yearFrom: string, day: string): number {
  const carried = ledger.find((entry) => entry.cause === 'CARRIED' && entry.day === yearFrom)?.carried ?? 0
  const taken = ledger.reduce((sum, entry) => {
    const counts = (entry.cause === 'TAKEN' || entry.cause === 'GIVEN_BACK') && entry.day >= yearFrom && entry.day < day
    return counts ? sum - entry.minutes : sum
  }, 0)
  return Math.max(0, carried - Math.max(0, taken))
}

/** What becomes of a balance when employment ends: it is nothing afterwards. What is owed by the person is settled in either case. */
export function settled(ledger: readonly Entry[], end: string, atEnd: 'EXPIRES' | 'PAID_OUT'): Entry[] {
  const balance = balanceOn(ledger, end)
  if (balance === 0) return []
  return [{ day: end, minutes: -balance, cause: balance > 0 && atEnd === 'EXPIRES' ? 'EXPIRED' : 'PAID_OUT', once: `end:${end}` }]
}
