import { and, between, eq, inArray, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/hr.gen.ts'
import { leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { leaveLedger, leaveRequestDays, leaveRequests } from '../../tables/leave.ts'
import { dueTo } from '../rules/account.ts'
import { earlier, monthsAfter } from '../rules/days.ts'
import { leaveYearOf } from '../rules/events.ts'
import { balanceOn } from '../rules/ledger.ts'
import type { Entry, Person } from '../rules/types.ts'
import { type Kind, type KindAccount, readKinds } from './readAccounts.ts'

type Schemas = components['schemas']
type Balance = Schemas['LeaveBalance']
type Ahead = Schemas['LeaveAhead']

/** Of the policy of a day; without one, calendar years. */
export function yearOf(account: KindAccount | undefined, person: Person, day: string) {
  const given = account?.assignments.findLast(({ fromDay }) => fromDay <= day) ?? account?.assignments[0]
  return leaveYearOf(given?.policy ?? { year: 'CALENDAR' }, person, day)
}

/** Every kind that somebody has or had, and those that everybody may ask for. */
export async function balancesOf(
  db: Database | Tx,
  accounts: readonly KindAccount[],
  person: Person,
  employeeId: number,
  { on, today }: { on: string; today: string },
): Promise<Balance[]> {
  const kinds = await readKinds(db)
  const past = on < today ? await sumsOn(db, employeeId, on) : null
  const [requests, taken] = [await plannedOf(db, employeeId, today), await takenBy(db, employeeId, today)]
  const balances: Balance[] = []
  for (const kind of kinds) {
    const account = accounts.find(({ kindId }) => kindId === kind.id)
    const hasPolicy = account?.assignments.some(({ fromDay, toDay }) => fromDay <= today && (toDay ?? today) >= today) ?? false
    const mayAsk = !kind.retired && (hasPolicy || !kind.counted)
    if (!account && !mayAsk) continue
    balances.push(balanceOf({ kind, account, person, on, today, mayAsk, past, requests, taken }))
  }
  return balances
}

type About = {
  kind: Kind
  account: KindAccount | undefined
  person: Person
  on: string
  today: string
  mayAsk: boolean
  past: Map<number, number> | null
  requests: Awaited<ReturnType<typeof plannedOf>>
  taken: Awaited<ReturnType<typeof takenBy>>
}

function balanceOf({ kind, account, person, on, today, mayAsk, past, requests, taken }: About): Balance {
  const horizon = on > monthsAfter(today, 12) ? on : monthsAfter(today, 12)
  const due = account ? dueTo(account, horizon) : []
  const ledger = [...(account?.ledger ?? []), ...due]
  const year = yearOf(account, person, today)
  const planned = requests.filter(({ kindId }) => kindId === kind.id)
  const sum = (statuses: readonly string[]) => planned.reduce((all, one) => (statuses.includes(one.status) ? all + one.minutes : all), 0)
  const expiry = due.find(({ cause, day }) => cause === 'EXPIRED' && day > today)
  return {
    kindId: kind.id,
    kindName: kind.name,
    symbol: kind.symbol,
    unit: kind.unit,
    paid: kind.paid,
    counted: kind.counted,
    mayAsk,
    policyName: account?.assignments.findLast(({ fromDay }) => fromDay <= today)?.policy.name ?? null,
    minutes: past ? (past.get(kind.id) ?? 0) : balanceOn(ledger, on),
    todayMinutes: balanceOn(ledger, today),
    plannedMinutes: sum(tagged(leaveRequestStates, 'granted')),
    askedMinutes: sum(tagged(leaveRequestStates, 'asked')),
    takenMinutes: taken.reduce((all, one) => (one.kindId === kind.id && one.day >= year.from && one.day <= year.to ? all + one.minutes : all), 0),
    expires: expiry ? { day: expiry.day, minutes: -expiry.minutes } : null,
    ahead: kind.counted ? aheadOf(ledger, today, earlier(horizon, monthsAfter(today, 12))) : [],
  }
}

/** The sums of past days, by kind. */
async function sumsOn(db: Database | Tx, employeeId: number, on: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ kindId: leaveLedger.kindId, minutes: sql<number>`sum(${leaveLedger.minutes})::int` })
    .from(leaveLedger)
    .where(and(eq(leaveLedger.employeeId, employeeId), sql`${leaveLedger.day} <= ${on}`))
    .groupBy(leaveLedger.kindId)
  return new Map(rows.map(({ kindId, minutes }) => [kindId, minutes]))
}

/** Days of leave that lie ahead, by kind and status. */
const plannedOf = (db: Database | Tx, employeeId: number, today: string) =>
  db
    .select({ kindId: leaveRequests.kindId, status: leaveRequests.status, minutes: sql<number>`sum(${leaveRequestDays.minutes})::int` })
    .from(leaveRequestDays)
    .innerJoin(leaveRequests, eq(leaveRequests.id, leaveRequestDays.requestId))
    .where(and(eq(leaveRequestDays.employeeId, employeeId), eq(leaveRequestDays.live, true), sql`${leaveRequestDays.day} > ${today}`))
    .groupBy(leaveRequests.kindId, leaveRequests.status)

/** What was taken in the year up to today, by kind and day. */
const takenBy = (db: Database | Tx, employeeId: number, today: string) =>
  db
    .select({ kindId: leaveLedger.kindId, day: leaveLedger.day, minutes: sql<number>`-sum(${leaveLedger.minutes})::int` })
    .from(leaveLedger)
    .where(
      and(
        eq(leaveLedger.employeeId, employeeId),
        inArray(leaveLedger.cause, ['TAKEN', 'GIVEN_BACK']),
        between(leaveLedger.day, monthsAfter(today, -12), today),
      ),
    )
    .groupBy(leaveLedger.kindId, leaveLedger.day)

/** What lies ahead, day by day; what one request takes is one line, and equal accruals one after the other are one. */
function aheadOf(ledger: readonly Entry[], today: string, until: string): Ahead[] {
  const coming = ledger
    .filter(({ day, minutes }) => day > today && day <= until && minutes !== 0)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  const lines: Ahead[] = []
  for (const { day, cause, minutes, requestId = null } of coming) {
    const last = lines.at(-1)
    const isSame = last?.cause === cause && (requestId === null ? last.requestId === null && last.minutes === minutes : last.requestId === requestId)
    if (last && isSame) {
      last.to = day
      if (requestId === null) last.count++
      else last.minutes += minutes
    } else lines.push({ cause, from: day, to: day, count: 1, minutes, balance: 0, requestId })
  }
  return lines.slice(0, 200).map((line) => ({ ...line, balance: balanceOn(ledger, line.to) }))
}
