import { eq, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { page } from '../../platform/db/page.ts'
import { isManager } from '../../platform/http/permissions.ts'
import { workWeeks } from '../../tables/calendars.ts'
import { employees } from '../../tables/employees.ts'
import { leaveKinds, leaveLedger, leaveRequests } from '../../tables/leave.ts'
import { byPersonOrKind, personName } from '../people.ts'
import { dayMinutesOf, STANDARD_WEEK } from '../rules/weeks.ts'

type Entry = components['schemas']['LeaveEntry']

const joins: Joins = {
  employees: { table: employees, on: eq(employees.id, leaveLedger.employeeId) },
  kinds: { table: leaveKinds, on: eq(leaveKinds.id, leaveLedger.kindId) },
  requests: { table: leaveRequests, on: eq(leaveRequests.id, leaveLedger.requestId), left: true },
}
const columns: ListColumns = {
  id: { sql: leaveLedger.id, kind: 'number' },
  employeeId: { sql: leaveLedger.employeeId, kind: 'number' },
  personName: { sql: personName, kind: 'text', needs: ['employees'] },
  kindId: { sql: leaveLedger.kindId, kind: 'number' },
  kindName: { sql: leaveKinds.name, kind: 'text', needs: ['kinds'] },
  day: { sql: leaveLedger.day, kind: 'date' },
  cause: { sql: leaveLedger.cause, kind: 'select' },
  minutes: { sql: leaveLedger.minutes, kind: 'number' },
}
/** The sum up to and with this entry; of one day those that were entered first come first. */
const balance = sql<number>`(select sum(one.minutes)::int from ${leaveLedger} one where one.employee_id = ${leaveLedger.employeeId} and one.kind_id = ${leaveLedger.kindId}
  and (one.day, one.id) <= (${leaveLedger.day}, ${leaveLedger.id}))`
const week = sql<
  number[] | null
>`(select week.minutes from ${workWeeks} week where week.employee_id = ${leaveLedger.employeeId} and week.from_day <= ${leaveLedger.day}
  order by week.from_day desc limit 1)`
const shown = {
  entry: leaveLedger,
  personName,
  kindName: leaveKinds.name,
  unit: leaveKinds.unit,
  requestFirstDay: leaveRequests.firstDay,
  requestLastDay: leaveRequests.lastDay,
  balance,
  week,
}
type Row = { entry: typeof leaveLedger.$inferSelect; week: number[] | null } & Pick<
  Entry,
  'personName' | 'kindName' | 'unit' | 'requestFirstDay' | 'requestLastDay' | 'balance'
>

export async function findLedger({ db, settings }: Pick<App, 'db' | 'settings'>, caller: Caller, criteria: Criteria) {
  const { responseDataList, paging } = await page<Row>({
    ...{ db, table: leaveLedger, joins, criteria, columns, settings, shown },
    search: byPersonOrKind(db, leaveLedger),
    where: isManager(caller) ? undefined : eq(employees.accountId, caller.accountId),
    needs: isManager(caller) ? [] : ['employees'],
  })
  const list = responseDataList.map(({ entry, week: minutes, ...rest }): Entry => {
    const { id, employeeId, kindId, day, cause, periodFrom, periodTo, requestId, reason, byName } = entry
    return {
      ...{ id, employeeId, kindId, day, cause, minutes: entry.minutes, carriedMinutes: entry.carried, periodFrom, periodTo, requestId, reason, byName },
      ...{ ...rest, dayMinutes: dayMinutesOf(minutes ? { minutes } : STANDARD_WEEK), at: entry.at.toISOString() },
    }
  })
  return { responseDataList: list, paging }
}

export const ledgerHandlers = (app: App) =>
  ({ findLeaveLedger: ({ body, caller }) => findLedger(app, caller, body) }) satisfies Pick<Handlers<operations>, 'findLeaveLedger'>
