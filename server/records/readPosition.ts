import { eq } from 'drizzle-orm'
import type { Database, Tx } from '../platform/db/database.ts'
import { criterionSections, requisitionCriteria } from '../tables/criteria.ts'
import { cities } from '../tables/reference.ts'
import { requisitionExperiences, requisitionFinancials, requisitionLocations } from '../tables/requisitions.ts'
import { readCriteria } from './criteria.ts'
import type { Position } from './score.ts'

/** A criterion's row within its section. */
export type Kept = { id: number; version: number }

/** What a position asks for, as the score sees it: its criteria with the names of their reference items. */
export async function readPosition(db: Database | Tx, requisitionId: number): Promise<Position<Kept>> {
  const list = await readCriteria(db, eq(requisitionCriteria.requisitionId, requisitionId))
  const named = list.sort((a, b) => criterionSections.indexOf(a.section) - criterionSections.indexOf(b.section))
  const places = await db
    .select({ place: requisitionLocations, city: cities })
    .from(requisitionLocations)
    .innerJoin(cities, eq(cities.id, requisitionLocations.cityId))
    .where(eq(requisitionLocations.requisitionId, requisitionId))
    .orderBy(requisitionLocations.id)
  const [pay] = await db.select().from(requisitionFinancials).where(eq(requisitionFinancials.requisitionId, requisitionId))
  const [experience] = await db.select().from(requisitionExperiences).where(eq(requisitionExperiences.requisitionId, requisitionId))
  return {
    refs: named.flatMap(({ section, ...one }) => (section === 'compliance' ? [] : [{ section, ...one }])),
    documents: named.filter(({ section }) => section === 'compliance'),
    places: places.map(({ place, city }) => ({ ...place, city })),
    pay: pay ? { ...pay, to: { amount: pay.compensationTo, currency: pay.currency, period: pay.period } } : null,
    experience: experience ?? null,
  }
}
