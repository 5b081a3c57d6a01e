import { sql } from 'drizzle-orm'
import { requisitionStates } from '../../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { statusHistory } from '../../tables/platform.ts'
import { departments } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { daysFrom } from './hires.ts'
import { inStatuses } from './history.ts'
import { filtered, type Scope, stepOfMoment } from './scope.ts'

const open = tagged(requisitionStates, 'open')
/** Up to how many days each kind goes; the last has no end. */
const UP_TO = [30, 60, 90, 180] as const
export const ages: readonly string[] = [...UP_TO.map((most, at) => `${at === 0 ? 0 : UP_TO[at - 1]! + 1}-${most}`), `${UP_TO.at(-1)! + 1}-`]

/** Requisitions that were open when the period ended, or are today, by the days since their first approval. */
export function openRequisitions(scope: Scope) {
  const end = sql`${(scope.before < scope.now ? scope.before : scope.now).toISOString()}::timestamptz`
  const kinds = UP_TO.map((most, at) => sql`when days < ${most + 1} then ${ages[at]!}`)
  return sql`
    with at_end as (
      select entity_id, (array_agg(to_status order by id desc))[1] as status, min(at) filter (where ${inStatuses(sql`to_status`, open)}) as approved_at
      from ${statusHistory} where entity = 'requisition' and at < ${end} group by entity_id
    ),
    aged as (select entity_id, approved_at, ${daysFrom(sql`approved_at`, end)} as days from at_end where ${inStatuses(sql`status`, open)})
    select r.id, null::int as application_id, r.id as requisition_id, null::int as employee_id, case ${sql.join(kinds, sql` `)} else ${ages.at(-1)!} end as kind,
      null::text as label, ${stepOfMoment(sql`approved_at`, scope)} as period, coalesce(d.name, '') as department, null::text as reason, null::int as stage, true as open,
      approved_at as begun, null::timestamptz as ended, days, null::float8 as held
    from aged join ${requisitions} r on r.id = aged.entity_id left join ${departments} d on d.id = r.department_id where ${filtered(sql`r`, scope)}`
}
