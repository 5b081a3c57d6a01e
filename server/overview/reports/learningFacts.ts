import { inArray, sql } from 'drizzle-orm'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { IN_DATE, standings } from '../../learning/compliance/standings.ts'
import { courseCompletions, courses } from '../../tables/learning.ts'
import { inStatuses } from './history.ts'
import { placedOn } from './people.ts'
import { beginOf, filtered, knownDay, type Scope, stepOfDay, withinDays } from './scope.ts'

const ofType = { type: sql`position_type_id` }

/** What is asked of everybody employed on the last day of the period, or today. Stage 1: in date; `open`: overdue. */
export function coursesAsked(scope: Scope) {
  const day = sql`${knownDay(scope)}::date`
  return sql`
  select standing.id, null::int as application_id, null::int as requisition_id, e.id as employee_id, c.name as kind, null::text as label,
    ${stepOfDay(day, scope)} as period, coalesce(d.name, '') as department, coalesce(p.job_title, '') as reason,
    case when ${inArray(sql`standing.state`, [...IN_DATE])} then 1 else 0 end as stage, standing.state = 'OVERDUE' as open,
    ${beginOf(sql`standing.opened_on`, scope)} as begun, ${beginOf(sql`standing.due_on`, scope)} as ended, null::float8 as days, null::float8 as held
  from ${placedOn(day)} join ${standings({ asOf: knownDay(scope) })} standing on standing.employee_id = e.id join ${courses} c on c.id = standing.course_id
  where e.employment_start_date <= ${day} and ${filtered(sql`p`, scope, ofType)}
    and (e.ended_on >= ${day} or (e.ended_on is null and not ${inStatuses(sql`e.status`, tagged(employeeStates, 'ended'))}))`
}

/** What was completed in the period. */
export const coursesCompleted = (scope: Scope) => sql`
  select made.id, null::int as application_id, null::int as requisition_id, e.id as employee_id, c.name as kind, null::text as label,
    ${stepOfDay(sql`made.completed_on`, scope)} as period, coalesce(d.name, '') as department, coalesce(p.job_title, '') as reason, null::int as stage, false as open,
    ${beginOf(sql`made.completed_on`, scope)} as begun, ${beginOf(sql`made.valid_until`, scope)} as ended, null::float8 as days, null::float8 as held
  from ${placedOn(sql`${knownDay(scope)}::date`)} join ${courseCompletions} made on made.employee_id = e.id join ${courses} c on c.id = made.course_id
  where ${withinDays(sql`made.completed_on`, scope)} and ${filtered(sql`p`, scope, ofType)}`
