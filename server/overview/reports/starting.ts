import { sql } from 'drizzle-orm'
import { complianceItemStates } from '../../../src/machines/lifecycles/complianceItem.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { taskStates } from '../../../src/machines/lifecycles/task.ts'
import { applications, complianceItems } from '../../tables/applications.ts'
import { employees } from '../../tables/employees.ts'
import { statusHistory } from '../../tables/platform.ts'
import { departments } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { tasks as taskTable } from '../../tables/tasks.ts'
import { inStatuses, over } from './history.ts'
import { beginOf, filtered, type Scope, stepOfDay, withinDays } from './scope.ts'

const notNeeded = tagged(taskStates, 'notNeeded')
const done = tagged(taskStates, 'done')

/**
 * Tasks of the onboarding that are due in the period, but for those that turned out not to be needed. Stage 0: not done, 1: done late,
 * 2: done by its day. When it was done is read from its history, where the last step tells.
 */
export const tasks = (scope: Scope) => sql`
  with last as (
    select t.id, (array_agg(h.to_status order by h.id desc))[1] as status, (array_agg(h.at order by h.id desc))[1] as at
    from ${taskTable} t join ${statusHistory} h on h.entity = 'task' and h.entity_id = t.id where ${withinDays(sql`t.due_on`, scope)} group by t.id
  )
  select t.id, e.application_id, e.requisition_id, e.id as employee_id, t.owner as kind, null::text as label, ${stepOfDay(sql`t.due_on`, scope)} as period,
    coalesce(d.name, '') as department, t.name as reason,
    case when not ${inStatuses(sql`last.status`, done)} then 0 when (last.at at time zone ${scope.timeZone})::date <= t.due_on then 2 else 1 end as stage,
    not ${inStatuses(sql`last.status`, done)} as open, ${beginOf(sql`t.due_on`, scope)} as begun, case when ${inStatuses(sql`last.status`, done)} then last.at end as ended,
    null::float8 as days, null::float8 as held
  from last join ${taskTable} t on t.id = last.id join ${employees} e on e.id = t.employee_id left join ${departments} d on d.id = e.department_id
  where not ${inStatuses(sql`last.status`, notNeeded)} and ${filtered(sql`e`, scope, { type: sql`position_type_id` })}`

const approved = tagged(complianceItemStates, 'approved')

/** Approved documents whose last day is in the period, of applications that were not ended. */
export const documents = (scope: Scope) => sql`
  select c.id, c.application_id, a.requisition_id, null::int as employee_id, case when c.mandatory then 'mandatory' else 'optional' end as kind, null::text as label,
    ${stepOfDay(sql`c.expires_on`, scope)} as period, coalesce(d.name, '') as department, null::text as reason, case when c.expires_on < ${scope.today}::date then 1 else 0 end as stage,
    false as open, null::timestamptz as begun, ${beginOf(sql`c.expires_on`, scope)} as ended, (c.expires_on - ${scope.today}::date)::float8 as days, null::float8 as held
  from ${complianceItems} c join ${applications} a on a.id = c.application_id join ${requisitions} r on r.id = a.requisition_id left join ${departments} d on d.id = r.department_id
  where ${withinDays(sql`c.expires_on`, scope)} and ${inStatuses(sql`c.status`, approved)} and not ${inStatuses(sql`a.status`, over)} and ${filtered(sql`r`, scope)}`
