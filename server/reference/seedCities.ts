import { ne, sql } from 'drizzle-orm'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { cities, countries, states } from '../tables/reference.ts'
import type { CityOfWorld } from './initialPlaces.ts'

type Filled = Pick<App, 'db' | 'settings'>

/** So many cities go to the database at once. */
const AT_ONCE = 20_000
const LOCK = 7_302
/** Country 1 is the home country: its cities are there from the first moment. */
const HOME_ID = 1

/** Whether the cities of other countries are wanted and none has come yet. */
export async function citiesAreMissing({ db, settings }: Filled): Promise<boolean> {
  if (settings.citiesOf !== 'all' && settings.citiesOf.length === 0) return false
  const abroad = await db.select({ id: cities.id }).from(cities).where(ne(cities.countryId, HOME_ID)).limit(1)
  return abroad.length === 0
}

/** Brings in the cities of the countries that the settings name: all of them or, if that breaks off, none. */
export async function takeInCities(app: Filled): Promise<void> {
  const { citiesOfWorld } = await import('./initialPlaces.ts')
  const found = await citiesOfWorld(app.settings.citiesOf)
  await app.db.transaction(async (tx) => {
    // Several processes may start at once on a new database; one of them does it.
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`)
    if (rows[0]?.mine && (await citiesAreMissing({ ...app, db: tx as unknown as App['db'] }))) await insertCities(tx, found)
  })
  await app.db.execute(sql`analyze ${cities}`)
}

/** Of equal names within a state the first one stays, as does whatever is there already. */
export async function insertCities(tx: Tx, found: readonly CityOfWorld[]) {
  const countryIds = new Map((await tx.select({ id: countries.id, code: countries.code }).from(countries)).map(({ id, code }) => [code, id]))
  const rows = await tx.select({ id: states.id, name: states.name, countryId: states.countryId }).from(states)
  const stateIds = new Map(rows.map(({ id, name, countryId }) => [`${countryId} ${name}`, id]))
  const placed = found.flatMap((one) => {
    const countryId = countryIds.get(one.country)
    return countryId === undefined ? [] : [{ ...one, countryId, stateId: stateIds.get(`${countryId} ${one.state}`) ?? null }]
  })
  for (let at = 0; at < placed.length; at += AT_ONCE) {
    const some = placed.slice(at, at + AT_ONCE)
    await tx.execute(sql`insert into ${cities} (name, country_id, state_id, latitude, longitude)
      select * from unnest(${column(some, 'name')}::text[], ${column(some, 'countryId')}::int[], ${column(some, 'stateId')}::int[],
        ${column(some, 'latitude')}::float8[], ${column(some, 'longitude')}::float8[]) on conflict do nothing`)
  }
}

/** One column of many rows as a single parameter. */
const column = <Row>(rows: readonly Row[], name: keyof Row) => sql.param(rows.map((row) => row[name]))
