import { and, asc, between, count, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { requisitionStates } from '../../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { daysAfter, daysBetween } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { notArchived } from '../../records/requisitions.ts'
import { applicationCounts } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'

const SHOWN = 5
/** So many days ahead something is said to run out or to begin. */
export const AHEAD = 14

type Found = components['schemas']['DayRequisitions']

const notClosed = and(notArchived, notInArray(requisitions.status, tagged(requisitionStates, 'closed')))

/** The first by their end date, and how many there are. */
async function firstOf(db: Database, today: string, where: SQL | undefined): Promise<Found> {
  const first = await db
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
  const [counted] = first.length < SHOWN ? [{ total: first.length }] : await db.select({ total: count() }).from(requisitions).where(where)
  return {
    total: counted?.total ?? 0,
    first: first.flatMap(({ endDate, ...one }) => (endDate === null ? [] : [{ ...one, endDate, days: daysBetween(endDate, today) }])),
  }
}

/** Requisitions that are open past their end date, those that have been the longest first. */
export const readExpired = (db: Database, today: string, whose: SQL | undefined) => firstOf(db, today, and(notClosed, lt(requisitions.endDate, today), whose))

/** Requisitions whose end date comes within two weeks. */
export const readEnding = (db: Database, today: string, whose: SQL | undefined) =>
  firstOf(db, today, and(notClosed, between(requisitions.endDate, today, daysAfter(today, AHEAD)), whose))
