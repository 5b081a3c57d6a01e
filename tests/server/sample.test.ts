import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readPosition } from '../../server/records/readPosition.ts'
import { readStatements } from '../../server/records/rescore.ts'
import { score } from '../../server/records/score.ts'
import { readBreakdown } from '../../server/records/scoring/readBreakdown.ts'
import { sampleApplications } from '../../server/sample/sampleApplications.ts'
import { sampleAccounts } from '../../server/sample/samplePeople.ts'
import { sampleRequisitions } from '../../server/sample/sampleRequisitions.ts'
import { testApp } from '../app.ts'

const t = await testApp()
await sampleRequisitions(t.app, await sampleAccounts(t.app))
await sampleApplications(t.app, await sampleAccounts(t.app))
const rows = async (query: ReturnType<typeof sql>) => (await t.db.execute(query)).rows

test('the sample has a past of weeks, in the order in which it happened', async () => {
  const [{ weeks }] = (await rows(sql`select extract(epoch from now() - min(at)) / 604800 as weeks from status_history`)) as [{ weeks: string }]
  expect(Number(weeks)).toBeGreaterThan(4)
  expect(await rows(sql`select id from status_history where at > now()`)).toEqual([])
  const late = sql`select h.id from (select id, at, lag(at) over (partition by entity, entity_id order by id) before from status_history) h where at < before`
  expect(await rows(late)).toEqual([])
  expect(
    await rows(sql`select id from applications a where date_received < (select max(published_at) from job_posts p where p.requisition_id = a.requisition_id)`),
  ).toEqual([])
  expect(await rows(sql`select i.id from interviews i join scorecards c on c.interview_id = i.id where c.submitted_at::date < i.day`)).toEqual([])
})

test('one requisition of the sample is screened without names: who was not shortlisted has a number', async () => {
  const found = await rows(
    sql`select a.withheld, a.candidate_number as number, c.text from applications a join requisitions r on r.id = a.requisition_id left join struck_cvs c on c.application_id = a.id
      where r.without_names order by a.id`,
  )
  expect(found.map(({ withheld, number }) => [withheld, number])).toEqual([...[false, false, true, true, true].map((withheld, at) => [withheld, at + 1])])
  for (const { withheld, text } of found) if (withheld) expect(text).toMatch(/█[\s\S]*Profile/)
})

test('once it stands, its log is as unchangeable as any', async () => {
  for (const table of ['audit_log', 'status_history'])
    await expect(t.db.execute(sql`update ${sql.identifier(table)} set at = now()`)).rejects.toMatchObject({
      cause: { message: `rows of ${table} are never changed` },
    })
})

test('one of the sample came on paper, with everything that the form asks for', async () => {
  const [entered] =
    await rows(sql`select a.id, p.title, p.middle_name, p.phone, a.reference, a.city_id, a.total_experience, a.expected_salary, d.cv_notes, d.industry_id, d.discipline_id, a.resume_file_id
    from applications a join applicants p on p.id = a.applicant_id join application_details d on d.application_id = a.id where a.source = 'MANUAL'`)
  expect(Object.entries(entered ?? { none: null }).filter(([, value]) => value === null)).toEqual([])
  const held = (await rows(sql`select distinct list from application_items where application_id = ${entered!.id}`)).map(({ list }) => list)
  expect(held).toEqual(expect.arrayContaining(['skill', 'computerSkill', 'language', 'developmentLifecycle']))
})

test('every score of the sample can be read from the record, as it would be counted now', async () => {
  const list = await rows(sql`
    select a.id, a.requisition_id, (select r.profile_score from application_ranks r where r.application_id = a.id) as listed,
      (select min(s.at) = a.date_received from application_scores s where s.application_id = a.id) as in_time
    from applications a order by a.id`)
  expect(list.length).toBeGreaterThan(20)
  const statements = new Map((await readStatements(t.db, undefined)).map(({ application, statement }) => [application.id, statement]))
  for (const one of list) {
    const [id, requisitionId] = [Number(one.id), Number(one.requisition_id)]
    const counted = score(await readPosition(t.db, requisitionId), statements.get(id)!)
    expect([await readBreakdown(t.db, { id, requisitionId }), one.listed, one.in_time]).toEqual([counted, counted.profileScore, true])
  }
})
