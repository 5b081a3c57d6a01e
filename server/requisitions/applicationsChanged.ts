import type { Tx } from '../platform/db/database.ts'
import { lockRequisition, type Requisition } from '../records/requisitions.ts'
import { moveRequisitionIfDue } from './moveRequisition.ts'

/** Lets a requisition follow its applications: counted last, on what the same transaction has written. Answers it when it moved. */
export async function applicationsChanged(tx: Tx, requisitionId: number, causedBy: number | null): Promise<Requisition | null> {
  const moved = await moveRequisitionIfDue(tx, await lockRequisition(tx, requisitionId), [{ type: 'applicationsChanged' }], causedBy)
  return moved?.row ?? null
}
