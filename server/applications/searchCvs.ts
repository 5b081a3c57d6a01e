import { type SQL, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { wordsOf } from '../files/cv/cvWords.ts'
import { type Hit, MOST_HITS } from '../files/cv/hits.ts'
import { findHits, wordsMatch } from '../files/cv/searchTexts.ts'
import type { Database } from '../platform/db/database.ts'
import { type Criteria, GATHERED, type Search } from '../platform/db/listColumns.ts'
import { applications } from '../tables/applications.ts'
import { fileWords } from '../tables/files.ts'

type Row = components['schemas']['ApplicationRow']

/** Applications whose CV holds what is looked for; up to `most` of them are gathered. */
export async function inCvs(db: Database, words: string, most = GATHERED): Promise<Search & { where: SQL }> {
  const match = await wordsMatch(db, words)
  const few = await db
    .select({ id: fileWords.fileId })
    .from(fileWords)
    .where(match)
    .limit(most + 1)
  // Asked of each row, so that PostgreSQL goes through the list in its order instead of gathering them all.
  if (few.length > most)
    return { where: sql`coalesce((select ${match} from ${fileWords} where ${fileWords.fileId} = ${applications.resumeFileId}), false)`, rows: 'common' }
  return { where: sql`${applications.resumeFileId} = any(${sql.param(few.map(({ id }) => id))}::int[])`, rows: 'rare' }
}

/** The rows of a page with the lines of their CVs that were looked for. Who was found by name has that name in the CV too: it is not shown. */
export async function cvHits(db: Database, rows: Row[], { search = '', columns = [], values = [] }: Criteria): Promise<Row[]> {
  const filters = values.flatMap((value, at) => (columns[at] === 'cv' ? value : []))
  const [searched, ...filtered] = [search, ...filters].map(async (words, at) => {
    const looked = rows.filter((row) => row.resume && (at > 0 || !isNamed(row, words)))
    return words.trim()
      ? findHits(
          db,
          looked.map(({ resume }) => resume!.id),
          words,
        )
      : new Map<number, Hit[]>()
  })
  const found = await Promise.all([...filtered, searched!])
  return rows.map((row) => {
    const hits = found.flatMap((one) => (row.resume && one.get(row.resume.id)) ?? [])
    return hits.length > 0 ? { ...row, hits: hits.slice(0, MOST_HITS) } : row
  })
}

function isNamed({ applicantName, applicantEmail }: Row, words: string) {
  const names = new Set(wordsOf(`${applicantName} ${applicantEmail}`).map(({ word }) => word))
  return wordsOf(words).every(({ word }) => names.has(word))
}
