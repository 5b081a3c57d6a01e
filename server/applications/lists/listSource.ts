import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Criteria } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import type { Waiting } from '../../records/timeLimits.ts'
import { applicationPeople, applicationRanks } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { positionTypes } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'

/** Where a list goes through the applications, what both tables know of them, and what is beside them; `needs` is always there. */
export type Source = {
  table: PgTable
  id: PgColumn
  applicantId: PgColumn
  joins: Joins
  needs: readonly string[]
  /** Which are of these people, whose numbers stand as PostgreSQL writes arrays. */
  ofPeople: (ids: string) => SQL
} & Waiting

const sameRow = eq(applicationRanks.applicationId, applications.id)
const samePerson = eq(applicationPeople.applicationId, applications.id)
const joinsOf = ({ requisitionId, applicantId }: Pick<Source, 'requisitionId' | 'applicantId'>): Joins => ({
  applicants: { table: applicants, on: eq(applicants.id, applicantId) },
  requisitions: { table: requisitions, on: eq(requisitions.id, requisitionId) },
  positionTypes: { table: positionTypes, on: eq(positionTypes.id, requisitions.jobPositionTypeId), left: true },
})

/** The applications themselves. */
export const plain: Source = {
  table: applications,
  id: applications.id,
  requisitionId: applications.requisitionId,
  applicantId: applications.applicantId,
  status: applications.status,
  statusSince: applications.statusSince,
  joins: { ranks: { table: applicationRanks, on: sameRow }, people: { table: applicationPeople, on: samePerson, left: true }, ...joinsOf(applications) },
  needs: [],
  ofPeople: (ids) => sql`${applications.applicantId} = any(${ids}::int[])`,
}

/** What they come to, whose indexes have the order by score. */
export const byRank: Source = {
  table: applicationRanks,
  id: applicationRanks.applicationId,
  requisitionId: applicationRanks.requisitionId,
  applicantId: applicationRanks.applicantId,
  status: applicationRanks.status,
  statusSince: applicationRanks.statusSince,
  // Each has one: on the left, PostgreSQL leaves it out where nothing of it is asked.
  joins: {
    applications: { table: applications, on: sameRow, left: true },
    people: { table: applicationPeople, on: eq(applicationPeople.applicationId, applicationRanks.applicationId), left: true },
    ...joinsOf(applicationRanks),
  },
  needs: ['applications'],
  ofPeople: (ids) => sql`${applicationRanks.applicantId} = any(${ids}::int[])`,
}

/** Who they are of: the orders by name and contacts, and the words that a person is searched by. */
export const byPerson: Source = {
  ...plain,
  table: applicationPeople,
  id: applicationPeople.applicationId,
  joins: {
    applications: { table: applications, on: samePerson, left: true },
    ranks: { table: applicationRanks, on: eq(applicationRanks.applicationId, applicationPeople.applicationId) },
    ...joinsOf(applications),
  },
  needs: ['applications'],
  // They are gathered by their numbers: asked of each row of the other table, they would be looked up one by one. Which numbers these are is
  // nothing to plan by: to weigh each of a thousand took half a millisecond.
  ofPeople: (ids) =>
    sql`${applicationPeople.applicationId} = any(array(select own.id from ${applications} own where own.applicant_id = any((select ${ids}::int[])::int[])))`,
}

const isRanked = (column: string) => column === 'profileScore' || column === 'missingMandatoryItems'
const isPersonal = (column: string) => column === 'applicantName' || column === 'applicantEmail' || column === 'applicantCell'

/**
 * The table whose indexes have the order that is asked for. All of them have the order of the number: there it goes by what is filtered, or by
 * the person where words are looked for that many hold. Of a list that is only counted the order does not matter.
 */
export function sourceFor({ columns = [], sort = '-id', size }: Criteria, looksForCommon = false): Source {
  const by = sort.replace(/^-/, '')
  if (isRanked(by)) return byRank
  if (isPersonal(by)) return byPerson
  if (by !== 'id' && size !== 0) return plain
  if (columns.some(isRanked)) return byRank
  return looksForCommon || columns.some(isPersonal) ? byPerson : plain
}
