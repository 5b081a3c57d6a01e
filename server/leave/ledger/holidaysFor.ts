import { and, between, eq, inArray } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/database.ts'
import { holidays } from '../../tables/calendars.ts'
import type { Holidays } from '../rules/price.ts'
import type { Week } from '../rules/types.ts'
import { weekOn } from '../rules/weeks.ts'

/** The holidays of some places in some days. */
export const holidaysIn = async (db: Database | Tx, placeIds: readonly number[], from: string, to: string) =>
  placeIds.length === 0
    ? []
    : db
        .select()
        .from(holidays)
        .where(and(inArray(holidays.placeId, [...placeIds]), between(holidays.day, from, to)))
        .orderBy(holidays.day)

type Holiday = Awaited<ReturnType<typeof holidaysIn>>[number]
export const placesOf = (weeks: readonly Week[]): number[] => [...new Set(weeks.flatMap(({ placeId }) => placeId ?? []))]

/** Those that count for somebody: each of the place that the week of its day names. */
export const ownHolidays = (weeks: readonly Week[], list: readonly Holiday[]): Holidays =>
  new Map(list.filter(({ placeId, day }) => weekOn(weeks, day).placeId === placeId).map(({ day, name, half }) => [day, { name, half }]))

export const holidaysFor = async (db: Database | Tx, weeks: readonly Week[], from: string, to: string): Promise<Holidays> =>
  ownHolidays(weeks, await holidaysIn(db, placesOf(weeks), from, to))

/** One holiday, locked. */
export async function lockHoliday(tx: Tx, id: number) {
  const [holiday] = await tx.select().from(holidays).where(eq(holidays.id, id)).for('update')
  return holiday
}
