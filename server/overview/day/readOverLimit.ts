import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Database } from '../../platform/db/database.ts'
import { keyWhile, prepared } from '../../platform/db/prepared.ts'
import type { Limits } from '../../records/timeLimits.ts'
import { shownTo } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { type Asked, forEach, ofOwned, waitingShown } from './asked.ts'

/** So many are counted one by one; beyond that it is said that there are more. */
const COUNTED = 1000
const SHOWN = 5

const shownOf = shownTo(({ shortName }) => forEach(() => waitingShown(shortName)))

/** How many open applications are over their limit, and those that have been the longest: one statement, whose text says the limits of the day. */
export async function readOverLimit(db: Database, limits: Limits, { caller, today, whose }: Asked): Promise<components['schemas']['Day']['overLimit']> {
  const shown = shownOf(caller)[whose]
  const found = await prepared(db, keyWhile(shown, `${today} ${limits.named}`), () => {
    const all = overLimit(db, limits, whose)
    const { id, statusSince } = applications
    return db
      .select({ ...shown, total: sql<number>`(select count(*)::int from (${all(sql`limit ${COUNTED + 1}`)} limit ${COUNTED + 1}) few)` })
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .where(
        sql`${id} = any(array(select id from (${all(sql`order by ${statusSince}, ${id} limit ${SHOWN}`)}) longest order by status_since, id limit ${SHOWN}))`,
      )
      .orderBy(asc(statusSince), asc(id))
  }).execute({ owner: caller.accountId })
  const total = found[0]?.total ?? 0
  return {
    total: Math.min(total, COUNTED),
    more: total > COUNTED,
    longest: found.map(({ departmentId, statusSince, total: _, ...one }) => ({
      ...one,
      inStatus: limits.standing({ status: one.status, departmentId, statusSince })!,
    })),
  }
}

/** Of each status by its index: the limits differ, so that no one index holds them all in order. A query for all of them is planned in the time of one. */
function overLimit(db: Database, limits: Limits, whose: Asked['whose']): (some: SQL) => SQL {
  const { moments, byDepartment } = limits.overSince()
  const { id, status, statusSince, requisitionId } = applications
  const owned = ofOwned(sql`${requisitionId}`, whose)
  const apart = limits.overEach(db, byDepartment).map((over) => sql`select ${id}, ${statusSince} from ${applications} where (${over}) and ${owned}`)
  const ofStatuses = moments.map((one) => one.status)
  const before = moments.map((one) => one.before.toISOString())
  const each = (some: SQL) => [
    sql`select found.id, found.status_since from unnest(${sql.param(ofStatuses)}::text[], ${sql.param(before)}::timestamptz[]) as over(status, before)
      cross join lateral (select ${id}, ${statusSince} from ${applications} where ${status} = over.status and ${statusSince} < over.before and ${owned} ${some}) found`,
    ...apart.map((one) => sql`(${one} ${some})`),
  ]
  return (some) => sql.join(each(some), sql` union all `)
}
