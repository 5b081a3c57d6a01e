import type { App, Caller } from '../contract.ts'
import type { Tx } from '../database.ts'
import { rejectAll } from './closing.ts'
import type { Requisition } from './requisition.record.ts'

/** A cancelled requisition closes what is open: letters are revoked, interviews cancelled, applications rejected. Answers the audit row of it. */
export async function closeApplications(app: App, tx: Tx, row: Requisition, reason: string, by: Caller): Promise<number | null> {
  await rejectAll(app, tx, row.id, { reason, by })
  return null
}
