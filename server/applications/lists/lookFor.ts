import { and, type Column, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { fixed, idsBySample, idsOfMany, idsUpTo, NONE, PEOPLE } from '../../platform/db/gather.ts'
import { GATHERED, type Search } from '../../platform/db/listColumns.ts'
import { askedApart, plannedFor } from '../../platform/db/prepared.ts'
import { namedTo, type Reader } from '../../records/withoutNames.ts'
import { applicationPeople } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { isFoundAnywhere, isFoundByTrigrams, searchedFor } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { plain, type Source } from './listSource.ts'
import { findInCvs, noCvs } from './searchCvs.ts'

/**
 * What is found by the person, the position, the number or words of the CV, and whether many people have these words. Rare words are gathered
 * by their indexes; words that many hold are looked for on the way through the list, where the first page of them is near.
 */
export async function lookFor(
  db: Database,
  reader: Reader,
  words: string,
  { most = GATHERED, mostInCvs = most, inCvs = true }: Gathering & { inCvs?: boolean } = {},
) {
  const found = await findPeopleAndPositions(db, words, most)
  const cvs = inCvs ? await findInCvs(db, words, reader, mostInCvs) : noCvs
  const number = /^\d{1,9}$/.test(words) ? Number(words) : null
  // Of more people and positions than were asked for only the words can tell.
  const [manyPeople, allPositions] = [found.people === null, found.positions === null]
  const isCommon = manyPeople || allPositions || found.rows > most || cvs.rows === 'common'
  const needs = isCommon ? [...(manyPeople ? ['people'] : []), ...(allPositions ? ['requisitions'] : [])] : []
  const among = (column: Column, ids: string) => (ids === NONE ? undefined : sql`${column} = any(${ids}::int[])`)

  function within(of: Source): Search & { inCvs?: boolean } {
    const ofPositions = found.positions === null ? searchedFor(requisitions.searchText, words) : among(of.requisitionId, found.positions)
    const ofPeople = found.people === null ? searchedFor(applicationPeople.searchText, words) : found.people === NONE ? undefined : of.ofPeople(found.people)
    const either = [
      ...(ofPeople ? [and(namedTo(reader), ofPeople)!] : []),
      ...(ofPositions ? [ofPositions] : []),
      ...(cvs.none ? [] : [cvs.where]),
      ...(number === null ? [] : [sql`${of.id} = ${number}`]),
    ]
    if (either.length === 0) return { where: sql`false`, rows: 'rare' }
    return { where: sql`(${sql.join(either, sql` or `)})`, needs, rows: isCommon ? 'common' : 'rare', inCvs: !cvs.none }
  }
  return { manyPeople, within }
}

/** Up to so many people and positions are gathered by their indexes, and so many CVs. */
type Gathering = { most?: number; mostInCvs?: number }

/** The same as a list asks for it. */
export const searched =
  (db: Database, reader: Reader, gathered: Gathering = {}, of = plain) =>
  async (words: string): Promise<Search> =>
    (await lookFor(db, reader, words, gathered)).within(of)

type Found = { people: string | null; positions: string | null; rows: number }
/** Each number of words is a query of its own. */
const MOST_PLANNED = 6

/** The numbers of the people and positions that a search finds, as PostgreSQL writes arrays; null for more than `most`. And how many applications those positions have, up to one more. */
async function findPeopleAndPositions(db: Database, words: string, most: number): Promise<Found> {
  const few = fixed(most + 1)
  const byTrigrams = isFoundByTrigrams(words)
  const count = words.split(/\s+/).length
  const asked = isFoundAnywhere(words) && count <= MOST_PLANNED ? askedApart() : undefined
  const holding = (text: Column) => searchedFor(text, words, asked?.told)
  const named = holding(applicants.searchText)
  const bySample = most <= GATHERED ? idsBySample(applicants.id, applicants, named, PEOPLE) : idsOfMany(most, applicants.id, applicants, named)
  const people = byTrigrams ? bySample : idsUpTo(most, sql`select ${applicants.id} as id from ${applicants} where ${named}`)
  const found = sql`
    with positions as materialized (select id from ${requisitions} where ${holding(requisitions.searchText)} limit ${few})
    select ${people} as people, ${idsUpTo(most, sql`select id from positions`)} as positions,
      (select count(*)::int from (
        select from positions p, lateral (select from ${applications} where ${applications.requisitionId} = p.id limit ${few}) own limit ${few}) few) as rows`
  const [row] = asked ? await plannedFor<Found>(db, `people and positions, ${count}, ${most}`, asked.values, found) : (await db.execute<Found>(found)).rows
  return row!
}
