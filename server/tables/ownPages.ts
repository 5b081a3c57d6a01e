import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { applications, interviews } from './applications.ts'
import { createdAt, id, inRange, moment, oneOf } from './columns.ts'
import { words } from './contract.gen.ts'

/** The link to one's own application. Its key is not stored, only what proves it. */
export const applicationLinks = pgTable(
  'application_links',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    keyHash: text().notNull(),
    createdAt: createdAt(),
    /** Since when it opens nothing: a newer one was sent, or the person's address was corrected. */
    revokedAt: moment(),
  },
  (t) => [
    uniqueIndex('application_links_key').on(t.keyHash),
    uniqueIndex('application_links_one').on(t.applicationId).where(sql`revoked_at is null`),
    index('application_links_application').on(t.applicationId, t.createdAt),
  ],
)

/** What an applicant agreed to or took back, in the wording that was shown; rows are only added, and the newest of a kind counts. */
export const applicationConsents = pgTable(
  'application_consents',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    kind: text({ enum: words.ConsentKind }).notNull(),
    given: boolean().notNull(),
    wording: text().notNull(),
    wordingVersion: integer().notNull(),
    language: text({ enum: words.WordingLanguage }).notNull(),
    /** SHA-256 of the wording. */
    wordingHash: text().notNull(),
    at: createdAt(),
  },
  (t) => [
    index('application_consents_application').on(t.applicationId, t.id),
    oneOf(t.kind, words.ConsentKind),
    oneOf(t.language, words.WordingLanguage),
    inRange(t.wordingVersion, { min: 1 }),
  ],
)

/** An applicant has said that the time of an interview does not suit; once for each time that it is put on. */
export const interviewRefusals = pgTable(
  'interview_refusals',
  {
    id: id(),
    interviewId: integer()
      .notNull()
      .references(() => interviews.id),
    startsAt: moment().notNull(),
    note: text(),
    at: createdAt(),
  },
  (t) => [uniqueIndex('interview_refusals_once').on(t.interviewId, t.startsAt)],
)
