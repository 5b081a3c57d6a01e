import { type SQL, sql } from 'drizzle-orm'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
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

/**
 * How far an application came, as `application_ranks` keeps it: 0 received, 1 screened, 2 shortlisted, 3 interviewed, 4 selected, and this where the
 * contract is signed, and stands. Hold and an end are no stage.
 */
export const SIGNED = 5
