import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { App } from '../platform/context.ts'
import { readLimits, waitingStatuses } from '../records/timeLimits.ts'
import { applicants, applications } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'

/** So many are counted one by one, as in a list. */
const COUNTED = 10_000
const SHOWN = 5

/** How many open applications are over their limit, and those that have been the longest. */
export async function readOverLimit({ db, settings }: App): Promise<components['schemas']['Day']['overLimit']> {
  const limits = await readLimits(db, settings)
  const few = db
    .select({ one: sql`1` })
    .from(applications)
    .where(limits.over(db))
    .limit(COUNTED + 1)
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${few} few`)
  const total = rows[0]?.total ?? 0
  if (total === 0) return { total, longest: [] }
  // Of each status its longest by the index: the limits differ, so that no one index holds them all in order.
  const ofStatus = waitingStatuses.map((status) => {
    const longest = db
      .select({ id: applications.id })
      .from(applications)
      .where(limits.over(db, [status]))
      .orderBy(asc(applications.statusSince), asc(applications.id))
      .limit(SHOWN)
    return sql`(${longest})`
  })
  const longest = await db
    .select({
      applicationId: applications.id,
      applicant: sql<string>`concat_ws(' ', ${applicants.firstName}, ${applicants.surName})`,
      positionTitle: requisitions.positionTitle,
      departmentId: requisitions.departmentId,
      status: applications.status,
      statusSince: applications.statusSince,
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .where(inArray(applications.id, sql`(${sql.join(ofStatus, sql` union all `)})`))
    .orderBy(asc(applications.statusSince), asc(applications.id))
    .limit(SHOWN)
  return {
    total: Math.min(total, COUNTED),
    longest: longest.map(({ departmentId, statusSince, ...one }) => ({
      ...one,
      inStatus: limits.standing({ status: one.status, departmentId, statusSince })!,
    })),
  }
}
