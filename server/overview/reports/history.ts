import { type SQL, sql } from 'drizzle-orm'
import { type ApplicationStatus, applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { isTagged, statusesOf, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { applicationStays } from '../../tables/platform.ts'

export const inStatuses = (column: SQL, statuses: readonly string[]) => sql`${column} = any(${sql.param([...statuses])}::text[])`

/** The steps of applications that count, each with when the next one ended the stay. `which` asks for the applications' ids. */
export const countedSteps = (which: SQL) => sql`
  steps as (select s.entity_id, s.history_id as id, s.at, s.status as to_status, s.ended from ${applicationStays} s where s.entity_id in (${which}))`

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
