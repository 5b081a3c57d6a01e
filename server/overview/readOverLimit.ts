import { asc, eq, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { App } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { type Limits, readLimits, waitingStatuses } from '../records/timeLimits.ts'
import { type Reader, shownTo } from '../records/withoutNames.ts'
import { applicants, applications } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'

/** So many are counted one by one, as in a list. */
const COUNTED = 10_000
/** So many are put in order here. */
const ORDERED = 1000
const SHOWN = 5

/** How many open applications are over their limit, and those that have been the longest. */
export async function readOverLimit({ db, settings }: App, reader: Reader): Promise<components['schemas']['Day']['overLimit']> {
  const limits = await readLimits(db, settings)
  const few = (most: number) => db.select({ id: applications.id, since: applications.statusSince }).from(applications).where(limits.over(db)).limit(most)
  const found = await few(ORDERED + 1)
  const isLong = found.length > ORDERED
  const total = isLong ? await db.$count(few(COUNTED).as('few')) : found.length
  const ids = isLong ? await longestOf(db, limits) : found.toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.id - b.id).map(({ id }) => id)
  const longest = await named(db, reader, ids.slice(0, SHOWN))
  return {
    total,
    longest: longest.map(({ departmentId, statusSince, ...one }) => ({
      ...one,
      inStatus: limits.standing({ status: one.status, departmentId, statusSince })!,
    })),
  }
}

/** Of each status its longest by the index: the limits differ, so that no one index holds them all in order. */
async function longestOf(db: Database, limits: Limits): Promise<number[]> {
  const { id, statusSince } = applications
  const ofStatus = waitingStatuses.map((status) => {
    const longest = db
      .select({ id, since: statusSince })
      .from(applications)
      .where(limits.over(db, [status]))
      .orderBy(asc(statusSince), asc(id))
      .limit(SHOWN)
    return sql`(${longest})`
  })
  const { rows } = await db.execute<{ id: number }>(sql`${sql.join(ofStatus, sql` union all `)} order by 2, 1 limit ${SHOWN}`)
  return rows.map((row) => row.id)
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
