import { and, asc, desc, eq, or } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { type ApplicationStatus, applicationLifecycle } from '../../src/machines/lifecycles/application.ts'
import type { Caller } from '../contract.ts'
import type { Database, Tx } from '../database.ts'
import { auditLog, statusHistory } from '../schema.ts'
import { auditVisibleTo } from './auditLog.access.ts'

type History = components['schemas']['ApplicationHistory']

const isStatus = (value: string): value is ApplicationStatus => Object.hasOwn(applicationLifecycle.states, value)
const text = (value: unknown): string | null => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)

/** How an application came to where it is: everything that happened, and its way through the statuses. */
export async function readHistory(db: Database | Tx, caller: Caller, id: number): Promise<History> {
  const events = await db
    .select()
    .from(auditLog)
    .where(and(or(eq(auditLog.applicationId, id), and(eq(auditLog.entity, 'application'), eq(auditLog.entityId, id))), auditVisibleTo(caller)))
    .orderBy(desc(auditLog.id))
    .limit(200)
  return {
    events: events.map((event) => ({
      id: event.id,
      at: event.at.toISOString(),
      actorName: event.actorName,
      entity: event.entity,
      action: event.action,
      fromStatus: text(event.before?.status),
      toStatus: text(event.entity === 'review' ? event.after?.value : event.after?.status),
      reason: event.reason,
      detail: detailOf(event),
    })),
    track: await readTrack(db, id),
  }
}

/** Its way through the statuses. */
export async function readTrack(db: Database | Tx, id: number): Promise<History['track']> {
  const steps = await db
    .select()
    .from(statusHistory)
    .where(and(eq(statusHistory.entity, 'application'), eq(statusHistory.entityId, id)))
    .orderBy(asc(statusHistory.id))
    .limit(500)
  return steps.flatMap(({ toStatus, at, actorName }) => (isStatus(toStatus) ? [{ status: toStatus, at: at.toISOString(), actorName }] : []))
}

/** The one thing besides the status that a line of the timeline tells. */
function detailOf({ entity, action, before, after }: typeof auditLog.$inferSelect): string | null {
  if (entity === 'review') return text(after?.comment)
  if (action === 'rescore') return `${text(before?.profileScore) ?? '–'} → ${text(after?.profileScore) ?? '–'}`
  return text(after?.when) ?? text(after?.name) ?? text(after?.source)
}
