import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { has } from '../platform/http/permissions.ts'
import { forbidden, notFound } from '../platform/http/problem.ts'
import { employees } from '../tables/employees.ts'

type Employee = typeof employees.$inferSelect

/** HR sees the learning of everybody. */
export const seesAll = (caller: Caller) => has(caller, 'ONBOARDING')

const ownIds = ({ accountId }: Pick<Caller, 'accountId'>) => sql`(select own.id from ${employees} own where own.account_id = ${accountId})`
export const isLedBy = (caller: Pick<Caller, 'accountId'>): SQL => inArray(employees.managerId, ownIds(caller))
export const isOneself = ({ accountId }: Pick<Caller, 'accountId'>) => eq(employees.accountId, accountId)
/** Whose learning somebody sees beside the own: everybody's, or that of the own team. */
export const ledOrAll = (caller: Caller): SQL | undefined => (seesAll(caller) ? undefined : isLedBy(caller))

export const isEmployed: SQL = sql.join(
  tagged(employeeStates, 'ended').map((status) => sql`${employees.status} <> ${status}`),
  sql` and `,
)

/** The own record, where there is one; of several the newest. */
export async function ownEmployee(db: Database | Tx, caller: Pick<Caller, 'accountId'>): Promise<Employee | undefined> {
  const [row] = await db.select().from(employees).where(isOneself(caller)).orderBy(sql`${isEmployed} desc`, sql`${employees.id} desc`).limit(1)
  return row
}

export async function leadsPeople(db: Database | Tx, caller: Caller): Promise<boolean> {
  const [one] = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(isLedBy(caller), isEmployed))
    .limit(1)
  return one !== undefined
}

/** Refuses whoever neither is HR nor leads anybody. */
export async function demandPeople(db: Database | Tx, caller: Caller): Promise<void> {
  if (!seesAll(caller) && !(await leadsPeople(db, caller))) throw forbidden()
}

/** A person whose learning the caller may see: oneself, somebody of the own team, for HR anybody. To all others there is none. */
export async function readPerson(db: Database | Tx, id: number, caller: Caller): Promise<Employee> {
  const [row] = await db
    .select()
    .from(employees)
    .where(and(eq(employees.id, id), seesAll(caller) ? undefined : sql`(${isLedBy(caller)} or ${isOneself(caller)})`))
  if (!row) throw notFound('person')
  return row
}

export const nameOfPerson = sql<string>`(${employees.firstName} || ' ' || ${employees.lastName})`
export const fullName = ({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim()
