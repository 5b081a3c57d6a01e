import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/common.gen.ts'
import { outboxMessageStates } from '../../src/machines/lifecycles/outboxMessage.ts'
import { applications } from './applications.ts'
import { createdAt, id, inRange, inSample, inStates, moment, SAMPLED_SMALL, version } from './columns.ts'
import { letters } from './letters.ts'
import { applicationLinks } from './ownPages.ts'
import { registrations } from './registrations.ts'
import { requisitions } from './requisitions.ts'

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
    /** The calendar file that goes with it (RFC 5545), as it is sent. */
    calendar: text(),
    /** The letter whose sealed PDF goes with it; the file is made anew for each try. */
    letterId: integer().references(() => letters.id, { onDelete: 'set null' }),
    status: text().$type<components['schemas']['OutboxMessageStatus']>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    reason: text(),
    /** What the message is about, e.g. offer-letter:12:3; a second one with the same mark is never queued. */
    dedupe: text().notNull(),
    messageId: text().notNull(),
    applicationId: integer().references(() => applications.id, { onDelete: 'set null' }),
    requisitionId: integer().references(() => requisitions.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** The moment that it was put off to; null: it was to go at once. It stands here without a mail server, too. */
    goesAt: moment(),
    /** When it is next tried; null: not before a person says so. */
    dueAt: moment(),
    /** Until when the process that claimed it may take; afterwards it is claimed anew. */
    leaseUntil: moment(),
    sentAt: moment(),
    /** What it says stopped holding while it was being sent: it is not tried again. */
    calledOff: boolean().notNull().default(false),
    /** Sent to try out a template. */
    isTest: boolean().notNull().default(false),
    version: version(),
    /** What it is searched by: to whom it goes and its subject, folded, each word after a space. */
    searchText: text().notNull().generatedAlwaysAs(sql`' ' || folded(to_name || ' ' || to_email || ' ' || subject)`),
  },
  (t) => [
    uniqueIndex().on(t.dedupe),
    index().on(t.applicationId),
    index('outbox_requisition').on(t.requisitionId),
    index('outbox_letter').on(t.letterId),
    index().on(t.status, t.id),
    index('outbox_goes_at').on(t.goesAt.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('outbox_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('outbox_sample').using('gin', sql`${t.searchText} gin_trgm_ops`).where(inSample(sql`id`)),
    index('outbox_small_sample').using('gin', sql`${t.searchText} gin_trgm_ops`).where(inSample(sql`id`, SAMPLED_SMALL)),
    inStates('outbox_in_states', t.status, outboxMessageStates),
    inRange(t.attempts, { min: 0 }),
  ],
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
    /** What it opens: one of the two. */
    registrationId: integer().references(() => registrations.id, { onDelete: 'cascade' }),
    applicationLinkId: integer().references(() => applicationLinks.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex().on(t.messageId, t.field),
    index().on(t.registrationId),
    index('outbox_secrets_application_link').on(t.applicationLinkId),
    check('outbox_secrets_opens_one', sql`num_nonnulls(${t.registrationId}, ${t.applicationLinkId}) = 1`),
  ],
)

/** Whether the whole outbox is paused: one row, there since the first time somebody paused it. */
export const outboxState = pgTable('outbox_state', {
  id: integer().primaryKey().default(1),
  pausedAt: moment(),
  changedBy: text().notNull(),
  reason: text(),
  version: version(),
})
