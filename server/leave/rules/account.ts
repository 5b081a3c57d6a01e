import { dayAfter } from './days.ts'
import { eventsOf } from './events.ts'
import { balanceOn, entriesOf, settled } from './ledger.ts'
import type { Assignment, Entry, Person } from './types.ts'

/** One person's leave of one kind: the ledger, and up to which day the rules have been posted to it. */
export type Account = { person: Person; assignments: readonly Assignment[]; ledger: readonly Entry[]; postedTo: string | null }

const FIRST = '0001-01-01'

/** What the rules bring up to a day that is not in the ledger yet. */
export function dueTo({ person, assignments, ledger, postedTo }: Account, day: string): Entry[] {
  const from = postedTo === null ? FIRST : dayAfter(postedTo)
  return from > day ? [] : entriesOf(ledger, eventsOf(person, assignments, { from, to: day }))
}

/** The ledger as it will be on a day, as far as is known today. */
export const ledgerOn = (account: Account, day: string): Entry[] => [...account.ledger, ...dueTo(account, day)]

/** The balance at the end of any day. */
export const balanceAt = (account: Account, day: string): number => balanceOn(ledgerOn(account, day), day)

/** What employment's end brings: what was earned up to it, and whatever makes the balance nothing. The person ends on that day. */
export function endOf(account: Account, end: string, atEnd: 'EXPIRES' | 'PAID_OUT'): Entry[] {
  const posted = new Set(account.ledger.map(({ once }) => once))
  const from = account.postedTo === null ? FIRST : dayAfter(account.postedTo)
  const events = eventsOf(account.person, account.assignments, { from: from < end ? from : end, to: end }).filter(
    ({ day, once }) => day >= from || !posted.has(once),
  )
  const earned = entriesOf(account.ledger, events)
  return [...earned, ...settled([...account.ledger, ...earned], end, atEnd)]
}
