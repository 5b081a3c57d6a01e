import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/common.gen.ts'
import { createdAt, id, moment, version } from './columns.ts'
import { registrations } from './registrations.ts'

/** Every write leaves a row here, in its own transaction; rows are never changed (a trigger refuses). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    actorId: integer(),
    actorName: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: integer().notNull(),
    requisitionId: integer(),
    applicationId: integer(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    /** The audit row of the decision that brought this one about. */
    causedBy: integer(),
  },
  (t) => [index().on(t.requisitionId, t.id), index().on(t.applicationId, t.id), index().on(t.entity, t.entityId)],
)

/** How a record came to its status; the lifecycle track is drawn from it. */
export const statusHistory = pgTable(
  'status_history',
  {
    id: id(),
    at: createdAt(),
    entity: text().notNull(),
    entityId: integer().notNull(),
    event: text().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    actorName: text().notNull(),
    reason: text(),
  },
  (t) => [index().on(t.entity, t.entityId, t.id)],
)

/** Answers to writes that carried an Idempotency-Key; kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    /** Whose key it is: the account, or 0 for visitors. */
    accountId: integer().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex().on(t.accountId, t.operation, t.key), index().on(t.createdAt)],
)

/** Every message the product sends. Readable in /notifications; delivered by SMTP when that is configured. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    event: text().notNull(),
    toEmail: text().notNull(),
    toName: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    body: text().notNull(),
    status: text().$type<components['schemas']['OutboxMessageStatus']>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    reason: text(),
    /** What the message is about, e.g. offer-letter:12:3; a second one with the same mark is never queued. */
    dedupe: text().notNull(),
    messageId: text().notNull(),
    applicationId: integer(),
    requisitionId: integer(),
    createdAt: createdAt(),
    /** When it is next tried; null: not before a person says so. */
    dueAt: moment(),
    /** Until when the process that claimed it may take; afterwards it is claimed anew. */
    leaseUntil: moment(),
    sentAt: moment(),
    /** Sent to try out a template. */
    isTest: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [uniqueIndex().on(t.dedupe), index().on(t.applicationId), index().on(t.status, t.id)],
)

/** Links with keys and codes of messages under way, apart from their texts; gone once delivered, or when the registration ends. */
export const outboxSecrets = pgTable(
  'outbox_secrets',
  {
    id: id(),
    messageId: integer()
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    /** The merge field whose place it takes. */
    field: text().notNull(),
    value: text().notNull(),
    registrationId: integer()
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
  },
  (t) => [uniqueIndex().on(t.messageId, t.field), index().on(t.registrationId)],
)

/** Whether the whole outbox is paused: one row, there since the first time somebody paused it. */
export const outboxState = pgTable('outbox_state', {
  id: integer().primaryKey().default(1),
  pausedAt: moment(),
  changedBy: text().notNull(),
  reason: text(),
  version: version(),
})

/** Which notices a person has read; a notice is named by what it is about, so that a new round of it is a new one. */
export const noticeReads = pgTable('notice_reads', { id: id(), accountId: integer().notNull(), notice: text().notNull(), readAt: createdAt() }, (t) => [
  uniqueIndex().on(t.accountId, t.notice),
  index().on(t.readAt),
])

/** A workbook's rows on their way into a list: all of them or none. `content` is kept only while they are. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    /** Which kind of rows; server/workbooks/runImport.ts knows who reads them. */
    kind: text().notNull(),
    accountId: integer().notNull(),
    fileName: text().notNull(),
    state: text().$type<'running' | 'done' | 'refused' | 'failed'>().notNull().default('running'),
    rows: integer().notNull(),
    done: integer().notNull().default(0),
    content: jsonb().$type<{ row: number; cells: Record<string, string | number | boolean | null> }[]>(),
    report: jsonb().$type<{ row: number; field: string; message: string }[]>().notNull().default([]),
    refusedRows: integer().notNull().default(0),
    /** How often a process began with it; one that ends the process each time is not begun for ever. */
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (t) => [index().on(t.createdAt)],
)

/** Stored files: the row here, the bytes in the file store under `key`. Who may read one is decided by the record that owns it. */
export const files = pgTable(
  'files',
  {
    id: id(),
    key: text().notNull(),
    originalName: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    purpose: text().notNull(),
    ownerAccountId: integer(),
    /** sha256 of a visitor's random claim: only who holds the claim may attach the file. */
    claimHash: text(),
    /** Whether a record holds the file; what nobody holds is removed after a day. */
    claimed: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** Since when the bytes are whole in the store; null while they are on their way. */
    storedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.key), index().on(t.createdAt).where(sql`not claimed`)],
)

/** The chain over the audit log: each entry's hash covers its row and the entry before. A trigger writes it as a transaction commits. */
export const auditChain = pgTable(
  'audit_chain',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    auditId: integer().notNull(),
    hash: text().notNull(),
  },
  (t) => [uniqueIndex().on(t.auditId)],
)

/** How far the chain went at a moment, signed: a chain that was cut off or made anew does not reach it. */
export const auditHeads = pgTable('audit_heads', {
  id: id(),
  at: moment().notNull(),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  /** Which secret signed it. */
  keyId: text().notNull(),
  signature: text().notNull(),
})
