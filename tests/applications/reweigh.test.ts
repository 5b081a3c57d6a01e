import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { verifyAudit } from '../../server/platform/lifecycle/verifyAudit.ts'
import { readPosition } from '../../server/records/readPosition.ts'
import { readStatements } from '../../server/records/rescore.ts'
import { score } from '../../server/records/score.ts'
import { readBreakdown } from '../../server/records/scoring/readBreakdown.ts'
import { applications } from '../../server/tables/applications.ts'
import { testApp } from '../app.ts'
import { changeStatus } from '../requisitions/raise.ts'
import { statementsOf } from '../statements.ts'
import { accountId, type Clients, candidate, dayFromNow, must, openPosition, plan, read, schedule } from './candidates.ts'

const t = await testApp()
const { requisitionId: id, items, manager, officer, employee } = await openPosition(t)
const path = { params: { path: { id } } }

/** The same numbers each time: each follows from the one before. */
let n = 42
function upTo(most: number) {
  n = (n * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor(n / 1024) % (most + 1)
}

const base = candidate(id, items)
const ids: number[] = []
for (let at = 0; at < 14; at++) {
  const said = {
    totalExperience: upTo(3) / 2,
    expectedSalary: 5_000_000 + upTo(60) * 100_000,
    salaryCurrency: upTo(4) === 0 ? 'USD' : 'AUD',
    skillIds: upTo(1) ? [items.skillId] : [],
    qualificationIds: upTo(1) ? [items.qualificationId] : [],
    ...(upTo(2) ? {} : { cityId: null }),
  }
  const body = { ...base, ...said, email: `reweigh.${at}@sample.example`, surName: `Reweigh ${at}` }
  ids.push(must(await officer.recruitment.POST('/application', { body })).responseData.id)
}
const [interview] = [await plan(officer, ids[0]!, [await accountId(t, 'employee@threshold.test')], { day: dayFromNow(3) })]
must(await schedule(officer, ids[0]!, interview))
await changeStatus(manager, id, 'DR')

/** What lists show and the record tells of each application, and what it would come to if all of it were counted now. */
async function expectAllAsCounted(step: string) {
  const position = await readPosition(t.db, id)
  const { rows } = await t.db.execute<{ id: number; score: number | null; missing: string[] }>(sql`
    select a.id, r.profile_score as score, r.missing_mandatory as missing from applications a join application_ranks r on r.application_id = a.id where a.requisition_id = ${id}`)
  const listed = new Map(rows.map((row) => [row.id, row]))
  expect(rows).toHaveLength(ids.length)
  for (const { application, statement } of await readStatements(t.db, sql`${applications.requisitionId} = ${id}`)) {
    const counted = score(position, statement)
    const { score: shown, missing } = listed.get(application.id)!
    expect([shown, missing, await readBreakdown(t.db, { id: application.id, requisitionId: id })], step).toEqual([
      counted.profileScore,
      counted.missingMandatoryItems,
      counted,
    ])
  }
}

const criteria = async () => must(await manager.recruitment.POST('/job_position/what-if/{id}', { ...path, body: { weights: [] } })).data.criteria
const save = async (change: (one: { weight: number; mandatory: boolean }) => object) => {
  const weights = (await criteria()).map(({ name: _, ...one }) => ({ ...one, ...change(one) }))
  must(await manager.recruitment.POST('/job_position/weights/{id}', { ...path, body: { weights } }))
}
const skills = async () => must(await manager.recruitment.GET('/job_skill/{id}', path)).responseDataList
const steps: Record<string, () => Promise<unknown>> = {
  'other weights of all': () => save(() => ({ weight: upTo(100) })),
  'another weight of one': async () => {
    const { id: one, version } = (await skills())[0]!
    must(await manager.recruitment.POST('/job_skill/update/{id}', { params: { path: { id: one } }, body: { weight: upTo(100), version } }))
  },
  'nothing weighs': () => save(() => ({ weight: 0 })),
  'others are mandatory': () => save(({ mandatory }) => ({ mandatory: upTo(1) ? mandatory : !mandatory, weight: upTo(100) })),
  'a criterion is added': async () => {
    const skill = must(await manager.recruitment.POST('/ref/job_skill', { body: { name: `Reweigh ${crypto.randomUUID()}` } })).responseData.id
    must(await manager.recruitment.POST('/job_skill', { body: { jobPositionId: id, skillTypeId: skill, weight: upTo(100) } }))
  },
  'a criterion is removed': async () => {
    const list = await skills()
    const { id: one, version } = list.at(-1)!
    if (list.length > 1) must(await manager.recruitment.DELETE('/job_skill/delete/{id}', { params: { path: { id: one }, query: { version } } }))
  },
  'a second place of work': async () => {
    const { rows } = await t.db.execute<{ id: number }>(sql`
      insert into cities (name, country_id, latitude, longitude) values ('Reweigh ' || gen_random_uuid(), ${items.countryId}, ${upTo(80)}, ${upTo(80)}) returning id`)
    const body = { jobPositionId: id, cityId: rows[0]!.id, countryId: items.countryId, weight: upTo(100), mandatory: true }
    must(await manager.recruitment.POST('/location', { body }))
  },
  'an item is called otherwise': () => t.db.execute(sql`update reference_items set name = 'Called ' || gen_random_uuid() where id = ${items.skillId}`),
}

test('whatever is changed of the criteria, each application stands as if it were counted anew from what it says', async () => {
  await expectAllAsCounted('at first')
  const names = Object.keys(steps)
  for (let round = 0; round < 3; round++) {
    for (const name of names) {
      await steps[name]!()
      // What an item is called is taken in with the next scoring.
      if (name === 'an item is called otherwise') await steps['other weights of all']!()
      await expectAllAsCounted(`${round}: ${name}`)
      await steps['other weights of all']!()
      await expectAllAsCounted(`${round}: other weights after “${name}”`)
    }
  }
})

test('one whose matches are not known is counted from what it says', async () => {
  await t.db.execute(sql`delete from application_matches where application_id = ${ids[3]}`)
  await t.db.execute(sql`update application_ranks set profile_score = 1 where application_id = ${ids[3]}`)
  await steps['other weights of all']!()
  await expectAllAsCounted('matches taken away')
})

test('another weight, or another one mandatory, reads nothing of what candidates say, and leaves their rows as they are', async () => {
  const turn = async () => {
    const { id: one, version, mandatory } = (await skills())[0]!
    must(await manager.recruitment.POST('/job_skill/update/{id}', { params: { path: { id: one } }, body: { mandatory: !mandatory, version } }))
  }
  const { rows } = await t.db.execute<{ id: number }>(sql`delete from requisition_locations where requisition_id = ${id} and id <> (
    select min(id) from requisition_locations where requisition_id = ${id}) returning id`)
  expect(rows).toHaveLength(3)
  await steps['a criterion is added']!()
  for (const step of [steps['another weight of one']!, turn, turn]) {
    const sent = await statementsOf(t, step)
    expect(sent.filter((text) => /application_items|compliance_items/.test(text))).toEqual([])
    expect(sent.filter((text) => /update "applications"/.test(text))).toEqual([])
    await expectAllAsCounted('with one place of work')
  }
})

type Line = { entity: string; action: string; detail: string | null; actorName: string; kind?: string }
const timeline = async (who: Clients, one: number): Promise<Line[]> =>
  must(await who.recruitment.GET('/application/timeline/{id}', { params: { path: { id: one }, query: { size: 100 } } })).responseDataList
const history = async (who: Clients, one: number): Promise<Line[]> =>
  must(await who.recruitment.GET('/application/history/{id}', { params: { path: { id: one } } })).data.events

test('a candidate’s history tells each other score, to whoever may read the candidate, and to nobody else', async () => {
  const one = ids[0]!
  await save(() => ({ weight: 10 }))
  const before = (await read(officer, one)).profileScore
  await save(({ weight }) => ({ weight: weight + upTo(90) }))
  const after = (await read(officer, one)).profileScore
  expect(after).not.toBe(before)
  const { rows: scores } = await t.db.execute<{ score: number | null }>(
    sql`select profile_score as score from application_scores where application_id = ${one} order by id desc`,
  )
  const told = scores.slice(0, -1).flatMap(({ score: now }, at) => (now === scores[at + 1]!.score ? [] : `${scores[at + 1]!.score ?? '–'} → ${now ?? '–'}`))
  expect(told[0]).toBe(`${before} → ${after}`)
  for (const lines of [timeline, history]) {
    for (const who of [officer, employee]) {
      const rescored = (await lines(who, one)).filter(({ action }) => action === 'rescore')
      expect(rescored.map(({ detail }) => detail)).toEqual(told)
      expect(new Set(rescored.map(({ entity, actorName }) => `${entity} by ${actorName}`))).toEqual(new Set(['application by Threshold']))
    }
  }
  expect((await timeline(officer, one)).find(({ action }) => action === 'rescore')?.kind).toBe('STATEMENT')
  expect((await employee.recruitment.GET('/application/timeline/{id}', { params: { path: { id: ids[1]! } } })).response.status).toBe(404)
})

test('the log of the requisition has one line for all of them, which HR reads', async () => {
  const log = async (who: Clients, entity?: string) =>
    must(
      await who.recruitment.GET('/audit-log/{requisitionId}', { params: { path: { requisitionId: id }, query: { size: 100, ...(entity ? { entity } : {}) } } }),
    )
  const before = (await log(officer, 'scoring')).paging.totalElements
  await save(({ weight }) => ({ weight: (weight + 37) % 100 }))
  const { responseDataList, paging } = await log(officer, 'scoring')
  expect(paging.totalElements).toBe(before + 1)
  const { changes } = responseDataList[0]!
  expect(Object.fromEntries(changes.map(({ field, after }) => [field, after]))).toMatchObject({
    scored: String(ids.length),
    digest: expect.stringMatching(/^\w{64}$/),
  })
  await t.db.execute(sql`update requisitions set owner_id = (select id from accounts where email = 'employee@threshold.test') where id = ${id}`)
  expect((await log(employee)).responseDataList.filter(({ entity }) => entity === 'scoring')).toEqual([])
})

test('a recorded score that is changed behind the log is found', async () => {
  const { db, settings } = t.app
  expect((await verifyAudit(db, settings)).wrong).toBe(null)
  const { rows } = await db.execute<{ id: number; row: number; score: number }>(sql`
    select s.id, a.id as row, s.profile_score as score from audit_log a join application_scores s on s.scoring_id = a.entity_id
    where a.entity = 'scoring' and s.profile_score is not null order by s.id desc limit 1`)
  const [last] = rows
  for (const value of [1.5, last!.score]) {
    await db.execute(sql`alter table application_scores disable trigger user`)
    await db.execute(sql`update application_scores set profile_score = ${value} where id = ${last!.id}`)
    await db.execute(sql`alter table application_scores enable trigger user`)
    const expected = value === 1.5 ? `The scores that row ${last!.row} of the audit log vouches for were changed.` : null
    expect((await verifyAudit(db, settings)).wrong).toBe(expected)
  }
})
