import { eq, sql } from 'drizzle-orm'
import { employees } from '../../server/tables/employees.ts'
import { leaveKinds, leavePolicies } from '../../server/tables/leave.ts'
import type { TestApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'

let made = 0

/** Somebody who works here since a day, with an account of their own; `managerId` is who leads them. */
export async function worker(t: TestApp, { since = '2024-01-15', managerId = null as number | null, name = `Person${++made}` } = {}) {
  const email = `${name.toLowerCase()}.${++made}@sample.example`
  const account = await t.person(email, ['Employee'], `${name} Sample`)
  const [row] = await t.db
    .insert(employees)
    .values({ accountId: account.id, status: 'active', approved: true, employmentStartDate: since, managerId, firstName: name, lastName: 'Sample', email })
    .returning()
  await t.db.execute(sql`insert into employee_private (employee_id) values (${row!.id})`)
  return { id: row!.id, email, as: () => t.as(email) }
}

export async function kindNamed(t: TestApp, name: string): Promise<number> {
  const [kind] = await t.db.select().from(leaveKinds).where(eq(leaveKinds.name, name))
  return kind!.id
}
export async function policyNamed(t: TestApp, name: string): Promise<number> {
  const [policy] = await t.db.select().from(leavePolicies).where(eq(leavePolicies.name, name))
  return policy!.id
}

/** Gives a policy by the call that HR makes. */
export async function give(t: TestApp, employeeId: number, policy: string, fromDay: string) {
  const manager = await t.as('manager')
  const [answer] = must(
    await manager.hr.POST('/leave/assignment', { body: { employeeIds: [employeeId], policyId: await policyNamed(t, policy), fromDay } }),
  ).responseDataList
  if (!answer?.done) throw new Error(`refused: ${answer?.message}`)
}

export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** A Monday that lies so many weeks ahead. */
export function mondayIn(weeks: number): string {
  const today = new Date()
  const days = ((8 - today.getUTCDay()) % 7 || 7) + (weeks - 1) * 7
  return dayFromNow(days)
}
export const plus = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
