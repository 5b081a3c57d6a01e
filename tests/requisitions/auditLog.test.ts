import { eq, isNotNull, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { AUDIT_SIGHT, HR_FIELDS } from '../../server/records/auditLogPermissions.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { type TestApp, testApp } from '../app.ts'
import { accountId, apply, type Clients, dayFromNow, must, openPosition, plan, read, schedule } from '../applications/candidates.ts'

const WISH = 7_654_300
let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
/** One candidate whom the owner interviews, one whom nobody does. */
let mine: number
let others: number
let approver: Clients

const log = async (who: Clients, query: object = {}) =>
  must(await who.recruitment.GET('/audit-log/{requisitionId}', { params: { path: { requisitionId: p.requisitionId }, query: { size: 100, ...query } } }))
const about = (list: Awaited<ReturnType<typeof log>>) => list.responseDataList.flatMap(({ candidate }) => (candidate ? [candidate] : []))
const nameOf = async (id: number) => {
  const { applicant } = await read(p.officer, id)
  return `${applicant.firstName} ${applicant.surName}`
}

async function workOn(id: number) {
  const { version } = await read(p.officer, id)
  const wish = { version, expectedSalary: WISH, expectedSalOption: 'YEARLY' as const, salaryCurrency: 'AUD', cvNotes: 'Asks for too much' }
  must(await p.officer.recruitment.POST('/application/update/{applicationId}', { params: { path: { applicationId: id } }, body: wish }))
  must(await p.officer.recruitment.POST('/application/change-review-value', { body: { applicationId: id, reviewTypeEnum: 'NO', comment: 'Not now' } }))
  const ask = { name: 'Police check', source: 'Application' as const }
  must(await p.officer.recruitment.POST('/compliance-application/{id}', { params: { path: { id } }, body: ask }))
}

beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  mine = await apply(p.officer, p.requisitionId, p.items)
  others = await apply(p.officer, p.requisitionId, p.items)
  for (const id of [mine, others]) await workOn(id)
  const [owner, manager] = [await accountId(t, 'employee@threshold.test'), await accountId(t, 'manager@threshold.test')]
  must(await schedule(p.officer, mine, await plan(p.officer, mine, [owner])))
  must(await schedule(p.officer, others, await plan(p.officer, others, [manager], { day: dayFromNow(5) })))
  const { id: asked } = await t.person('approver@sample.example', ['Employee'])
  await t.db.execute(sql`insert into approvals (requisition_id, account_id, position) values (${p.requisitionId}, ${asked}, 9)`)
  approver = await t.as('approver@sample.example')
})

describe('the audit log of a requisition', () => {
  test('tells HR everything', async () => {
    for (const who of [p.officer, p.manager]) {
      const all = await log(who)
      expect(new Set(about(all))).toEqual(new Set([await nameOf(mine), await nameOf(others)]))
      expect(all.entities).toEqual(expect.arrayContaining(['application', 'review', 'complianceItem', 'interview', 'skill']))
      expect(JSON.stringify(all)).toMatch(/Not now/)
    }
  })

  test('tells an approver of the requisition alone: no candidate, score, review, document or wish, in rows, filters or totals', async () => {
    const all = await log(approver)
    expect(about(all)).toEqual([])
    expect(all.entities).toEqual(expect.arrayContaining(['approval', 'requisition', 'skill']))
    for (const entity of ['application', 'review', 'complianceItem', 'interview', 'offerLetter', 'registration']) {
      expect(all.entities).not.toContain(entity)
      expect((await log(approver, { entity })).paging.totalElements).toBe(0)
    }
    expect(JSON.stringify(all)).not.toMatch(/Sofia|Not now|Police check|profileScore|76,543|7654300|too much/)
    const officer = (await log(p.officer, { entity: 'review' })).responseDataList[0]!.by!
    expect(all.people).not.toContain(officer)
    const { total } = (
      await t.db.execute<{ total: string }>(sql`select count(*) as total from audit_log where requisition_id = ${p.requisitionId} and application_id is null`)
    ).rows[0]!
    expect(all.paging.totalElements).toBe(Number(total))
  })

  test('tells an interviewer of the own candidate alone, without pay, notes and documents', async () => {
    const all = await log(p.employee)
    expect(new Set(about(all))).toEqual(new Set([await nameOf(mine)]))
    expect(all.entities).not.toContain('complianceItem')
    expect(JSON.stringify(all)).not.toMatch(/Police check|76,543|7654300|too much/)
    const fields = all.responseDataList.flatMap(({ changes }) => changes.map(({ field }) => field))
    for (const field of HR_FIELDS) expect(fields).not.toContain(field)
  })

  test('goes on by pages that hold only what may be read', async () => {
    const whole = (await log(p.employee)).responseDataList.map(({ id }) => id)
    const pages = [await log(p.employee, { size: 10, page: 1 }), await log(p.employee, { size: 10, page: 2 })]
    expect(pages.flatMap((page) => page.responseDataList.map(({ id }) => id))).toEqual(whole.slice(0, 20))
  })

  test('knows a rule for every kind of record that it keeps', async () => {
    const kept = await t.db.selectDistinct({ entity: auditLog.entity }).from(auditLog).where(isNotNull(auditLog.requisitionId))
    expect(kept.map(({ entity }) => entity).filter((entity) => !Object.hasOwn(AUDIT_SIGHT, entity))).toEqual([])
  })
})

test('the history of a candidate tells an interviewer nothing of documents and letters', async () => {
  const history = async (who: Clients, id: number) => who.recruitment.GET('/application/history/{id}', { params: { path: { id } } })
  expect(JSON.stringify(must(await history(p.officer, mine)))).toContain('Police check')
  const hers = must(await history(p.employee, mine)).data
  expect(JSON.stringify(hers)).not.toContain('Police check')
  expect(hers.events.length).toBeGreaterThan(0)
  expect((await history(p.employee, others)).response.status).toBe(404)
  expect((await history(approver, mine)).response.status).toBe(404)
  const [row] = await t.db.select().from(auditLog).where(eq(auditLog.entity, 'complianceItem'))
  expect(hers.events.map(({ id }) => id)).not.toContain(row!.id)
})
