import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { type Database, reading, type Tx } from '../../platform/db/database.ts'
import { employees } from '../../tables/employees.ts'
import { leaveKinds, leaveRequests } from '../../tables/leave.ts'
import { readAccounts, readPersons } from '../ledger/readAccounts.ts'
import { answersFor, boss, bossOn, type Employee, nameOf } from '../people.ts'
import { daysOf } from '../requests/checkRequest.ts'
import { isToAnswer, type Reader, showRequests } from '../requests/showRequests.ts'
import { ledgerOn } from '../rules/account.ts'
import { balanceOn } from '../rules/ledger.ts'
import type { Entry } from '../rules/types.ts'
import { dayMinutesOf, weekOn } from '../rules/weeks.ts'
import { overlapOf } from './overlap.ts'

type ToAnswer = components['schemas']['LeaveRequestToAnswer']
const AT_ONCE = 25

const waiting = (reader: Reader, which: 'asked' | 'undecided'): SQL | undefined =>
  and(inArray(leaveRequests.status, tagged(leaveRequestStates, which)), isToAnswer(reader))
const isQuestioned = sql`(${inArray(leaveRequests.status, tagged(leaveRequestStates, 'questioned'))})`

/** How many requests wait for the caller; those that were asked back about wait for the person first. */
export async function countToAnswer(db: Database | Tx, reader: Reader, which: 'asked' | 'undecided' = 'undecided'): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(leaveRequests)
    .innerJoin(employees, eq(employees.id, leaveRequests.employeeId))
    .innerJoin(leaveKinds, eq(leaveKinds.id, leaveRequests.kindId))
    .leftJoin(boss, bossOn)
    .where(waiting(reader, which))
  return row?.total ?? 0
}

async function beside(tx: Tx, request: ToAnswer['request'], employee: Employee, { own, today }: { own: Employee | null; today: string }): Promise<ToAnswer> {
  const { firstDay: from, lastDay: to, kindId } = request
  const parts = ((await daysOf(tx, [request.id])).get(request.id) ?? []).filter(({ live }) => live)
  const [account] = kindId === null ? [] : await readAccounts(tx, [employee], today, kindId)
  const taken: Entry[] = parts.map(({ day, minutes }) => ({ day, minutes: -minutes, cause: 'TAKEN' }))
  const after = account ? { ...account, ledger: [...account.ledger, ...taken] } : undefined
  const { weeks } = (await readPersons(tx, [employee])).get(employee.id)!
  const { away, here } = await overlapOf(tx, employee, { from, to }, parts)
  const short = here.filter((one) => one.needed !== null && one.here < one.needed)
  const manager = employee.managerId === null || employee.managerId === own?.id ? null : employee.managerId
  const [led] = manager === null ? [] : await tx.select().from(employees).where(eq(employees.id, manager))
  return {
    request,
    dayMinutes: dayMinutesOf(weekOn(weeks, from)),
    counted: account !== undefined,
    balanceBefore: account ? balanceOn(ledgerOn(account, to), to) : 0,
    balanceAfter: after ? balanceOn(ledgerOn(after, to), to) : 0,
    away,
    here,
    short,
    fewest: here.toSorted((one, other) => one.here - other.here)[0] ?? null,
    inPlaceOf: led ? nameOf(led) : null,
  }
}

export const toAnswerHandlers = (app: App) =>
  ({
    listLeaveToAnswer: ({ query, caller }: { query: { page?: number }; caller: Caller }) =>
      reading(app.db, async (tx) => {
        const { page = 1 } = query
        const today = todayIn(app.settings)
        const { own, leads } = await answersFor(tx, caller, today)
        const reader = { caller, leads, today }
        const order = [isQuestioned, sql`${leaveRequests.askedAt}`, sql`${leaveRequests.id}`]
        const shown = await showRequests(tx, reader, waiting(reader, 'asked'), order, AT_ONCE, (page - 1) * AT_ONCE)
        const ids = [...new Set(shown.map(({ employeeId }) => employeeId))]
        const people = ids.length === 0 ? [] : await tx.select().from(employees).where(inArray(employees.id, ids))
        const list: ToAnswer[] = []
        for (const request of shown) list.push(await beside(tx, request, people.find(({ id }) => id === request.employeeId)!, { own, today }))
        const totalElements = await countToAnswer(tx, reader, 'asked')
        return { responseDataList: list, paging: { page, size: AT_ONCE, totalElements, totalPages: Math.ceil(totalElements / AT_ONCE) } }
      }),
  }) satisfies Pick<Handlers<operations>, 'listLeaveToAnswer'>
