import { type SQL, sql } from 'drizzle-orm'
import { leaveLedger } from '../../tables/leave.ts'

/**
 * The balance of an account on a day: the sum of all its entries, which stands beside it, without those of later days. There are few of these, and
 * an index holds all that is read of them. `account` is the name of `leave_accounts` in the query.
 */
export const balanceOn = (account: SQL, day: string) => sql<number>`(${account}.minutes - coalesce((select sum(later.minutes) from ${leaveLedger} later
  where later.employee_id = ${account}.employee_id and later.kind_id = ${account}.kind_id and later.day > ${day}::date), 0))::int`
