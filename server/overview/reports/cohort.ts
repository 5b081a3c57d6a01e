import { sql } from 'drizzle-orm'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { initialOf } from '../../../src/machines/lifecycles/tags.ts'
import { applications } from '../../tables/applications.ts'
import { applicationStays } from '../../tables/platform.ts'
import { departments } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { daysFrom } from './hires.ts'
import { countedSteps, inStatuses, over, SIGNED, signed, signing, stageIn, stages } from './history.ts'
import { filtered, type Scope, stepOfMoment, within } from './scope.ts'

const received = (scope: Scope) => sql`
  received as (
    select a.id, a.requisition_id, a.source, a.date_received, coalesce(d.name, '') as department
    from ${applications} a join ${requisitions} r on r.id = a.requisition_id left join ${departments} d on d.id = r.department_id
    where ${within(sql`a.date_received`, scope)} and ${filtered(sql`r`, scope)}
  )`
const shown = (scope: Scope) => sql`received.id, received.id as application_id, requisition_id, null::int as employee_id, source as kind, null::text as label,
  ${stepOfMoment(sql`date_received`, scope)} as period, department, null::text as reason`

/** Applications received in the period. */
export const applied = (scope: Scope) => sql`with ${received(scope)}
  select ${shown(scope)}, 0 as stage, false as open, date_received as begun, null::timestamptz as ended, null::float8 as days, null::float8 as held from received`

/** The same with how far each came until now, whenever that was, and whether it may still come further. */
export const cohort = (scope: Scope) => sql`with ${received(scope)}, ${countedSteps(sql`select id from received`)},
  ends as (
    select entity_id, max(${stageIn(sql`to_status`)}) as reached, max(id) filter (where ${inStatuses(sql`to_status`, signing)}) as signed_id,
      max(id) filter (where ${inStatuses(sql`to_status`, over)}) as over_id, max(to_status) filter (where ended is null) as last
    from steps group by entity_id
  )
  select ${shown(scope)}, case when signed_id > coalesce(over_id, 0) then ${sql.raw(String(SIGNED))} else coalesce(reached, 0) end as stage,
    (${inStatuses(sql`coalesce(last, ${initialOf(applicationStates)})`, stages)} and not ${inStatuses(sql`coalesce(last, '')`, signed)}) as open,
    date_received as begun, null::timestamptz as ended, null::float8 as days, null::float8 as held
  from received left join ends on ends.entity_id = received.id`

/** Stays in a stage that ended in the period, added up for each application; on hold is a stage of its own. */
export const stays = (scope: Scope) => sql`
  with stays as (
    select entity_id, status as to_status, min(at) as begun, max(ended) as ended, sum(${daysFrom(sql`at`, sql`ended`)}) as days
    from ${applicationStays} where ${within(sql`ended`, scope)} and ${inStatuses(sql`status`, stages)} group by entity_id, status
  )
  select row_number() over (order by a.id, to_status)::int as id, a.id as application_id, a.requisition_id, null::int as employee_id, to_status as kind, null::text as label,
    ${stepOfMoment(sql`stays.ended`, scope)} as period, coalesce(d.name, '') as department, null::text as reason, null::int as stage, false as open,
    begun, ended, days, null::float8 as held
  from stays join ${applications} a on a.id = stays.entity_id join ${requisitions} r on r.id = a.requisition_id left join ${departments} d on d.id = r.department_id
  where ${filtered(sql`r`, scope)}`
