import { sql } from 'drizzle-orm'
import { leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { balanceWithoutLater, isLater, laterThan } from '../../leave/ledger/balanceOn.ts'
import { daysAfter } from '../../platform/days.ts'
import { leaveAccounts, leaveKinds, leaveRequestDays, leaveRequests } from '../../tables/leave.ts'
import { inStatuses } from './history.ts'
import { placedOn } from './people.ts'
import { beginOf, filtered, knownDay, type Scope, stepOfDay } from './scope.ts'

const granted = tagged(leaveRequestStates, 'granted')
const ofType = { type: sql`position_type_id` }
const placed = (scope: Scope) => placedOn(sql`${knownDay(scope)}::date`)

/**
 * Days of granted leave between two days, each request a row; `days` are hours. The days of a request are added up before anything is looked up
 * for it. They lie between its first and its last day: saying so spares reading every request that there ever was.
 */
const daysOfLeave = (scope: Scope, from: string, to: string) => sql`
  select q.id, null::int as application_id, null::int as requisition_id, e.id as employee_id, k.name as kind, null::text as label,
    ${stepOfDay(sql`taken.first`, scope)} as period, coalesce(d.name, '') as department, coalesce(p.job_title, '') as reason, null::int as stage, false as open,
    ${beginOf(sql`taken.first`, scope)} as begun, ${beginOf(sql`taken.last`, scope)} as ended, (taken.minutes / 60.0)::float8 as days, null::float8 as held
  from ${placed(scope)} join (
      select request_id, employee_id, min(day) as first, max(day) as last, sum(minutes) as minutes from ${leaveRequestDays}
      where live and minutes > 0 and day between ${from}::date and ${to}::date group by request_id, employee_id
    ) taken on taken.employee_id = e.id
    join ${leaveRequests} q on q.id = taken.request_id join ${leaveKinds} k on k.id = q.kind_id
  where ${inStatuses(sql`q.status`, granted)} and q.last_day >= ${from}::date and q.first_day <= ${to}::date and ${filtered(sql`p`, scope, ofType)}`

/** Leave that was taken in the period, up to today. */
export const leaveTaken = (scope: Scope) => daysOfLeave(scope, scope.firstDay, knownDay(scope))

/** Approved leave of the period that lies ahead of today. */
export const leavePlanned = (scope: Scope) => daysOfLeave(scope, scope.firstDay > scope.today ? scope.firstDay : daysAfter(scope.today, 1), scope.lastDay)

/** The last day of the period whose entries are all in the ledger. */
const owedDay = ({ lastDay, today }: Scope) => (lastDay < today ? lastDay : daysAfter(today, -1))

/** Balances above zero on that day; `days` are hours. */
export const leaveOwed = (scope: Scope) => sql`
  select account.id, null::int as application_id, null::int as requisition_id, e.id as employee_id, k.name as kind, null::text as label,
    ${stepOfDay(sql`${owedDay(scope)}::date`, scope)} as period, coalesce(d.name, '') as department, coalesce(p.job_title, '') as reason, null::int as stage,
    false as open, null::timestamptz as begun, ${beginOf(sql`${owedDay(scope)}::date`, scope)} as ended, (own.minutes / 60.0)::float8 as days, null::float8 as held
  from ${placed(scope)} join ${leaveAccounts} account on account.employee_id = e.id join ${leaveKinds} k on k.id = account.kind_id
    left join ${laterThan(owedDay(scope))} on ${isLater(sql`account`)}
    cross join lateral (select ${balanceWithoutLater(sql`account`)} as minutes) own
  where k.counted and own.minutes > 0 and ${filtered(sql`p`, scope, ofType)}`
