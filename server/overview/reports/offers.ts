import { sql } from 'drizzle-orm'
import { offerLetterStates } from '../../../src/machines/lifecycles/offerLetter.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { applications } from '../../tables/applications.ts'
import { letters } from '../../tables/letters.ts'
import { statusHistory } from '../../tables/platform.ts'
import { departments } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { daysFrom } from './hires.ts'
import { inStatuses } from './history.ts'
import { filtered, type Scope, stepOfMoment, within } from './scope.ts'

const out = tagged(offerLetterStates, 'out')
export const accepted = tagged(offerLetterStates, 'agreed')

/** Offers that were out and were answered, lapsed or were taken back in the period, each by what became of it first. */
export const offers = (scope: Scope) => sql`
  select l.id, l.application_id, l.requisition_id, null::int as employee_id, h.to_status as kind, null::text as label, ${stepOfMoment(sql`h.at`, scope)} as period,
    coalesce(d.name, '') as department, coalesce(nullif(trim(coalesce(h.reason, l.reason)), ''), '') as reason,
    case when ${inStatuses(sql`h.to_status`, accepted)} then 1 else 0 end as stage, false as open,
    l.sent_at as begun, h.at as ended, ${daysFrom(sql`l.sent_at`, sql`h.at`)} as days, null::float8 as held
  from ${statusHistory} h join ${letters} l on l.id = h.entity_id join ${applications} a on a.id = l.application_id join ${requisitions} r on r.id = l.requisition_id
    left join ${departments} d on d.id = r.department_id
  where h.entity = 'offerLetter' and ${within(sql`h.at`, scope)} and ${inStatuses(sql`h.from_status`, out)} and not ${inStatuses(sql`h.to_status`, out)} and ${filtered(sql`r`, scope)}`
