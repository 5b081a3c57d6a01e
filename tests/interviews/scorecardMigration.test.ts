import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { accountId, apply, letItPass, must, openPosition, plan, schedule } from '../applications/candidates.ts'

const t = await testApp()
const folder = join(import.meta.dirname, '../../server/migrations')
const statementsOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint')

const p = await openPosition(t)
const [employee, officer] = [await accountId(t, 'employee@threshold.test'), await accountId(t, 'officer@threshold.test')]
let applicationId = 0
let interviewId = 0
const path = () => ({ params: { path: { interviewId } } })

/** A database as it was before scorecards: an interview of two, of whom one has given feedback, and a template whose steps have no kit. */
beforeAll(async () => {
  applicationId = await apply(p.officer, p.requisitionId, p.items)
  interviewId = must(await schedule(p.officer, applicationId, await plan(p.officer, applicationId, [employee, officer]))).responseData.id
  await letItPass(t, interviewId)
  must(await p.officer.recruitment.POST('/selection_process/templates', { body: { requisitionId: p.requisitionId, name: 'Kept from before' } }))
  await t.db.execute(sql`update selection_templates set steps = (select jsonb_agg(one - 'kit') from jsonb_array_elements(steps) one)`)
  await t.db.execute(sql`drop table scorecard_versions, scorecards`)
  await t.db.execute(sql`alter table selection_steps drop column kit`)
  for (const statement of statementsOf('0000_baseline.sql').filter((one) => one.includes('"interview_feedback"'))) await t.db.execute(sql.raw(statement))
  await t.db.execute(sql`update interviews set status = 'held' where id = ${interviewId}`)
  await t.db.execute(sql`insert into interview_feedback (interview_id, account_id, value, comment, at)
    values (${interviewId}, ${employee}, 'STRONG_YES', 'Knows the ward.', '2026-03-04T05:06:07Z')`)

  const [migration] = readdirSync(folder).filter((file) => file.endsWith('_scorecards.sql'))
  await t.db.transaction(async (tx) => {
    for (const statement of statementsOf(migration!)) await tx.execute(sql.raw(statement))
  })
})

test('feedback from before is a submitted scorecard', async () => {
  const [found] = must(await p.manager.recruitment.GET('/application/scorecards/{id}', { params: { path: { id: applicationId } } })).responseDataList
  expect(new Map(found?.panel.map(({ id, given }) => [id, given]))).toEqual(
    new Map([
      [employee, true],
      [officer, false],
    ]),
  )
  expect(found?.cards).toEqual([
    expect.objectContaining({
      ...{ interviewerId: employee, answers: [], summary: 'Knows the ward.', overall: 'STRONG_YES', revision: 1, reason: null },
      at: '2026-03-04T05:06:07.000Z',
    }),
  ])
  const desk = must(await p.employee.recruitment.GET('/scorecard/{interviewId}', path())).data
  expect(desk.card).toMatchObject({ status: 'submitted', summary: 'Knows the ward.', overall: 'STRONG_YES', submittedAt: '2026-03-04T05:06:07.000Z' })
})

test('it is blind like any other, and is changed with a reason', async () => {
  const unseen = must(await p.officer.recruitment.GET('/scorecard/{interviewId}', path())).data
  expect([unseen.mayRead, unseen.cards]).toEqual([false, []])
  const { version } = must(await p.employee.recruitment.POST('/scorecard/{interviewId}', path())).data
  must(await p.employee.recruitment.POST('/scorecard/revise/{interviewId}', { ...path(), body: { version } }))
  const body = { answers: [], summary: 'Knows the ward well.', overall: 'YES' as const, version: version + 1 }
  const saved = must(await p.employee.recruitment.POST('/scorecard/save/{interviewId}', { ...path(), body })).data
  const resubmitted = { version: saved.version, reason: 'A word was missing.' }
  must(await p.employee.recruitment.POST('/scorecard/submit/{interviewId}', { ...path(), body: resubmitted }))
  const [found] = must(await p.manager.recruitment.GET('/application/scorecards/{id}', { params: { path: { id: applicationId } } })).responseDataList
  expect(found?.cards[0]).toMatchObject({ summary: 'Knows the ward well.', overall: 'YES', revision: 2, reason: 'A word was missing.' })
})

test('who has not given feedback begins a card; the last one assesses the interview', async () => {
  const { answers, status } = must(await p.officer.recruitment.POST('/scorecard/{interviewId}', path())).data
  expect([answers, status]).toEqual([[], 'draft'])
  must(await p.officer.recruitment.POST('/interview/add-feedback/{interviewId}', { ...path(), body: { value: 'NO', comment: 'Not yet.' } }))
  const { rows } = await t.db.execute(sql`select status from interviews where id = ${interviewId}`)
  expect(rows).toEqual([{ status: 'assessed' }])
})

test('steps and templates from before have an empty kit', async () => {
  const empty = { purpose: null, preparation: null, avoid: null, questions: [], attributes: [] }
  const steps = must(await p.officer.recruitment.GET('/selection_process', { params: { query: { requisitionId: p.requisitionId } } })).responseDataList
  const template = must(await p.officer.recruitment.GET('/selection_process/templates')).responseDataList.find(({ name }) => name === 'Kept from before')
  const kits = [...steps, ...(template?.steps ?? [])].map(({ kit }) => kit)
  expect(kits.length).toBe(steps.length * 2)
  for (const kit of kits) expect(kit).toEqual(empty)
  expect(template?.steps.map(({ title }) => title)).toEqual(steps.map(({ title }) => title))
})
