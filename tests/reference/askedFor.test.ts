import { inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { referenceItems } from '../../server/tables/reference.ts'
import type { AskedList } from '../../src/machines/commands/referenceItem.ts'
import { clients, testApp } from '../app.ts'
import { apply, must, openPosition, read } from '../applications/candidates.ts'
import { completeDraft, referenceItems as someItems } from '../requisitions/raise.ts'

const t = await testApp()
const { employee, manager, officer, requisitionId, items } = await openPosition(t)
const ask = async (name: string) =>
  must(await employee.recruitment.POST('/ref/{list}/asked', { params: { path: { list: 'job_skill' } }, body: { name } })).responseData
const found = async (who: typeof manager, search: string) =>
  must(await who.recruitment.GET('/ref/job_skill', { params: { query: { search } } })).responseDataList
const merge = (who: typeof manager, id: number, into: number, version = 1) =>
  who.recruitment.POST('/ref/{list}/merge/{id}', { params: { path: { list: 'job_skill', id } }, body: { into, version } })
const skillsOf = async (id: number) => must(await employee.recruitment.GET('/job_skill/{id}', { params: { path: { id } } })).responseDataList
const auditOf = async (id: number) =>
  (await t.db.execute(sql`select action, actor_name, before, after from audit_log where entity = 'skill' and entity_id = ${id} order by id`)).rows

describe('what no list holds', () => {
  test('is asked for once, used at once, and seen by staff alone with who asked', async () => {
    const linux = await ask('Linux')
    expect(linux).toMatchObject({ name: 'Linux', askedFor: { by: expect.any(String), at: expect.any(String) } })
    expect((await ask(' linux ')).id).toBe(linux.id)
    expect(await found(officer, 'linux')).toMatchObject([{ id: linux.id, askedFor: { by: linux.askedFor?.by } }])
    expect(await found(t.visitor, 'linux')).toEqual([])
    const draft = await completeDraft(employee, await someItems(t))
    must(await employee.recruitment.POST('/job_skill', { body: { jobPositionId: draft, skillTypeId: linux.id, weight: 40 } }))
    expect(await skillsOf(draft)).toMatchObject([{ askedFor: null }, { name: 'Linux', weight: 40, askedFor: { by: linux.askedFor?.by } }])
    expect(await auditOf(linux.id)).toMatchObject([{ action: 'ask', after: { name: 'Linux' } }])
  })

  test('has to have a name, and a name that the list holds is answered as it is', async () => {
    const blank = await employee.recruitment.POST('/ref/{list}/asked', { params: { path: { list: 'job_skill' } }, body: { name: '   ' } })
    expect(blank.error?.errors).toEqual([{ field: 'name', message: 'Enter a name' }])
    expect(await ask('leadership')).toMatchObject({ name: 'Leadership', askedFor: null })
  })

  test('is asked for by two at the same moment and stands there once', async () => {
    const both = await Promise.all([ask('Haskell'), ask('haskell')])
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
    expect(await found(manager, 'haskell')).toHaveLength(1)
  })

  test('tells managers, until one of them takes it, under another name if need be', async () => {
    const { id } = await ask('kubernets')
    const notices = async (who: typeof manager) => must(await who.recruitment.GET('/notification')).responseDataList.filter((one) => one.title === 'kubernets')
    expect(await notices(manager)).toMatchObject([{ notice: `asked:${id}`, kind: 'asked', list: 'job_skill' }])
    expect(await notices(officer)).toEqual([])
    const take = (who: typeof manager) => who.recruitment.PUT('/ref/job_skill/{id}', { params: { path: { id } }, body: { name: 'Kubernetes', version: 1 } })
    expect((await take(officer)).response.status).toBe(403)
    expect((await take(manager)).response.status).toBe(200)
    expect((await take(manager)).error?.code).toBe('STALE_VERSION')
    expect(await found(t.visitor, 'kubernetes')).toMatchObject([{ id, version: 2, askedFor: null }])
    expect(await notices(manager)).toEqual([])
    expect(await auditOf(id)).toMatchObject([{ action: 'ask' }, { action: 'take', before: { name: 'kubernets' }, after: { name: 'Kubernetes' } }])
  })
})

describe('an item merged into another', () => {
  test('is used by nobody any more: criteria, candidates and their scores follow', async () => {
    const gone = await ask('Penguins')
    const both = await completeDraft(employee, await someItems(t))
    const one = await completeDraft(employee, await someItems(t))
    const add = async (jobPositionId: number, skillTypeId: number, weight: number, mandatory: boolean) =>
      must(await employee.recruitment.POST('/job_skill', { body: { jobPositionId, skillTypeId, weight, mandatory } }))
    await add(both, items.skillId, 30, false)
    await add(both, gone.id, 50, true)
    await add(one, gone.id, 10, false)
    const holder = await apply(officer, requisitionId, { ...items, skillId: gone.id })
    const before = (await read(officer, holder)).profileScore!
    expect((await merge(officer, gone.id, items.skillId)).response.status).toBe(403)
    expect((await merge(manager, gone.id, items.skillId, 7)).error?.code).toBe('STALE_VERSION')
    expect((await merge(manager, gone.id, gone.id)).error?.errors?.[0]?.field).toBe('into')
    const { rows: frozen } = await t.db.execute(sql`select ref_id, weight from requisition_criteria where requisition_id = ${both} order by id`)
    expect(frozen).toContainEqual({ ref_id: gone.id, weight: 50 })

    expect((await merge(manager, gone.id, items.skillId)).data?.message).toBe('Successfully merged!')
    expect(await skillsOf(both)).toMatchObject([{}, { skillTypeId: items.skillId, weight: 50, mandatory: true, version: 2 }])
    expect(await skillsOf(both)).toHaveLength(2)
    expect(await skillsOf(one)).toMatchObject([{}, { skillTypeId: items.skillId, weight: 10, version: 2 }])
    expect((await t.db.execute(sql`select item_id from application_items where application_id = ${holder} and list = 'skill'`)).rows).toEqual([
      { item_id: items.skillId },
    ])
    expect((await read(officer, holder)).profileScore).toBeGreaterThan(before)
    expect(await found(manager, 'Penguins')).toEqual([])
    expect((await auditOf(gone.id)).at(-1)).toMatchObject({ action: 'merge', before: { name: 'Penguins' } })
    const { rows } = await t.db.execute(sql`select requisition_id from audit_log where action = 'merge' and requisition_id is not null order by requisition_id`)
    expect(rows).toEqual([{ requisition_id: both }, { requisition_id: one }])
  })

  test('takes the responsibilities of a designation along, each once', async () => {
    const { rows: pair } = await t.db.execute<{ id: number }>(
      sql`insert into reference_items (list, name) values ('designation', 'Boss'), ('designation', 'Head') returning id`,
    )
    const [from, into] = pair.map(({ id }) => id) as [number, number]
    await t.db.execute(sql`insert into roles_responsibilities (designation_id, name) values (${from}, 'Leads'), (${from}, 'Plans'), (${into}, 'leads')`)
    const answer = await manager.recruitment.POST('/ref/{list}/merge/{id}', {
      params: { path: { list: 'job_designation', id: from } },
      body: { into, version: 1 },
    })
    expect(answer.response.status).toBe(200)
    const { data } = await manager.recruitment.GET('/ref/job_role_res/{id}', { params: { path: { id: into } } })
    expect(data?.responseDataList.map(({ name }) => name)).toEqual(['leads', 'Plans'])
  })
})

const askedLists = { job_qualification: 1, certification_ref: 1, work_auth: 1, job_skill: 1, job_designation: 1, regulatory: 1 } satisfies Record<AskedList, 1>

test('whatever can be asked for can be merged; places, departments and other lists of the frame cannot be asked for', async () => {
  for (const list of Object.keys(askedLists) as AskedList[]) {
    const path = { params: { path: { list } } }
    const one = async (name: string) => must(await employee.recruitment.POST('/ref/{list}/asked', { ...path, body: { name } })).responseData.id
    const [gone, into] = [await one(`Gone of ${list}`), await one(`Kept of ${list}`)]
    const answer = await manager.recruitment.POST('/ref/{list}/merge/{id}', { params: { path: { list, id: gone } }, body: { into, version: 1 } })
    expect(answer.data?.message, list).toBe('Successfully merged!')
  }
  for (const list of ['countries', 'cities', 'departments', 'industry_discipline', 'position_type', 'language'])
    expect(
      (await employee.recruitment.POST('/ref/{list}/asked', { params: { path: { list: list as AskedList } }, body: { name: 'Ours' } })).response.status,
    ).toBe(400)
})

describe('two managers at the same moment', () => {
  const itemsOf = async (ids: number[]) =>
    (await t.db.select({ id: referenceItems.id }).from(referenceItems).where(inArray(referenceItems.id, ids)).orderBy(referenceItems.id)).map(({ id }) => id)

  test('merge one item into two others: one is heard, the other is told that it is gone, and each use has moved once', async () => {
    const [{ id: gone }, { id: one }, { id: other }] = [await ask('Sewing'), await ask('Stitching'), await ask('Needlework')]
    const drafts = [await completeDraft(employee, await someItems(t)), await completeDraft(employee, await someItems(t))]
    for (const id of drafts) must(await employee.recruitment.POST('/job_skill', { body: { jobPositionId: id, skillTypeId: gone, weight: 40 } }))
    const second = clients(t.address, await t.signIn('manager@threshold.test', 'threshold-sample'))
    const answers = await Promise.all([merge(manager, gone, one), merge(second, gone, other)])
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 404])
    const refused = answers.find(({ error }) => error)?.error
    expect(refused?.message).toMatch(/skill/i)
    const into = answers[0]?.data ? one : other
    for (const id of drafts) expect((await skillsOf(id)).map(({ skillTypeId, weight }) => [skillTypeId, weight])).toContainEqual([into, 40])
    for (const id of drafts) expect(await skillsOf(id)).toHaveLength(2)
    expect(await itemsOf([gone, one, other])).toEqual([one, other])
    expect((await auditOf(gone)).filter(({ action }) => action === 'merge')).toHaveLength(1)
  })

  test('merge two items into each other: one of them is left, with all uses', async () => {
    const [{ id: one }, { id: other }] = [await ask('Cooking'), await ask('Cookery')]
    const draft = await completeDraft(employee, await someItems(t))
    for (const skillTypeId of [one, other]) must(await employee.recruitment.POST('/job_skill', { body: { jobPositionId: draft, skillTypeId, weight: 40 } }))
    const answers = await Promise.all([merge(manager, one, other), merge(manager, other, one)])
    expect(answers.map(({ error }) => error?.errors?.[0]?.message ?? error?.message).filter((words) => words !== undefined)).toEqual([
      expect.stringMatching(/^(Choose another item of this list\.|.*skill.*)$/),
    ])
    const left = answers[0]?.data ? other : one
    expect(await itemsOf([one, other])).toEqual([left])
    expect((await skillsOf(draft)).map(({ skillTypeId }) => skillTypeId)).toEqual([expect.any(Number), left])
  })

  test('take it and merge it: whoever comes second is told, and nothing is half done', async () => {
    const [{ id }, { id: into }] = [await ask('Baking'), await ask('Bakery')]
    const take = manager.recruitment.PUT('/ref/job_skill/{id}', { params: { path: { id } }, body: { name: 'Baking', version: 1 } })
    const [taken, merged] = await Promise.all([take, merge(manager, id, into)])
    if (merged.data) expect([taken.response.status, await itemsOf([id, into])]).toEqual([404, [into]])
    else expect([taken.response.status, merged.error?.code, await itemsOf([id, into])]).toEqual([200, 'STALE_VERSION', [id, into]])
  })
})

test('a name that another item has is refused with that item, wherever in the list it stands', async () => {
  const { id } = await ask('Leading')
  const [leadership] = await found(manager, 'Leadership')
  const { error } = await manager.recruitment.PUT('/ref/job_skill/{id}', { params: { path: { id } }, body: { name: 'leadership', version: 1 } })
  expect(error).toMatchObject({ code: 'NAME_TAKEN', errors: [{ field: 'name' }], existing: { id: leadership!.id, name: 'Leadership' } })
  expect((await merge(manager, id, leadership!.id)).response.status).toBe(200)
})
