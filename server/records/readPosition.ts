import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { type CriterionSection, criterionSections, requisitionCriteria } from '../tables/criteria.ts'
import { cities, referenceItems, states } from '../tables/reference.ts'
import { requisitionExperiences, requisitionFinancials, requisitionLocations } from '../tables/requisitions.ts'
import type { Position } from './score.ts'

/** A criterion's row within its section. */
export type Kept = { id: number; version: number }
type Place = Position<Kept>['places'][number] & { state: string | null }
type Pay = NonNullable<Position<Kept>['pay']>
type Listed = Pick<typeof requisitionCriteria.$inferSelect, 'source' | 'complianceDocument'> & { askedFor: boolean }
/** When the paper of a criterion is asked for is known too, whether the list holds it only because somebody asked for it, and where a city lies. */
type Read = Omit<Position<Kept>, 'refs' | 'documents' | 'places'> & {
  refs: (Position<Kept>['refs'][number] & Listed)[]
  documents: (Position<Kept>['documents'][number] & Listed)[]
  places: Place[]
}
type Rows = {
  criteria: (Omit<Read['refs'][number], 'section'> & { section: CriterionSection })[]
  places: (Omit<Place, 'city'> & Place['city'] & { cityId: number })[]
  pay: (Kept & Pick<Pay, 'weight' | 'mandatory'> & Pay['to']) | null
  experience: Read['experience']
}

/** What a position asks for, as the score sees it, in the order in which it was added: one query. */
export async function readPosition(db: Database | Tx, requisitionId: number): Promise<Read> {
  const weighed = sql`'id', c.id, 'version', c.version, 'weight', c.weight, 'mandatory', c.mandatory`
  const [found] = await prepared(db, readPosition, () => {
    const requisitionId = sql.placeholder('requisitionId')
    return db
      .select({
        criteria: sql<
          Rows['criteria']
        >`coalesce((select json_agg(json_build_object(${weighed}, 'section', c.section, 'refId', c.ref_id, 'name', i.name, 'askedFor', i.asked_by_id is not null, 'source', c.source, 'complianceDocument', c.compliance_document) order by c.id)
      from ${requisitionCriteria} c join ${referenceItems} i on i.id = c.ref_id where c.requisition_id = ${requisitionId}), '[]')`,
        places: sql<
          Rows['places']
        >`coalesce((select json_agg(json_build_object(${weighed}, 'remote', c.remote, 'distance', c.distance, 'cityId', city.id, 'name', city.name, 'state', state.name, 'latitude', city.latitude, 'longitude', city.longitude) order by c.id)
      from ${requisitionLocations} c join ${cities} city on city.id = c.city_id left join ${states} state on state.id = city.state_id where c.requisition_id = ${requisitionId}), '[]')`,
        pay: sql<
          Rows['pay']
        >`(select json_build_object(${weighed}, 'amount', c.compensation_to, 'currency', c.currency, 'period', c.period) from ${requisitionFinancials} c where c.requisition_id = ${requisitionId})`,
        experience: sql<
          Rows['experience']
        >`(select json_build_object(${weighed}, 'minExperience', c.min_experience, 'maxExperience', c.max_experience) from ${requisitionExperiences} c where c.requisition_id = ${requisitionId})`,
      })
      .from(sql`(select) one`)
  }).execute({ requisitionId })
  const { criteria, places, pay, experience } = found!
  const bySection = criteria.toSorted((a, b) => criterionSections.indexOf(a.section) - criterionSections.indexOf(b.section))
  return {
    refs: bySection.flatMap(({ section, ...one }) => (section === 'compliance' ? [] : [{ section, ...one }])),
    documents: bySection.filter(({ section }) => section === 'compliance').map(({ section: _, ...one }) => one),
    places: places.map(({ cityId, name, latitude, longitude, ...place }) => ({ ...place, city: { id: cityId, name, latitude, longitude } })),
    pay: pay && payOf(pay),
    experience,
  }
}
const payOf = ({ amount, currency, period, ...kept }: NonNullable<Rows['pay']>) => ({ ...kept, to: { amount, currency, period } })
