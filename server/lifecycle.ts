import { and, asc, eq } from 'drizzle-orm'
import type { components } from '../src/api/common.gen.ts'
import type { Move } from '../src/machines/lifecycles/law.ts'
import type { Database, Tx } from './database.ts'
import { statusHistory } from './schema.ts'

type About = { entity: string; id: number; status: string; moves: readonly Move[] }

/** A record beside its law: where it is, how it came there, and every step that can follow, whoever takes it. */
export async function recordLifecycle(db: Database | Tx, { entity, id, status, moves }: About): Promise<components['schemas']['RecordLifecycle']> {
  const steps = await db
    .select()
    .from(statusHistory)
    .where(and(eq(statusHistory.entity, entity), eq(statusHistory.entityId, id)))
    .orderBy(asc(statusHistory.id))
    .limit(500)
  return {
    status,
    history: steps.map(({ fromStatus, event, toStatus, at, actorName, reason }) => {
      return { from: fromStatus, event, to: toStatus, at: at.toISOString(), by: actorName, reason }
    }),
    moves: moves.map(({ event, status, allowed, why, who }) => ({ event, status, allowed, why, who: [...who] })),
  }
}
