import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { scorecardVersions } from '../../server/tables/scorecards.ts'
import { testApp } from '../app.ts'
import { accountId, apply, dayFromNow, letItPass, must, openPosition, plan, schedule } from '../applications/candidates.ts'

const t = await testApp()
const p = await openPosition(t)
const interviewers = [await accountId(t, 'employee@threshold.test')]
const at = (interviewId: number) => ({ params: { path: { interviewId } } })
let day = 3

async function held(ids = interviewers) {
  const applicationId = await apply(p.officer, p.requisitionId, p.items)
  const body = await plan(p.officer, applicationId, ids, { day: dayFromNow(++day) })
  const interviewId = must(await schedule(p.officer, applicationId, body)).responseData.id
  await letItPass(t, interviewId)
  return { applicationId, interviewId, stepId: body.processRequisitionStepsId }
}
const begin = async (interviewId: number) => must(await p.employee.recruitment.POST('/scorecard/{interviewId}', at(interviewId))).data
const full = (answers: readonly unknown[], version: number, summary = 'Calm and clear.') => ({
  answers: answers.map(() => ({ value: 'YES' as const, notAsked: false, note: '' })),
  summary,
  overall: 'YES' as const,
  version,
})
const save = async (interviewId: number, body: ReturnType<typeof full>) =>
  must(await p.employee.recruitment.POST('/scorecard/save/{interviewId}', { ...at(interviewId), body })).data
const submit = (interviewId: number, version: number, reason?: string, key?: string) =>
  p.employee.recruitment.POST('/scorecard/submit/{interviewId}', {
    params: { ...at(interviewId).params, header: { 'Idempotency-Key': key } },
    body: { version, ...(reason ? { reason } : {}) },
  })
const step = async (stepId: number) =>
  must(await p.officer.recruitment.GET('/selection_process', { params: { query: { requisitionId: p.requisitionId } } })).responseDataList.find(
    ({ id }) => id === stepId,
  )!

describe('a scorecard', () => {
  test('keeps the attributes as they read when it was begun', async () => {
    const { interviewId, stepId } = await held()
    const { answers } = await begin(interviewId)
    const before = await step(stepId)
    expect(answers.map(({ name }) => name)).toEqual(before.kit.attributes.map(({ name }) => name))
    expect(answers.every(({ value, notAsked }) => value === null && !notAsked)).toBe(true)
    const kit = { ...before.kit, attributes: [{ name: ' Patience ', lookFor: null }] }
    must(await p.officer.recruitment.POST('/selection_process/update/{id}', { params: { path: { id: stepId } }, body: { kit, version: before.version } }))
    expect((await begin(interviewId)).answers).toEqual(answers)
    const next = await held()
    expect((await begin(next.interviewId)).answers.map(({ name }) => name)).toEqual(['Patience'])
    const twice = {
      ...kit,
      attributes: [
        { name: 'Calm', lookFor: null },
        { name: 'calm ', lookFor: null },
      ],
    }
    const refused = await p.officer.recruitment.POST('/selection_process/update/{id}', {
      params: { path: { id: stepId } },
      body: { kit: twice, version: before.version + 1 },
    })
    expect(refused.error?.errors?.[0]?.field).toBe('kit.attributes.1.name')
    must(
      await p.officer.recruitment.POST('/selection_process/update/{id}', {
        params: { path: { id: stepId } },
        body: { kit: before.kit, version: before.version + 1 },
      }),
    )
  })

  test('is submitted once, however often it is sent, and only when everything is judged', async () => {
    const { interviewId } = await held()
    const card = await begin(interviewId)
    expect((await submit(interviewId, card.version)).error?.code).toBe('TRANSITION_NOT_ALLOWED')
    const { version } = await save(interviewId, full(card.answers, card.version))
    const both = await Promise.all([submit(interviewId, version, undefined, 'press-number-1'), submit(interviewId, version, undefined, 'press-number-1')])
    expect(both.map(({ response }) => response.status)).toEqual([200, 200])
    expect(await t.db.select().from(scorecardVersions).where(eq(scorecardVersions.scorecardId, card.id))).toHaveLength(1)
    expect((await submit(interviewId, version + 1)).response.status).toBe(409)
    const stale = await p.employee.recruitment.POST('/scorecard/save/{interviewId}', { ...at(interviewId), body: full(card.answers, version) })
    expect(stale.response.status).toBe(409)
  })

  test('counts as it was submitted until a change is, which has its reason; a change can be given up', async () => {
    const { applicationId, interviewId } = await held()
    const card = await begin(interviewId)
    must(await submit(interviewId, (await save(interviewId, full(card.answers, card.version))).version))
    const said = async () =>
      must(await p.officer.recruitment.GET('/application/scorecards/{id}', { params: { path: { id: applicationId } } })).responseDataList[0]!.cards.map(
        ({ summary, revision, reason }) => ({ summary, revision, reason }),
      )
    const revise = async () =>
      must(await p.employee.recruitment.POST('/scorecard/revise/{interviewId}', { ...at(interviewId), body: { version: (await begin(interviewId)).version } }))
    await revise()
    const changed = await save(interviewId, full(card.answers, (await begin(interviewId)).version, 'Calm.'))
    expect(await said()).toEqual([{ summary: 'Calm and clear.', revision: 1, reason: null }])
    expect((await submit(interviewId, changed.version)).error?.errors?.[0]?.field).toBe('reason')
    must(await p.employee.recruitment.POST('/scorecard/restore/{interviewId}', { ...at(interviewId), body: { version: changed.version } }))
    expect((await begin(interviewId)).summary).toBe('Calm and clear.')
    await revise()
    const again = await save(interviewId, full(card.answers, (await begin(interviewId)).version, 'Calm.'))
    must(await submit(interviewId, again.version, 'A sentence was about somebody else.'))
    expect(await said()).toEqual([{ summary: 'Calm.', revision: 2, reason: 'A sentence was about somebody else.' }])
    const { rows } = await t.db.execute(sql`select count(*)::int as n from scorecard_versions where scorecard_id = ${card.id}`)
    expect(rows[0]?.n).toBe(2)
  })

  test('is what feedback gives: a recommendation and a summary, the rest not asked, a change with a reason', async () => {
    const { interviewId } = await held()
    const give = (comment: string, reason?: string) =>
      p.employee.recruitment.POST('/interview/add-feedback/{interviewId}', {
        ...at(interviewId),
        body: { value: 'YES', comment, ...(reason ? { reason } : {}) },
      })
    must(await give('Knows the ward.'))
    const card = await begin(interviewId)
    expect([card.status, card.summary, card.answers.every(({ notAsked }) => notAsked)]).toEqual(['submitted', 'Knows the ward.', true])
    expect((await give('Knows it well.')).error?.code).toBe('TRANSITION_NOT_ALLOWED')
    expect((await begin(interviewId)).revision).toBe(1)
    must(await give('Knows it well.', 'Too short before.'))
    expect((await begin(interviewId)).revision).toBe(2)
  })

  test('is not begun before the interview, nor by anybody who is not on the panel', async () => {
    const applicationId = await apply(p.officer, p.requisitionId, p.items)
    const body = await plan(p.officer, applicationId, interviewers, { day: dayFromNow(++day) })
    const interviewId = must(await schedule(p.officer, applicationId, body)).responseData.id
    expect((await p.employee.recruitment.POST('/scorecard/{interviewId}', at(interviewId))).response.status).toBe(409)
    expect((await p.officer.recruitment.POST('/scorecard/{interviewId}', at(interviewId))).response.status).toBe(403)
    const desk = must(await p.employee.recruitment.GET('/scorecard/{interviewId}', at(interviewId))).data
    expect([desk.isMine, desk.mayWrite, desk.kit.questions.length > 0]).toEqual([true, false, true])
  })
})

describe('what is due', () => {
  beforeAll(async () => void (await t.db.execute(sql`update interviews set status = 'cancelled' where status in ('scheduled', 'held')`)))

  test('the own cards, overdue a day after the interview; the share that was in time', async () => {
    const own = async () => must(await p.employee.recruitment.GET('/scorecard')).data
    const before = await own()
    expect([before.total, before.due]).toEqual([0, []])
    const [due, late] = [await held(), await held()]
    await t.db.execute(sql`update interviews set starts_at = now() - interval '26 hours', ends_at = now() - interval '25 hours' where id = ${late.interviewId}`)
    const now = await own()
    expect(now.due.map(({ interviewId, overdue, begun }) => ({ interviewId, overdue, begun }))).toEqual([
      { interviewId: late.interviewId, overdue: true, begun: false },
      { interviewId: due.interviewId, overdue: false, begun: false },
    ])
    expect([now.total, now.counted - before.counted, now.inTime - before.inTime]).toEqual([2, 1, 0])
    for (const { interviewId } of [due, late]) {
      const card = await begin(interviewId)
      must(await submit(interviewId, (await save(interviewId, full(card.answers, card.version))).version))
    }
    const after = await own()
    expect([after.total, after.counted - before.counted, after.inTime - before.inTime]).toEqual([0, 2, 1])
  })
})

test('a template and a copy of a requisition take the kits along', async () => {
  const steps = async (requisitionId: number) =>
    must(await p.officer.recruitment.GET('/selection_process', { params: { query: { requisitionId } } })).responseDataList
  const [first] = await steps(p.requisitionId)
  must(await p.officer.recruitment.POST('/selection_process/templates', { body: { requisitionId: p.requisitionId, name: 'With kits' } }))
  const templates = must(await p.officer.recruitment.GET('/selection_process/templates')).responseDataList
  expect(templates.find(({ name }) => name === 'With kits')?.steps[0]?.kit).toEqual(first!.kit)
  expect(first!.kit.attributes.length).toBeGreaterThan(0)
})
