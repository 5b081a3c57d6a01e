import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { type ApplicationStatus, applicationStates } from '../../../src/machines/lifecycles/application.ts'
import type { Caller } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { planned, prepared } from '../../platform/db/prepared.ts'
import { auditValuesFor, auditVisibleTo } from '../../records/auditLogPermissions.ts'
import { type Veil, veilOf } from '../../records/withoutNames.ts'
import { auditLog, statusHistory } from '../../tables/platform.ts'
import { isRescoringOf, rescoredOf, toldOf } from './rescorings.ts'

type History = components['schemas']['ApplicationHistory']

const isStatus = (value: string): value is ApplicationStatus => Object.hasOwn(applicationStates.states, value)
const text = (value: unknown): string | null => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)

const MOST_EVENTS = 200
const MOST_STEPS = 500

/** How an application came to where it is: everything that happened, and its way through the statuses. */
export async function readHistory(db: Database | Tx, caller: Caller, row: { id: number; withheld: boolean }): Promise<History> {
  const { id } = row
  const veil = await veilOf(db, caller, row)
  const ofIt = or(eq(auditLog.applicationId, id), and(eq(auditLog.entity, 'application'), eq(auditLog.entityId, id)))
  const newest = await planned(
    db
      .select({ row: auditLog, rescored: rescoredOf(id) })
      .from(auditLog)
      .where(or(and(ofIt, auditVisibleTo(caller)), isRescoringOf(id)))
      .orderBy(desc(auditLog.id))
      .limit(MOST_EVENTS + 1),
  )
  return {
    hasOlder: newest.length > MOST_EVENTS,
    events: newest.slice(0, MOST_EVENTS).map(({ row: event, rescored }) => eventOf(auditValuesFor(caller, toldOf(id, event, rescored), veil))),
    track: await readTrack(db, id, veil),
  }
}

/** A row of the log as a line of the history. */
export const eventOf = (event: typeof auditLog.$inferSelect): History['events'][number] => ({
  id: event.id,
  at: event.at.toISOString(),
  actorName: event.actorName,
  entity: event.entity,
  action: event.action,
  fromStatus: text(event.before?.status),
  toStatus: text(event.entity === 'review' ? event.after?.value : event.after?.status),
  reason: event.reason,
  detail: detailOf(event),
})

/** Its way through the statuses: the newest steps, in their order. */
export async function readTrack(db: Database | Tx, id: number, veil: Veil): Promise<History['track']> {
  const steps = await prepared(db, readTrack, () =>
    db
      .select({ toStatus: statusHistory.toStatus, at: statusHistory.at, actorName: statusHistory.actorName })
      .from(statusHistory)
      .where(and(eq(statusHistory.entity, 'application'), eq(statusHistory.entityId, sql.placeholder('id'))))
      .orderBy(desc(statusHistory.id))
      .limit(MOST_STEPS),
  ).execute({ id })
  return steps
    .reverse()
    .flatMap(({ toStatus, at, actorName: name }) => (isStatus(toStatus) ? [{ status: toStatus, at: at.toISOString(), actorName: veil.addressee(name) }] : []))
}

/** The one thing besides the status that a line of the timeline tells. */
function detailOf({ entity, action, before, after }: typeof auditLog.$inferSelect): string | null {
  if (entity === 'review') return text(after?.comment)
  if (entity === 'message') return text(after?.subject)
  if (entity === 'note') return text(before?.author)
  if (action === 'rescore') return `${text(before?.profileScore) ?? '–'} → ${text(after?.profileScore) ?? '–'}`
  return text(after?.when) ?? text(after?.name) ?? text(after?.source)
}
