import { type SQL, sql } from 'drizzle-orm'
import { type ApplicationStatus, applicationLifecycle, applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { isTagged, statusesOf, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { statusHistory } from '../../tables/platform.ts'

export const inStatuses = (column: SQL, statuses: readonly string[]) => sql`${column} = any(${sql.param([...statuses])}::text[])`

const undone = applicationLifecycle.events.undo.type

/**
 * The steps of records that count, each with when the next one ended the stay: what was taken back within ten seconds, and the taking
 * back, never happened. `which` asks for the records' ids.
 */
export const countedSteps = (entity: string, which: SQL) => sql`
  told as (
    select h.entity_id, h.id, h.at, h.event, h.to_status, lead(h.event) over (partition by h.entity_id order by h.id) as next_event
    from ${statusHistory} h where h.entity = ${entity} and h.entity_id in (${which})
  ),
  steps as (
    select entity_id, id, at, to_status, lead(at) over (partition by entity_id order by id) as ended
    from told where event <> ${undone} and next_event is distinct from ${undone}
  )`

export const signed = [...tagged(applicationStates, 'converting'), ...tagged(applicationStates, 'hired')]
/** The step by which a contract is signed. */
export const signing = tagged(applicationStates, 'converting')
export const over = tagged(applicationStates, 'over')
export const held = tagged(applicationStates, 'held')
const open = tagged(applicationStates, 'open')
/** Stages in which an application waits for the next one. */
export const stages = open

/** How far an application came: 0 received, 1 screened, 2 shortlisted, 3 interviewed, 4 selected. Hold and an end are no stage. */
function stageOf(status: ApplicationStatus): number | null {
  const is = (tag: Parameters<typeof isTagged<typeof applicationStates>>[2]) => isTagged(applicationStates, status, tag)
  if (is('chosen')) return 4
  if (is('duringInterviews')) return 3
  if (is('beforeInterviews') && is('named')) return 2
  if (is('new')) return 0
  return is('toScreen') ? 1 : null
}
/** Whose contract is signed, and stands. */
export const SIGNED = 5

/** The same of a column. */
export const stageIn = (column: SQL) => {
  const parts = statusesOf(applicationStates).flatMap((status) => {
    const stage = stageOf(status)
    return stage === null ? [] : [sql`when ${status} then ${sql.raw(String(stage))}`]
  })
  return sql`(case ${column} ${sql.join(parts, sql` `)} end)`
}
