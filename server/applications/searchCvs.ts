import { type SQL, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { findHits, wordsMatch } from '../files/cv/searchTexts.ts'
import type { Database } from '../platform/db/database.ts'
import { type Criteria, GATHERED, type Search } from '../platform/db/page.ts'
import { applications } from '../tables/applications.ts'
import { fileWords } from '../tables/files.ts'

type Row = components['schemas']['ApplicationRow']

/** Applications whose CV holds what is looked for. */
export async function inCvs(db: Database, words: string): Promise<Search & { where: SQL }> {
  const match = await wordsMatch(db, words)
  const few = await db
    .select({ id: fileWords.fileId })
    .from(fileWords)
    .where(match)
    .limit(GATHERED + 1)
  // Asked of each row, so that PostgreSQL goes through the list in its order instead of gathering them all.
  if (few.length > GATHERED)
    return { where: sql`coalesce((select ${match} from ${fileWords} where ${fileWords.fileId} = ${applications.resumeFileId}), false)`, rows: 'common' }
  return { where: sql`${applications.resumeFileId} = any(${sql.param(few.map(({ id }) => id))}::int[])`, rows: 'rare' }
}

/** The rows of a page with the lines of their CVs that were looked for. */
export async function cvHits(db: Database, rows: Row[], { search = '', columns = [], values = [] }: Criteria): Promise<Row[]> {
  const looked = [search, ...values.filter((_, at) => columns[at] === 'cv')].filter((words) => words.trim() !== '')
  if (looked.length === 0) return rows
  const files = rows.flatMap(({ resume }) => resume?.id ?? [])
  const found = await Promise.all(looked.map((words) => findHits(db, files, words)))
  return rows.map((row) => {
    const hits = found.flatMap((one) => (row.resume && one.get(row.resume.id)) ?? [])
    return hits.length > 0 ? { ...row, hits: hits.slice(0, 3) } : row
  })
}
