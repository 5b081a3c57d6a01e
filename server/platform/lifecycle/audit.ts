import { auditLog } from '../../tables/platform.ts'
import type { Tx } from '../db/database.ts'

/** Nobody's account stands behind a visitor who applies. */
export type By = { accountId: number | null; name: string } | 'system'

/** Which record something is about, who does it, and why. */
export type About = {
  by: By
  entity: string
  id: number
  requisitionId?: number | null
  applicationId?: number | null
  reason?: string | null
  /** The audit row that brought this about. */
  causedBy?: number | null
}

export const nameOf = (by: By) => (by === 'system' ? 'Threshold' : by.name)
const idOf = (by: By) => (by === 'system' ? null : by.accountId)

type Entry = About & { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> }
export const auditRow = ({ by, id, ...rest }: Entry) => ({ ...rest, entityId: id, actorId: idOf(by), actorName: nameOf(by) })

/** Writes down who did what; `before` and `after` hold only what changed. Answers the row's id for `causedBy`. */
export async function audit(tx: Tx, entry: Entry): Promise<number> {
  const [written] = await tx.insert(auditLog).values(auditRow(entry)).returning({ id: auditLog.id })
  return written?.id ?? 0
}

/** The same of many records at once. */
export async function auditAll(tx: Tx, entries: Entry[]): Promise<void> {
  // A statement takes 65,535 values at most.
  for (let at = 0; at < entries.length; at += 2000) await tx.insert(auditLog).values(entries.slice(at, at + 2000).map(auditRow))
}
