import { type SQL, sql } from 'drizzle-orm'
import { leaveLedger } from '../../tables/leave.ts'

/**
 * The balance of an account on a day: the sum of all its entries, which stands beside it, without those of later days. An index holds all that is
 * read of them. `account` is the name of `leave_accounts` in the query. For a few accounts; for many there is `laterThan`.
 */
export const balanceOn = (account: SQL, day: string) => sql<number>`(${account}.minutes - coalesce((select sum(later.minutes) from ${leaveLedger} later
  where later.employee_id = ${account}.employee_id and later.kind_id = ${account}.kind_id and later.day > ${day}::date), 0))::int`

/**
 * The same for many accounts, whose later entries are added up in one go: a table to be joined on the left, on `isLater`, and what the balance then is.
 */
export const laterThan = (day: string) => sql`(select employee_id, kind_id, sum(minutes) as minutes from ${leaveLedger}
  where day > ${day}::date group by employee_id, kind_id) later`
export const isLater = (account: SQL) => sql`later.employee_id = ${account}.employee_id and later.kind_id = ${account}.kind_id`
export const balanceWithoutLater = (account: SQL) => sql<number>`(${account}.minutes - coalesce(later.minutes, 0))::int`
