import { and, asc, desc, eq, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { cities, countries, folded, named, states } from '../tables/reference.ts'

/** Enough to choose from; whoever does not find the city types one letter more. */
const MOST = 20

const begins = (column: SQLWrapper, start: string) => sql`starts_with(${folded(column)}, ${folded(start)})`

/** Cities to choose one from: the very name before longer ones, the home country before others. Without anything to look for, none. */
export async function findPlaces(db: Database, search: string) {
  // "Geelong, Victoria" says where as well.
  const [name = '', ...where] = search.split(',').map((part) => part.trim())
  const wanted = named(cities.name, name)
  if (!wanted) return []
  return db
    .select({ id: cities.id, city: cities.name, state: states.name, country: countries.name, countryId: countries.id })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .leftJoin(states, eq(states.id, cities.stateId))
    .where(and(wanted, ...where.map((part) => or(begins(states.name, part), begins(countries.name, part)))))
    .orderBy(
      desc(sql`${folded(cities.name)} = ${folded(name)}`),
      desc(begins(cities.name, name)),
      desc(countries.fixed),
      asc(folded(cities.name)),
      asc(countries.name),
      asc(cities.id),
    )
    .limit(MOST)
}
