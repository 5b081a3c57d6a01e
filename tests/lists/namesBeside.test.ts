import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { apply, must, openPosition, read } from '../applications/candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let q: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  q = await openPosition(t)
})

/** Applications beside which something else stands than their person, or nothing. */
const wrong = async () =>
  (
    await t.db.execute(sql`select a.id from applications a join applicants p on p.id = a.applicant_id left join application_people n on n.application_id = a.id
      where (n.sort_name, n.email, n.mobile, n.search_text) is distinct from (p.sort_name, p.email, p.mobile, left(p.search_text, 350))`)
  ).rows
const find = async (search: string) =>
  must(await p.manager.recruitment.POST('/application/criteria', { body: { page: 1, size: 25, search, sort: 'applicantName' } })).responseDataList.map(
    ({ id }) => id,
  )

test('a name that is corrected, people who are merged and a merge that is undone are found and put in order by what they are called now', async () => {
  const kept = await apply(p.officer, p.requisitionId)
  const gone = await apply(q.officer, q.requisitionId)
  const [one, other] = [await read(p.officer, kept), await read(p.officer, gone)]
  expect(await wrong()).toEqual([])

  must(
    await p.officer.recruitment.POST('/application/update/{applicationId}', {
      params: { path: { applicationId: kept } },
      body: { version: one.version, firstName: 'Ägidius', surName: 'Quarngesser', email: 'aegidius@sample.example' },
    }),
  )
  expect(await wrong()).toEqual([])
  expect(await find('quarngesser')).toEqual([kept])

  const [keptId, goneId] = [one.applicant.id!, other.applicant.id!]
  const { keptVersion, goneVersion } = must(
    await p.officer.recruitment.GET('/applicant/merge-preview/{id}/{goneId}', { params: { path: { id: keptId, goneId } } }),
  ).data
  must(await p.officer.recruitment.POST('/applicant/merge', { body: { keptId, goneId, keptVersion, goneVersion } }))
  expect(await wrong()).toEqual([])
  expect((await find('quarngesser')).toSorted()).toEqual([kept, gone].toSorted())

  must(await p.officer.recruitment.POST('/applicant/undo-merge', { body: { keptId, goneId } }))
  expect(await wrong()).toEqual([])
  expect(await find('quarngesser')).toEqual([kept])
})

test('while an application is entered, the name of its person cannot change unseen', async () => {
  const first = await apply(p.officer, p.requisitionId)
  const person = (await read(p.officer, first)).applicant.id!
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`insert into applications (requisition_id, applicant_id, source) values (${q.requisitionId}, ${person}, 'MANUAL')`)
    const locked = t.db.execute(sql`select from applicants where id = ${person} for no key update nowait`)
    await expect(locked).rejects.toMatchObject({ cause: { code: '55P03' } })
  })
  await t.db.execute(sql`update applicants set first_name = 'Orlanthe' where id = ${person}`)
  expect(await wrong()).toEqual([])
  expect(await find('orlanthe')).toHaveLength(2)
})

test('applications that were there before the table get their rows from the migration', async () => {
  await apply(p.officer, p.requisitionId)
  await t.db.execute(sql`delete from application_people`)
  expect(await wrong()).not.toEqual([])
  const statements = readFileSync(join(import.meta.dirname, '../../server/migrations/0046_people_beside_applications.sql'), 'utf8').split(
    '--> statement-breakpoint',
  )
  await t.db.execute(sql.raw(statements.find((one) => /^INSERT INTO application_people/m.test(one))!))
  expect(await wrong()).toEqual([])
})

/** Requisitions that are called otherwise than their owner, department and first place. */
const wrongRequisitions = async () =>
  (
    await t.db.execute(sql`select r.id from requisitions r join accounts a on a.id = r.owner_id left join departments d on d.id = r.department_id left join cities c on c.id = r.city_id
      where (r.owner_name, r.department_name, r.city_name) is distinct from (a.name, d.name, c.name)`)
  ).rows

test('a requisition is put in order by what its owner, department and first place are called now', async () => {
  expect(await wrongRequisitions()).toEqual([])
  const { rows } = await t.db.execute<{ department_id: number; city_id: number; owner_id: number }>(
    sql`select * from requisitions where id = ${p.requisitionId}`,
  )
  const { department_id: departmentId, city_id: cityId, owner_id: ownerId } = rows[0]!
  await t.db.execute(sql`update departments set name = 'Aardvark care' where id = ${departmentId}`)
  await t.db.execute(sql`update cities set name = 'Aardenburg' where id = ${cityId}`)
  await t.db.execute(sql`update accounts set name = 'Aaltje Owner' where id = ${ownerId}`)
  expect(await wrongRequisitions()).toEqual([])
  for (const sort of ['orgDepartment', 'city', 'owner']) {
    const { responseDataList } = must(await p.manager.recruitment.POST('/requisitions/criteria', { body: { page: 1, size: 25, sort } }))
    expect(responseDataList[0]).toMatchObject({ orgDepartment: 'Aardvark care', city: 'Aardenburg', owner: 'Aaltje Owner' })
  }
  await t.db.execute(sql`update requisitions set department_id = null, city_id = null, owner_id = (select max(id) from accounts) where id = ${p.requisitionId}`)
  expect(await wrongRequisitions()).toEqual([])
})

test('while a requisition is entered, the name of its department cannot change unseen', async () => {
  const { rows } = await t.db.execute<{ id: number }>(sql`select department_id as id from requisitions where id = ${q.requisitionId}`)
  const departmentId = rows[0]!.id
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`insert into requisitions (position_title, owner_id, department_id) select 'Lamplighter', min(id), ${departmentId} from accounts`)
    const locked = t.db.execute(sql`select from departments where id = ${departmentId} for no key update nowait`)
    await expect(locked).rejects.toMatchObject({ cause: { code: '55P03' } })
  })
})

test('requisitions that were there before these names get them from the migration', async () => {
  await t.db.execute(sql`update requisitions set department_name = null, city_name = 'Nowhere', owner_name = ''`)
  expect(await wrongRequisitions()).not.toEqual([])
  const statements = readFileSync(join(import.meta.dirname, '../../server/migrations/0074_requisitions_by_names.sql'), 'utf8').split('--> statement-breakpoint')
  await t.db.execute(sql.raw(statements.find((one) => /^UPDATE requisitions/m.test(one))!))
  expect(await wrongRequisitions()).toEqual([])
})
