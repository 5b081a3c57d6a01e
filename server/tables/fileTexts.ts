import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { files } from './platform.ts'

/** The text of a stored PDF or DOCX, read once when it was taken in. */
export const fileTexts = pgTable('file_texts', {
  fileId: integer()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  text: text().notNull(),
})
