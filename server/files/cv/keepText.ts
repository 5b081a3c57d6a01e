import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/database.ts'
import { fileTexts, fileWords } from '../../tables/files.ts'
import type { Language } from '../../tables/languages.ts'
import { wordsOf } from './cvWords.ts'
import type { StoredText } from './readCv.ts'

/** Stores the text of a file with the words that it is searched by. */
export const keepText = (db: Database | Tx, fileId: number, { text, language }: StoredText) =>
  db.transaction(async (tx) => {
    await tx.insert(fileTexts).values({ fileId, text })
    await tx.insert(fileWords).values({ fileId, ...searchable(text, language) })
  })

/** One space between two words: PostgreSQL then counts the same places as `wordsOf`. */
export const searchable = (text: string, language: Language) => ({
  language,
  words: sql<string>`to_tsvector(${language}::regconfig, ${wordsOf(text)
    .map(({ word }) => word)
    .join(' ')})`,
})
