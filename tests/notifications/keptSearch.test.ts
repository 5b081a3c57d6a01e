import { beforeAll, describe, expect, test } from 'vitest'
import { tellMatches } from '../../server/applications/keepSearch.ts'
import { testApp } from '../app.ts'
import { apply, type Clients, moveTo, must, openPosition } from '../applications/candidates.ts'

const t = await testApp()
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  p = await openPosition(t)
})

const shortlisted = { columns: ['status'], operators: ['SEL_EQUAL' as const], values: ['shortlisted'] }
let named = 0
const view = async (who: Clients, list: 'applications' | 'requisitions' = 'applications') =>
  must(await who.auth.POST('/views', { body: { list, name: `View ${++named}`, search: {} } })).responseData.id
const keep = (who: Clients, id: number, criteria: typeof shortlisted | null = shortlisted) =>
  who.recruitment.PUT('/application/kept-search/{id}', { params: { path: { id } }, body: { criteria } })
const told = async (who: Clients, id: number) =>
  must(await who.recruitment.GET('/notification')).responseDataList.filter((one) => one.kind === 'match' && one.id === id)
const tells = async (who: Clients, id: number) =>
  must(await who.auth.GET('/views', { params: { query: { list: 'applications' } } })).data.views.find((one) => one.id === id)?.tells

describe('a kept search', () => {
  test('tells of each application once that comes later and fits, and of none that was there', async () => {
    const before = await apply(p.officer, p.requisitionId)
    must(await moveTo(p.officer, before, 'shortlisted'))
    const id = await view(p.officer)
    must(await keep(p.officer, id))
    expect(await tells(p.officer, id)).toBe(true)
    await tellMatches(t.app)
    expect(await told(p.officer, id)).toEqual([])

    const [later, other] = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
    await tellMatches(t.app)
    expect(await told(p.officer, id)).toEqual([])
    must(await moveTo(p.officer, later, 'shortlisted'))
    await tellMatches(t.app)
    await tellMatches(t.app)
    expect(await told(p.officer, id)).toMatchObject([{ applications: [later], read: false, title: expect.stringContaining('View') }])
    must(await moveTo(p.officer, other, 'shortlisted'))
    await tellMatches(t.app)
    expect((await told(p.officer, id)).map(({ applications }) => applications)).toEqual([[other], [later]])
    // The others have kept nothing.
    expect(await told(p.manager, id)).toEqual([])
  })

  test('is ended by its owner, with what it told', async () => {
    const id = await view(p.officer)
    must(await keep(p.officer, id))
    must(await moveTo(p.officer, await apply(p.officer, p.requisitionId), 'shortlisted'))
    await tellMatches(t.app)
    expect(await told(p.officer, id)).toHaveLength(1)
    must(await keep(p.officer, id, null))
    expect([await tells(p.officer, id), await told(p.officer, id)]).toEqual([false, []])
  })

  test('goes with its view', async () => {
    const body = { list: 'applications' as const, name: 'To be deleted', search: {} }
    const { id, version } = must(await p.officer.auth.POST('/views', { body })).responseData
    must(await keep(p.officer, id))
    must(await p.officer.auth.DELETE('/views/{id}', { params: { path: { id }, query: { version: version! } } }))
    expect((await keep(p.officer, id)).response.status).toBe(404)
  })

  test('is only of an own view of applications, and of what the list can be asked', async () => {
    const [own, others, requisitions] = [await view(p.officer), await view(p.manager), await view(p.officer, 'requisitions')]
    expect((await keep(p.officer, others)).response.status).toBe(404)
    expect((await keep(p.officer, requisitions)).response.status).toBe(404)
    const wrong = await keep(p.officer, own, { ...shortlisted, columns: ['secret'] })
    expect(wrong.error).toMatchObject({ errors: [{ field: 'columns.0' }] })
    expect(await tells(p.officer, own)).toBe(false)
  })

  test('of somebody who may not sign in any more is not looked through', async () => {
    const officer = await t.as('officer')
    const id = await view(officer)
    must(await keep(officer, id))
    await t.pool.query(`update accounts set status = 'disabled' where email = 'officer@threshold.test'`)
    try {
      must(await moveTo(p.manager, await apply(p.manager, p.requisitionId), 'shortlisted'))
      expect(await tellMatches(t.app)).toBe(0)
    } finally {
      await t.pool.query(`update accounts set status = 'active' where email = 'officer@threshold.test'`)
    }
  })
})
