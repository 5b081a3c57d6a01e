import { eq, inArray } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { notFilled } from '../platform/db/constraints.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { payInOrder, yearsInOrder } from '../records/fieldRules.ts'
import { cities, countries, states } from '../tables/reference.ts'
import { requisitionExperiences, requisitionFinancials, requisitionLocations } from '../tables/requisitions.ts'
import { sectionRows } from './sectionRows.ts'

type Schemas = components['schemas']
type Place = typeof requisitionLocations.$inferSelect

async function presentPlaces(db: Database | Tx, rows: Place[]): Promise<Schemas['LocationSpec'][]> {
  if (rows.length === 0) return []
  const list = await db
    .select({ id: cities.id, city: cities.name, state: states.name, country: countries.name })
    .from(cities)
    .leftJoin(states, eq(states.id, cities.stateId))
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .where(
      inArray(
        cities.id,
        rows.map((row) => row.cityId),
      ),
    )
  const names = new Map(list.map((one) => [one.id, one]))
  return rows.map(({ requisitionId, ...row }) => {
    const { city = '', state = null, country = '' } = names.get(row.cityId) ?? {}
    return { ...row, jobPositionId: requisitionId, city, state, country }
  })
}

const own = <Row extends { requisitionId: number }>(rows: Row[]) => rows.map(({ requisitionId, ...row }) => ({ ...row, jobPositionId: requisitionId }))

/** The sections that say where, for how much pay and after how many years. */
export function placeAndPayHandlers(app: App) {
  const location = sectionRows(app, {
    table: requisitionLocations,
    section: 'location',
    wire: {},
    present: presentPlaces,
    check: async (tx, { cityId, countryId }) => {
      const [city] = await tx.select({ countryId: cities.countryId }).from(cities).where(eq(cities.id, cityId))
      if (city?.countryId !== countryId) throw notFilled({ field: 'cityId', message: 'This city is not in the chosen country.' })
    },
  })
  const financial = sectionRows(app, {
    table: requisitionFinancials,
    section: 'financial',
    wire: {},
    present: async (_db, rows: (typeof requisitionFinancials.$inferSelect)[]): Promise<Schemas['FinancialSpec'][]> => own(rows),
    once: { field: 'compensationFrom', message: 'The pay range is there already. Change it instead of adding another one.' },
    rule: payInOrder,
  })
  const experience = sectionRows(app, {
    table: requisitionExperiences,
    section: 'experience',
    wire: {},
    present: async (_db, rows: (typeof requisitionExperiences.$inferSelect)[]): Promise<Schemas['ExperienceSpec'][]> => own(rows),
    once: { field: 'minExperience', message: 'The years are there already. Change them instead of adding others.' },
    rule: yearsInOrder,
  })

  return {
    listLocationSpecs: location.list,
    addLocationSpec: location.add,
    updateLocationSpec: location.update,
    deleteLocationSpec: location.remove,
    getFinancialSpec: async (call) => ({ data: (await financial.list(call)).responseDataList[0] ?? null }),
    addFinancialSpec: financial.add,
    updateFinancialSpec: financial.update,
    listExperienceSpecs: experience.list,
    addExperienceSpec: experience.add,
    updateExperienceSpec: experience.update,
    deleteExperienceSpec: experience.remove,
  } satisfies Partial<Handlers<operations>>
}
