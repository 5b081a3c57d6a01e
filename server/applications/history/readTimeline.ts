import { and, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { outboxMessageStates } from '../../../src/machines/lifecycles/outboxMessage.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { permits } from '../../platform/http/permissions.ts'
import { readApplication } from '../../records/applications.ts'
import { AUDIT_SIGHT, auditValuesFor, auditVisibleTo } from '../../records/auditLogPermissions.ts'
import { type Veil, veilOf } from '../../records/withoutNames.ts'
import { applicationNotes } from '../../tables/notes.ts'
import { outbox } from '../../tables/outbox.ts'
import { auditLog } from '../../tables/platform.ts'
import { readNotes } from '../notes/presentNotes.ts'
import { eventOf } from './readHistory.ts'
import { isRescoringOf, rescoredOf, toldOf } from './rescorings.ts'

type Schemas = components['schemas']
type Entry = Schemas['TimelineEntry']
type Kind = Schemas['TimelineKind']

/** Which kinds of records make up a kind of entry. What is not named here is shown among everything. */
const kindOf: Readonly<Record<string, Kind>> = {
  application: 'STATUS',
  applicant: 'STATEMENT',
  note: 'NOTE',
  review: 'REVIEW',
  requirement: 'REVIEW',
  interview: 'INTERVIEW',
  interviewOffer: 'INTERVIEW',
  scorecard: 'INTERVIEW',
  complianceItem: 'DOCUMENT',
  offerLetter: 'LETTER',
  contractLetter: 'LETTER',
  registration: 'LETTER',
  applicationLink: 'MESSAGE',
  account: 'LETTER',
  message: 'MESSAGE',
  employee: 'EMPLOYMENT',
  onboardingDocument: 'EMPLOYMENT',
}
/** What is done to an application besides moving it. */
const statements = ['update', 'changeRequisition', 'replaceResume', 'rescore', 'keepLonger']

const kind = sql<Kind>`case
  when ${auditLog.entity} = 'application' and ${inArray(auditLog.action, statements)} or ${auditLog.entity} = 'scoring' then 'STATEMENT'
  ${sql.join(
    Object.entries(kindOf).map(([entity, is]) => sql`when ${auditLog.entity} = ${entity} then ${is}::text`),
    sql` `,
  )}
  else 'OTHER' end`

/** Where an entry is kept. A note that is there stands for itself: of those the log only tells that one was deleted. */
type Source = 'event' | 'mail' | 'note'

/** One order for everything that is known of an application: the audit log as far as this person reads it, the mails, and the notes. */
export const timelineHandlers = ({ db }: App) =>
  ({
    getApplicationTimeline: async ({ params, query: { page = 1, size = 25, kind: only }, caller }) => {
      const row = await readApplication(db, caller, params.id)
      const { id } = row
      const veil = await veilOf(db, caller, row)
      const all = entriesOf(db, caller, id)
      const totals = await db.select({ kind: all.kind, total: count() }).from(all).groupBy(all.kind)
      const totalElements = totals.reduce((sum, one) => (only && one.kind !== only ? sum : sum + one.total), 0)
      const shown = await db
        .select({ source: all.source, id: all.id })
        .from(all)
        .where(only ? eq(all.kind, only) : undefined)
        // What one decision brought about bears the same moment; its mails were written last.
        .orderBy(desc(all.at), desc(all.source), desc(all.id))
        .limit(size)
        .offset((page - 1) * size)
      const idsOf = (source: Source) => shown.filter((one) => one.source === source).map((one) => one.id)
      const entries = [
        ...(await readEvents(db, caller, id, idsOf('event'), veil)),
        ...(await readMails(db, idsOf('mail'), veil)),
        ...(await readNotes(db, caller, veil, idsOf('note'))).map(entryOf),
      ]
      const byKey = new Map(entries.map((entry) => [entry.key, entry]))
      return {
        responseDataList: shown.flatMap(({ source, id: one }) => byKey.get(`${source} ${one}`) ?? []),
        paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size) },
        kinds: totals,
      }
    },
  }) satisfies Pick<Handlers<operations>, 'getApplicationTimeline'>

function entriesOf(db: Database, caller: Caller, id: number) {
  const ofIt = or(eq(auditLog.applicationId, id), and(eq(auditLog.entity, 'application'), eq(auditLog.entityId, id)))
  const readsMails = permits(AUDIT_SIGHT.message!.rule, caller)
  const events = db
    .select({ source: sql<Source>`'event'`.as('source'), id: auditLog.id, at: auditLog.at, kind: kind.as('kind') })
    .from(auditLog)
    .where(or(and(ofIt, or(ne(auditLog.entity, 'note'), eq(auditLog.action, 'delete')), auditVisibleTo(caller)), isRescoringOf(id)))
  const mails = db
    .select({ source: sql<Source>`'mail'`.as('source'), id: outbox.id, at: outbox.createdAt, kind: sql<Kind>`'MESSAGE'`.as('kind') })
    .from(outbox)
    .where(readsMails ? eq(outbox.applicationId, id) : never)
  const notes = db
    .select({ source: sql<Source>`'note'`.as('source'), id: applicationNotes.id, at: applicationNotes.at, kind: sql<Kind>`'NOTE'`.as('kind') })
    .from(applicationNotes)
    .where(and(eq(applicationNotes.applicationId, id), isNull(applicationNotes.deletedAt)))
  return unionAll(events, mails, notes).as('entries')
}
const never: SQL = sql`false`

async function readEvents(db: Database, caller: Caller, id: number, ids: number[], veil: Veil): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ row: auditLog, kind, rescored: rescoredOf(id) })
    .from(auditLog)
    .where(inArray(auditLog.id, ids))
  return rows.map(({ row: logged, kind: is, rescored }) => {
    const row = auditValuesFor(caller, toldOf(id, logged, rescored), veil)
    const { before, after } = row
    const fields = row.action === 'update' ? [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])] : []
    const { id: _, ...event } = eventOf(row)
    return { ...event, key: `event ${row.id}`, kind: is, fields: fields.slice(0, 60) }
  })
}

async function readMails(db: Database, ids: number[], veil: Veil): Promise<Entry[]> {
  if (ids.length === 0) return []
  const { id, toName, subject, status, reason, createdAt } = outbox
  const rows = await db.select({ id, toName, subject, status, reason, createdAt }).from(outbox).where(inArray(outbox.id, ids))
  return rows.map((row) => ({
    key: `mail ${row.id}`,
    kind: 'MESSAGE' as const,
    at: row.createdAt.toISOString(),
    actorName: veil.addressee(row.toName),
    entity: 'outboxMessage',
    action: 'mail',
    fromStatus: null,
    toStatus: row.status,
    // Why one has not gone out yet is said in the outbox; that one never will is said here.
    reason: isTagged(outboxMessageStates, row.status, 'failed') ? veil.text(row.reason) : null,
    detail: veil.text(row.subject),
    fields: [],
  }))
}

const entryOf = (note: Schemas['ApplicationNote']): Entry => ({
  key: `note ${note.id}`,
  kind: 'NOTE',
  at: note.at,
  actorName: note.authorName,
  entity: 'note',
  action: 'write',
  fromStatus: null,
  toStatus: null,
  reason: null,
  detail: null,
  fields: [],
  note,
})
