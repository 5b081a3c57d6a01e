import { sql } from 'drizzle-orm'
import { requisitions } from '../../tables/requisitions.ts'
import { openRequisitions } from '../reports/ageing.ts'
import { filledOf } from '../reports/hires.ts'
import { type Scope, within } from '../reports/scope.ts'

/**
 * Each opening that nobody fills yet, of requisitions that were approved for the first time within the period and are open now. It has
 * the columns of a report's measures. Whatever was filled takes openings of its requisition, whenever that was.
 */
export const openPositions = (scope: Scope) => sql`
  with now_open as (select * from (${openRequisitions({ ...scope, before: scope.now })}) open_now where ${within(sql`begun`, scope)}),
  filled as (${filledOf(scope, sql`select requisition_id from now_open`)})
  select row_number() over (order by o.begun, o.requisition_id)::int as id, o.application_id, o.requisition_id, o.employee_id, 'open' as kind, o.label, o.period, o.department,
    o.reason, o.stage, o.open, o.begun, o.ended, o.days, o.held
  from now_open o join ${requisitions} r on r.id = o.requisition_id left join filled on filled.requisition_id = o.requisition_id
    cross join generate_series(1, r.openings - coalesce(filled.filled, 0))`
