import { and, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database, Tx } from '../platform/db/database.ts'
import {
  requisitionCertifications,
  requisitionCompliances,
  requisitionDesignations,
  requisitionQualifications,
  requisitionSkills,
  requisitionWorkAuths,
} from '../tables/criteria.ts'
import { certifications, cities, designations, qualifications, regulatories, skills, workAuthorisations } from '../tables/reference.ts'
import { requisitionExperiences, requisitionFinancials, requisitionLocations } from '../tables/requisitions.ts'
import type { Position, RefSection } from './score.ts'

const tables = [
  ['qualification', requisitionQualifications, qualifications],
  ['certification', requisitionCertifications, certifications],
  ['workAuthorisation', requisitionWorkAuths, workAuthorisations],
  ['skill', requisitionSkills, skills],
  ['designation', requisitionDesignations, designations],
  ['compliance', requisitionCompliances, regulatories],
] as const

/** A criterion's row within its section. */
export type Kept = { id: number; version: number }

/** What a position asks for, as the score sees it: its criteria with the names of their reference items. */
export async function readPosition(db: Database | Tx, requisitionId: number): Promise<Position<Kept>> {
  const [first, second, ...rest] = tables.map(([section, spec, ref]) =>
    db
      .select({
        section: sql<RefSection | 'compliance'>`${section}::text`.as('section'),
        id: spec.id,
        refId: spec.refId,
        name: ref.name,
        weight: spec.weight,
        mandatory: spec.mandatory,
        version: spec.version,
      })
      .from(spec)
      .innerJoin(ref, eq(ref.id, spec.refId))
      .where(eq(spec.requisitionId, requisitionId)),
  )
  const list = await unionAll(first!, second!, ...rest)
  const named = list.sort((a, b) => a.id - b.id).sort((a, b) => order(a.section) - order(b.section))
  const places = await db
    .select({ place: requisitionLocations, city: cities })
    .from(requisitionLocations)
    .innerJoin(cities, eq(cities.id, requisitionLocations.cityId))
    .where(eq(requisitionLocations.requisitionId, requisitionId))
    .orderBy(requisitionLocations.id)
  const [pay] = await db
    .select()
    .from(requisitionFinancials)
    .where(and(eq(requisitionFinancials.requisitionId, requisitionId)))
  const [experience] = await db.select().from(requisitionExperiences).where(eq(requisitionExperiences.requisitionId, requisitionId))
  return {
    refs: named.flatMap(({ section, ...one }) => (section === 'compliance' ? [] : [{ section, ...one }])),
    documents: named.filter(({ section }) => section === 'compliance'),
    places: places.map(({ place, city }) => ({ ...place, city })),
    pay: pay ? { ...pay, to: { amount: pay.compensationTo, currency: pay.currency, period: pay.period } } : null,
    experience: experience ?? null,
  }
}

const order = (section: string) => tables.findIndex(([name]) => name === section)
