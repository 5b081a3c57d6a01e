import { and, desc, eq, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { initialOf } from '../../../src/machines/lifecycles/tags.ts'
import type { Database } from '../../platform/db/database.ts'
import { planned } from '../../platform/db/prepared.ts'
import type { Limits } from '../../records/timeLimits.ts'
import { shownTo } from '../../records/withoutNames.ts'
import { applicants, applicationCounts, applications, applicationTotals } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { type Asked, ofOwned, ownedBy } from './asked.ts'

const SHOWN = 5
const unread = initialOf(applicationStates)

const shownOf = shownTo(({ shortName }) => ({
  applicationId: applications.id,
  requisitionId: applications.requisitionId,
  applicant: shortName,
  positionTitle: requisitions.positionTitle,
  departmentId: requisitions.departmentId,
  status: applications.status,
  statusSince: applications.statusSince,
}))

/** Applications that nobody has looked at, and the newest of them: one statement. */
export async function readFresh(db: Database, limits: Limits, asked: Asked): Promise<components['schemas']['Day']['fresh']> {
  const kept = asked.owner === null ? applicationTotals : applicationCounts
  const counted = db
    .select({ total: sql<number>`coalesce(sum(${kept.total}), 0)::int` })
    .from(kept)
    .where(and(eq(kept.status, unread), asked.owner === null ? undefined : ofOwned(sql`${applicationCounts}.requisition_id`, asked)))
  const shown = db
    .select({ ...shownOf(asked.caller), total: sql<number>`(${counted})` })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .where(and(eq(applications.status, unread), ownedBy(asked)))
    .orderBy(desc(applications.id))
    .limit(SHOWN)
  // How far the way to the own ones is depends on who asks.
  const newest = await (asked.owner === null ? planned(shown) : shown)
  return {
    total: newest[0]?.total ?? 0,
    newest: newest.map(({ total: _, departmentId, status, statusSince, ...one }) => ({
      ...one,
      inStatus: limits.standing({ status, departmentId, statusSince }),
    })),
  }
}
