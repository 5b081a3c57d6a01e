import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Limits } from '../../records/timeLimits.ts'
import { type Reader, shownTo } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { type Asked, ofOwned } from './asked.ts'

/** So many are counted one by one, as in a list. */
const COUNTED = 10_000
const SHOWN = 5

/** How many open applications are over their limit, and those that have been the longest. */
export async function readOverLimit(db: Database, limits: Limits, { caller, owner }: Asked): Promise<components['schemas']['Day']['overLimit']> {
  const { total, ids } = await countAndLongest(db, limits, owner)
  const longest = await named(db, caller, ids)
  return {
    total,
    longest: longest.map(({ departmentId, statusSince, ...one }) => ({
      ...one,
      inStatus: limits.standing({ status: one.status, departmentId, statusSince })!,
    })),
  }
}

/** Of each status by its index: the limits differ, so that no one index holds them all in order. */
async function countAndLongest(db: Database, limits: Limits, owner: number | null): Promise<{ total: number; ids: number[] }> {
  const each = limits.overEach(db).map((over) => sql`(${over}) and ${ofOwned(sql`${applications.requisitionId}`, owner)}`)
  if (each.length === 0) return { total: 0, ids: [] }
  const { id, statusSince } = applications
  const all = (parts: SQL[]) => sql.join(parts, sql` union all `)
  const counted = each.map((over) => sql`(select from ${applications} where ${over} limit ${COUNTED})`)
  const longest = each.map((over) => sql`(select ${id}, ${statusSince} from ${applications} where ${over} order by ${statusSince}, ${id} limit ${SHOWN})`)
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    select (select count(*)::int from (${all(counted)} limit ${COUNTED}) few) as total,
      array(select id from (${all(longest)}) longest order by status_since, id limit ${SHOWN}) as ids`)
  return rows[0]!
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
