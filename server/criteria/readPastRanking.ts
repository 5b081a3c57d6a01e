import { and, asc, desc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { readApplication, seesAll } from '../records/applications.ts'
import { readRequisition } from '../records/requisitions.ts'
import { placeBefore } from '../records/scoring/pastScores.ts'
import { breakdownThen } from '../records/scoring/scoreRecord.ts'
import { applicationScores, criteriaSnapshots, scorings } from '../tables/applicationDetails.ts'
import { auditLog } from '../tables/platform.ts'
import { endOf, presentRanked } from './listPastRanking.ts'

const CHANGES = 50

/** What the record of scores says of a day: who stood where, and why. */
export const pastRankingHandlers = ({ db, settings }: App) =>
  ({
    getPastRanking: async ({ caller, params, query: { day, of } }) => {
      const { id } = await readRequisition(db, caller, params.id)
      const before = endOf(day, settings)
      const first = await firstScoring(db, id)
      const then = await scoringBefore(db, id, before)
      const { total } = await placeBefore(db, id, before, 0)
      const [sought = null] = of === undefined ? [] : await presentRanked(db, caller, id, before, [of])
      return {
        data: {
          ...{ day, total, sought },
          recordedSince: first?.toISOString() ?? null,
          formula: then?.formula ?? null,
          criteria: then?.criteria ?? [],
          changes: await rescorings(db, id),
        },
      }
    },

    getPastScore: async ({ caller, params, query: { day } }) => {
      const { id } = await readApplication(db, caller, params.id)
      const before = endOf(day, settings)
      const ofIt = and(eq(applicationScores.applicationId, id), lt(applicationScores.at, before))
      const [last] = await db.select().from(applicationScores).where(ofIt).orderBy(desc(applicationScores.id)).limit(1)
      const then = last && (await scoringBefore(db, last.requisitionId, before))
      if (!last || !then) return { data: null }
      const [found] = await db
        .select({ parts: applicationScores.found })
        .from(applicationScores)
        .where(and(eq(applicationScores.applicationId, id), lte(applicationScores.id, last.id), isNotNull(applicationScores.found)))
        .orderBy(desc(applicationScores.id))
        .limit(1)
      const changes = await db
        .select({ id: applicationScores.id, at: applicationScores.at, why: scorings.why, score: applicationScores.profileScore, formula: scorings.formula })
        .from(applicationScores)
        .innerJoin(scorings, eq(scorings.id, applicationScores.scoringId))
        .where(ofIt)
        .orderBy(desc(applicationScores.id))
        .limit(100)
      const { rank, total } = await placeBefore(db, last.requisitionId, before, id)
      const breakdown = breakdownThen(then.criteria, found?.parts ?? [])
      // What somebody expects to earn is for HR.
      const parts = breakdown.parts.map((part) => (part.section === 'financial' && !seesAll(caller) ? { ...part, value: null } : part))
      const [newest] = changes
      return {
        data: {
          ...{ day, at: last.at.toISOString(), why: newest!.why, formula: newest!.formula, rank, rankedOf: total },
          breakdown: { ...breakdown, parts },
          changes: changes.map((one) => ({ ...one, at: one.at.toISOString() })),
        },
      }
    },
  }) satisfies Pick<Handlers<operations>, 'getPastRanking' | 'getPastScore'>

async function firstScoring(db: Database, requisitionId: number): Promise<Date | undefined> {
  const [first] = await db.select({ at: scorings.at }).from(scorings).where(eq(scorings.requisitionId, requisitionId)).orderBy(asc(scorings.at)).limit(1)
  return first?.at
}

/** By what the applications of a requisition were scored last before a moment. */
async function scoringBefore(db: Database, requisitionId: number, before: Date) {
  const [then] = await db
    .select({ formula: scorings.formula, criteria: criteriaSnapshots.criteria })
    .from(scorings)
    .innerJoin(criteriaSnapshots, eq(criteriaSnapshots.id, scorings.snapshotId))
    .where(and(eq(scorings.requisitionId, requisitionId), lt(scorings.at, before)))
    .orderBy(desc(scorings.at), desc(scorings.id))
    .limit(1)
  return then
}

/** When all were ranked anew: what one candidate says or hands in moves that one alone. */
async function rescorings(db: Database, requisitionId: number) {
  const list = await db
    .select({
      ...{ id: scorings.id, at: scorings.at, why: scorings.why, byName: auditLog.actorName },
      applications: sql<number>`(select count(*)::int from ${applicationScores} s where s.scoring_id = ${scorings.id})`,
    })
    .from(scorings)
    .leftJoin(auditLog, eq(auditLog.id, scorings.causedBy))
    .where(and(eq(scorings.requisitionId, requisitionId), inArray(scorings.why, ['CRITERIA', 'ITEMS_MERGED', 'RECORD_BEGAN'])))
    .orderBy(desc(scorings.id))
    .limit(CHANGES)
  return list.map((one) => ({ ...one, at: one.at.toISOString() }))
}
