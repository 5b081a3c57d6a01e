import { sql } from 'drizzle-orm'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { dueAt } from '../../interviews/scorecards/readScorecards.ts'
import { accounts } from '../../tables/accounts.ts'
import { interviewInterviewers, interviews as interviewTable } from '../../tables/applications.ts'
import { statusHistory } from '../../tables/platform.ts'
import { departments } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { scorecards } from '../../tables/scorecards.ts'
import { inStatuses } from './history.ts'
import { filtered, type Scope, stepOfMoment, within } from './scope.ts'

const heldStates = tagged(interviewStates, 'held')

/**
 * Interviews that began in the period and were held, once for each who held them. Stage 0: a scorecard is not due yet, 1: it is due and
 * was late or is missing, 2: it was submitted in time.
 */
export const interviews = (scope: Scope) => sql`
  select ii.id, interviews.application_id, interviews.requisition_id, null::int as employee_id, c.id::text as kind, c.name as label,
    ${stepOfMoment(sql`interviews.starts_at`, scope)} as period, coalesce(d.name, '') as department, null::text as reason,
    case when s.submitted_at <= ${dueAt} then 2 when s.submitted_at is not null or ${dueAt} < ${scope.now.toISOString()}::timestamptz then 1 else 0 end as stage,
    false as open, interviews.starts_at as begun, s.submitted_at as ended, extract(epoch from interviews.ends_at - interviews.starts_at) / 3600 as days, null::float8 as held
  from ${interviewTable} join ${interviewInterviewers} ii on ii.interview_id = interviews.id join ${accounts} c on c.id = ii.account_id
    join ${requisitions} r on r.id = interviews.requisition_id left join ${departments} d on d.id = r.department_id
    left join ${scorecards} s on s.interview_id = interviews.id and s.account_id = ii.account_id
  where ${within(sql`interviews.starts_at`, scope)} and ${filtered(sql`r`, scope)}
    and exists (select from ${statusHistory} h where h.entity = 'interview' and h.entity_id = interviews.id and ${inStatuses(sql`h.to_status`, heldStates)})`
