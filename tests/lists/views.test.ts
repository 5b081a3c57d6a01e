import { describe, expect, test } from 'vitest'
import type { components } from '../../src/api/auth.gen.ts'
import { testApp } from '../app.ts'

type Search = components['schemas']['ListSearch']
const t = await testApp()
const [manager, officer] = [await t.as('manager'), await t.as('officer')]
const of = async (who: typeof manager, list: components['schemas']['ListName'] = 'applications') =>
  (await who.auth.GET('/views', { params: { query: { list } } })).data!.data
const create = (who: typeof manager, name: string, search: Search = {}, list: components['schemas']['ListName'] = 'applications') =>
  who.auth.POST('/views', { body: { list, name, search } })
const at = (id: number) => ({ params: { path: { id } } })

const whole: Search = {
  q: 'nurse',
  by: 'status',
  is: 'screening',
  where: [
    { column: 'profileScore', operator: 'NUM_FROM', value: '40' },
    { column: 'dateReceived', operator: 'TIME_TO', value: '2026-11-20' },
  ],
  sort: '-profileScore',
  size: 50,
  cols: ['status', 'applicantName', 'id'],
}

describe('saved views', () => {
  test('are kept whole, per list, and found again in the order they were made', async () => {
    await create(officer, 'Best first', whole)
    await create(officer, 'Others')
    await create(officer, 'Best first', {}, 'requisitions')
    expect((await of(officer)).views).toMatchObject([
      { name: 'Best first', search: whole, version: 1 },
      { name: 'Others', search: {}, version: 1 },
    ])
    expect((await of(officer, 'requisitions')).views).toHaveLength(1)
  })

  test('belong to one person: nobody else lists, changes or deletes them', async () => {
    const made = (await create(officer, 'Mine alone')).data!.responseData
    expect((await of(manager)).views).toEqual([])
    const changed = await manager.auth.PUT('/views/{id}', { ...at(made.id), body: { name: 'Taken over', search: {}, version: 1 } })
    const deleted = await manager.auth.DELETE('/views/{id}', { params: { path: { id: made.id }, query: { version: 1 } } })
    expect([changed.response.status, deleted.response.status]).toEqual([404, 404])
    expect((await of(officer)).views.map(({ name }) => name)).toContain('Mine alone')
    expect((await create(manager, 'Mine alone')).response.status).toBe(200)
  })

  test('have names of their own, whatever the capitals', async () => {
    const made = (await create(officer, 'Doctors')).data!.responseData
    expect((await create(officer, '  docTORS ')).error).toMatchObject({ code: 'NAME_TAKEN', errors: [{ field: 'name' }] })
    expect((await create(officer, '   ')).error).toMatchObject({ code: 'BAD_INPUT', errors: [{ field: 'name' }] })
    const other = (await create(officer, 'Nurses')).data!.responseData
    const renamed = await officer.auth.PUT('/views/{id}', { ...at(other.id), body: { name: 'DOCTORS', search: {}, version: 1 } })
    expect(renamed.error?.code).toBe('NAME_TAKEN')
    const itself = await officer.auth.PUT('/views/{id}', { ...at(made.id), body: { name: 'DOCTORS', search: whole, version: 1 } })
    expect(itself.response.status).toBe(200)
    expect((await of(officer)).views.find(({ id }) => id === made.id)).toMatchObject({ name: 'DOCTORS', search: whole, version: 2 })
  })

  test('a stale one is neither changed nor deleted; of two changes at once one wins', async () => {
    const { id } = (await create(officer, 'In two windows')).data!.responseData
    const change = (name: string) => officer.auth.PUT('/views/{id}', { ...at(id), body: { name, search: {}, version: 1 } })
    const codes = (await Promise.all([change('First'), change('Second')])).map(({ error }) => error?.code)
    expect(codes.toSorted()).toEqual(['STALE_VERSION', undefined])
    const remove = (version: number) => officer.auth.DELETE('/views/{id}', { params: { path: { id }, query: { version } } })
    expect([(await remove(1)).error?.code, (await remove(2)).response.status, (await remove(2)).response.status]).toEqual(['STALE_VERSION', 200, 404])
  })

  test('are twenty of a list at most, also when many windows save at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => create(manager, `View ${n}`, {}, 'outbox')))
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(20)
    expect(answers.find(({ error }) => error)?.error?.code).toBe('TOO_MANY_VIEWS')
    expect((await of(manager, 'outbox')).views).toHaveLength(20)
  })

  test.each([
    ['more than ten conditions', { where: Array.from({ length: 11 }, () => ({ column: 'id', operator: 'NUM_EQUAL', value: '1' })) }],
    ['an operator that is none', { where: [{ column: 'id', operator: 'OR', value: '1' }] }],
    ['something unknown', { page: 3 }],
    ['the same column twice', { cols: ['id', 'id'] }],
  ])('are refused with %s', async (_, search) => {
    expect((await create(officer, 'Wrong', search as Search)).response.status).toBe(400)
  })
})

test('the chosen columns follow the person, not the browser', async () => {
  const keep = (who: typeof manager, columns: string[]) => who.auth.PUT('/list-columns/{list}', { params: { path: { list: 'employees' } }, body: { columns } })
  await keep(officer, ['status', 'id'])
  await keep(officer, ['id', 'status', 'employeeNumber'])
  expect((await of(officer, 'employees')).columns).toEqual(['id', 'status', 'employeeNumber'])
  expect((await of(manager, 'employees')).columns).toBe(null)
  expect((await keep(officer, [])).response.status).toBe(400)
  const size = (width: number) =>
    officer.auth.PUT('/list-columns/{list}', { params: { path: { list: 'employees' } }, body: { widths: [{ column: 'status', width }] } })
  await size(180)
  expect(await of(officer, 'employees')).toMatchObject({ columns: ['id', 'status', 'employeeNumber'], widths: [{ column: 'status', width: 180 }] })
  await keep(officer, ['id'])
  expect((await of(officer, 'employees')).widths).toEqual([{ column: 'status', width: 180 }])
  expect((await of(manager, 'employees')).widths).toEqual([])
  expect((await size(5)).response.status).toBe(400)
})

describe('a shared view', async () => {
  const employee = await t.as('employee')
  const put = (who: typeof manager, id: number, body: { name: string; search: Search; version: number; shared?: boolean }) =>
    who.auth.PUT('/views/{id}', { ...at(id), body })
  const remove = (who: typeof manager, id: number, version: number) => who.auth.DELETE('/views/{id}', { params: { path: { id }, query: { version } } })
  const sharedWith = async (who: typeof manager, list: components['schemas']['ListName'] = 'applications') => (await of(who, list)).shared.map(({ id }) => id)
  const share = async (list: components['schemas']['ListName'], name: string) => {
    const { id } = (await create(officer, name, whole, list)).data!.responseData
    expect((await put(officer, id, { name, search: whole, version: 1, shared: true })).response.status).toBe(200)
    return id
  }

  test('is seen by whoever may see its list, with its owner, and by nobody else', async () => {
    const [ofApplications, ofRequisitions] = [await share('applications', 'Of applications'), await share('requisitions', 'Of requisitions')]
    expect((await of(manager)).shared).toMatchObject([
      { id: ofApplications, name: 'Of applications', search: whole, owner: 'Owen Marsh', mayDelete: true, version: 2 },
    ])
    // It stands among the own views of its owner, and only there.
    expect(await sharedWith(officer)).toEqual([])
    expect((await of(officer)).views.find(({ id }) => id === ofApplications)?.shared).toBe(true)
    // An employee may not see the list of all applications, and may see that of requisitions.
    expect([await sharedWith(employee), await sharedWith(employee, 'requisitions')]).toEqual([[], [ofRequisitions]])
    expect((await of(employee, 'requisitions')).shared[0]!.mayDelete).toBe(false)
  })

  test('is changed by its owner alone, who stops sharing it; a change that says nothing of sharing leaves it shared', async () => {
    const id = await share('applications', 'Changed by one')
    expect((await put(manager, id, { name: 'Taken over', search: {}, version: 2 })).response.status).toBe(404)
    expect((await put(officer, id, { name: 'Changed by one', search: {}, version: 2 })).response.status).toBe(200)
    expect((await of(manager)).shared.find((view) => view.id === id)).toMatchObject({ search: {}, version: 3 })
    expect((await put(officer, id, { name: 'Changed by one', search: {}, version: 3, shared: false })).response.status).toBe(200)
    expect(await sharedWith(manager)).not.toContain(id)
    // What is not shared any more, nobody else deletes.
    expect((await remove(manager, id, 4)).response.status).toBe(404)
  })

  test('is deleted by its owner or by a manager, in the version that was seen', async () => {
    const [first, second] = [await share('requisitions', 'First to go'), await share('requisitions', 'Second to go')]
    expect((await remove(employee, first, 2)).response.status).toBe(404)
    expect((await remove(manager, first, 1)).response.status).toBe(409)
    expect((await remove(manager, first, 2)).response.status).toBe(200)
    expect((await remove(officer, second, 2)).response.status).toBe(200)
    expect((await of(officer, 'requisitions')).views.map(({ id }) => id)).not.toContain(first)
  })
})
