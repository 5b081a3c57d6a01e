import { type SQL, sql } from 'drizzle-orm'
import { requisitionStates } from '../../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { applications } from '../../tables/applications.ts'
import { applicationStays, statusHistory } from '../../tables/platform.ts'
import { departments } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { countedSteps, held, inStatuses, over, signing } from './history.ts'
import { filtered, type Scope, stepOfMoment, within } from './scope.ts'

const approved = tagged(requisitionStates, 'open')

/** Days between two moments of a query. */
export const daysFrom = (begun: SQL, ended: SQL) => sql`(extract(epoch from ${ended} - ${begun}) / 86400)`

/** Contracts signed in the period that stand: who ended the application afterwards is no hire, and who signs again counts with the last time. */
const signedIn = (scope: Scope, of: SQL = sql`true`) => sql`
  with ${countedSteps(sql`select s.entity_id from ${applicationStays} s where ${inStatuses(sql`s.status`, signing)} and ${within(sql`s.at`, scope)} and ${of}`)},
  ends as (
    select entity_id, max(id) filter (where ${inStatuses(sql`to_status`, signing)}) as signed_id, max(at) filter (where ${inStatuses(sql`to_status`, signing)}) as signed_at,
      max(id) filter (where ${inStatuses(sql`to_status`, over)}) as over_id,
      coalesce(sum(extract(epoch from ended - at)) filter (where ${inStatuses(sql`to_status`, held)}), 0) / 86400 as held
    from steps group by entity_id
  ),
  hires as (
    select a.id, a.requisition_id, a.source, a.date_received, signed_at, held, coalesce(d.name, '') as department
    from ends join ${applications} a on a.id = ends.entity_id join ${requisitions} r on r.id = a.requisition_id left join ${departments} d on d.id = r.department_id
    where ${within(sql`signed_at`, scope)} and (over_id is null or over_id < signed_id) and ${filtered(sql`r`, scope)}
  )`

const shown = (scope: Scope) => sql`id, id as application_id, requisition_id, null::int as employee_id, source as kind, null::text as label,
  ${stepOfMoment(sql`signed_at`, scope)} as period, department, null::text as reason, null::int as stage, false as open`

/** From the application to the signature, without the days on hold. */
export const hires = (scope: Scope) => sql`${signedIn(scope)}
  select ${shown(scope)}, date_received as begun, signed_at as ended, greatest(0, ${daysFrom(sql`date_received`, sql`signed_at`)} - held) as days, held from hires`

/** From the first approval of the requisition to the signature, each filled opening by itself, without the days on which that application was on hold. */
export const fills = (scope: Scope) => sql`${signedIn(scope)},
  approved as (
    select entity_id, min(at) as approved_at from ${statusHistory}
    where entity = 'requisition' and ${inStatuses(sql`to_status`, approved)} and entity_id in (select requisition_id from hires) group by entity_id
  )
  select ${shown(scope)}, approved_at as begun, signed_at as ended, greatest(0, ${daysFrom(sql`approved_at`, sql`signed_at`)} - held) as days, held
  from hires join approved on approved.entity_id = hires.requisition_id where approved_at <= signed_at`

/** How many openings of some requisitions were filled up to now. */
export const filledOf = (scope: Scope, requisitionIds: SQL) => sql`
  ${signedIn({ ...scope, from: new Date(0), before: scope.now }, sql`s.entity_id in (select a.id from ${applications} a where a.requisition_id in (${requisitionIds}))`)}
  select requisition_id, count(*)::int as filled from hires group by requisition_id`
