import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayOf, daysAfter, todayIn } from '../../server/platform/days.ts'
import { applicationMatches } from '../../server/tables/applicationDetails.ts'
import type { components } from '../../src/api/common.gen.ts'
import { testApp } from '../app.ts'
import { changeStatus } from '../requisitions/raise.ts'
import { type Clients, candidate, moveTo, must, openPosition, read } from './candidates.ts'

const t = await testApp()
const { requisitionId: id, items, manager, officer, employee } = await openPosition(t)

const today = () => todayIn(t.app.settings)
const aboutDay = async (day: string, more: { of?: number } = {}, who: Clients = officer) =>
  must(await who.recruitment.GET('/application/ranking-on/{id}', { params: { path: { id }, query: { day, ...more } } })).data
const listOn = async (day: string, asked: Partial<Criteria> = {}, who: Clients = officer, of = id) =>
  must(
    await who.recruitment.POST('/application/ranking-on/criteria/{id}', {
      params: { path: { id: of }, query: { day } },
      body: { columns: [], operators: [], values: [], sort: 'rank', size: 100, ...asked },
    }),
  )
const rankingOn = async (day: string, who: Clients = officer) => {
  const { responseDataList: ranking, paging } = await listOn(day, {}, who)
  return { ...(await aboutDay(day, {}, who)), ranking, paging }
}
const scoreOn = async (applicationId: number, day: string, who: Clients = officer) =>
  must(await who.recruitment.GET('/application/score-on/{id}', { params: { path: { id: applicationId }, query: { day } } })).data
const recorded = async () =>
  (
    await t.db.execute<{ scorings: number; snapshots: number; scores: number; found: number }>(sql`
    select (select count(*)::int from scorings where requisition_id = ${id}) as scorings, (select count(*)::int from criteria_snapshots where requisition_id = ${id}) as snapshots,
      count(*)::int as scores, count(found)::int as found from application_scores where requisition_id = ${id}`)
  ).rows[0]!

/** A day goes by: what has happened lies one day further back. */
async function dayPasses() {
  for (const table of ['status_history', 'scorings', 'application_scores']) {
    await t.db.execute(sql.raw(`alter table ${table} disable trigger user`))
    await t.db.execute(sql.raw(`update ${table} set at = at - interval '24 hours'`))
    await t.db.execute(sql.raw(`alter table ${table} enable trigger user`))
  }
}

type Criteria = components['schemas']['Criteria']
type Place = { applicationId: number; status: string; score: number | null; rank: number | null }
/** Who stands where, counted from each candidate's own page. */
async function standing(ids: readonly number[]): Promise<Place[]> {
  const pages = await Promise.all(ids.map((one) => read(officer, one)))
  return pages
    .filter(({ status, requisitionId }) => !['rejected', 'withdrawn'].includes(status) && requisitionId === id)
    .map((page) => ({ applicationId: page.id, status: page.status, score: page.profileScore, rank: page.rank }))
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || a.applicationId - b.applicationId)
}

const base = candidate(id, items)
let number = 0
const send = async (more: object) =>
  must(await officer.recruitment.POST('/application', { body: { ...base, email: `past.${++number}@sample.example`, surName: `Past ${number}`, ...more } }))
    .responseData.id
const change = async (applicationId: number, body: object) => {
  const { version } = await read(officer, applicationId)
  must(await officer.recruitment.POST('/application/update/{applicationId}', { params: { path: { applicationId } }, body: { version, ...body } }))
}
async function weigh(weights: Partial<Record<string, number>>) {
  await changeStatus(manager, id, 'DR')
  const { criteria } = must(await manager.recruitment.POST('/job_position/what-if/{id}', { params: { path: { id } }, body: { weights: [] } })).data
  const body = criteria.filter(({ section }) => weights[section] !== undefined).map(({ name: _, ...one }) => ({ ...one, weight: weights[one.section]! }))
  must(await manager.recruitment.POST('/job_position/weights/{id}', { params: { path: { id } }, body: { weights: body } }))
}

test('each past day shows who stood where, with the weights of then, as it was counted on the day itself', async () => {
  const ids: number[] = []
  const days: { seen: Place[]; skill: number; scores: Map<number, unknown> }[] = []
  let skill = -1
  const dayEnds = async () => {
    const scores = await Promise.all(
      ids.map(async (one) => [one, must(await officer.recruitment.GET('/application/score/{id}', { params: { path: { id: one } } })).data] as const),
    )
    skill = (await rankingOn(today())).criteria.find(({ section }) => section === 'skill')!.weight
    days.push({ seen: await standing(ids), skill, scores: new Map(scores) })
    await dayPasses()
  }
  ids.push(await send({ totalExperience: 30, skillIds: [] }), await send({ totalExperience: 0 }), await send({ totalExperience: 1, cityId: null }))
  await dayEnds()
  ids.push(await send({ totalExperience: 3 }), await send({ expectedSalary: 12_000_000 }))
  await moveTo(officer, ids[0]!, 'screening')
  await dayEnds()
  await moveTo(officer, ids[1]!, 'withdrawn', 'Moved away')
  await change(ids[2]!, { totalExperience: 20, cityId: items.cityId })
  await dayEnds()
  await moveTo(officer, ids[1]!, 'screening')
  await weigh({ skill: 90, experience: 5 })
  await dayEnds()
  await weigh({ skill: 1, experience: 100, financial: 80 })
  await moveTo(officer, ids[3]!, 'rejected', 'Not enough experience')
  await dayEnds()

  expect(new Set(days.map((one) => JSON.stringify(one.seen))).size, 'every day was another').toBe(days.length)
  for (const [at, { seen, skill: weight, scores }] of days.entries()) {
    const day = daysAfter(today(), at - days.length)
    const { ranking, criteria, formula, paging } = await rankingOn(day)
    expect(ranking.map(({ applicationId, status, score: one, rank }) => ({ applicationId, status, score: one, rank }))).toEqual(seen)
    expect(criteria.find(({ section }) => section === 'skill')?.weight).toBe(weight)
    expect([formula, paging.totalElements]).toEqual([1, seen.length])
    for (const [one, breakdown] of scores) expect((await scoreOn(one, day))?.breakdown).toEqual(breakdown)
    for (const one of seen) expect(await scoreOn(one.applicationId, day)).toMatchObject({ rank: one.rank, rankedOf: seen.length })
  }
  const early = await rankingOn(daysAfter(today(), -days.length - 1))
  expect([early.ranking, early.criteria, early.formula]).toEqual([[], [], null])
  expect(early.recordedSince && dayOf(new Date(early.recordedSince), t.app.settings)).toBe(daysAfter(today(), -days.length))
  expect(early.changes.map(({ why, byName }) => [why, byName])).toEqual(Array(2).fill(['CRITERIA', expect.stringMatching(/\w/)]))

  const [first, , third] = ids
  expect((await scoreOn(first!, today()))?.changes.map(({ why }) => why)).toEqual(['CRITERIA', 'CRITERIA', 'APPLIED'])
  // Whoever meets everything has the same score with any weights.
  expect((await scoreOn(third!, today()))?.changes.map(({ why }) => why)).toEqual(['CORRECTED', 'APPLIED'])
  expect(await scoreOn(ids[4]!, daysAfter(today(), -days.length))).toBeNull()
  const stood = (await listOn(today())).responseDataList.find(({ applicationId }) => applicationId === first)
  expect(await aboutDay(today(), { of: first! })).toMatchObject({ sought: stood, total: days.at(-1)!.seen.length })
  expect((await aboutDay(today(), { of: ids[3]! })).sought).toBeNull()
})

test('another weight adds one row for the criteria, one for the scoring, and of each candidate the score alone', async () => {
  const before = await recorded()
  await weigh({ skill: 40 })
  const after = await recorded()
  expect([after.scorings - before.scorings, after.snapshots - before.snapshots, after.found - before.found]).toEqual([1, 1, 0])
  expect(after.scores).toBeGreaterThan(before.scores)
  await weigh({ skill: 40 })
  expect(await recorded()).toEqual(after)
})

test('what is recorded is neither changed nor deleted, but goes with its application', async () => {
  for (const table of ['criteria_snapshots', 'scorings', 'application_scores']) {
    for (const statement of [`update ${table} set requisition_id = requisition_id`, `delete from ${table}`, `truncate ${table} cascade`])
      await expect(t.db.execute(sql.raw(statement)), statement).rejects.toMatchObject({ cause: { code: '23001' } })
  }
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`alter table applications disable trigger user`)
    const { rows } = await tx.execute<{ id: number }>(sql`
      with person as (insert into applicants (first_name, sur_name, email) values ('Noor', 'Gone', 'noor.gone@sample.example') returning id)
      insert into applications (requisition_id, applicant_id, source) select ${id}, person.id, 'MANUAL' from person returning id`)
    const one = rows[0]!.id
    await tx.execute(sql`insert into application_scores (scoring_id, application_id, requisition_id, found_hash)
      select max(id), ${one}, ${id}, gen_random_uuid() from scorings where requisition_id = ${id}`)
    await tx.execute(sql`delete from applications where id = ${one}`)
    expect((await tx.execute(sql`select from application_scores where application_id = ${one}`)).rows).toEqual([])
    await tx.execute(sql`alter table applications enable trigger user`)
  })
})

test('a day to come is refused; who may not see the candidates sees the places alone', async () => {
  const { error } = await officer.recruitment.GET('/application/ranking-on/{id}', { params: { path: { id }, query: { day: daysAfter(today(), 1) } } })
  expect(error?.errors).toEqual([{ field: 'day', message: 'Choose today or a day before it.' }])
  const { ranking } = await rankingOn(today(), employee)
  expect(ranking.length).toBeGreaterThan(2)
  expect(ranking.every(({ applicationId, applicantName }) => applicationId === null && applicantName === null)).toBe(true)
})

test('the ranking is a list: by page, order, search and filters, and as a file', async () => {
  const own = (await openPosition(t)).requisitionId
  for (const years of [0, 1, 30]) await send({ requisitionId: own, totalExperience: years })
  await moveTo(officer, await send({ requisitionId: own }), 'screening')
  const all = (await listOn(today(), {}, officer, own)).responseDataList
  const placesOf = async (asked: Partial<Criteria>, who: Clients = officer) => (await listOn(today(), asked, who, own)).responseDataList.map((one) => one.id)
  const places = all.map((one) => one.id)
  expect(places).toEqual(all.map((_, at) => at + 1))
  expect(await placesOf({ sort: '-rank' })).toEqual(places.toReversed())
  expect(await placesOf({ size: 10, page: 2 })).toEqual([])
  const byScore = (await listOn(today(), { sort: '-score' }, officer, own)).responseDataList.map(({ score }) => score)
  expect(byScore).toEqual(all.map(({ score }) => score))
  const [first] = all
  const only = (column: string, operator: components['schemas']['Operator'], value: string) => ({ columns: [column], operators: [operator], values: [value] })
  expect(await placesOf(only('rank', 'NUM_EQUAL', String(first!.rank)))).toEqual(all.filter(({ rank }) => rank === first!.rank).map((one) => one.id))
  expect(await placesOf(only('status', 'SEL_EQUAL', 'screening'))).toEqual(all.filter(({ status }) => status === 'screening').map((one) => one.id))
  const surname = first!.applicantName!
  const named = all.filter(({ applicantName }) => applicantName === surname).map((one) => one.id)
  expect([await placesOf({ search: first!.applicantName! }), await placesOf(only('applicantName', 'STR_CONTAIN', first!.applicantName!))]).toEqual([
    named,
    named,
  ])
  // Who may not see a candidate finds none by a name or a number.
  for (const asked of [{ search: surname }, only('applicantName', 'STR_CONTAIN', surname), only('id', 'NUM_EQUAL', String(first!.applicationId))])
    expect(await placesOf(asked, employee)).toEqual([])
  expect(await placesOf({ sort: '-applicantName' }, employee)).toEqual(places)
  const show = [
    { column: 'rank', heading: 'Rank' },
    { column: 'applicantName', heading: 'Candidate' },
  ]
  const exportFor = async (who: Clients) =>
    must(
      await who.recruitment.POST('/application/ranking-on/export/{id}', {
        params: { path: { id: own }, query: { day: today() } },
        body: { format: 'csv', criteria: { columns: [], operators: [], values: [], sort: 'rank' }, show },
        parseAs: 'text',
      }),
    ) as unknown as string
  const lines = (text: string) => text.trim().split(/\r?\n/).length
  expect(await exportFor(officer)).toContain(surname)
  expect([lines(await exportFor(officer)), lines(await exportFor(employee))]).toEqual([all.length + 1, all.length + 1])
  expect(await exportFor(employee)).not.toContain(surname)
})

test('who is moved to another requisition stands in the ranking of the old one until then', async () => {
  const [from, to] = [(await openPosition(t)).requisitionId, (await openPosition(t)).requisitionId]
  const moved = await send({ requisitionId: from, totalExperience: 7 })
  await dayPasses()
  const body = { version: (await read(officer, moved)).version, requisitionId: to }
  must(await officer.recruitment.POST('/application/update/{applicationId}', { params: { path: { applicationId: moved } }, body }))
  const among = async (requisition: number, day: string) => {
    return (await listOn(day, {}, officer, requisition)).responseDataList.map(({ applicationId }) => applicationId)
  }
  const yesterday = daysAfter(today(), -1)
  expect([await among(from, yesterday), await among(from, today()), await among(to, yesterday), await among(to, today())]).toEqual([[moved], [], [], [moved]])
  expect((await scoreOn(moved, today()))?.changes.map(({ why }) => why)).toEqual(['MOVED', 'APPLIED'])
})

const statementsOf = (migration: string) =>
  readFileSync(join(import.meta.dirname, `../../server/migrations/${migration}.sql`), 'utf8').split('--> statement-breakpoint')

test('where applications were there before the record it begins with their scores', async () => {
  const { rows: all } = await t.db.execute<{ id: number }>(sql`select distinct application_id as id from application_scores order by 1`)
  const rows: { id: number; breakdown: unknown }[] = []
  for (const { id } of all) rows.push({ id, breakdown: (await scoreOn(id, today(), manager))!.breakdown })
  await t.db.execute(sql`update application_ranks set missing_mandatory = '{First aid,"Licence, class B"}' where application_id % 2 = 0`)
  // As it was kept then: score, breakdown and what is missing stood beside the application.
  await t.db.execute(sql`alter table applications add profile_score double precision, add missing_mandatory text[] not null default '{}'`)
  await t.db.execute(sql`alter table application_details add score_breakdown jsonb, add matches double precision[]`)
  const kept = async () => t.db.select().from(applicationMatches).orderBy(applicationMatches.applicationId)
  const packed = await kept()
  for (const { applicationId, matches } of packed) {
    const numbers = Array.from({ length: matches!.length / 8 }, (_, at) => matches!.readDoubleBE(8 * at)).map((match) => (Number.isNaN(match) ? 'null' : match))
    await t.db.execute(sql.raw(`update application_details set matches = array[${numbers}]::float8[] where application_id = ${applicationId}`))
  }
  await t.db.execute(
    sql`update applications a set profile_score = r.profile_score, missing_mandatory = r.missing_mandatory from application_ranks r where r.application_id = a.id`,
  )
  for (const { id, breakdown } of rows)
    await t.db.execute(sql`update application_details set score_breakdown = ${JSON.stringify(breakdown)}::jsonb where application_id = ${id}`)
  // From there the ranks come as they are kept now.
  const ranks = async () => (await t.db.execute(sql`select * from application_ranks order by application_id`)).rows
  const ranked = await ranks()
  await t.db.execute(sql`delete from application_ranks`)
  await t.db.execute(sql`alter table application_ranks alter date_received drop not null`)
  const [fill] = statementsOf('0042_scores_apart').filter((statement) => /^INSERT INTO application_ranks/m.test(statement))
  const [reach] = statementsOf('0043_stages_reached').filter((statement) => /^UPDATE application_ranks/m.test(statement))
  const [lack] = statementsOf('0045_missing_beside_scores').filter((statement) => /^UPDATE application_ranks/m.test(statement))
  const [received] = statementsOf('0049_received_beside_ranks').filter((statement) => /^UPDATE application_ranks/m.test(statement))
  const [apart] = statementsOf('0066_matches_apart').filter((statement) => /^INSERT INTO "application_matches"/m.test(statement))
  await t.db.delete(applicationMatches)
  for (const statement of [fill, reach, lack, received, apart]) await t.db.execute(sql.raw(statement!))
  await t.db.execute(sql`alter table application_ranks alter date_received set not null`)
  expect(await ranks()).toEqual(ranked)
  expect(packed.length).toBeGreaterThan(5)
  expect(await kept()).toEqual(packed)
  for (const how of ['disable', 'enable']) {
    for (const table of ['criteria_snapshots', 'scorings', 'application_scores']) await t.db.execute(sql.raw(`alter table ${table} ${how} trigger user`))
    if (how === 'disable') await t.db.execute(sql`truncate criteria_snapshots, scorings, application_scores`)
  }
  expect(await scoreOn(rows[0]!.id, today())).toBeNull()
  const begin = statementsOf('0039_company_scores_speed').filter((statement) =>
    /^INSERT INTO "(criteria_snapshots|scorings|application_scores)"/m.test(statement),
  )
  expect(begin).toHaveLength(3)
  for (const statement of begin) await t.db.execute(sql.raw(statement))
  await t.db.execute(sql`alter table applications drop profile_score, drop missing_mandatory`)
  await t.db.execute(sql`alter table application_details drop score_breakdown, drop matches`)
  expect(rows.length).toBeGreaterThan(5)
  for (const { id: one, breakdown } of rows)
    expect(await scoreOn(one, today(), manager)).toMatchObject({ breakdown, why: 'RECORD_BEGAN', changes: [{ why: 'RECORD_BEGAN' }] })
  const before = await recorded()
  await weigh({ skill: 77 })
  expect((await recorded()).found, 'what was found is as it was').toBe(before.found)
})
