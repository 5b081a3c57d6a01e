import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { oneOf } from './columns.ts'
import { files, tsvector } from './files.ts'
import { languages } from './languages.ts'

/** The CV of an application whose names are withheld, with everything struck out that says who it is: what is read and searched in its place. */
export const struckCvs = pgTable(
  'struck_cvs',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** A text search configuration of PostgreSQL. */
    language: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index('struck_cvs_file').on(t.fileId), index('struck_cvs_words').using('gin', t.words).with({ fastupdate: false }), oneOf(t.language, languages)],
)
