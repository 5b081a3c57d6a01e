import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, moment, version } from './columns.ts'

/** What colleagues write to each other on an application. Who is mentioned stands in the text as `@[account]`. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    text: text().notNull(),
    at: createdAt(),
    changedAt: moment(),
    /** A deleted note has no text any more. */
    deletedAt: moment(),
    version: version(),
  },
  (t) => [
    index('application_notes_shown').on(t.applicationId, t.at, t.id).where(sql`deleted_at is null`),
    index('application_notes_application').on(t.applicationId),
    index('application_notes_account').on(t.accountId),
    check('application_notes_text_check', sql`case when ${t.deletedAt} is null then char_length(${t.text}) between 1 and 4000 else ${t.text} = '' end`),
  ],
)

/** Who is mentioned in a note, and since when. */
export const noteMentions = pgTable(
  'application_note_mentions',
  {
    noteId: integer()
      .notNull()
      .references(() => applicationNotes.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.noteId, t.accountId] }), index('application_note_mentions_account').on(t.accountId, t.at)],
)
