import { type SQL, sql } from 'drizzle-orm'
import { applicationRanks } from '../../tables/applicationDetails.ts'
import { applications } from '../../tables/applications.ts'
import { applicationStays } from '../../tables/platform.ts'
import { departments } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { inStatuses, signed, stages } from './history.ts'
import { filtered, type Scope, stepRanges, stepWithin, within } from './scope.ts'

/** Every application has its requisition: joined on the left, it is left out by PostgreSQL where nothing of it is asked. */
const received = (scope: Scope) => sql`
  received as (
    select a.id, a.requisition_id, a.source, a.date_received, coalesce(d.name, '') as department
    from ${applications} a left join ${requisitions} r on r.id = a.requisition_id left join ${departments} d on d.id = r.department_id
    where ${within(sql`a.date_received`, scope)} and ${filtered(sql`r`, scope)}
  )`
const shown = (period: SQL) =>
  sql`received.id, received.id as application_id, received.requisition_id, null::int as employee_id, source as kind, null::text as label, ${period} as period, department, null::text as reason`

/** Applications received in the period. */
export const applied = (scope: Scope) => sql`with ${received(scope)}
  select ${shown(stepWithin(sql`date_received`, scope))}, 0 as stage, false as open, date_received as begun, null::timestamptz as ended, null::float8 as days, null::float8 as held from received`

/**
 * The same with how far each came until now, whenever that was, and whether it may still come further: an index of what is kept beside the scores
 * has all of it. `offset 0` keeps the range of each step apart; joined with them, PostgreSQL would go through the whole table.
 */
export const cohort = (scope: Scope) => sql`with received as (
    select ranks.application_id as id, ranks.requisition_id, a.source, ranks.date_received, ranks.reached, ranks.status, coalesce(d.name, '') as department, step.period
    from ${stepRanges(scope)} cross join lateral (select * from ${applicationRanks} own where own.date_received >= step.begun and own.date_received < step.before offset 0) ranks
      left join ${applications} a on a.id = ranks.application_id
      left join ${requisitions} r on r.id = ranks.requisition_id left join ${departments} d on d.id = r.department_id
    where ${filtered(sql`r`, scope)}
  )
  select ${shown(sql`period`)}, reached::int as stage, ${inStatuses(sql`status`, unsigned)} as open,
    date_received as begun, null::timestamptz as ended, null::float8 as days, null::float8 as held from received`
const unsigned = stages.filter((status) => !signed.includes(status))

/**
 * Stays in a stage that ended in the period, added up for each application that has several; on hold is a stage of its own. Both parts come in the
 * order of their indexes, and are not sorted again. Every stay has its application, and that its requisition: joined on the left, they are left out by
 * PostgreSQL where nothing of them is asked. `date_part` answers in double precision: numbers of any length, as `extract` answers them, would take
 * twice the time.
 */
export const stays = (scope: Scope) => sql`
  with stays as (
    (select entity_id, status as to_status, at as begun, ended, date_part('epoch', ended - at) / 86400 as days
      from ${applicationStays} where not repeated and ${within(sql`ended`, scope)} and ${inStatuses(sql`status`, stages)} order by status)
    union all
    (select entity_id, status as to_status, min(at) as begun, max(ended) as ended, sum(date_part('epoch', ended - at)) / 86400 as days
      from ${applicationStays} where repeated and ${within(sql`ended`, scope)} and ${inStatuses(sql`status`, stages)} group by status, entity_id order by status)
  )
  select row_number() over (order by stays.entity_id, to_status)::int as id, stays.entity_id as application_id, a.requisition_id, null::int as employee_id, to_status as kind, null::text as label,
    ${stepWithin(sql`stays.ended`, scope)} as period, coalesce(d.name, '') as department, null::text as reason, null::int as stage, false as open,
    begun, ended, days, null::float8 as held
  from stays left join ${applications} a on a.id = stays.entity_id left join ${requisitions} r on r.id = a.requisition_id left join ${departments} d on d.id = r.department_id
  where ${filtered(sql`r`, scope)}`
