import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { applicants } from '../../server/tables/applications.ts'
import { type TestApp, testApp } from '../app.ts'
import { accountId, apply, type Clients, must, openPosition, read } from '../applications/candidates.ts'
import { past, pastPosition, personWith } from './known.ts'

let t: TestApp
let officer: Clients
let manager: Clients
let other: Clients
let before: number
beforeAll(async () => {
  t = await testApp()
  await t.person('olga@sample.example', ['Recruitment Officer'], 'Olga Brandt')
  ;[officer, manager, other] = [await t.as('officer'), await t.as('manager'), await t.as('olga@sample.example')]
  before = await pastPosition(t)
})

let groups = 0
const make = async (who = officer, name = `Group ${++groups}`) =>
  must(await who.recruitment.POST('/people-group', { body: { name, reason: ' For the spring ' } })).responseData.id
const at = (id: number) => ({ params: { path: { id } } })
const groupOf = async (id: number, who = officer) => must(await who.recruitment.GET('/people-group/{id}', at(id))).data
const add = (id: number, body: { applicantIds?: number[]; ids?: number[] }, who = officer) =>
  who.recruitment.POST('/people-group/{id}/members', { ...at(id), body })
const membersOf = async (id: number, body = {}, who = officer) => must(await who.recruitment.POST('/people-group/{id}/members/criteria', { ...at(id), body }))
const change = async (id: number, given: object, who = officer) => {
  const { name, reason, ownerId, version } = await groupOf(id)
  return who.recruitment.PUT('/people-group/{id}', { ...at(id), body: { name, reason, ownerId, version, ...given } })
}

test('a group has a name of its own, a reason and an owner', async () => {
  const id = await make(officer, 'Silver medals')
  expect(await groupOf(id)).toMatchObject({ name: 'Silver medals', reason: 'For the spring', owner: 'Owen Marsh', members: 0, mayChange: true, version: 1 })
  const twice = await other.recruitment.POST('/people-group', { body: { name: 'SILVER medals', reason: 'Again' } })
  expect([twice.response.status, twice.error?.errors?.[0]?.field]).toEqual([400, 'name'])
  const empty = await other.recruitment.POST('/people-group', { body: { name: 'Nameless', reason: '   ' } })
  expect([empty.response.status, empty.error?.errors?.[0]?.field]).toEqual([400, 'reason'])
})

test('people come to it by themselves and by their applications, each once', async () => {
  const p = await openPosition(t)
  const [one, two] = [await personWith(t, [past(before)]), await personWith(t, [past(before), past(await pastPosition(t))])]
  const applicationId = await apply(officer, p.requisitionId)
  const id = await make()
  expect(must(await add(id, { applicantIds: [one.id], ids: [...two.applicationIds, applicationId] })).data).toEqual({ added: 3, already: 0, missing: 0 })
  expect(must(await add(id, { applicantIds: [one.id, 2_147_483_000] }, other)).data).toEqual({ added: 0, already: 1, missing: 1 })
  const { responseDataList, paging } = await membersOf(id, { sort: 'name', size: 10 })
  expect([responseDataList.length, paging.totalElements, (await groupOf(id)).members]).toEqual([3, 3, 3])
  const shown = new Map(responseDataList.map((row) => [row.id, row]))
  expect(shown.get(one.id)).toMatchObject({ positionTitle: 'Night nurse', status: 'rejected', addedBy: 'Owen Marsh', mayBeWrittenTo: true, mayRemove: true })
  // What is under way is not told here.
  expect(shown.get((await read(officer, applicationId)).applicant.id!)).toMatchObject({ positionTitle: null, status: null, mayBeWrittenTo: false })
  expect((await membersOf(id, { search: one.firstName })).responseDataList.map((row) => row.id)).toEqual([one.id])
  const mine = must(await officer.recruitment.GET('/applicant/{id}', at(one.id))).data.groups
  expect(mine).toEqual([{ id, name: (await groupOf(id)).name }])
  const none = await add(id, {})
  expect(none.response.status).toBe(400)
})

test('twenty at the same time make one place', async () => {
  const [id, one] = [await make(), await personWith(t, [past(before)])]
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(id, { applicantIds: [one.id] })))
  expect(answers.map((answer) => must(answer).data.added).toSorted((a, b) => a - b)).toEqual([...Array(19).fill(0), 1])
  expect((await groupOf(id)).members).toBe(1)
})

test('its owner and managers change it, hand it over and delete it; others do not; a stale change is told', async () => {
  const id = await make()
  expect((await groupOf(id, other)).mayChange).toBe(false)
  expect((await change(id, { name: 'Mine' }, other)).response.status).toBe(403)
  expect((await change(id, { name: 'Renamed', reason: 'Better' })).response.status).toBe(200)
  expect((await change(id, { version: 1 })).error?.code).toBe('STALE_VERSION')
  const olga = await accountId(t, 'olga@sample.example')
  const owners = must(await officer.recruitment.GET('/people-group/owners')).responseDataList
  expect(owners.map(({ name }) => name)).toEqual(expect.arrayContaining(['Olga Brandt', 'Owen Marsh']))
  expect(owners.map((one) => one.id)).not.toContain(await accountId(t, 'employee@threshold.test'))
  const toEmployee = await change(id, { ownerId: await accountId(t, 'employee@threshold.test') })
  expect([toEmployee.response.status, toEmployee.error?.errors?.[0]?.field]).toEqual([400, 'ownerId'])
  expect((await change(id, { ownerId: olga })).response.status).toBe(200)
  expect(await groupOf(id)).toMatchObject({ name: 'Renamed', owner: 'Olga Brandt', mayChange: false })
  const remove = (who: Clients, version: number) => who.recruitment.DELETE('/people-group/{id}', { params: { path: { id }, query: { version } } })
  const { version } = await groupOf(id)
  expect((await remove(officer, version)).response.status).toBe(403)
  expect((await remove(manager, version - 1)).response.status).toBe(409)
  expect((await remove(manager, version)).response.status).toBe(200)
  expect((await officer.recruitment.GET('/people-group/{id}', at(id))).response.status).toBe(404)
})

test('whoever added a person, the owner and managers take them out again', async () => {
  const id = await make()
  const [one, two] = [await personWith(t, [past(before)]), await personWith(t, [past(before)])]
  must(await add(id, { applicantIds: [one.id] }))
  must(await add(id, { applicantIds: [two.id] }, other))
  const out = (applicantId: number, who: Clients) =>
    who.recruitment.DELETE('/people-group/{id}/members/{applicantId}', { params: { path: { id, applicantId } } })
  expect((await membersOf(id, {}, other)).responseDataList.map((row) => [row.id, row.mayRemove]).toSorted()).toEqual(
    [
      [one.id, false],
      [two.id, true],
    ].toSorted(),
  )
  expect((await out(one.id, other)).response.status).toBe(403)
  expect((await out(two.id, other)).response.status).toBe(200)
  expect((await out(one.id, officer)).response.status).toBe(200)
  expect(must(await out(one.id, officer)).message).toContain('is not in this group')
  expect((await groupOf(id)).members).toBe(0)
})

test('two records that become one are in it once, and apart again when that is undone', async () => {
  const id = await make()
  const [both, only] = [await make(), id]
  const [kept, gone] = [await personWith(t, [past(before)]), await personWith(t, [past(await pastPosition(t))])]
  must(await add(both, { applicantIds: [kept.id, gone.id] }))
  must(await add(only, { applicantIds: [gone.id] }))
  const merging = { keptId: kept.id, goneId: gone.id, keptVersion: kept.version, goneVersion: gone.version }
  must(await officer.recruitment.POST('/applicant/merge', { body: merging }))
  expect((await membersOf(both)).responseDataList.map((row) => row.id)).toEqual([kept.id])
  expect((await membersOf(only)).responseDataList.map((row) => row.id)).toEqual([kept.id])
  expect((await groupOf(both)).members).toBe(1)
  must(await officer.recruitment.POST('/applicant/undo-merge', { body: { keptId: kept.id, goneId: gone.id } }))
  expect((await membersOf(both)).responseDataList.map((row) => row.id).toSorted()).toEqual([kept.id, gone.id].toSorted())
  expect((await membersOf(only)).responseDataList.map((row) => row.id)).toEqual([gone.id])
})

test('who is anonymised is in no group any more', async () => {
  const [id, one] = [await make(), await personWith(t, [past(before)])]
  must(await add(id, { applicantIds: [one.id] }))
  await t.db.update(applicants).set({ anonymisedAt: new Date() }).where(eq(applicants.id, one.id))
  expect([(await groupOf(id)).members, (await membersOf(id)).responseDataList]).toEqual([0, []])
  expect(must(await add(id, { applicantIds: [one.id] })).data).toEqual({ added: 0, already: 0, missing: 1 })
})
