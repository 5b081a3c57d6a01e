import { and, asc, between, count, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { requisitionStates } from '../../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { daysAfter, daysBetween } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { planned } from '../../platform/db/prepared.ts'
import { notArchived } from '../../records/requisitions.ts'
import { applicationCounts } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'

const SHOWN = 5
/** So many days ahead something is said to run out or to begin. */
export const AHEAD = 14

type Found = components['schemas']['DayRequisitions']

const notClosed = and(notArchived, notInArray(requisitions.status, tagged(requisitionStates, 'closed')))

/** The first by their end date. */
const firstOf = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: requisitions.id,
      positionTitle: requisitions.positionTitle,
      endDate: requisitions.endDate,
      version: requisitions.version,
      applications: sql<number>`(select coalesce(sum(c.total), 0)::int from ${applicationCounts} c where c.requisition_id = ${requisitions}.id)`,
    })
    .from(requisitions)
    .where(where)
    .orderBy(asc(requisitions.endDate), asc(requisitions.id))
    .limit(SHOWN)

/**
 * Requisitions that are open past their end date, those that have been the longest first, and those whose end date comes within two
 * weeks: the first of both in one statement, and how many there are.
 */
export async function readRunning(db: Database, today: string, whose: SQL | undefined): Promise<{ expired: Found; ending: Found }> {
  const expired = and(notClosed, lt(requisitions.endDate, today), whose)
  const ending = and(notClosed, between(requisitions.endDate, today, daysAfter(today, AHEAD)), whose)
  const rows = await planned(unionAll(firstOf(db, expired), firstOf(db, ending)))
  const found = rows
    .flatMap(({ endDate, ...one }) => (endDate === null ? [] : [{ ...one, endDate, days: daysBetween(endDate, today) }]))
    .toSorted((one, other) => (one.endDate < other.endDate ? -1 : one.endDate > other.endDate ? 1 : one.id - other.id))
  const counted = async (first: Found['first'], where: SQL | undefined): Promise<Found> => {
    const [all] = first.length < SHOWN ? [{ total: first.length }] : await planned(db.select({ total: count() }).from(requisitions).where(where))
    return { total: all?.total ?? 0, first }
  }
  return {
    expired: await counted(
      found.filter(({ endDate }) => endDate < today),
      expired,
    ),
    ending: await counted(
      found.filter(({ endDate }) => endDate >= today),
      ending,
    ),
  }
}
