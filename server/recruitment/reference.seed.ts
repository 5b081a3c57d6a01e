import { sql } from 'drizzle-orm'
import type { App } from '../contract.ts'
import type { Tx } from '../database.ts'
import { designations, industries, items } from './reference.items.ts'
import { cities, countries } from './reference.places.ts'
import * as tables from './reference.schema.ts'

const plain = (names: readonly string[]) => names.map((name) => ({ name }))

/** Fills the reference lists of a new database; country 1 and city 1 are fixed. */
export async function seedReference({ db }: Pick<App, 'db'>) {
  await db.transaction(async (tx) => {
    // A first start that broke off later has filled them already: they come whole or not at all.
    if ((await tx.select({ id: tables.countries.id }).from(tables.countries).limit(1)).length > 0) return
    await seedPlaces(tx)
    for (const name of Object.keys(items) as (keyof typeof items)[]) await tx.insert(tables[name]).values(plain(items[name]))
    for (const [industry, disciplines] of Object.entries(industries)) {
      const [row] = await tx.insert(tables.industries).values({ name: industry }).returning({ id: tables.industries.id })
      await tx.insert(tables.industryDisciplines).values(disciplines.map((name) => ({ name, industryId: row!.id })))
    }
    for (const [designation, responsibilities] of Object.entries(designations)) {
      const [row] = await tx.insert(tables.designations).values({ name: designation }).returning({ id: tables.designations.id })
      await tx.insert(tables.rolesResponsibilities).values(responsibilities.map((name) => ({ name, designationId: row!.id })))
    }
  })
}

async function seedPlaces(tx: Tx) {
  await tx.insert(tables.countries).values(countries.map(([name, code], index) => ({ id: index + 1, name, code, fixed: index === 0 })))
  let cityId = 0
  for (const [code, byState] of Object.entries(cities)) {
    const countryId = countries.findIndex(([, known]) => known === code) + 1
    for (const [state, places] of Object.entries(byState)) {
      const [row] = await tx.insert(tables.states).values({ name: state, countryId }).returning({ id: tables.states.id })
      const rows = places.map(([name, latitude, longitude]) => {
        cityId += 1
        return { id: cityId, name, latitude, longitude, countryId, stateId: row!.id, fixed: cityId === 1 }
      })
      await tx.insert(tables.cities).values(rows)
    }
  }
  // Given ids do not move the sequences.
  for (const table of ['countries', 'cities'])
    await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`)
}
