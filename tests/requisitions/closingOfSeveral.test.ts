import { eq, gt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { jobPosts, requisitions } from '../../server/tables/requisitions.ts'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { candidate, must, plan, schedule } from '../applications/candidates.ts'
import { statementsOf } from '../statements.ts'
import { approved, changeStatus, referenceItems } from './raise.ts'

const t = await testApp()
const items = await referenceItems(t)
const [employee, manager, officer] = [await t.as('employee'), await t.as('manager'), await t.as('officer')]
const idOf = async (email: string) => (await t.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)))[0]!.id
const [managerId, officerId] = [await idOf('manager@threshold.test'), await idOf('officer@threshold.test')]

const mailsOf = async (id: number) =>
  must(await manager.recruitment.GET('/requisitions/closing/{id}', { params: { path: { id }, query: {} } })).data.counts.mails
async function apply(requisitionId: number, surName: string) {
  return must(await officer.recruitment.POST('/application', { body: { ...candidate(requisitionId), surName } })).responseData.id
}

type Chosen = operations['getClosingOfSeveral']['requestBody']['content']['application/json']
const closesWith = (who: typeof employee, body: Chosen) => who.recruitment.POST('/requisitions/closing', { body })
const asked = async (who: typeof employee, body: Chosen) => must(await closesWith(who, body)).data

test('it is said beforehand what ends with all of them, which stay and why, and that is what happens', async () => {
  const [first, second] = [await approved(employee, manager, managerId, items), await approved(employee, manager, managerId, items)]
  await t.db.insert(jobPosts).values({ requisitionId: second, title: 'Clerk', description: 'Come.', status: 'published', publishedAt: new Date() })
  const [one] = [await apply(first, 'Dunn'), await apply(second, 'Ellis'), await apply(second, 'Farr')]
  must(await schedule(officer, one, await plan(officer, one, [managerId, officerId])))
  const over = await approved(employee, manager, managerId, items)
  must(await changeStatus(employee, over, 'CN', 'Asked twice'))
  const ids = [second, over, first, 2_000_000_000]
  const listed = await asked(manager, { ids })
  const [alone, other] = [await mailsOf(first), await mailsOf(second)]
  expect(listed.counts).toEqual({ applications: 3, letters: 0, interviews: 1, jobPosts: 1, mails: alone + other })
  expect(listed.cancels).toEqual([second, first])
  expect(listed.stays).toEqual([
    { id: over, positionTitle: expect.any(String), why: 'NOT_FROM_HERE' },
    { id: 2_000_000_000, positionTitle: null, why: 'NOT_FOUND' },
  ])
  // Nobody may cancel what is not theirs, and nothing of it is counted.
  expect(await asked(officer, { ids: [first] })).toMatchObject({
    cancels: [],
    counts: { applications: 0, mails: 0 },
    stays: [{ id: first, why: 'NOT_YOURS' }],
  })
  const stranger = await t.person('stranger-to-all@sample.example', ['Employee'], 'Sid Stranger')
  expect(await asked(await t.as(stranger.email), { ids: [first] })).toMatchObject({ stays: [{ positionTitle: null, why: 'NOT_FOUND' }] })
  const [newest] = await t.db.select({ id: sql<number>`max(${outbox.id})` }).from(outbox)
  const moved = must(await manager.recruitment.POST('/requisitions/change-status-bulk', { body: { ids: listed.cancels, status: 'CN', reason: 'Merged' } }))
  expect(moved.responseDataList.map(({ ok }) => ok)).toEqual([true, true])
  const mails = await t.db.select({ id: outbox.id }).from(outbox).where(gt(outbox.id, newest!.id))
  expect(mails).toHaveLength(listed.counts.mails)
  expect(await asked(manager, { ids })).toMatchObject({
    cancels: [],
    counts: { applications: 0, interviews: 0, jobPosts: 0 },
    stays: ids.map((id) => ({ id })),
  })
})

test('as many queries are asked for many as for one, and a list that has changed is refused', async () => {
  const rows = await t.db.select({ id: requisitions.id }).from(requisitions).limit(6)
  const many = rows.map(({ id }) => id)
  expect(many.length).toBeGreaterThan(2)
  const queries = async (ids: number[]) => (await statementsOf(t, () => asked(manager, { ids }))).length
  const forOne = await queries(many.slice(0, 1))
  expect(forOne).toBeGreaterThan(3)
  expect(await queries(many)).toBe(forOne)
  const criteria = { columns: ['id'], operators: ['NUM_EQUAL' as const], values: [String(many[0])] }
  expect((await closesWith(manager, { matching: { criteria, total: 2 } })).error).toMatchObject({ code: 'LIST_CHANGED' })
  const found = await asked(manager, { matching: { criteria, total: 1 } })
  expect([...found.cancels, ...found.stays.map(({ id }) => id)]).toEqual([many[0]])
  expect((await closesWith(manager, {})).error?.errors?.[0]?.field).toBe('ids')
})
