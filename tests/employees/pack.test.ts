import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { onboardingDocuments } from '../../server/tables/employees.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { clients, testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { received } from '../secrets.ts'
import { type Clients, contracted, contractOf, PASSWORD, pdf, upload } from './onTheWay.ts'

const t = await testApp()
let officer: Clients
let token: string
beforeAll(async () => {
  officer = await t.as('officer')
  token = await t.tokenOf('officer@threshold.test')
})

const file = async (words: string) => upload(t, token, await pdf(words))
async function add(name: string, more: { mandatory?: boolean; departmentIds?: number[]; jobPositionTypeIds?: number[] } = {}) {
  const { id } = must(await officer.recruitment.POST('/employee-onboarding', { body: { name, fileId: await file(name), ...more } })).responseData
  return id
}
const shown = async (id: number) => must(await officer.recruitment.GET('/employee-onboarding')).responseDataList.find((document) => document.id === id)!
const publish = async (id: number) =>
  must(await officer.recruitment.POST('/employee-onboarding/change-status', { body: { id, status: 'published', version: (await shown(id)).version } }))
const update = async (documentId: number, body: object) =>
  officer.recruitment.PUT('/employee-onboarding/{documentId}', {
    params: { path: { documentId } },
    body: { ...body, version: (await shown(documentId)).version },
  })
const versionsOf = async (documentId: number) =>
  must(await officer.recruitment.GET('/employee-onboarding/versions/{documentId}', { params: { path: { documentId } } })).responseDataList
const readersOf = async (documentId: number, query: { page?: number; size?: 10 } = {}) =>
  must(await officer.recruitment.GET('/employee-onboarding/acknowledgements/{documentId}', { params: { path: { documentId }, query } }))
const retire = (...ids: number[]) =>
  Promise.all(ids.map((id) => t.db.update(onboardingDocuments).set({ status: 'retired' }).where(eq(onboardingDocuments.id, id))))
const read = (who: Clients, contractId: number, id: number) =>
  who.recruitment.POST('/employee-onboarding/acknowledge', { body: { contractId, documentIds: [id] } })

test('a draft that gets another file stays the first version; what was published gets a new one, and both can be read', async () => {
  const id = await add('House rules')
  const first = (await shown(id)).fileId
  must(await update(id, { fileId: await file('house rules, mended'), name: 'Rules of the house' }))
  expect(await shown(id)).toMatchObject({ name: 'Rules of the house', fileVersion: 1, originalName: 'house rules, mended.pdf' })
  expect((await versionsOf(id)).map(({ number }) => number)).toEqual([1])
  const { rows } = await t.db.execute(sql`select claimed from files where id = ${first}`)
  expect(rows).toEqual([{ claimed: false }])
  await publish(id)
  const { fileId } = await shown(id)
  must(await update(id, { fileId: await file('house rules, anew'), mandatory: true }))
  expect(await shown(id)).toMatchObject({ fileVersion: 2, mandatory: true })
  expect(await versionsOf(id)).toEqual([
    expect.objectContaining({ number: 2, originalName: 'house rules, anew.pdf', by: 'Owen Marsh', acknowledged: 0 }),
    expect.objectContaining({ number: 1, fileId, by: 'Owen Marsh' }),
  ])
  expect((await fetch(`${t.address}/api/v1/file/${fileId}`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
  expect((await update(id, {})).response.status).toBe(200)
  const stale = await officer.recruitment.PUT('/employee-onboarding/{documentId}', { params: { path: { documentId: id } }, body: { name: 'x', version: 1 } })
  expect(stale.error?.code).toBe('STALE_VERSION')
  await retire(id)
})

test('a new version has to be read anew before signing, and the list says who read which', async () => {
  const id = await add('Code of conduct', { mandatory: true })
  await publish(id)
  const { me, contractId } = await contracted(t)
  const sign = async () =>
    me.hr.POST('/contract-letter/sign', {
      body: { id: contractId, version: (await contractOf(me, contractId)).version, typedName: 'Leila Haddad', consent: true },
    })
  must(await read(me, contractId, id))
  must(await read(me, contractId, id))
  must(await update(id, { fileId: await file('conduct, anew') }))
  const [paper] = (await contractOf(me, contractId)).employeeOnboardingDocuments
  expect(paper).toMatchObject({ id, acknowledgedAt: null })
  expect((await sign()).error?.code).toBe('TRANSITION_NOT_ALLOWED')
  must(await read(me, contractId, id))
  expect((await sign()).response.status).toBe(200)
  const { responseDataList, paging } = await readersOf(id)
  expect(responseDataList.map(({ name, number }) => [name, number])).toEqual([
    ['Leila Haddad', 2],
    ['Leila Haddad', 1],
  ])
  expect(responseDataList[0]!.employeeId).toEqual(expect.any(Number))
  expect(paging).toEqual({ page: 1, size: 25, totalElements: 2, totalPages: 1 })
  expect((await readersOf(id, { page: 2, size: 10 })).responseDataList).toEqual([])
  expect((await versionsOf(id)).map(({ number, acknowledged }) => [number, acknowledged])).toEqual([
    [2, 1],
    [1, 1],
  ])
  await retire(id)
})

test('a document for departments or types of position is for these alone, in the contract, in the count and for signing', async () => {
  const { rows } = await t.db.execute<{ id: number }>(sql`select id from departments order by id limit 2`)
  const [mine, another] = rows.map((row) => Number(row.id)) as [number, number]
  const types = await t.db.execute<{ id: number }>(sql`select id from position_types order by id limit 1`)
  const typeId = Number(types.rows[0]!.id)
  const [forAll, forMine, forAnother, forType] = [
    await add('For all'),
    await add('For mine', { departmentIds: [mine] }),
    await add('For another', { departmentIds: [another], mandatory: true }),
    await add('For a type', { departmentIds: [mine, another], jobPositionTypeIds: [typeId] }),
  ]
  for (const id of [forAll, forMine, forAnother, forType]) await publish(id)
  expect((await shown(forType)).departments.map(({ id }) => id).sort()).toEqual([mine, another].sort())
  const { me, contractId, requisition } = await contracted(t)
  const place = (departmentId: number | null, jobPositionTypeId: number | null) =>
    t.db.update(requisitions).set({ departmentId, jobPositionTypeId }).where(eq(requisitions.id, requisition.id))
  const given = async () => (await contractOf(me, contractId)).employeeOnboardingDocuments.map(({ id }) => id)
  const counted = async () =>
    must(await officer.recruitment.GET('/employee-onboarding/progress')).responseDataList.find((row) => row.contractId === contractId)!.packAsked
  await place(mine, null)
  expect(await given()).toEqual([forAll, forMine])
  expect(await counted()).toBe(2)
  expect((await read(me, contractId, forAnother)).response.status).toBe(400)
  await place(mine, typeId)
  expect(await given()).toEqual([forAll, forMine, forType])
  await place(null, null)
  expect(await given()).toEqual([forAll])
  must(await update(forMine, { departmentIds: [] }))
  expect(await given()).toEqual([forAll, forMine])
  const { version } = await contractOf(me, contractId)
  const signed = await me.hr.POST('/contract-letter/sign', { body: { id: contractId, version, typedName: 'Leila Haddad', consent: true } })
  expect(signed.response.status).toBe(200)
  expect((await update(forAll, { departmentIds: [2_000_000] })).error?.errors?.[0]?.field).toBe('departmentIds')
  await retire(forAll, forMine, forAnother, forType)
})

test('who was added by hand reads the pack in the own record; a new version is to be read anew, and HR sees which was read', async () => {
  const { rows } = await t.db.execute<{ id: number }>(sql`select id from departments order by id limit 2`)
  const [mine, another] = rows.map((row) => Number(row.id)) as [number, number]
  const [forAll, forMine, forAnother] = [
    await add('Welcome'),
    await add('Of the ward', { departmentIds: [mine], mandatory: true }),
    await add('Of another', { departmentIds: [another] }),
  ]
  const draft = await add('Not published')
  for (const id of [forAll, forMine, forAnother]) await publish(id)
  const body = { firstName: 'Ines', lastName: 'Kova', email: 'ines.reads@sample.example', jobTitle: 'Ward clerk', employmentStartDate: '2020-02-01' }
  const place = { departmentId: mine, jobPositionTypeId: null, cityId: null, managerId: null, invite: true }
  const employeeId = must(await officer.recruitment.POST('/employee/create', { body: { ...body, ...place } })).responseData.id
  const [mail] = await t.db.select().from(outbox).where(eq(outbox.toEmail, body.email))
  must(await t.visitor.hr.POST('/user/reset-password', { body: { code: (await received(t, mail!)).code, password: PASSWORD } }))
  const me = clients(t.address, await t.signIn(body.email, PASSWORD))
  const path = { params: { path: { employeeId } } }
  const packOf = async (who: Clients) => must(await who.recruitment.GET('/employee-onboarding/of-employee/{employeeId}', path)).responseDataList
  const acknowledge = (who: Clients, ...documentIds: number[]) =>
    who.recruitment.POST('/employee-onboarding/of-employee/{employeeId}', { ...path, body: { documentIds } })
  expect((await packOf(me)).map(({ id, mandatory, acknowledgedAt }) => [id, mandatory, acknowledgedAt])).toEqual([
    [forAll, false, null],
    [forMine, true, null],
  ])
  const [{ file: paper } = { file: { id: 0 } }] = await packOf(me)
  const token = await t.signIn(body.email, PASSWORD)
  expect((await fetch(`${t.address}/api/v1/file/${paper.id}`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
  // Only the person says it, and only of what is for them.
  expect((await acknowledge(officer, forMine)).response.status).toBe(403)
  for (const id of [forAnother, draft]) expect((await acknowledge(me, id)).error?.errors?.[0]?.field).toBe('documentIds')
  must(await acknowledge(me, forAll, forMine))
  must(await acknowledge(me, forMine))
  const first = (await packOf(officer)).map(({ acknowledgedAt }) => acknowledgedAt)
  expect(first).toEqual([expect.stringMatching(/^\d{4}-/), expect.stringMatching(/^\d{4}-/)])
  must(await update(forMine, { fileId: await file('of the ward, anew') }))
  expect((await packOf(officer)).map(({ acknowledgedAt }) => acknowledgedAt)).toEqual([first[0], null])
  must(await acknowledge(me, forMine))
  expect((await readersOf(forMine)).responseDataList).toMatchObject([
    { name: 'Ines Kova', employeeId, number: 2 },
    { name: 'Ines Kova', employeeId, number: 1 },
  ])
  const elsewhere = { params: { path: { employeeId: employeeId + 100_000 } } }
  expect((await me.recruitment.GET('/employee-onboarding/of-employee/{employeeId}', elsewhere)).response.status).toBe(404)
  await retire(forAll, forMine, forAnother)
})

test('what was read before signing counts in the record as well', async () => {
  const id = await add('Read before')
  await publish(id)
  const { me, contractId } = await contracted(t)
  must(await read(me, contractId, id))
  const { version } = await contractOf(me, contractId)
  must(await me.hr.POST('/contract-letter/sign', { body: { id: contractId, version, typedName: 'Leila Haddad', consent: true } }))
  const { employeeId } = must(await me.recruitment.GET('/employee/own')).data
  const path = { params: { path: { employeeId: employeeId! } } }
  const inRecord = async () => must(await me.recruitment.GET('/employee-onboarding/of-employee/{employeeId}', path)).responseDataList
  expect((await inRecord()).find((one) => one.id === id)?.acknowledgedAt).toEqual(expect.any(String))
  must(await me.recruitment.POST('/employee-onboarding/of-employee/{employeeId}', { ...path, body: { documentIds: [id] } }))
  expect((await readersOf(id)).paging.totalElements).toBe(1)
  await retire(id)
})
