import { eq, sql } from 'drizzle-orm'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import * as tables from '../tables/reference.ts'
import { designations, industries, items, listItems } from './initialItems.ts'
import { insertCities } from './seedCities.ts'

const plain = (names: readonly string[]) => names.map((name) => ({ name }))

/** Fills the reference lists of a new database; country 1 and city 1 are fixed. */
export async function seedReference({ db }: Pick<App, 'db'>) {
  await db.transaction(async (tx) => {
    // A first start that broke off later has filled them already: they come whole or not at all.
    if ((await tx.select({ id: tables.countries.id }).from(tables.countries).limit(1)).length > 0) return
    await seedPlaces(tx)
    for (const name of Object.keys(items) as (keyof typeof items)[]) await tx.insert(tables[name]).values(plain(items[name]))
    await tx
      .insert(tables.referenceItems)
      .values(Object.entries(listItems).flatMap(([list, names]) => names.map((name) => ({ list: list as keyof typeof listItems, name }))))
    for (const [industry, disciplines] of Object.entries(industries)) {
      const [row] = await tx.insert(tables.industries).values({ name: industry }).returning({ id: tables.industries.id })
      await tx.insert(tables.industryDisciplines).values(disciplines.map((name) => ({ name, industryId: row!.id })))
    }
    for (const [designation, responsibilities] of Object.entries(designations)) {
      const [row] = await tx.insert(tables.referenceItems).values({ list: 'designation', name: designation }).returning({ id: tables.referenceItems.id })
      await tx.insert(tables.rolesResponsibilities).values(responsibilities.map((name) => ({ name, designationId: row!.id })))
    }
  })
}

async function seedPlaces(tx: Tx) {
  const { countriesOfWorld, statesOfWorld, citiesOfWorld, HOME } = await import('./initialPlaces.ts')
  const countries = countriesOfWorld().map((one, index) => ({ ...one, id: index + 1, fixed: index === 0 }))
  await tx.insert(tables.countries).values(countries)
  const countryIds = new Map(countries.map(({ code, id }) => [code, id]))
  const states = (await statesOfWorld()).flatMap(({ name, country }) => {
    const countryId = countryIds.get(country)
    return countryId === undefined ? [] : [{ name, countryId }]
  })
  await tx.insert(tables.states).values(states).onConflictDoNothing()
  // The other countries' cities come when the server answers already (cities.seed.ts).
  await insertCities(tx, await citiesOfWorld([HOME.country]))
  await tx.update(tables.cities).set({ fixed: true }).where(eq(tables.cities.id, 1))
  // Given ids do not move the sequence.
  await tx.execute(sql`select setval(pg_get_serial_sequence('countries', 'id'), (select max(id) from ${tables.countries}))`)
}
