import { and, desc, eq } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { initialOf } from '../../../src/machines/lifecycles/tags.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Limits } from '../../records/timeLimits.ts'
import { shownTo } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { type Asked, forEach, ownedBy, waitingShown } from './asked.ts'

const SHOWN = 5
/** Where nobody has looked at an application. */
export const unread = initialOf(applicationStates)

const shownOf = shownTo(({ shortName }) => forEach(() => ({ ...waitingShown(shortName), requisitionId: applications.requisitionId })))

/** The newest applications that nobody has looked at. */
export async function readFresh(db: Database, limits: Limits, { caller, whose }: Asked): Promise<components['schemas']['Day']['fresh']['newest']> {
  const shown = shownOf(caller)[whose]
  const newest = await prepared(db, shown, () =>
    db
      .select(shown)
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .where(and(eq(applications.status, unread), ownedBy(whose)))
      .orderBy(desc(applications.id))
      .limit(SHOWN),
  ).execute({ owner: caller.accountId })
  return newest.map(({ departmentId, status, statusSince, ...one }) => ({ ...one, inStatus: limits.standing({ status, departmentId, statusSince }) }))
}
