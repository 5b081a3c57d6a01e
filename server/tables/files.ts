import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, inSample, moment, oneOf, SAMPLED_SMALL } from './columns.ts'
import { languages } from './languages.ts'

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
    ownerAccountId: integer().references(() => accounts.id),
    /** sha256 of a visitor's random claim: only who holds the claim may attach the file. */
    claimHash: text(),
    /** Whether a record holds the file; what nobody holds is removed after a day. */
    claimed: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** Since when the bytes are whole in the store; null while they are on their way. */
    storedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.key), index('files_owner').on(t.ownerAccountId), index().on(t.createdAt).where(sql`not claimed`)],
)

/** The text of a stored PDF or DOCX, read once when it was taken in. */
export const fileTexts = pgTable('file_texts', {
  fileId: integer()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  text: text().notNull(),
})

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What a stored text is searched by: its words as `wordsOf` finds them, without the endings of its language. */
export const fileWords = pgTable(
  'file_words',
  {
    fileId: integer()
      .primaryKey()
      .references(() => fileTexts.fileId, { onDelete: 'cascade' }),
    /** A text search configuration of PostgreSQL. */
    language: text().notNull(),
    words: tsvector().notNull(),
  },
  // Words wait in no list beside the index, which each search would have to go through.
  (t) => [
    index('file_words_words').using('gin', t.words).with({ fastupdate: false }),
    index('file_words_sample').using('gin', t.words).with({ fastupdate: false }).where(inSample(sql`file_id`)),
    index('file_words_small_sample').using('gin', t.words).with({ fastupdate: false }).where(inSample(sql`file_id`, SAMPLED_SMALL)),
    oneOf(t.language, languages),
  ],
)

/**
 * Which words of a text stand near each other: a number for each two that are up to three places apart, by which phrases are looked for. The database keeps
 * it (`word_pairs`) whenever words are stored. Texts share numbers by chance, so what is found here has still to be looked at.
 */
export const filePairs = pgTable(
  'file_pairs',
  {
    fileId: integer()
      .primaryKey()
      .references(() => fileWords.fileId, { onDelete: 'cascade' }),
    pairs: integer().array().notNull(),
  },
  (t) => [index('file_pairs_pairs').using('gin', t.pairs).with({ fastupdate: false })],
)
