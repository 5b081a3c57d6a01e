import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { statementsOf } from '../statements.ts'
import { accountId, apply, type Clients, dayFromNow, moveTo, must, openPosition, plan, read, schedule } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
})

type Query = NonNullable<Parameters<typeof timeline>[2]>
const timeline = async (who: Clients, id: number, query: { page?: number; size?: 10 | 25 | 50 | 100; kind?: 'MESSAGE' | 'REVIEW' | 'STATEMENT' } = {}) =>
  must(await who.recruitment.GET('/application/timeline/{id}', { params: { path: { id }, query } }))
const linesOf = async (who: Clients, id: number, query: Query = {}) =>
  (await timeline(who, id, query)).responseDataList.map(({ entity, action }) => `${entity} ${action}`)

let day = 3

async function eventful() {
  const id = await apply(p.officer, p.requisitionId, p.items)
  const { version } = await read(p.officer, id)
  const change = { version, phone: '+61 3 9000 0000', cvNotes: 'Asked for part time' }
  must(await p.officer.recruitment.POST('/application/update/{applicationId}', { params: { path: { applicationId: id } }, body: change }))
  must(await p.officer.recruitment.POST('/application/change-review-value', { body: { applicationId: id, reviewTypeEnum: 'YES', comment: 'Calm' } }))
  must(await p.officer.recruitment.POST('/compliance-application/{id}', { params: { path: { id } }, body: { name: 'Police check', source: 'Application' } }))
  must(await schedule(p.officer, id, await plan(p.officer, id, [await accountId(t, 'employee@threshold.test')], { day: dayFromNow(day++) })))
  must(await moveTo(p.officer, id, 'reference check'))
  return id
}

test('moves, reviews, interviews, documents, corrections and mails stand in one order, newest first', async () => {
  const id = await eventful()
  const { responseDataList, paging, kinds } = await timeline(p.officer, id, { size: 100 })
  const lines = responseDataList.map(({ entity, action }) => `${entity} ${action}`)
  expect(lines[0]).toBe('application checkReferences')
  expect(lines.at(-1)).toBe('application apply')
  expect(lines.filter((line) => line === 'outboxMessage mail').length).toBeGreaterThanOrEqual(2)
  for (const line of ['review review', 'complianceItem ask', 'interview schedule', 'application update']) expect(lines).toContain(line)
  const moments = responseDataList.map(({ at }) => Date.parse(at))
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  expect(new Set(responseDataList.map(({ key }) => key)).size).toBe(responseDataList.length)
  expect(paging.totalElements).toBe(responseDataList.length)
  expect(kinds.reduce((sum, { total }) => sum + total, 0)).toBe(responseDataList.length)
})

test('one kind alone, and page by page nothing twice and nothing left out', async () => {
  const id = await eventful()
  expect(new Set((await timeline(p.officer, id, { kind: 'MESSAGE' })).responseDataList.map(({ kind }) => kind))).toEqual(new Set(['MESSAGE']))
  expect(await linesOf(p.officer, id, { kind: 'REVIEW' })).toEqual(['review review'])
  const [correction] = (await timeline(p.officer, id, { kind: 'STATEMENT' })).responseDataList.filter(({ action }) => action === 'update')
  expect(correction?.fields.toSorted()).toEqual(['cvNotes', 'phone'])
  const whole = await timeline(p.officer, id, { size: 100 })
  const pages = Math.ceil(whole.paging.totalElements / 10)
  const keys: string[] = []
  for (let page = 1; page <= pages; page++) keys.push(...(await timeline(p.officer, id, { size: 10, page })).responseDataList.map(({ key }) => key))
  expect(keys).toEqual(whole.responseDataList.map(({ key }) => key))
})

test('an interviewer reads neither mails nor documents, nor that HR noted something; a stranger nothing', async () => {
  const id = await eventful()
  const seen = await timeline(p.employee, id, { size: 100 })
  const entities = new Set(seen.responseDataList.map(({ entity }) => entity))
  expect(entities).toContain('interview')
  for (const closed of ['outboxMessage', 'complianceItem', 'offerLetter']) expect(entities).not.toContain(closed)
  expect(seen.kinds.map(({ kind }) => kind)).not.toContain('MESSAGE')
  expect(seen.responseDataList.flatMap(({ fields }) => fields)).toEqual(['phone'])
  const other = await apply(p.officer, p.requisitionId)
  const { response } = await p.employee.recruitment.GET('/application/timeline/{id}', { params: { path: { id: other } } })
  expect(response.status).toBe(404)
})

test('a page takes as many statements for many entries as for few', async () => {
  const [few, many] = [await apply(p.officer, p.requisitionId), await eventful()]
  const of = async (id: number) => (await statementsOf(t, () => timeline(p.officer, id, { size: 100 }))).length
  expect(await of(many)).toBe(await of(few))
})

test('the neighbours of an application are those of its requisition in the order of their scores; who has left it is passed over', async () => {
  const { officer, requisitionId } = await openPosition(t)
  const ids: number[] = []
  for (let n = 0; n < 5; n++) ids.push(await apply(officer, requisitionId))
  const [a, b, c, d, e] = ids as [number, number, number, number, number]
  const scores = [50, 80, 50, null, 70]
  for (const [at, id] of ids.entries()) await t.db.execute(sql`update application_ranks set profile_score = ${scores[at]} where application_id = ${id}`)
  const of = async (id: number) => {
    const { previous, next } = must(await officer.recruitment.GET('/application/neighbours/{id}', { params: { path: { id } } })).data
    return [previous?.id ?? null, next?.id ?? null]
  }
  // Best first; of equal ones the newest; without a score last.
  expect([await of(b), await of(e), await of(c), await of(a), await of(d)]).toEqual([
    [null, e],
    [b, c],
    [e, a],
    [c, d],
    [a, null],
  ])
  must(await moveTo(officer, c, 'rejected', 'Another candidate fits better'))
  expect([await of(e), await of(a), await of(c)]).toEqual([
    [b, a],
    [e, d],
    [e, a],
  ])
})
