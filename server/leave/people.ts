import { and, asc, desc, eq, gte, lte, Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { fixed, idsUpTo } from '../platform/db/gather.ts'
import { GATHERED, type Search } from '../platform/db/listColumns.ts'
import { planned, prepared } from '../platform/db/prepared.ts'
import { leaveSubstitutes } from '../tables/calendars.ts'
import { employees } from '../tables/employees.ts'
import { leaveKinds } from '../tables/leave.ts'
import { folded, searchedFor } from '../tables/reference.ts'

export type Employee = typeof employees.$inferSelect

export const nameOf = ({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`
export const personName = sql<string>`(${employees.firstName} || ' ' || ${employees.lastName})`
const inName = (name: SQLWrapper, words: string) => searchedFor(sql`(' ' || ${folded(name)})`, words)
/**
 * The search of what people have of kinds of leave: by names as they are shown, in any order and without accents. What else the index of people
 * holds (addresses, middle names) not everybody may know who sees somebody's leave. The few people and kinds are looked for once, and not beside
 * each of very many rows. What few of them have is gathered by the indexes.
 */
export const byPersonOrKind =
  (db: Database, of: { id: PgColumn; employeeId: PgColumn; kindId: PgColumn }) =>
  async (words: string): Promise<Search> => {
    const people = sql`select ${employees.id} from ${employees} where ${searchedFor(employees.searchText, words)} and ${inName(personName, words)}`
    const kinds = sql`select ${leaveKinds.id} from ${leaveKinds} where ${inName(leaveKinds.name, words)}`
    const few = fixed(GATHERED + 1)
    const own = (column: PgColumn, found: SQL) =>
      sql`(select own.id from (${found}) found, lateral (select ${of.id} as id from ${of.id.table} where ${column} = found.id limit ${few}) own limit ${few})`
    const { rows } = await db.execute<{ ids: string | null }>(
      sql`select ${idsUpTo(GATHERED, sql`${own(of.employeeId, people)} union all ${own(of.kindId, kinds)}`)} as ids`,
    )
    const { ids } = rows[0]!
    if (ids === null) return { where: sql`(${of.employeeId} in (${people}) or ${of.kindId} in (${kinds}))` }
    return { where: sql`${of.id} = any(${ids}::int[])`, rows: 'rare' }
  }
/** Whoever has not left. */
export const worksHere = sql`${employees.status} <> all (${sql.param(tagged(employeeStates, 'ended'))}::text[])`

/** The caller's own record; of several the one that has not ended. */
export async function ownEmployee(db: Database | Tx, caller: Pick<Caller, 'accountId'>): Promise<Employee | null> {
  const [own] = await prepared(db, ownEmployee, () =>
    db
      .select()
      .from(employees)
      .where(eq(employees.accountId, sql.placeholder('accountId')))
      .orderBy(asc(sql`case when ${worksHere} then 0 else 1 end`), desc(employees.id))
      .limit(1),
  ).execute({ accountId: caller.accountId })
  return own ?? null
}

/** In whose place somebody answers: the own, and of those whose substitute they are today. */
export async function answersFor(db: Database | Tx, caller: Caller, today: string): Promise<{ own: Employee | null; leads: number[] }> {
  const own = await ownEmployee(db, caller)
  if (!own) return { own, leads: [] }
  const others = await planned(
    db
      .select({ id: leaveSubstitutes.employeeId })
      .from(leaveSubstitutes)
      .where(and(eq(leaveSubstitutes.substituteId, own.id), lte(leaveSubstitutes.fromDay, today), gte(leaveSubstitutes.toDay, today))),
  )
  return { own, leads: [own.id, ...others.map(({ id }) => id)] }
}

export const boss = alias(employees, 'boss')
/** The manager, unless the manager has left. */
export const bossOn = sql`${boss.id} = ${employees.managerId} and ${boss.status} <> all (${sql.param(tagged(employeeStates, 'ended'))}::text[])`

/** That the caller is who answers a request: for somebody they lead, or for HR whoever is led by nobody or asks for what HR answers. Nobody answers the own. */
export function isAnsweredBy(
  { accountId, leads, isHr }: { accountId: number | Placeholder; leads: readonly number[] | Placeholder; isHr: boolean },
  approvedByHr: SQL,
): SQL {
  const led = sql`(${boss.id} = any(${leads instanceof Placeholder ? leads : sql.param([...leads])}::int[]) and not ${approvedByHr})`
  const byHr = isHr ? sql`(${boss.id} is null or ${approvedByHr})` : sql`false`
  return sql`(${employees.accountId} <> ${accountId} and (${led} or ${byHr}))`
}
