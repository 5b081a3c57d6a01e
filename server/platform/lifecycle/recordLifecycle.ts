import { and, desc, eq, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/common.gen.ts'
import type { Move } from '../../../src/machines/lifecycles/lifecycle.ts'
import { statusHistory } from '../../tables/platform.ts'
import type { Database, Tx } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'

type About = { entity: string; id: number; status: string; moves: readonly Move[] }

/** More steps than anybody reads; of a longer history the newest are shown, and that there are older ones is said. */
const MOST_STEPS = 500

/** A record beside its lifecycle: where it is, how it came there, and every step that can follow, whoever takes it. */
export async function recordLifecycle(db: Database | Tx, { entity, id, status, moves }: About): Promise<components['schemas']['RecordLifecycle']> {
  const newest = await prepared(db, recordLifecycle, () =>
    db
      .select()
      .from(statusHistory)
      .where(and(eq(statusHistory.entity, sql.placeholder('entity')), eq(statusHistory.entityId, sql.placeholder('id'))))
      .orderBy(desc(statusHistory.id))
      .limit(MOST_STEPS + 1),
  ).execute({ entity, id })
  const steps = newest.slice(0, MOST_STEPS).reverse()
  return {
    status,
    hasOlder: newest.length > MOST_STEPS,
    history: steps.map(({ fromStatus, event, toStatus, at, actorName, reason }) => {
      return { from: fromStatus, event, to: toStatus, at: at.toISOString(), by: actorName, reason }
    }),
    moves: moves.map(({ event, status, allowed, why, who }) => ({ event, status, allowed, why, who: [...who] })),
  }
}
