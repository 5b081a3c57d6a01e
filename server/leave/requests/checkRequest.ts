import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/hr.gen.ts'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { isDay } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInWords } from '../../platform/wording.ts'
import { leaveRequestDays } from '../../tables/leave.ts'
import { holidaysFor } from '../ledger/holidaysFor.ts'
import { type Kind, type KindAccount, readPersons } from '../ledger/readAccounts.ts'
import type { Employee } from '../people.ts'
import { ledgerOn } from '../rules/account.ts'
import { dayAfter, lengthOf } from '../rules/days.ts'
import { balanceOn } from '../rules/ledger.ts'
import { type Holidays, type PricedDay, priced } from '../rules/price.ts'
import type { Entry, Week } from '../rules/types.ts'

type Schemas = components['schemas']
type Ask = Schemas['LeaveAsk']
type Wrong = Schemas['LeaveProblem']

/** So many days are asked for at once. */
const MOST_DAYS = 400
type Checked = {
  parts: PricedDay[]
  minutes: number
  holidays: Holidays
  weeks: readonly Week[]
  balanceBefore: number
  balanceAfter: number
  certificateNeeded: boolean
  problems: Wrong[]
}
const say = (code: Wrong['code'], field: string, message: string): Wrong => ({ code, field, message })

/** What is wrong with the days themselves; without days there is nothing to count. */
function faultsOf(ask: Ask, kind: Kind): Wrong[] {
  const { firstDay, lastDay, fromNoon, untilNoon, minutes, startsAt } = ask
  if (!isDay(firstDay)) return [say('DATES', 'firstDay', 'Enter the first day, like 1 7 2026')]
  if (!isDay(lastDay)) return [say('DATES', 'lastDay', 'Enter the last day, like 1 7 2026')]
  if (lastDay < firstDay) return [say('DATES', 'lastDay', 'Choose a last day that is not before the first one.')]
  if (lengthOf(firstDay, lastDay) > MOST_DAYS)
    return [say('DATES', 'lastDay', `At most ${MOST_DAYS} days can be asked for at once. Ask for the rest separately.`)]
  if (fromNoon && untilNoon && firstDay === lastDay) return [say('DATES', 'lastDay', 'Of one day either the first or the second half can be taken.')]
  if (minutes === undefined && startsAt === undefined) return []
  if (kind.unit !== 'HOURS') return [say('TIME', 'minutes', `${kind.name} is taken in days and half days.`)]
  if (firstDay !== lastDay) return [say('TIME', 'lastDay', 'Hours are taken of one day. Choose the same day, or whole days.')]
  if (minutes === undefined) return [say('TIME', 'minutes', 'Enter how long the leave is.')]
  if (!startsAt) return [say('TIME', 'startsAt', 'Enter when the leave begins, like 14:30.')]
  const ends = Number(startsAt.slice(0, 2)) * 60 + Number(startsAt.slice(3)) + minutes
  return ends > 1440 ? [say('TIME', 'minutes', 'The leave ends after midnight. Ask for what is left on the next day.')] : []
}

/** Days of the person that another request has already. */
async function overlapping(db: Database | Tx, employeeId: number, parts: readonly PricedDay[], except?: number): Promise<string[]> {
  const taken = await db
    .select()
    .from(leaveRequestDays)
    .where(
      and(
        eq(leaveRequestDays.employeeId, employeeId),
        eq(leaveRequestDays.live, true),
        gte(leaveRequestDays.day, parts[0]!.day),
        lte(leaveRequestDays.day, parts.at(-1)!.day),
        except === undefined ? undefined : sql`${leaveRequestDays.requestId} <> ${except}`,
      ),
    )
  const clashes = parts.filter(({ day, fromMinute, toMinute }) =>
    taken.some((one) => one.day === day && one.fromMinute < toMinute && fromMinute < one.toMinute),
  )
  return clashes.map(({ day }) => day)
}

/**
 * The first day on which a balance would be below what its kind allows, if this is taken: on the days asked for and on those
 * of leave that is approved for later.
 */
export function shortOn(account: KindAccount, taken: readonly Entry[], mayGoBelow: number): { day: string; balance: number } | null {
  const days = [
    ...new Set([...taken, ...account.ledger.filter(({ cause, day }) => cause === 'TAKEN' && day > (taken[0]?.day ?? day))].map(({ day }) => day)),
  ].sort()
  const last = days.at(-1)
  if (last === undefined) return null
  const ledger = ledgerOn({ ...account, ledger: [...account.ledger, ...taken] }, last)
  for (const day of days) {
    const balance = balanceOn(ledger, day)
    if (balance < -mayGoBelow) return { day, balance }
  }
  return null
}

const inHours = (minutes: number) => `${Math.floor(Math.abs(minutes) / 60)}:${String(Math.abs(minutes) % 60).padStart(2, '0')} hours`

/** What a request would take and leave, and everything that speaks against it. */
export async function checkRequest(
  db: Database | Tx,
  {
    employee,
    kind,
    account,
    today,
    ask,
    byHr = false,
  }: { employee: Employee; kind: Kind; account: KindAccount | undefined; today: string; ask: Ask; byHr?: boolean },
): Promise<Checked> {
  const faults = faultsOf(ask, kind)
  const person = (await readPersons(db, [employee])).get(employee.id)!
  const nothing = { parts: [], minutes: 0, holidays: new Map(), weeks: person.weeks, balanceBefore: 0, balanceAfter: 0, certificateNeeded: false }
  if (faults.length > 0) return { ...nothing, problems: faults }
  const { firstDay, lastDay } = ask
  const holidays = await holidaysFor(db, person.weeks, firstDay, lastDay)
  const parts = priced(person.weeks, holidays, { ...ask, asked: ask.minutes ?? null })
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0)
  const taken: Entry[] = parts.map((part) => ({ day: part.day, minutes: -part.minutes, cause: 'TAKEN' }))
  const balanceBefore = account ? balanceOn(ledgerOn(account, lastDay), lastDay) : 0
  const balanceAfter = account ? balanceOn(ledgerOn({ ...account, ledger: [...account.ledger, ...taken] }, lastDay), lastDay) : 0
  const problems: Wrong[] = []
  if (kind.retired) problems.push(say('RETIRED', 'kindId', `${kind.name} is no longer given. Choose another kind.`))
  if (firstDay < person.start || (person.end !== null && lastDay > person.end) || isTagged(employeeStates, employee.status, 'ended'))
    problems.push(say('NOT_EMPLOYED', 'firstDay', 'Choose days on which the employment goes on.'))
  const assignment = account?.assignments.find(({ fromDay, toDay }) => fromDay <= firstDay && (toDay ?? firstDay) >= firstDay)
  if (kind.counted && !assignment)
    problems.push(say('NO_POLICY', 'kindId', `There is no ${kind.name.toLowerCase()} for you on this day. Ask HR to give you a policy of it.`))
  const clashes = await overlapping(db, employee.id, parts, ask.requestId)
  if (clashes.length > 0)
    problems.push(say('OVERLAP', 'firstDay', `There is leave already on ${dayInWords(clashes[0]!)}. Leave it out, or cancel that leave first.`))
  if (minutes === 0) problems.push(say('NOTHING_TO_TAKE', 'firstDay', 'These are days off already: nothing has to be taken.'))
  if (!byHr && kind.noticeDays > 0 && firstDay < dayAfter(today, kind.noticeDays))
    problems.push(
      say(
        'NOTICE',
        'firstDay',
        `${kind.name} has to be asked for ${kind.noticeDays} days before. Choose a day from ${dayInWords(dayAfter(today, kind.noticeDays))} on.`,
      ),
    )
  const short = kind.counted && account ? shortOn(account, taken, kind.mayGoBelow) : null
  if (short)
    problems.push(
      say('BALANCE', 'lastDay', `The balance is not enough: on ${dayInWords(short.day)} it would be ${inHours(short.balance + kind.mayGoBelow)} short.`),
    )
  const certificateNeeded = kind.certificateFromDay !== null && lengthOf(firstDay, lastDay) >= kind.certificateFromDay
  return { parts, minutes, holidays, weeks: person.weeks, balanceBefore, balanceAfter, certificateNeeded, problems }
}

/** Whoever sends what cannot be is told all that speaks against it. */
export function refuse(problems: readonly Wrong[]) {
  const [first] = problems
  if (!first) return
  const isWrong = first.code === 'DATES' || first.code === 'TIME'
  throw new Problem(isWrong ? 400 : 409, isWrong ? 'BAD_INPUT' : `LEAVE_${first.code}`, first.message, [...problems])
}

/** The days of requests, by request. */
export async function daysOf(db: Database | Tx, ids: readonly number[]): Promise<Map<number, (typeof leaveRequestDays.$inferSelect)[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(leaveRequestDays)
    .where(inArray(leaveRequestDays.requestId, [...ids]))
    .orderBy(leaveRequestDays.day, leaveRequestDays.fromMinute)
  return Map.groupBy(rows, ({ requestId }) => requestId)
}
