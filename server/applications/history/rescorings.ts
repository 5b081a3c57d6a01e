import { type SQL, sql } from 'drizzle-orm'
import { applicationScores } from '../../tables/applicationDetails.ts'
import { auditLog } from '../../tables/platform.ts'

type Logged = typeof auditLog.$inferSelect
type Rescored = { before: number | null; after: number | null }

/** The scores of an application as they were recorded, each with the one before. */
const scoresOf = (id: number): SQL => sql`(
  select s.scoring_id, s.profile_score as score, lag(s.profile_score) over recorded as score_before, row_number() over recorded as place
  from ${applicationScores} s where s.application_id = ${id} window recorded as (order by s.id)) r`

/**
 * The rows of the log by which all applications of a requisition were scored anew, and this one came to something else. Whoever may read the
 * application reads them among its own rows.
 */
export const isRescoringOf = (id: number): SQL =>
  sql`(${auditLog.entity} = 'scoring' and ${auditLog.entityId} = any(array(
    select r.scoring_id from ${scoresOf(id)} where r.place > 1 and r.score is distinct from r.score_before)))`

/** What such a row means for this application. */
export const rescoredOf = (id: number) => sql<Rescored | null>`case when ${auditLog.entity} = 'scoring' then (
  select json_build_object('before', r.score_before, 'after', r.score) from ${scoresOf(id)} where r.scoring_id = ${auditLog.entityId}) end`

/** Told as if the row were of this application alone. */
export function toldOf(id: number, row: Logged, rescored: Rescored | null): Logged {
  if (!rescored) return row
  const [before, after] = [{ profileScore: rescored.before }, { profileScore: rescored.after }]
  return { ...row, entity: 'application', entityId: id, applicationId: id, before, after }
}
