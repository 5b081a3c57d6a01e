import { inArray, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/hr.gen.ts'
import { courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { courseAssignments, courseCompletions, courseSessions, sessionPlaces } from '../../tables/learning.ts'

export type LearningState = components['schemas']['LearningState']
/** What was completed and holds on the day; it makes the share of the figure. */
export const IN_DATE = ['DONE', 'EXPIRES'] as const satisfies LearningState[]
/** So many days ahead it is said that something expires. */
const SOON = 30

type Asked = {
  asOf: string
  /** Which assignments count at all, as a condition on their columns under the name `given`. */
  which?: SQL
  /** The same of completions, under the name `given`. */
  done?: SQL
  /** Also what is not asked for any more, and what another assignment took the place of. */
  all?: boolean
}

/**
 * How each person stands with each course on a day: the newest assignment that was opened by then, and what was completed last by
 * then, read from their indexes alone, which hold all that is selected here. Every list, figure and file asks this one query. What nobody asks for any more is left out.
 */
export const standings = ({ asOf, which, done, all = false }: Asked): SQL => sql`(
  select asked.*, made.completed_on, made.valid_until, made.score,
    case
      when made.assignment_id is distinct from asked.id and asked.due_on < ${asOf}::date then 'OVERDUE'
      when made.completed_on is not null and coalesce(made.valid_until >= ${asOf}::date, true) then
        case when made.valid_until <= ${asOf}::date + ${sql.raw(String(SOON))} then 'EXPIRES' else 'DONE' end
      when made.assignment_id = asked.id then 'OVERDUE'
      when ${inArray(sql`asked.status`, tagged(courseAssignmentStates, 'forHr'))} then 'HANDED_IN'
      when ${inArray(sql`asked.status`, tagged(courseAssignmentStates, 'failed'))} and asked.failed_on <= ${asOf}::date then 'FAILED'
      when asked.started_on <= ${asOf}::date then 'STARTED'
      else 'DUE'
    end as state
  from (
    select given.id, given.employee_id, given.course_id, given.opened_on, given.due_on, given.required_until, given.status, given.started_on, given.failed_on
    from ${courseAssignments} given
    where given.opened_on <= ${asOf}::date ${all ? sql`` : sql`and given.superseded_on > ${asOf}::date`} ${which ? sql`and ${which}` : sql``}
  ) asked
  left join (
    select given.employee_id, given.course_id, given.assignment_id, given.completed_on, given.valid_until, given.score
    from ${courseCompletions} given
    where given.completed_on <= ${asOf}::date and given.superseded_on > ${asOf}::date ${done ? sql`and ${done}` : sql``}
  ) made on made.employee_id = asked.employee_id and made.course_id = asked.course_id
  where ${all ? sql`true` : sql`(asked.required_until is null or asked.required_until > ${asOf}::date)`}
)`

/** The day that matters beside a state: until when it holds, or by when it is due. */
export const dayOfState = sql`case when standing.state in ('DONE', 'EXPIRES') then standing.valid_until
  when standing.state = 'FAILED' then standing.failed_on
  when standing.state = 'OVERDUE' and standing.completed_on >= standing.opened_on then standing.valid_until
  else standing.due_on end`

/** The place that somebody has at a session that is still ahead, beside a standing. */
export const placeAhead = sql`left join (
    select place.assignment_id, place.state as place_state, held.id as session_id, held.place, held.day, held."from", held.until
    from ${sessionPlaces} place join ${courseSessions} held on held.id = place.session_id
    where place.state in ('PLACE', 'WAITING')
  ) booked on booked.assignment_id = standing.id`
