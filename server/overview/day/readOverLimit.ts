import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Database } from '../../platform/db/database.ts'
import { planned, prepared } from '../../platform/db/prepared.ts'
import type { Limits } from '../../records/timeLimits.ts'
import { type Reader, shownTo } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { type Asked, ofOwned } from './asked.ts'

/** So many are counted one by one; beyond that it is said that there are more. */
const COUNTED = 1000
const SHOWN = 5

/** How many open applications are over their limit, and those that have been the longest. */
export async function readOverLimit(db: Database, limits: Limits, asked: Asked): Promise<components['schemas']['Day']['overLimit']> {
  const { total, ids } = await countAndLongest(db, limits, asked)
  const longest = await named(db, asked.caller, ids)
  return {
    total: Math.min(total, COUNTED),
    more: total > COUNTED,
    longest: longest.map(({ departmentId, statusSince, ...one }) => ({
      ...one,
      inStatus: limits.standing({ status: one.status, departmentId, statusSince })!,
    })),
  }
}

/** Of each status by its index: the limits differ, so that no one index holds them all in order. A query for all of them is planned in the time of one. */
async function countAndLongest(db: Database, limits: Limits, asked: Asked): Promise<{ total: number; ids: number[] }> {
  const { moments, byDepartment } = limits.overSince()
  const { id, status, statusSince, requisitionId } = applications
  const owned = ofOwned(sql`${requisitionId}`, asked)
  const apart = limits.overEach(db, byDepartment).map((over) => sql`select ${id}, ${statusSince} from ${applications} where (${over}) and ${owned}`)
  const ofStatuses = moments.map((one) => one.status)
  const before = moments.map((one) => one.before.toISOString())
  const each = (some: SQL) => [
    sql`select found.id, found.status_since from unnest(${sql.param(ofStatuses)}::text[], ${sql.param(before)}::timestamptz[]) as over(status, before)
      cross join lateral (select ${id}, ${statusSince} from ${applications} where ${status} = over.status and ${statusSince} < over.before and ${owned} ${some}) found`,
    ...apart.map((one) => sql`(${one} ${some})`),
  ]
  const all = (some: SQL) => sql.join(each(some), sql` union all `)
  const [found] = await planned(
    db
      .select({
        total: sql<number>`(select count(*)::int from (${all(sql`limit ${COUNTED + 1}`)} limit ${COUNTED + 1}) few)`,
        ids: sql<number[]>`array(select id from (${all(sql`order by ${statusSince}, ${id} limit ${SHOWN}`)}) longest order by status_since, id limit ${SHOWN})`,
      })
      .from(sql`(select) one`),
  )
  return found!
}

const shownOf = shownTo((person) => ({
  applicationId: applications.id,
  applicant: person.shortName,
  positionTitle: requisitions.positionTitle,
  departmentId: requisitions.departmentId,
  status: applications.status,
  statusSince: applications.statusSince,
}))

/** What the home page says of them, the longest first. */
const named = async (db: Database, reader: Reader, ids: number[]) =>
  ids.length === 0
    ? []
    : prepared(db, shownOf(reader), () =>
        db
          .select(shownOf(reader))
          .from(applications)
          .innerJoin(applicants, eq(applicants.id, applications.applicantId))
          .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
          .where(sql`${applications.id} = any(${sql.placeholder('ids')}::int[])`)
          .orderBy(asc(applications.statusSince), asc(applications.id)),
      ).execute({ ids })
