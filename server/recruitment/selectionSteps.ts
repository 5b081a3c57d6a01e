import { eq } from 'drizzle-orm'
import type { Database, Tx } from '../database.ts'
import { selectionSteps } from './application.schema.ts'

const DEFAULT = ['Phone interview', 'Panel interview', 'Final interview']

/** Gives a requisition its first selection steps, once. */
export async function defaultSteps(tx: Tx, requisitionId: number): Promise<void> {
  await tx
    .insert(selectionSteps)
    .values(DEFAULT.map((title, at) => ({ requisitionId, title, position: at + 1 })))
    .onConflictDoNothing()
}

export const stepsOf = (db: Database | Tx, requisitionId: number) =>
  db.select().from(selectionSteps).where(eq(selectionSteps.requisitionId, requisitionId)).orderBy(selectionSteps.position, selectionSteps.id)
