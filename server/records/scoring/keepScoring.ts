import { sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Tx } from '../../platform/db/database.ts'
import { applicationScores, criteriaSnapshots, scorings } from '../../tables/applicationDetails.ts'
import { FORMULA, type Position, type scored } from '../score.ts'
import { criteriaIn, foundIn } from './scoreRecord.ts'

export type Why = components['schemas']['ScoringReason']
type Scored = { id: number } & ReturnType<typeof scored>
type Scoring = { requisitionId: number; position: Position; why: Why; causedBy: number | null; list: readonly Scored[] }

/**
 * Adds to the record what applications of a requisition came to: one statement, however many they are. It comes after their rows were
 * written, so that those of one application stand in the order in which they were. Who came to the same as before leaves no row.
 */
export async function keepScoring(tx: Tx, { requisitionId, position, why, causedBy, list }: Scoring): Promise<void> {
  const rows = JSON.stringify(list.map(({ id, breakdown, matches }) => ({ id, score: breakdown.profileScore, found: foundIn(breakdown.parts, matches) })))
  const criteria = JSON.stringify(criteriaIn(position))
  await tx.execute(sql`
    with counted as (select id, score, found, md5(found::text)::uuid as hash from jsonb_to_recordset(${rows}::jsonb) as counted(id int, score float8, found jsonb)),
    compared as (
      select counted.*, before.found_hash = hash and before.requisition_id = ${requisitionId} as same_found, before.profile_score is not distinct from score as same_score
      from counted left join lateral (
        select s.requisition_id, s.profile_score, s.found_hash from ${applicationScores} s where s.application_id = counted.id order by s.id desc limit 1) before on true),
    differing as (select * from compared where same_found is not true or not same_score),
    present as (
      select last.id from (select s.id, s.criteria from ${criteriaSnapshots} s where s.requisition_id = ${requisitionId} order by s.id desc limit 1) last
      where last.criteria = ${criteria}::jsonb),
    fresh as (
      insert into ${criteriaSnapshots} (requisition_id, criteria)
      select ${requisitionId}, ${criteria}::jsonb where not exists (select from present) returning id),
    scoring as (
      insert into ${scorings} (requisition_id, snapshot_id, formula, why, caused_by)
      select ${requisitionId}, snapshot.id, ${FORMULA}, ${why}, ${causedBy}::int from (select id from present union all select id from fresh) snapshot
      where exists (select from differing) or exists (select from fresh) returning id, at)
    insert into ${applicationScores} (scoring_id, application_id, requisition_id, at, profile_score, found_hash, found)
    select scoring.id, d.id, ${requisitionId}, scoring.at, d.score, d.hash, case when d.same_found is not true then d.found end
    from differing d, scoring order by d.id`)
}
