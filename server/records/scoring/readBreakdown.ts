import { sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { applicationScores, criteriaSnapshots, type Found } from '../../tables/applicationDetails.ts'
import { breakdownThen, type PastCriterion } from './scoreRecord.ts'

type Breakdown = components['schemas']['ScoreBreakdown']
type Row = { found: Found[] | null; criteria: PastCriterion[] | null }

/** How the score of an application comes about, by the last scoring: put together from the record. Null before the first one. */
export async function readBreakdown(db: Database | Tx, { id, requisitionId }: { id: number; requisitionId: number }): Promise<Breakdown | null> {
  const [last] = await prepared(db, readBreakdown, () =>
    db
      .select({
        found: sql<
          Row['found']
        >`(select s.found from ${applicationScores} s where s.application_id = ${sql.placeholder('id')} and s.found is not null order by s.id desc limit 1)`,
        criteria: sql<
          Row['criteria']
        >`(select c.criteria from ${criteriaSnapshots} c where c.requisition_id = ${sql.placeholder('requisitionId')} order by c.id desc limit 1)`,
      })
      .from(sql`(select) one`),
  ).execute({ id, requisitionId })
  return last?.found && last.criteria ? breakdownThen(last.criteria, last.found) : null
}
