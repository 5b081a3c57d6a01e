import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, inOrder, inRange, moment, oneOf, version } from './columns.ts'
import { files } from './files.ts'

/** Which rows are about a criterion of a requisition. */
export const CRITERION_ROWS =
  "entity in ('qualification', 'certification', 'workAuth', 'skill', 'designation', 'compliance', 'location', 'financial', 'experience')"

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
  (t) => [
    index().on(t.requisitionId, t.id),
    index().on(t.applicationId, t.id),
    index().on(t.entity, t.entityId),
    // Among the rows of a requisition those of its criteria are few: each of them may have brought thousands about its candidates.
    index('audit_log_criteria').on(t.requisitionId, t.id).where(sql.raw(CRITERION_ROWS)),
  ],
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
  (t) => [
    index().on(t.entity, t.entityId, t.id),
    // What happened in a period.
    index().on(t.entity, t.at),
  ],
)

/**
 * The steps of applications that count, each with when the next one ended the stay: what was taken back, and the taking back, never happened.
 * A trigger keeps it as the history grows, so that reports over years need not put the history in order.
 */
export const applicationStays = pgTable(
  'application_stays',
  {
    historyId: integer()
      .primaryKey()
      .references(() => statusHistory.id),
    /** The application, as in the history, which outlives what it tells of. */
    entityId: integer().notNull(),
    status: text().notNull(),
    at: moment().notNull(),
    ended: moment(),
    /** Whether the application has been in the status at another time as well; kept by the trigger, and not taken back. */
    repeated: boolean().notNull().default(false),
  },
  (t) => [
    index().on(t.entityId, t.historyId),
    index().on(t.status, t.at),
    index().on(t.ended).where(sql`ended is not null`),
    // Both hold all that is read for the days of a stage: of most applications one stay, of the others those that are added up.
    index('application_stays_once').on(t.status, t.ended, t.at, t.entityId).where(sql`ended is not null and not repeated`),
    index('application_stays_repeated').on(t.status, t.entityId, t.ended, t.at).where(sql`ended is not null and repeated`),
  ],
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

/** Under this name somebody has put the first steps of a new installation away; it is kept for good, where other notices are forgotten. */
export const FIRST_STEPS_HIDDEN = 'firstSteps'

/** Which notices a person has read; a notice is named by what it is about, so that a new round of it is a new one. */
export const noticeReads = pgTable(
  'notice_reads',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    notice: text().notNull(),
    readAt: createdAt(),
  },
  (t) => [uniqueIndex().on(t.accountId, t.notice), index().on(t.readAt)],
)

const importStates = ['running', 'done', 'refused', 'failed'] as const

/** A workbook's rows on their way into a list: all of them or none. `content` is kept only while they are. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    /** Which kind of rows; server/workbooks/runImport.ts knows who reads them. */
    kind: text().notNull(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    fileName: text().notNull(),
    state: text({ enum: importStates }).notNull().default('running'),
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
  (t) => [
    index().on(t.createdAt),
    index('imports_account').on(t.accountId),
    oneOf(t.state, importStates),
    inRange(t.done, { min: 0 }),
    inOrder(t.done, t.rows),
  ],
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

/** Every logo that the company ever had: letters show the one of their time. */
export const companyLogos = pgTable(
  'company_logos',
  {
    id: id(),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    /** In pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (t) => [uniqueIndex('company_logos_file').on(t.fileId), inRange(t.width, { min: 1 }), inRange(t.height, { min: 1 })],
)

/** How the company appears on pages, in letters and in mails: one row, which begins with the name of the settings. */
export const company = pgTable(
  'company',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    addressLine: text().notNull().default(''),
    website: text().notNull().default(''),
    logoId: integer().references(() => companyLogos.id),
    version: version(),
  },
  (t) => [index('company_logo').on(t.logoId), check('company_once', sql`${t.id} = 1`)],
)
