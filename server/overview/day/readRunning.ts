import { and, asc, between, count, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { requisitionStates } from '../../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { daysAfter, daysBetween } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { keyWhile, prepared } from '../../platform/db/prepared.ts'
import { notArchived } from '../../records/requisitions.ts'
import { applicationCounts } from '../../tables/applicationDetails.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { type Asked, ownedBy, owner } from './asked.ts'

const SHOWN = 5
/** So many days ahead something is said to run out or to begin. */
export const AHEAD = 14

type Found = components['schemas']['DayRequisitions']

const notClosed = and(notArchived, notInArray(requisitions.status, tagged(requisitionStates, 'closed')))

/** Whose requisitions: everybody's, those that the owner answers for, or those that are theirs. */
type Of = Asked['whose'] | 'held'
const wheres: Record<Of, SQL | undefined> = { all: undefined, own: ownedBy('own'), held: sql`${requisitions.ownerId} = ${owner}` }
const key = () => ({ first: {}, expired: {}, ending: {} })
const keys = { all: key(), own: key(), held: key() } satisfies Record<Of, object>

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
export async function readRunning(db: Database, { caller, today, whose }: Omit<Asked, 'whose'> & { whose: Of }): Promise<{ expired: Found; ending: Found }> {
  const expired = and(notClosed, lt(requisitions.endDate, today), wheres[whose])
  const ending = and(notClosed, between(requisitions.endDate, today, daysAfter(today, AHEAD)), wheres[whose])
  const asked = { owner: caller.accountId }
  const rows = await prepared(db, keyWhile(keys[whose].first, today), () => unionAll(firstOf(db, expired), firstOf(db, ending))).execute(asked)
  const found = rows
    .flatMap(({ endDate, ...one }) => (endDate === null ? [] : [{ ...one, endDate, days: daysBetween(endDate, today) }]))
    .toSorted((one, other) => (one.endDate < other.endDate ? -1 : one.endDate > other.endDate ? 1 : one.id - other.id))
  const counted = async (first: Found['first'], where: SQL | undefined, countKey: object): Promise<Found> => {
    if (first.length < SHOWN) return { total: first.length, first }
    const [all] = await prepared(db, keyWhile(countKey, today), () => db.select({ total: count() }).from(requisitions).where(where)).execute(asked)
    return { total: all?.total ?? 0, first }
  }
  const [past, coming] = [found.filter(({ endDate }) => endDate < today), found.filter(({ endDate }) => endDate >= today)]
  return { expired: await counted(past, expired, keys[whose].expired), ending: await counted(coming, ending, keys[whose].ending) }
}
