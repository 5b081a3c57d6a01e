import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { components } from '../../src/api/common.gen.ts'
import { testApp } from '../app.ts'
import { apply, must, openPosition } from '../applications/candidates.ts'
import { draft } from '../requisitions/raise.ts'

type Criteria = components['schemas']['Criteria']
const t = await testApp()
const { officer, manager, employee, requisitionId } = await openPosition(t)
const insert = (count: number) =>
  t.db.execute(sql`
    with people as (insert into applicants (first_name, sur_name, email) select 'Ada', 'Row ' || n, 'turned.' || n || '@sample.example'
      from generate_series((select count(*) from applicants where email like 'turned.%') + 1, (select count(*) from applicants where email like 'turned.%') + ${count}) n returning id)
    insert into applications (requisition_id, applicant_id, status, source) select ${requisitionId}::int, id, 'screening', 'AGENCY' from people`)
await insert(40)

const listed = async (body: Criteria, who = officer) => must(await who.recruitment.POST('/application/criteria', { body: { size: 10, ...body } }))
const ids = async (body: Criteria, who = officer) => (await listed(body, who)).responseDataList.map(({ id }) => id)
const screened: Criteria = { columns: ['status'], operators: ['SEL_EQUAL'], values: ['screening'] }

test('whoever goes on meets everybody once while others apply', async () => {
  const first = await ids(screened)
  await insert(3)
  const second = await ids({ ...screened, page: 2, after: first.at(-1)! })
  expect(second[0]).toBe(first.at(-1)! - 1)
  // By its number the page would begin with three that were on the first one.
  expect(await ids({ ...screened, page: 2 })).toEqual(expect.arrayContaining(first.slice(-3)))
  expect(await ids({ ...screened, page: 3, after: second.at(-1)! }).then((third) => ids({ ...screened, page: 2, before: third[0]! }))).toEqual(second)
})

test('a row that left the list still tells where the next page begins; one that is gone leaves it to the number of the page', async () => {
  const [first, second] = [await ids(screened), await ids({ ...screened, page: 2 })]
  await t.db.execute(sql`update applications set status = 'selected' where id = ${first.at(-1)!}`)
  expect(await ids({ ...screened, page: 2, after: first.at(-1)! })).toEqual(second)
  await t.db.execute(sql`delete from applications where id = ${first.at(-2)!}`)
  expect(await ids({ ...screened, page: 2, after: first.at(-2)! })).toEqual(await ids({ ...screened, page: 2 }))
})

test('going back to a page that is not full any more shows it by its number', async () => {
  const first = await ids({ sort: 'id' })
  expect(await ids({ sort: 'id', page: 2, before: first[5]! })).toEqual(await ids({ sort: 'id', page: 2 }))
  expect(await ids({ sort: 'id', page: 1, before: first[5]! })).toEqual(first)
})

test('the last page tells how many there are, whatever its number is by now', async () => {
  const all = (await listed({})).paging.totalElements
  const last = await listed({ sort: 'id', page: 40, after: (await ids({}))[3]! })
  expect(last.responseDataList).toHaveLength(3)
  expect(last.paging).toMatchObject({ page: 40, totalElements: Math.max(all, 39 * 10 + 3) })
})

test('a page goes on behind those whom a reader may not know, and a row of them tells nothing', async () => {
  await t.db.execute(sql`update applications set withheld = true, candidate_number = id where id % 3 = 0 and requisition_id = ${requisitionId}`)
  const all: number[] = []
  for (let page = 1; all.length === (page - 1) * 10; page++) all.push(...(await ids({ sort: 'applicantName', page })))
  const known = (id: number) => id % 3 !== 0
  expect(all.findIndex((id) => !known(id))).toBe(all.filter(known).length)
  for (let at = 9; at < all.length - 1; at++) {
    const page = known(all[at]!) ? all.slice(at + 1, at + 11) : all.slice(10, 20)
    expect({ at, ids: await ids({ sort: 'applicantName', page: 2, after: all[at]! }) }).toEqual({ at, ids: page })
  }
  await t.db.execute(sql`update applications set withheld = false where requisition_id = ${requisitionId}`)
})

test('a requisition that somebody may not see does not tell where it stands', async () => {
  const raised: number[] = []
  for (let one = 0; one < 24; one++) raised.push(await draft(employee))
  const hidden = await draft(manager)
  await t.db.execute(sql`update requisitions set position_title = 'M' || lpad(id::text, 9, '0') where id = ${hidden} or id in (${sql.join(raised, sql`, `)})`)
  const asked = async (body: Criteria) =>
    must(await employee.recruitment.POST('/requisitions/criteria', { body: { size: 10, sort: 'positionTitle', ...body } })).responseDataList.map(({ id }) => id)
  const second = await asked({ page: 2 })
  expect(await asked({ page: 2, before: hidden })).toEqual(second)
  expect(await asked({ page: 2, after: hidden })).toEqual(second)
  expect(await asked({ page: 2, after: raised[3]! })).not.toEqual(second)
})

/** Of lists whose rows have other numbers than their records: each page stands where it did by its number. */
async function turns(ask: (body: Criteria) => Promise<{ responseDataList: { id: number }[] }>, sorts: readonly string[]) {
  for (const sort of sorts) {
    const on = async (page: number, beside = {}) => (await ask({ sort, size: 10, page, ...beside })).responseDataList.map(({ id }) => id)
    const [first, second, third] = [await on(1), await on(2), await on(3)]
    expect({ sort, rows: new Set([...first, ...second, ...third]).size }).toEqual({ sort, rows: 24 })
    // With the number of another page, so that only the row can tell.
    expect({ sort, ids: await on(7, { after: first.at(-1) }) }).toEqual({ sort, ids: second })
    expect({ sort, ids: await on(7, { after: second.at(-1) }) }).toEqual({ sort, ids: third })
    expect({ sort, ids: await on(7, { before: third[0] }) }).toEqual({ sort, ids: second })
  }
}

test('the people of a group and those of an earlier ranking are turned by the numbers of their rows', async () => {
  const { requisitionId: of } = await openPosition(t)
  const applications: number[] = []
  for (let one = 0; one < 24; one++) applications.push(await apply(officer, of))
  const path = { id: must(await officer.recruitment.POST('/people-group', { body: { name: 'Turned', reason: 'For the spring' } })).responseData.id }
  // In another order than they applied in.
  for (const id of applications.toReversed()) must(await officer.recruitment.POST('/people-group/{id}/members', { params: { path }, body: { ids: [id] } }))
  await turns(
    async (body) => must(await officer.recruitment.POST('/people-group/{id}/members/criteria', { params: { path }, body })),
    ['-id', 'name', '-name', 'addedBy', '-addedAt'],
  )
  const params = { path: { id: of }, query: { day: new Date().toLocaleDateString('en-CA', { timeZone: t.app.settings.timeZone }) } }
  await turns(
    async (body) => must(await officer.recruitment.POST('/application/ranking-on/criteria/{id}', { params, body })),
    ['rank', '-rank', 'applicantName', '-score', 'status'],
  )
})

test('a file of a list goes on where it is while rows come and go', async () => {
  await insert(1200)
  await apply(officer, requisitionId)
  const body = { format: 'csv' as const, criteria: { page: 3, after: 1, before: 2 }, show: [{ column: 'id', heading: 'ID' }] }
  const { data } = await officer.recruitment.POST('/application/export', { body, parseAs: 'text' })
  const lines = String(data).trim().split('\r\n').slice(1).map(Number)
  const { rows } = await t.db.execute<{ id: number }>(sql`select id from applications order by id desc`)
  expect(lines).toEqual(rows.map(({ id }) => id))
})
