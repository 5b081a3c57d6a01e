import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { citiesOfWorld, countriesOfWorld } from '../../server/reference/initialPlaces.ts'
import { citiesAreMissing, takeInCities } from '../../server/reference/seedCities.ts'
import { testApp } from '../app.ts'

const t = await testApp()
const visitor = t.visitor.recruitment
const find = async (search: string) => (await visitor.GET('/job-post/places', { params: { query: { search } } })).data!.responseDataList

test('a city is found by a part of its name, the home country first, and says where it lies', async () => {
  const found = await find('melbourn')
  expect(found[0]).toMatchObject({ id: 1, city: 'Melbourne', state: 'Victoria', country: 'Australia', countryId: 1 })
  expect(found.filter(({ city }) => city === 'Melbourne').map(({ state }) => state)).toEqual(expect.arrayContaining(['Victoria', 'Florida']))
  expect((await find('melbourne, flo')).map(({ city, state }) => [city, state])).toContainEqual(['Melbourne', 'Florida'])
})

test('accents and capitals do not matter, patterns mean themselves, and nothing typed finds nothing', async () => {
  expect((await find('KAITAIA, new')).length).toBe(1)
  await t.db.execute(sql`insert into cities (name, country_id) values ('Zürich-Übersee', 1)`)
  expect((await find('zurich-ub')).map(({ city }) => city)).toEqual(['Zürich-Übersee'])
  expect(await find('%%%')).toEqual([])
  expect(await find('  ')).toEqual([])
  expect((await find('san')).length).toBe(20)
})

test('the search of cities reads an index, not the list', async () => {
  const plan = await t.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return JSON.stringify((await tx.execute(sql`explain select id from cities where folded(name) like '%geelong%'`)).rows)
  })
  expect(plan).toContain('cities_search')
})

test('cities that came once do not come again', async () => {
  const total = async () => (await t.db.execute<{ n: number }>(sql`select count(*)::int as n from cities`)).rows[0]!.n
  const before = await total()
  const all = { ...t.app, settings: { ...t.app.settings, citiesOf: 'all' as const } }
  expect(await citiesAreMissing(all)).toBe(false)
  await takeInCities(all)
  expect(await total()).toBe(before)
  expect(await citiesAreMissing({ ...all, settings: { ...all.settings, citiesOf: [] } })).toBe(false)
})

test('the states of a country come without those of others', async () => {
  const { data } = await visitor.GET('/ref/states', { params: { query: { countryId: 1 } } })
  expect(data!.responseDataList.map(({ name, countryName }) => `${name}, ${countryName}`)).toContain('Victoria, Australia')
  expect(data!.responseDataList.every(({ countryId }) => countryId === 1)).toBe(true)
})

test('every city of the world lies in a country of the list', async () => {
  const codes = new Set(countriesOfWorld().map(({ code }) => code))
  const cities = await citiesOfWorld('all')
  expect(cities.length).toBeGreaterThan(150_000)
  expect(cities.filter(({ country }) => !codes.has(country))).toEqual([])
})

test('pay is named in a currency that somebody pays in', async () => {
  const manager = (await t.as('manager')).recruitment
  const { data } = await manager.POST('/job_position', { body: { positionTitle: 'Ward clerk' } })
  const pay = (currency: string) =>
    manager.POST('/financial', { body: { jobPositionId: data!.responseData.id, compensationFrom: 1, compensationTo: 2, currency, period: 'YEARLY' } })
  expect((await pay('XXQ')).error?.errors).toEqual([{ field: 'currency', message: 'Currency must be a currency in use, by its three letters, such as AUD.' }])
  expect((await pay('BHD')).response.status).toBe(200)
})
