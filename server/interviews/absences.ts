import { inArray, sql } from 'drizzle-orm'
import { leaveRequestStates } from '../../src/machines/lifecycles/leaveRequest.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { daysAfter, isoDay, rangeOf } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { holidays, workWeeks } from '../tables/calendars.ts'
import { employees } from '../tables/employees.ts'
import { leaveRequestDays, leaveRequests } from '../tables/leave.ts'

type Span = { from: number; to: number }
const MINUTE = 60_000

/** When people are away in a range of time, by their account: approved leave, and the holidays of their place. */
export async function absencesOf(
  db: Database | Tx,
  accountIds: readonly number[],
  range: Span,
  timeZone: string,
): Promise<{ accountId: number; span: Span }[]> {
  const ids = sql`any(${sql.param([...accountIds])}::int[])`
  const [first, last] = [daysAfter(isoDay(range.from), -1), daysAfter(isoDay(range.to), 1)]
  const place = sql`(select ${workWeeks.placeId} from ${workWeeks} where ${workWeeks.employeeId} = ${employees.id} and ${workWeeks.fromDay} <= ${holidays.day}
    order by ${workWeeks.fromDay} desc limit 1)`
  const { rows } = await db.execute<{ account: number; day: string; begin: number; end: number }>(sql`
    select ${employees.accountId} as account, ${leaveRequestDays.day}::text as day, ${leaveRequestDays.fromMinute} as begin, ${leaveRequestDays.toMinute} as end
      from ${employees} join ${leaveRequestDays} on ${leaveRequestDays.employeeId} = ${employees.id} join ${leaveRequests} on ${leaveRequests.id} = ${leaveRequestDays.requestId}
      where ${employees.accountId} = ${ids} and ${leaveRequestDays.live} and ${leaveRequestDays.day} between ${first} and ${last}
        and ${inArray(leaveRequests.status, tagged(leaveRequestStates, 'granted'))}
    union all
    select ${employees.accountId}, ${holidays.day}::text, case ${holidays.half} when 'SECOND' then 720 else 0 end, case ${holidays.half} when 'FIRST' then 720 else 1440 end
      from ${employees} join ${holidays} on ${holidays.day} between ${first} and ${last} and ${holidays.placeId} = ${place}
      where ${employees.accountId} = ${ids}`)
  return rows.map(({ account, day, begin, end }) => {
    const midnight = rangeOf(day, { timeZone })
    const to = end === 1440 ? midnight.before.getTime() : midnight.from.getTime() + end * MINUTE
    return { accountId: account, span: { from: midnight.from.getTime() + begin * MINUTE, to } }
  })
}
