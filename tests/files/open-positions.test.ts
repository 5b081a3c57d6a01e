import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobPosts, requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { posted } from './posted.ts'

const t = await testApp()
const { recruitment } = t.visitor
let clerk: Awaited<ReturnType<typeof posted>>
let nurse: Awaited<ReturnType<typeof posted>>
beforeAll(async () => {
  clerk = await posted(t, 'Ward clerk')
  nurse = await posted(t, 'Registered nurse, 100 % emergency')
})
const list = async (query = {}) => (await recruitment.GET('/job-post', { params: { query } })).data!
const titles = async (query = {}) => (await list(query)).responseDataList.map(({ title }) => title)

describe('what anyone may read', () => {
  test('the newest first, with pay, place and contract', async () => {
    const { responseDataList, paging, organisation } = await list()
    expect(responseDataList.map(({ id }) => id)).toEqual([nurse.id, clerk.id])
    expect(responseDataList[0]).toMatchObject({ pay: { from: 5_000_000, to: 6_500_000, currency: 'AUD', period: 'YEARLY' }, places: [{ remote: false }] })
    expect(paging).toEqual({ page: 1, size: 25, totalElements: 2, totalPages: 1 })
    expect(organisation).toBeTruthy()
  })

  test('is found by words in title, department, skill or city, taken literally', async () => {
    expect(await titles({ search: 'NURSE' })).toHaveLength(1)
    expect(await titles({ search: '100 %' })).toHaveLength(1)
    expect(await titles({ search: '%' })).toHaveLength(1)
    expect(await titles({ search: '_' })).toHaveLength(0)
    const [row] = (await list()).responseDataList
    expect(await titles({ search: row!.department! })).toEqual([row!.title])
    expect(await titles({ search: row!.places[0]!.city! })).toEqual([row!.title])
  })

  test('is narrowed by department, contract and city, and counted for each', async () => {
    const { facets } = await list()
    expect(facets).toMatchObject({ total: 2, remote: 0 })
    expect(facets.departments.map(({ count }) => count)).toEqual([1, 1])
    expect(await titles({ departmentId: [clerk.items.departmentId] })).toEqual(['Ward clerk'])
    expect(await titles({ cityId: [clerk.items.cityId, nurse.items.cityId] })).toHaveLength(2)
    expect(await titles({ contractTypeId: [clerk.items.jobApplTypeId], departmentId: [nurse.items.departmentId] })).toEqual([])
    const searched = await list({ search: 'nurse' })
    expect(searched.facets).toMatchObject({ total: 2, departments: [{ count: 1 }] })
  })

  test('one position with what is asked, without weights', async () => {
    const { data } = await recruitment.GET('/job-post/{id}', { params: { path: { id: clerk.id } } })
    expect(data!.data).toMatchObject({
      title: 'Ward clerk',
      minExperience: 2,
      qualifications: [{ id: clerk.items.qualificationId, mandatory: false }],
      skills: [{ id: clerk.items.skillId }],
    })
    expect(JSON.stringify(data)).not.toContain('weight')
  })

  test('the feed and the places', async () => {
    const feed = await recruitment.GET('/job-post/feed')
    expect(feed.data!.items[0]).toMatchObject({ title: 'Registered nurse, 100 % emergency', url: `${t.app.settings.publicUrl}/homepage/${nurse.id}` })
    expect((await recruitment.GET('/job-post/places', { params: { query: { search: 'geelong' } } })).data!.responseDataList[0]).toMatchObject({
      city: 'Geelong',
    })
  })

  test('parameters that are none are refused by name', async () => {
    const { response, error } = await recruitment.GET('/job-post', { params: { query: { departmentId: ['x' as unknown as number] } } })
    expect(response.status).toBe(400)
    expect(error!.errors![0]!.field).toContain('departmentId')
  })
})

describe('what nobody may read', () => {
  const read = (id: number) => recruitment.GET('/job-post/{id}', { params: { path: { id } } })

  test.each([
    ['a draft', { status: 'draft' as const }, {}],
    ['a closed post', { status: 'closed' as const }, {}],
    ['a post past its day', { closesOn: '2020-01-01' }, {}],
    ['an expired requisition', {}, { startDate: '2019-12-01', endDate: '2020-01-01' }],
    ['a cancelled requisition', {}, { status: 'CN' as const }],
    ['a requisition under amendment', {}, { status: 'DR' as const }],
    ['an unfinished requisition', {}, { progress: 'IN_PROGRESS' as const }],
    ['an archived requisition', {}, { status: 'AR' as const }],
  ])('%s answers like a missing one', async (_, post, requisition) => {
    const before = await t.db.select().from(jobPosts).where(eq(jobPosts.id, clerk.id))
    const [raised] = await t.db.select().from(requisitions).where(eq(requisitions.id, clerk.requisitionId))
    if (Object.keys(post).length) await t.db.update(jobPosts).set(post).where(eq(jobPosts.id, clerk.id))
    if (Object.keys(requisition).length) await t.db.update(requisitions).set(requisition).where(eq(requisitions.id, clerk.requisitionId))
    const [hidden, missing] = [await read(clerk.id), await read(999_999)]
    expect(hidden.response.status).toBe(404)
    expect(hidden.error).toEqual(missing.error)
    expect(await titles()).not.toContain('Ward clerk')
    const { id: __, ...postBefore } = before[0]!
    const { id: ___, searchText: ____, ...raisedBefore } = raised!
    await t.db.update(jobPosts).set(postBefore).where(eq(jobPosts.id, clerk.id))
    await t.db.update(requisitions).set(raisedBefore).where(eq(requisitions.id, clerk.requisitionId))
    expect(await titles()).toContain('Ward clerk')
  })
})
