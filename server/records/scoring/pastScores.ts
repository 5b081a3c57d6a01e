import { type SQL, sql } from 'drizzle-orm'
import { type ApplicationStatus, applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Database } from '../../platform/db/database.ts'
import { applicationScores, scorings } from '../../tables/applicationDetails.ts'
import { applications } from '../../tables/applications.ts'
import { statusHistory } from '../../tables/platform.ts'

const over = sql`${sql.param([...tagged(applicationStates, 'over')])}::text[]`

/** The place by score: the same for the same score, none without one. */
const place = (score: SQL) => sql`case when ${score} is null then null else rank() over (order by ${score} desc nulls last) end`

/**
 * Who was in the running for a requisition before a moment, with score and place: by the last score that was recorded of each, where that
 * was for this requisition, and the last status.
 */
const standingBefore = (requisitionId: number, before: Date) => sql`
  seen as (select distinct s.application_id from ${applicationScores} s where s.requisition_id = ${requisitionId} and s.at < ${before.toISOString()}::timestamptz),
  standing as (
    select seen.application_id, last.scoring_id, last.profile_score as score, step.to_status as status
    from seen
    cross join lateral (
      select s.requisition_id, s.scoring_id, s.profile_score from ${applicationScores} s
      where s.application_id = seen.application_id and s.at < ${before.toISOString()}::timestamptz order by s.id desc limit 1) last
    cross join lateral (
      select h.to_status from ${statusHistory} h
      where h.entity = 'application' and h.entity_id = seen.application_id and h.at < ${before.toISOString()}::timestamptz order by h.id desc limit 1) step
    where last.requisition_id = ${requisitionId} and step.to_status <> all(${over})),
  ranked as (select standing.*, ${place(sql`score`)} as rank, row_number() over (order by score desc nulls last, application_id) as row from standing)`

type Standing = { id: number; status: ApplicationStatus; rank: number | null; score: number | null; formula: number; rankNow: number | null }
type Row = {
  application_id: number
  status: ApplicationStatus
  rank: string | null
  score: number | null
  formula: number
  rank_now: string | null
  total: string
}

/** How many of them there were, and where one of them stood; neither place nor row where it was not among them. */
export async function placeBefore(db: Database, requisitionId: number, before: Date, of: number) {
  const { rows } = await db.execute<{ total: string; rank: string | null; row: string | null }>(sql`
    with ${standingBefore(requisitionId, before)}
    select count(*) as total, max(rank) filter (where application_id = ${of}) as rank, max(row) filter (where application_id = ${of}) as row from ranked`)
  const { total, rank, row } = rows[0]!
  return { total: Number(total), rank: numberOf(rank), row: numberOf(row) }
}

/** One page of them, best first, beside where they stand now. */
export async function rankingBefore(db: Database, requisitionId: number, before: Date, { page, size }: { page: number; size: number }) {
  const { rows } = await db.execute<Row>(sql`
    with ${standingBefore(requisitionId, before)},
    present as (
      select a.id, ${place(sql`a.profile_score`)} as rank from ${applications} a where a.requisition_id = ${requisitionId} and a.status <> all(${over})),
    paged as (select ranked.*, count(*) over () as total from ranked order by row limit ${size} offset ${(page - 1) * size})
    select paged.*, scoring.formula, present.rank as rank_now from paged join ${scorings} scoring on scoring.id = paged.scoring_id left join present on present.id = paged.application_id order by paged.row`)
  const list = rows.map(
    ({ application_id: id, status, rank, score, formula, rank_now }): Standing => ({
      ...{ id, status, score, formula },
      ...{ rank: numberOf(rank), rankNow: numberOf(rank_now) },
    }),
  )
  return { list, total: rows[0] ? Number(rows[0].total) : null }
}

const numberOf = (value: string | null) => (value === null ? null : Number(value))
