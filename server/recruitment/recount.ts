import type { Tx } from '../database.ts'
import { moveRequisitionIfDue } from './requisition.move.ts'
import { lockRequisition, type Requisition } from './requisition.record.ts'

/** Lets a requisition follow its applications: counted last, on what the same transaction has written. Answers it when it moved. */
export async function applicationsChanged(tx: Tx, requisitionId: number, causedBy: number | null): Promise<Requisition | null> {
  const moved = await moveRequisitionIfDue(tx, await lockRequisition(tx, requisitionId), [{ type: 'applicationsChanged' }], causedBy)
  return moved?.row ?? null
}
