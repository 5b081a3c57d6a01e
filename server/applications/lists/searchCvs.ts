import { and, type Column, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { wordsOf } from '../../files/cv/cvWords.ts'
import { MOST_HITS } from '../../files/cv/hits.ts'
import { asksForPhrase, findHits, findStruckHits, matchIn } from '../../files/cv/searchTexts.ts'
import type { Database } from '../../platform/db/database.ts'
import { idsBySample, idsOfMany, idsUpTo, LOOKED_AT, NONE, TEXTS } from '../../platform/db/gather.ts'
import { type Criteria, GATHERED, type Search } from '../../platform/db/listColumns.ts'
import { askedApart, plannedFor } from '../../platform/db/prepared.ts'
import { type Reader, readsNames } from '../../records/withoutNames.ts'
import { applications } from '../../tables/applications.ts'
import { filePairs, fileWords } from '../../tables/files.ts'
import { struckCvs } from '../../tables/withheld.ts'

type Row = components['schemas']['ApplicationRow']

/** With more of them than this, as many as a list gathers stand among ten times as many of the newest. */
const MOST_OF_ALL = 100
/** More of them than this make it common: then as many as are gathered are soon met on the way through all texts. */
const MANY = 1
/** The same of a phrase whose texts are known better, which costs less than the way through many others. */
const MANY_NEAR = 10

type Found = Search & { none?: boolean }
type Files = { files: string | null }
export const noCvs: Found = { where: sql`false`, rows: 'rare', none: true }

/** Applications whose CV holds what is looked for; up to `most` of them are gathered. Where names are withheld, words that are struck out are not found. */
export async function findInCvs(db: Database, words: string, reader: Reader, most = GATHERED): Promise<Found> {
  const search = await matchIn(db, words)
  if (!search) return noCvs
  const { holds, near, plan } = search
  const match = holds(fileWords)
  const isPhrase = asksForPhrase(words)
  const few = (id: Column, of: PgTable, where: SQL, near: SQL | null) => {
    const found = sql`select ${id} as id from ${of} where ${where}`
    const first = (from: SQL) => idsUpTo(most, from)
    if (!isPhrase && of === fileWords) return most > GATHERED ? idsOfMany(most, id, of, where) : idsBySample(id, of, where, TEXTS)
    if (!isPhrase) return first(found)
    // PostgreSQL takes a phrase to be as common as its words, and goes through the texts until it has enough. One that is rare among the newest is
    // looked for where its words stand near each other or, where that is not known, as if all were wanted: in those texts alone that hold every word.
    const rare = near
      ? first(sql`${found} and ${id} = any(array(select ${filePairs.fileId} from ${filePairs} where ${near}))`)
      : sql`(with found as materialized (${found}) ${first(sql`select id from found`)})`
    const newest = (many: number) => sql`(select * from ${of} order by ${id} desc limit ${many}) ${of} where ${where}`
    const isSoonMet = most > GATHERED ? sql`false` : sql`(select count(*) > ${most} from (select from ${newest(10 * most)} limit ${most + 1}) soon)`
    return sql`(select case when looked.found > ${MOST_OF_ALL} and ${isSoonMet} then null
        when looked.found > ${near ? MANY_NEAR : MANY} then ${first(found)} else ${rare} end
      from (select count(*) as found from ${newest(LOOKED_AT)}) looked)`
  }
  if (readsNames(reader)) {
    const asked = plan === null ? undefined : askedApart()
    const whole = sql`select ${few(fileWords.fileId, fileWords, asked ? holds(fileWords, asked.told) : match, near)} as files`
    const [row] = asked ? await plannedFor<Files>(db, `CVs, ${plan}, ${most}`, asked.values, whole) : (await db.execute<Files>(whole)).rows
    const { files } = row!
    return files === null ? { where: inFile(match), rows: 'common' } : { where: inFiles(files), rows: 'rare', none: files === NONE }
  }
  const struck = holds(struckCvs)
  const { rows } = await db.execute<Record<'files' | 'without', string | null>>(
    sql`select ${few(fileWords.fileId, fileWords, match, near)} as files, ${few(struckCvs.applicationId, struckCvs, struck, null)} as without`,
  )
  const { files, without } = rows[0]!
  const { withheld, resumeFileId, id } = applications
  const isStruck = (where: SQL) =>
    sql`(${withheld} and exists (select from ${struckCvs} where ${struckCvs.applicationId} = ${id} and ${struckCvs.fileId} = ${resumeFileId} and ${where}))`
  if (files === null || without === null) return { where: sql`((not ${withheld} and ${inFile(match)}) or ${isStruck(struck)})`, rows: 'common' }
  const inStruck = without === NONE ? sql`` : sql` or ${and(sql`${id} = any(${without}::int[])`, isStruck(sql`true`))}`
  return { where: sql`((not ${withheld} and ${inFiles(files)})${inStruck})`, rows: 'rare', none: files === NONE && without === NONE }
}

const inFiles = (files: string) => sql`${applications.resumeFileId} = any(${files}::int[])`
/** Asked of each row, so that PostgreSQL goes through the list in its order instead of gathering them all. */
const inFile = (match: SQL) => sql`coalesce((select ${match} from ${fileWords} where ${fileWords.fileId} = ${applications.resumeFileId}), false)`

/** The rows of a page with the lines of their CVs that were looked for. Who was found by name has that name in the CV too: it is not shown. */
export async function cvHits(db: Database, rows: Row[], { search = '', columns = [], values = [] }: Criteria): Promise<Row[]> {
  const filters = values.flatMap((value, at) => (columns[at] === 'cv' ? value : []))
  const [searched, ...filtered] = [search, ...filters].map(async (words, at) => {
    if (!words.trim()) return []
    const looked = rows.filter((row) => at > 0 || !isNamed(row, words))
    const struck = looked.flatMap((row) => (row.candidateNumber === null ? [] : row.id))
    return [
      ...(await findHits(
        db,
        looked.flatMap(({ resume }) => resume?.id ?? []),
        words,
      )),
      ...[...(await findStruckHits(db, struck, words))].map(([id, hits]) => [-id, hits] as const),
    ]
  })
  const found = (await Promise.all([...filtered, searched!])).map((hits) => new Map(hits))
  return rows.map((row) => {
    // Files and applications are numbered apart.
    const key = row.candidateNumber === null ? row.resume?.id : -row.id
    const hits = found.flatMap((one) => (key !== undefined && one.get(key)) || [])
    return hits.length > 0 ? { ...row, hits: hits.slice(0, MOST_HITS) } : row
  })
}

function isNamed({ applicantName, applicantEmail }: Row, words: string) {
  const names = new Set(wordsOf(`${applicantName} ${applicantEmail ?? ''}`).map(({ word }) => word))
  return wordsOf(words).every(({ word }) => names.has(word))
}
