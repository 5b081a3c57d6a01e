import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { components } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { type Clients, candidate, moveTo, must, openPosition } from '../applications/candidates.ts'
import { answer, changeStatus, completeDraft, referenceItems } from './raise.ts'

type Section = components['schemas']['ScoreSection']

const t = await testApp()
const { requisitionId: id, items, manager, officer, employee } = await openPosition(t)
const other = await referenceItems(t)
const hints = async (section: Section, who: Clients = manager, of = id) =>
  must(await who.recruitment.GET('/job_position/criterion-hints/{id}', { params: { path: { id: of }, query: { section } } })).data
const skills = async (of = id) => must(await manager.recruitment.GET('/job_skill/{id}', { params: { path: { id: of } } })).responseDataList
const skillOf = async (skillTypeId: number) => (await skills()).find((one) => one.skillTypeId === skillTypeId)!
const addSkill = async (skillTypeId: number, of = id) =>
  must(await manager.recruitment.POST('/job_skill', { body: { jobPositionId: of, skillTypeId } })).responseData
const removeSkill = async (skillTypeId: number) => {
  const { id: row, version } = await skillOf(skillTypeId)
  must(await manager.recruitment.DELETE('/job_skill/delete/{id}', { params: { path: { id: row }, query: { version } } }))
}
const weigh = async (weight: number) => {
  const { id: row, version } = await skillOf(items.skillId)
  must(await manager.recruitment.POST('/job_skill/update/{id}', { params: { path: { id: row } }, body: { version, weight } }))
}
let number = 0
const send = async (more: object) => {
  const person = { email: `hint.${++number}@sample.example`, surName: `Hint ${number}` }
  return must(await officer.recruitment.POST('/application', { body: { ...candidate(id, items), ...person, ...more } })).responseData.id
}

test('says of each criterion how many of those in the running meet it, and of how many it counts', async () => {
  expect(await hints('skill')).toMatchObject({ candidates: 0, before: null, removed: [], criteria: [{ held: 0, counted: 0, isNew: false, was: null }] })
  await send({})
  await send({ skillIds: [], totalExperience: 1, expectedSalary: 9_000_000 })
  await send({ salaryCurrency: 'NZD', cityId: null })
  await moveTo(officer, await send({}), 'rejected', 'Not enough')
  const counted = async (section: Section) => (await hints(section)).criteria.map(({ held, counted }) => [held, counted])
  expect((await hints('skill')).candidates).toBe(3)
  expect(await counted('skill')).toEqual([[2, 3]])
  expect(await counted('qualification')).toEqual([[3, 3]])
  expect(await counted('experience')).toEqual([[2, 3]])
  expect(await counted('location')).toEqual([[2, 3]])
  // Of pay in another currency nobody can say whether it is less.
  expect(await counted('financial')).toEqual([[1, 2]])
  expect(await counted('certification')).toEqual([])
})

test('tells who may not see the candidates no number of them', async () => {
  const told = await hints('skill', employee)
  expect(told.candidates).toBeNull()
  expect(told.criteria).toMatchObject([{ held: null, counted: null }])
  const { error } = await employee.recruitment.GET('/job_position/criterion-hints/{id}', {
    params: { path: { id: await completeDraft(manager, items) }, query: { section: 'skill' } },
  })
  expect(error).toMatchObject({ code: 'NOT_FOUND' })
})

test('says what a criterion was in the version before, what is new and what was taken out', async () => {
  must(await changeStatus(manager, id, 'DR'))
  expect((await hints('skill')).criteria).toMatchObject([{ isNew: false, was: null }])
  await weigh(35)
  await weigh(45)
  await addSkill(other.skillId)
  const changed = await hints('skill')
  expect(changed.before).not.toBeNull()
  expect(changed.criteria).toMatchObject([
    { held: 2, isNew: false, was: { weight: 20 } },
    { held: 0, counted: 3, isNew: true, was: null },
  ])
  // What is as it was again differs in nothing.
  await weigh(20)
  expect((await hints('skill')).criteria[0]).toMatchObject({ was: null })
  await weigh(45)
  const name = (await skillOf(items.skillId)).name
  await removeSkill(items.skillId)
  expect(await hints('skill')).toMatchObject({ removed: [{ name, weight: 20 }], criteria: [{ isNew: true }] })
  // Taken back it is no new one, and is held against what it was.
  await addSkill(items.skillId)
  await weigh(60)
  const back = await hints('skill')
  expect(back.removed).toEqual([])
  expect(back.criteria.find(({ was }) => was)).toMatchObject({ isNew: false, was: { weight: 20 } })
  // What was added since and is gone again was in neither version.
  await removeSkill(other.skillId)
  expect((await hints('skill')).removed).toEqual([])
  const [years] = must(await manager.recruitment.GET('/job_experience/{id}', { params: { path: { id } } })).responseDataList
  must(
    await manager.recruitment.POST('/job_experience/update/{id}', { params: { path: { id: years!.id } }, body: { version: years!.version, minExperience: 3 } }),
  )
  expect((await hints('experience')).criteria).toMatchObject([{ held: 0, counted: 3, was: { minExperience: 2 } }])
  const pay = must(await manager.recruitment.GET('/financial/{id}', { params: { path: { id } } })).data!
  must(await manager.recruitment.POST('/financial/{id}', { params: { path: { id: pay.id } }, body: { version: pay.version, compensationTo: 7_000_000 } }))
  expect((await hints('financial', employee)).criteria[0]!.was).toEqual({ compensationTo: 6_500_000, currency: 'AUD', period: 'YEARLY' })
})

test('still says so once the changed version is approved, and begins anew with the next change', async () => {
  must(await changeStatus(employee, id, 'SB'))
  must(await answer(manager, id, 'approved'))
  expect((await hints('skill')).criteria).toMatchObject([{ was: { weight: 20 } }])
  must(await changeStatus(manager, id, 'DR'))
  expect((await hints('skill')).criteria).toMatchObject([{ was: null }])
})

test('offers what other requisitions of the same position often ask for, as far as the person may see them', async () => {
  const asking = async (title: string, skillIds: number[]) => {
    const of = await completeDraft(manager, other)
    for (const skillId of skillIds) await addSkill(skillId, of)
    await t.db.execute(sql`update requisitions set position_title = ${title}, status = 'SB' where id = ${of}`)
    return of
  }
  const [rare, usual] = [await referenceItems(t), await referenceItems(t)]
  expect(await hints('skill')).toMatchObject({ alike: 0, often: [] })
  await asking('ward CLERK, nights', [usual.skillId, rare.skillId])
  for (const title of ['Ward clerk, surgical', 'Wärd clerk', 'Ward clerk']) await asking(title, [usual.skillId])
  await asking('Ward clerk and porter', [rare.skillId])
  const { alike, often } = await hints('skill')
  expect(alike).toBe(4)
  expect(new Map(often.map(({ refId, requisitions }) => [refId, requisitions]))).toEqual(
    new Map([
      [other.skillId, 4],
      [usual.skillId, 4],
    ]),
  )
  expect(await hints('skill', officer)).toMatchObject({ alike: 4 })
  expect(await hints('skill', employee)).toMatchObject({ alike: 0, often: [] })
  expect(await hints('experience')).toMatchObject({ alike: 0, often: [] })
  // Signs that a pattern knows stand for themselves.
  await t.db.execute(sql`update requisitions set position_title = '100%\\_' where id = ${id}`)
  expect(await hints('skill')).toMatchObject({ alike: 0 })
})
