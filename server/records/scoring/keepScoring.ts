import { type Placeholder, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Tx } from '../../platform/db/database.ts'
import { preparedSql } from '../../platform/db/prepared.ts'
import { applicationRanks, applicationScores, criteriaSnapshots, type Found, scorings } from '../../tables/applicationDetails.ts'
import { FORMULA, type Matches, type Position } from '../score.ts'
import { criteriaIn, foundIn } from './scoreRecord.ts'

export type Why = components['schemas']['ScoringReason']
/** What an application comes to; what is found and what is missing are left out where they are the same as before. */
export type Counted = { id: number; score: number | null; found?: Found[]; missing?: string[] }
/** What one that was counted now comes to, as it is kept. */
export const countedOf = (breakdown: components['schemas']['ScoreBreakdown'], matches: Matches): Omit<Counted, 'id'> => ({
  score: breakdown.profileScore,
  found: foundIn(breakdown.parts, matches),
  missing: breakdown.missingMandatoryItems,
})
type Scoring = { requisitionId: number; position: Position; why: Why; causedBy: number | null; list: readonly Counted[] }
/** What a scoring added to the record: for how many applications, of how many the score is another one, and the digest of all these. */
type Kept = { id: number; added: number; changed: number; digest: string }

/**
 * Writes what applications of a requisition come to, where lists have it and into the record: one statement, however many they are. Who came
 * to the same as before leaves no row in the record, nor does one of whom it never said what was found.
 */
export async function keepScoring(tx: Tx, { requisitionId, position, why, causedBy, list }: Scoring): Promise<Kept | null> {
  const told = { requisitionId, criteria: JSON.stringify(criteriaIn(position)), why, causedBy, list: JSON.stringify(list) }
  const [row] = await preparedSql(tx, keepScoring, told, keep)
  const { id, ...kept } = row!
  return id === null ? null : { id, ...kept }
}

const keep = ({ requisitionId, criteria, why, causedBy, list }: Record<'requisitionId' | 'criteria' | 'why' | 'causedBy' | 'list', Placeholder>) =>
  sql<Omit<Kept, 'id'> & { id: number | null }>`
    with counted as (select id, score, found, missing, md5(found::text)::uuid as hash
      from json_to_recordset(${list}::json) as counted(id int, score float8, found jsonb, missing text[])),
    compared as (
      select counted.id, score, found, coalesce(hash, before.found_hash) as hash, before.id is not null as is_known, before.profile_score as score_before,
        hash is null or coalesce(before.found_hash = hash and before.requisition_id = ${requisitionId}, false) as same_found
      from counted left join lateral (
        select s.id, s.requisition_id, s.profile_score, s.found_hash from ${applicationScores} s where s.application_id = counted.id order by s.id desc limit 1) before on true),
    differing as (select * from compared where hash is not null and (not same_found or score is distinct from score_before)),
    ranked as (
      update ${applicationRanks} set profile_score = counted.score, missing_mandatory = coalesce(counted.missing, ${applicationRanks.missingMandatory}) from counted
      where ${applicationRanks.applicationId} = counted.id
        and (${applicationRanks.profileScore} is distinct from counted.score or ${applicationRanks.missingMandatory} <> counted.missing)),
    present as (
      select last.id from (select s.id, s.criteria from ${criteriaSnapshots} s where s.requisition_id = ${requisitionId} order by s.id desc limit 1) last
      where last.criteria = ${criteria}::jsonb),
    fresh as (
      insert into ${criteriaSnapshots} (requisition_id, criteria)
      select ${requisitionId}, ${criteria}::jsonb where not exists (select from present) returning id),
    scoring as (
      insert into ${scorings} (requisition_id, snapshot_id, formula, why, caused_by)
      select ${requisitionId}, snapshot.id, ${FORMULA}, ${why}, ${causedBy}::int from (select id from present union all select id from fresh) snapshot
      where exists (select from differing) or exists (select from fresh) returning id, at),
    added as (
      insert into ${applicationScores} (scoring_id, application_id, requisition_id, at, profile_score, found_hash, found)
      select scoring.id, d.id, ${requisitionId}, scoring.at, d.score, d.hash, case when not d.same_found then d.found end
      from differing d, scoring order by d.id)
    select (select id from scoring) as id, count(*)::int as added, (count(*) filter (where is_known and score is distinct from score_before))::int as changed,
      encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', id, coalesce(score_before::text, '-'), coalesce(score::text, '-')), ',' order by id), ''), 'UTF8')), 'hex') as digest
    from differing`
