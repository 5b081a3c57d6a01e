import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Criteria } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/page.ts'
import type { Waiting } from '../../records/timeLimits.ts'
import { applicationRanks } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { positionTypes } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'

/** Where a list goes through the applications, what both tables know of them, and what is beside them; `needs` is always there. */
export type Source = { table: PgTable; id: PgColumn; applicantId: PgColumn; joins: Joins; needs: readonly string[] } & Waiting

const sameRow = eq(applicationRanks.applicationId, applications.id)
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
  joins: { ranks: { table: applicationRanks, on: sameRow }, ...joinsOf(applications) },
  needs: [],
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
  joins: { applications: { table: applications, on: sameRow, left: true }, ...joinsOf(applicationRanks) },
  needs: ['applications'],
}

/** What they come to, and their number, are the orders of those indexes; of a list that is only counted the order does not matter. */
export function sourceFor({ columns = [], sort = '-id', size }: Criteria): Source {
  const by = sort.replace(/^-/, '')
  const isRanked = (column: string) => column === 'profileScore' || column === 'missingMandatoryItems'
  return isRanked(by) || (columns.some(isRanked) && (by === 'id' || size === 0)) ? byRank : plain
}
