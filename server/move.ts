import { type Actor, decide, type Law } from '../src/machines/lifecycles/law.ts'
import type { Tx } from './database.ts'
import { Problem } from './problem.ts'
import { wordsFor } from './refusals.ts'
import { auditLog, statusHistory } from './schema.ts'

/** Nobody's account stands behind a visitor who applies. */
export type By = { accountId: number | null; name: string } | 'system'

type Context = {
  by: By
  entity: string
  id: number
  requisitionId?: number | null
  applicationId?: number | null
  reason?: string | null
  /** The audit row that brought this about. */
  causedBy?: number | null
}

const nameOf = (by: By) => (by === 'system' ? 'Threshold' : by.name)
const idOf = (by: By) => (by === 'system' ? null : by.accountId)

type Entry = Context & { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> }
const rowOf = ({ by, id, ...rest }: Entry) => ({ ...rest, entityId: id, actorId: idOf(by), actorName: nameOf(by) })

/** Writes down who did what; `before` and `after` hold only what changed. Answers the row's id for `causedBy`. */
export async function audit(tx: Tx, entry: Entry): Promise<number> {
  const [written] = await tx.insert(auditLog).values(rowOf(entry)).returning({ id: auditLog.id })
  return written?.id ?? 0
}

/** The same of many records at once. */
export async function auditAll(tx: Tx, entries: Entry[]): Promise<void> {
  // A statement takes 65,535 values at most.
  for (let at = 0; at < entries.length; at += 2000) await tx.insert(auditLog).values(entries.slice(at, at + 2000).map(rowOf))
}

/**
 * One step of a lifecycle inside a transaction: asks the law, refuses with the reason in words, writes history and
 * audit. The caller has locked the row and updates it with the status that comes back.
 */
export async function move<S extends { status: string }, E extends { type: string }>(
  tx: Tx,
  step: Context & { law: Law<S, E>; subject: S; event: E; actors: readonly Actor[] },
): Promise<{ status: S['status']; auditId: number }> {
  const { law, subject, event, actors, ...context } = step
  const verdict = decide(law, subject, event, actors)
  if (!verdict.allowed) throw refusal(law.name, subject.status, event.type, verdict.why)
  const [from, to] = [subject.status, verdict.status]
  await tx.insert(statusHistory).values({
    entity: context.entity,
    entityId: context.id,
    event: event.type,
    fromStatus: from,
    toStatus: to,
    actorName: nameOf(context.by),
    reason: context.reason ?? null,
  })
  const auditId = await audit(tx, { ...context, action: event.type, before: { status: from }, after: { status: to } })
  return { status: to, auditId }
}

/** The beginning of a record's history. */
export async function begin(tx: Tx, { entity, id, by, status }: { entity: string; id: number; by: By; status: string }) {
  await tx.insert(statusHistory).values({ entity, entityId: id, event: 'begin', fromStatus: null, toStatus: status, actorName: nameOf(by) })
}

/** The same of many records at once. */
export async function beginAll(tx: Tx, records: { entity: string; id: number; by: By; status: string }[]) {
  const rows = records.map(({ entity, id, by, status }) => ({
    entity,
    entityId: id,
    event: 'begin',
    fromStatus: null,
    toStatus: status,
    actorName: nameOf(by),
  }))
  if (rows.length > 0) await tx.insert(statusHistory).values(rows)
}

function refusal(law: string, status: string, event: string, why: string) {
  if (why === 'NOT_YOURS') return new Problem(403, 'FORBIDDEN', wordsFor(why, law, status))
  return new Problem(409, 'TRANSITION_NOT_ALLOWED', wordsFor(why, law, status), [{ field: event, message: why }])
}
