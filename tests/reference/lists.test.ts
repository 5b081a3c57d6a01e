import { describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'

const t = await testApp()
const manager = (await t.as('manager')).recruitment
const officer = (await t.as('officer')).recruitment
const visitor = t.visitor.recruitment

describe('a new database', () => {
  test('has city 1 and country 1, which cannot be deleted', async () => {
    const { data: countries } = await visitor.GET('/ref/countries')
    const { data: cities } = await visitor.GET('/ref/cities', { params: { query: { search: 'Melbourne' } } })
    const country = countries?.responseDataList.find(({ id }) => id === 1)
    expect(cities?.responseDataList.find(({ id }) => id === 1)).toMatchObject({ name: 'Melbourne', fixed: true, countryId: 1 })
    expect(countries?.responseDataList.length).toBeGreaterThan(245)
    const refused = await manager.DELETE('/ref/countries/delete/{id}', { params: { path: { id: 1 }, query: { version: country!.version } } })
    expect(refused.response.status).toBe(409)
    expect(refused.error?.code).toBe('FIXED')
  })

  test('knows the cities of the sample adverts, with where they lie', async () => {
    const { data } = await visitor.GET('/ref/cities', { params: { query: { search: 'chambl' } } })
    expect(data?.responseDataList).toMatchObject([{ name: 'Chamblee', stateName: 'Georgia', countryName: 'United States', latitude: 33.89205 }])
  })

  test('answers the cities of one country', async () => {
    const of = async (search: string) =>
      (await visitor.GET('/ref/cities/{id}', { params: { path: { id: 1 }, query: { search } } })).data!.responseDataList.map(({ name }) => name)
    expect(await of('geelong')).toContain('Geelong')
    expect(await of('chamblee')).toEqual([])
  })
})

describe('one generic list', () => {
  test('adds, changes and deletes, each with its message; a stale change is refused', async () => {
    const added = await manager.POST('/ref/job_skill', { body: { name: 'Beekeeping' } })
    expect(added.data?.message).toBe('Successfully created!')
    const { id } = added.data!.responseData
    const change = (version: number) => manager.PUT('/ref/job_skill/{id}', { params: { path: { id } }, body: { name: 'Bee keeping', version } })
    expect((await change(1)).data?.message).toBe('Successfully updated!')
    expect((await change(1)).error?.code).toBe('STALE_VERSION')
    const deleted = await manager.DELETE('/ref/job_skill/delete/{id}', { params: { path: { id }, query: { version: 2 } } })
    expect(deleted.data?.message).toBe('deleted')
    expect((await manager.DELETE('/ref/job_skill/delete/{id}', { params: { path: { id }, query: { version: 2 } } })).response.status).toBe(404)
  })

  test('refuses a second item of the same name, in any case, naming the field', async () => {
    const { error, response } = await manager.POST('/ref/job_skill', { body: { name: 'leadership' } })
    expect(response.status).toBe(400)
    expect(error?.errors?.[0]?.field).toBe('name')
  })

  test('refuses to delete what is in use', async () => {
    const { data } = await manager.GET('/ref/job_designation', { params: { query: { search: 'Director' } } })
    const director = data!.responseDataList[0]!
    const refused = await manager.DELETE('/ref/job_designation/delete/{id}', { params: { path: { id: director.id }, query: { version: director.version } } })
    expect([refused.response.status, refused.error?.code]).toEqual([409, 'IN_USE'])
  })

  test('a state belongs to the country of its city', async () => {
    const { data } = await visitor.GET('/ref/states', { params: { query: { search: 'Georgia' } } })
    const { error } = await manager.POST('/ref/cities', { body: { name: 'Nowhere', countryId: 1, stateId: data!.responseDataList[0]!.id } })
    expect(error?.errors?.[0]?.field).toBe('stateId')
  })

  test('an officer may add a language, a computer skill and a lifecycle, and change nothing', async () => {
    expect((await officer.POST('/language/save', { body: { name: 'Welsh' } })).response.status).toBe(200)
    expect((await officer.POST('/computer-skill/save', { body: { name: 'Spread betting' } })).response.status).toBe(200)
    expect((await officer.POST('/lifecycle/save', { body: { name: 'Shape up' } })).response.status).toBe(200)
    expect((await officer.POST('/ref/job_skill', { body: { name: 'Juggling' } })).response.status).toBe(403)
    expect((await visitor.POST('/ref/job_skill', { body: { name: 'Juggling' } })).response.status).toBe(401)
  })
})
