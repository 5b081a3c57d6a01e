import type { Tx } from '../platform/db/database.ts'
import { factsOfSeveral } from '../records/requisitionFacts.ts'
import { lockRequisitions, type Requisition } from '../records/requisitions.ts'
import { moveRequisitionIfDue } from './moveRequisition.ts'

/** Lets a requisition follow its applications: counted last, on what the same transaction has written. Answers it when it moved. */
export const applicationsChanged = async (tx: Tx, requisitionId: number, causedBy: number | null): Promise<Requisition | null> =>
  (await applicationsOfSeveralChanged(tx, new Map([[requisitionId, causedBy]]))).get(requisitionId) ?? null

/** The same for several at once: which audit row caused it, by the requisition's number. Answers those that moved. */
export async function applicationsOfSeveralChanged(tx: Tx, causes: ReadonlyMap<number, number | null>): Promise<Map<number, Requisition>> {
  const rows = await lockRequisitions(tx, [...causes.keys()])
  const known = await factsOfSeveral(tx, rows)
  const after = new Map<number, Requisition>()
  for (const row of rows) {
    const moved = await moveRequisitionIfDue(tx, row, [{ type: 'applicationsChanged' }], causes.get(row.id) ?? null, known)
    if (moved) after.set(row.id, moved.row)
  }
  return after
}
