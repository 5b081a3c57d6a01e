import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isoDay } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { workWeeks } from '../../tables/calendars.ts'
import type { employees } from '../../tables/employees.ts'
import { leaveAccounts, leaveAssignments, leaveKinds, leaveLedger, leavePolicies, leavePolicySteps } from '../../tables/leave.ts'
import type { Account } from '../rules/account.ts'
import { dayAfter, earlier, monthsAfter } from '../rules/days.ts'
import type { Assignment, Entry, Person, Policy } from '../rules/types.ts'

export type Kind = typeof leaveKinds.$inferSelect
export type KindAccount = Account & { employeeId: number; kindId: number }
type Employee = Pick<typeof employees.$inferSelect, 'id' | 'employmentStartDate' | 'endedOn' | 'createdAt'>
type Db = Database | Tx

/** What the rules look at of some people. */
export async function readPersons(db: Db, list: readonly Employee[]): Promise<Map<number, Person & { weeks: (typeof workWeeks.$inferSelect)[] }>> {
  const ids = list.map(({ id }) => id)
  const weeks = ids.length === 0 ? [] : await db.select().from(workWeeks).where(inArray(workWeeks.employeeId, ids)).orderBy(asc(workWeeks.fromDay))
  const byEmployee = Map.groupBy(weeks, ({ employeeId }) => employeeId)
  return new Map(
    list.map(({ id, employmentStartDate, endedOn, createdAt }) => [
      id,
      { start: employmentStartDate ?? isoDay(createdAt.getTime()), end: endedOn, weeks: byEmployee.get(id) ?? [] },
    ]),
  )
}

/** Which policies some people have or had, by employee and kind. */
async function assignmentsOf(db: Db, ids: readonly number[]): Promise<Map<string, Assignment[]>> {
  const rows = await db
    .select({ assignment: leaveAssignments, policy: leavePolicies })
    .from(leaveAssignments)
    .innerJoin(leavePolicies, eq(leavePolicies.id, leaveAssignments.policyId))
    .where(inArray(leaveAssignments.employeeId, [...ids]))
    .orderBy(asc(leaveAssignments.fromDay))
  const policyIds = [...new Set(rows.map(({ policy }) => policy.id))]
  const steps = policyIds.length === 0 ? [] : await db.select().from(leavePolicySteps).where(inArray(leavePolicySteps.policyId, policyIds))
  const policies = new Map<number, Policy>(rows.map(({ policy }) => [policy.id, { ...policy, steps: steps.filter(({ policyId }) => policyId === policy.id) }]))
  const found = rows.map(({ assignment: { id, employeeId, kindId, policyId, fromDay, toDay } }) => {
    return { key: `${employeeId}:${kindId}`, given: { id, policy: policies.get(policyId)!, fromDay, toDay } }
  })
  return new Map([...Map.groupBy(found, ({ key }) => key)].map(([key, list]) => [key, list.map(({ given }) => given)]))
}

/** Leave that was carried over may expire two years later: so long every entry counts for itself. */
const MOST_MONTHS = 25

/**
 * The accounts of some people, one for each kind of leave. Of the ledger every entry since a day, and of what was before only
 * the sum: no rule looks further back.
 */
export async function readAccounts(db: Db, list: readonly Employee[], today: string, kindId?: number): Promise<KindAccount[]> {
  const ids = list.map(({ id }) => id)
  if (ids.length === 0) return []
  const ofKind = kindId === undefined ? undefined : eq(leaveAccounts.kindId, kindId)
  const rows = await db
    .select()
    .from(leaveAccounts)
    .where(and(inArray(leaveAccounts.employeeId, ids), ofKind))
    .orderBy(asc(leaveAccounts.id))
  const [persons, assignments] = [await readPersons(db, list), await assignmentsOf(db, ids)]
  const carries = [...assignments.values()].flat().some(({ policy }) => policy.carryMonths !== null)
  const posted = rows.reduce((least, { postedTo }) => earlier(least, postedTo ?? '0001-01-01'), dayAfter(today, -1))
  const since = carries ? earlier(dayAfter(posted), monthsAfter(today, -MOST_MONTHS)) : dayAfter(posted)
  const entries = await entriesSince(db, ids, since, kindId)
  return rows.map(({ employeeId, kindId: kind, postedTo }) => {
    const key = `${employeeId}:${kind}`
    return { employeeId, kindId: kind, postedTo, person: persons.get(employeeId)!, assignments: assignments.get(key) ?? [], ledger: entries.get(key) ?? [] }
  })
}

async function entriesSince(db: Db, ids: readonly number[], since: string, kindId?: number): Promise<Map<string, Entry[]>> {
  const { employeeId, day, minutes, cause, carried, once, requestId } = leaveLedger
  const whose = and(sql`${employeeId} = any(${sql.param([...ids])}::int[])`, kindId === undefined ? undefined : eq(leaveLedger.kindId, kindId))
  const sums = await db
    .select({ employeeId, kindId: leaveLedger.kindId, minutes: sql<number>`sum(${minutes})::int` })
    .from(leaveLedger)
    .where(and(whose, sql`${day} < ${since}`))
    .groupBy(employeeId, leaveLedger.kindId)
  const each = await db
    .select({ employeeId, kindId: leaveLedger.kindId, day, minutes, cause, carried, once, requestId })
    .from(leaveLedger)
    .where(and(whose, sql`${day} >= ${since}`))
    .orderBy(asc(day), asc(leaveLedger.id))
  const before: (Entry & { employeeId: number; kindId: number })[] = sums.map((sum) => ({ ...sum, day: dayAfter(since, -1), cause: 'OPENING' }))
  return Map.groupBy([...before, ...each], (entry) => `${entry.employeeId}:${entry.kindId}`)
}

export const readKinds = (db: Db): Promise<Kind[]> => db.select().from(leaveKinds).orderBy(asc(leaveKinds.id))
export async function readKind(db: Db, id: number): Promise<Kind | undefined> {
  const [kind] = await db.select().from(leaveKinds).where(eq(leaveKinds.id, id))
  return kind
}
