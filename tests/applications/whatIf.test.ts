import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '../../server/tables/platform.ts'
import { testApp } from '../app.ts'
import { changeStatus } from '../requisitions/raise.ts'
import { accountId, candidate, moveTo, must, openPosition, read } from './candidates.ts'

const t = await testApp()
const manager = await t.as('manager')
const officer = await t.as('officer')
const { requisitionId: id, items } = await openPosition(t)
const path = { params: { path: { id } } }
const trial = async (weights: { section: 'skill' | 'experience'; criterion: number; weight: number; mandatory: boolean }[], who = officer) =>
  must(await who.recruitment.POST('/job_position/what-if/{id}', { ...path, body: { weights } })).data

// One has the years, the other the skill.
const base = candidate(id, items)
const send = async (more: object) => must(await officer.recruitment.POST('/application', { body: { ...base, ...more } })).responseData.id
const years = await send({ email: 'years@sample.example', surName: 'Years', totalExperience: 30, skillIds: [] })
const skilled = await send({ email: 'skilled@sample.example', surName: 'Skilled', totalExperience: 0 })
const gone = await send({ email: 'gone@sample.example', surName: 'Gone' })
await moveTo(officer, gone, 'withdrawn', 'Moved away')

describe('weights are tried before they are saved', () => {
  test('without a change the ranking is the present one, and who has ended is not in it', async () => {
    const { ranking, moved, totalElements, criteria } = await trial([])
    expect(criteria.map(({ section }) => section)).toEqual(expect.arrayContaining(['skill', 'experience', 'location', 'financial']))
    expect(ranking.map(({ applicationId }) => applicationId).sort()).toEqual([years, skilled].sort())
    expect([moved, totalElements]).toEqual([0, 2])
    for (const one of ranking) {
      expect(one.score).toBe(one.scoreBefore)
      expect(one.score).toBe((await read(officer, one.applicationId!)).profileScore)
    }
  })

  test('another weight turns the order; the applications themselves stay as they were', async () => {
    const { criteria } = await trial([])
    const only = (section: 'skill' | 'experience') =>
      criteria.map((one) => ({ section: one.section as 'skill', criterion: one.criterion, weight: one.section === section ? 100 : 0, mandatory: false }))
    const bySkill = await trial(only('skill'))
    expect(bySkill.ranking.map(({ applicationId, score }) => [applicationId, score])).toEqual([
      [skilled, 100],
      [years, 0],
    ])
    const byYears = await trial(only('experience'))
    expect(byYears.ranking.map(({ applicationId, rank }) => [applicationId, rank])).toEqual([
      [years, 1],
      [skilled, 2],
    ])
    expect(bySkill.moved + byYears.moved).toBe(2)
    expect((await trial([])).moved).toBe(0)
  })

  test('a criterion of another requisition is not weighed here', async () => {
    const other = must(await officer.recruitment.POST('/job_position/clone', { params: { query: { positionId: id } } }))
    const theirs = must(await officer.recruitment.GET('/job_skill/{id}', { params: { path: { id: other.responseData.id } } })).responseDataList[0]!
    for (const criterion of [theirs.id, 2_000_000_000]) {
      const weights = [{ section: 'skill' as const, criterion, weight: 1, mandatory: false }]
      const { error } = await officer.recruitment.POST('/job_position/what-if/{id}', { ...path, body: { weights } })
      expect(error?.errors?.map(({ field }) => field)).toEqual(['weights.0.criterion'])
    }
  })

  test('an owner who may not see the candidates sees the ranks without the names', async () => {
    const owner = await t.person('asks@sample.example', ['Employee'])
    await t.db.execute(`update requisitions set owner_id = ${owner.id} where id = ${id}`)
    const { ranking } = await trial([], await t.as('asks@sample.example'))
    expect(ranking).toHaveLength(2)
    expect(ranking.every(({ applicationId, applicantName }) => applicationId === null && applicantName === null)).toBe(true)
    await t.db.execute(`update requisitions set owner_id = ${await accountId(t, 'manager@threshold.test')} where id = ${id}`)
  })
})

describe('tried weights are saved', () => {
  const save = (weights: object[]) => manager.recruitment.POST('/job_position/weights/{id}', { ...path, body: { weights: weights as never } })
  const skill = async () => {
    const { name: _name, ...one } = (await trial([])).criteria.find(({ section }) => section === 'skill')!
    return one
  }

  test('not while it is open: the position is amended first', async () => {
    expect((await save([{ ...(await skill()), weight: 90 }])).error?.code).toBe('NOT_A_DRAFT')
  })

  test('all of them or none; a stale one is refused; scores and audit log follow', async () => {
    await changeStatus(manager, id, 'DR')
    const before = await skill()
    const years = (await trial([])).criteria.find(({ section }) => section === 'experience')!
    const stale = await save([
      { ...before, weight: 95 },
      { section: 'experience', criterion: years.criterion, weight: 1, mandatory: false, version: years.version + 1 },
    ])
    expect([stale.response.status, stale.error?.code]).toEqual([409, 'STALE_VERSION'])
    expect((await skill()).weight).toBe(before.weight)

    const wanted = await trial([{ section: 'skill', criterion: before.criterion, weight: 95, mandatory: true }])
    expect((await save([{ ...before, weight: 95, mandatory: true }])).response.status).toBe(200)
    expect(await skill()).toMatchObject({ weight: 95, mandatory: true, version: before.version + 1 })
    for (const { applicationId, score } of wanted.ranking) expect((await read(officer, applicationId!)).profileScore).toBe(score)
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.requisitionId, id))
    expect(rows.some(({ entity, after }) => entity === 'skill' && after?.weight === 95)).toBe(true)
    expect(rows.filter(({ action }) => action === 'rescore').length).toBeGreaterThan(0)
  })
})
