import { type SQL, sql } from 'drizzle-orm'
import { type ApplicationStatus, applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Database } from '../../platform/db/database.ts'
import { applicationRanks, applicationScores, scorings } from '../../tables/applicationDetails.ts'
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

/**
 * The ranking before a moment as a table of a query, with the formula and the place now: one row for each who was in the running.
 */
export const pastRanking = (requisitionId: number, before: Date): SQL => sql`(
  with ${standingBefore(requisitionId, before)},
  present as (
    select a.application_id as id, ${place(sql`a.profile_score`)} as rank from ${applicationRanks} a where a.requisition_id = ${requisitionId} and a.status <> all(${over}))
  select ranked.*, scoring.formula, present.rank as rank_now
  from ranked join ${scorings} scoring on scoring.id = ranked.scoring_id left join present on present.id = ranked.application_id) past`

type Standing = { row: number; id: number; status: ApplicationStatus; rank: number | null; score: number | null; formula: number; rankNow: number | null }
type Row = {
  row: string
  application_id: number
  status: ApplicationStatus
  rank: string | null
  score: number | null
  formula: number
  rank_now: string | null
}

/** How many of them there were, and where one of them stood; no place where it was not among them. */
export async function placeBefore(db: Database, requisitionId: number, before: Date, of: number) {
  const { rows } = await db.execute<{ total: string; rank: string | null }>(sql`
    with ${standingBefore(requisitionId, before)}
    select count(*) as total, max(rank) filter (where application_id = ${of}) as rank from ranked`)
  const { total, rank } = rows[0]!
  return { total: Number(total), rank: numberOf(rank) }
}

/** These of them, as they stood and as they stand now. */
export async function standingOf(db: Database, requisitionId: number, before: Date, ids: readonly number[]): Promise<Map<number, Standing>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<Row>(
    sql`select past.* from ${pastRanking(requisitionId, before)} where past.application_id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(
    rows.map(({ row, application_id: id, status, rank, score, formula, rank_now }): [number, Standing] => [
      id,
      { ...{ row: Number(row), id, status, score, formula }, ...{ rank: numberOf(rank), rankNow: numberOf(rank_now) } },
    ]),
  )
}

const numberOf = (value: string | null) => (value === null ? null : Number(value))
