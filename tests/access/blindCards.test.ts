import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { tellMatches } from '../../server/applications/keepSearch.ts'
import { applications } from '../../server/tables/applications.ts'
import { readWorkbook } from '../../server/workbooks/readWorkbook.ts'
import { clients, testApp } from '../app.ts'
import { accountId, apply, letItPass, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { plainCall } from '../arbitrary.ts'
import { judge, judged, type Said } from '../interviews/judged.ts'
import { addressOf, allOperations, type Operation } from '../operations.ts'
import { put } from './calls.ts'

const t = await testApp()
const operations = await allOperations()
/** Every call that reads: what it changes is nothing, or it would say what it touched. */
const reading = operations.filter(
  ({ method, touches, isPublic, upload }) => !isPublic && !upload && (method === 'GET' || (method === 'POST' && touches === undefined)),
)

/** What is on the cards of the two who have submitted, and stands nowhere else. */
const WORDS = ['Quixotane', 'Zorbelline', 'Marvolent', 'Trindlewick', 'Ossafrand', 'STRONG_YES', 'STRONG_NO']
const panel = ['employee@threshold.test', 'officer@threshold.test', 'manager@threshold.test'] as const
const beside = 'other.officer@sample.example'

const known: Record<string, number> = {}
let applicationId = 0
let interviewId = 0

async function submit(who: string, said: Said, change?: { summary: string; reason: string }) {
  const mine = clients(t.address, await t.tokenOf(who))
  const { recruitment } = mine
  const path = { params: { path: { interviewId } } }
  await judged(mine, interviewId, said)
  if (!change) return
  const { version } = must(await recruitment.POST('/scorecard/{interviewId}', path)).data
  must(await recruitment.POST('/scorecard/revise/{interviewId}', { ...path, body: { version } }))
  const written = await judge(mine, interviewId, { ...said, summary: change.summary })
  must(await recruitment.POST('/scorecard/submit/{interviewId}', { ...path, body: { version: written, reason: change.reason } }))
}

beforeAll(async () => {
  await t.person(beside, ['Recruitment Officer'])
  const { officer, requisitionId, items } = await openPosition(t)
  applicationId = await apply(officer, requisitionId, items)
  const ids = await Promise.all(panel.map((email) => accountId(t, email)))
  const planned = await plan(officer, applicationId, ids)
  interviewId = must(await schedule(officer, applicationId, planned)).responseData.id
  await letItPass(t, interviewId)
  const [row] = await t.db.select().from(applications).where(eq(applications.id, applicationId))
  const stepId = planned.processRequisitionStepsId
  Object.assign(known, {
    application: applicationId,
    applicationId,
    requisitionId,
    reqId: requisitionId,
    interviewId,
    stepId,
    applicantId: row!.applicantId,
    candidateId: applicationId,
  })
  await submit(
    panel[0],
    { note: 'Quixotane', summary: 'Zorbelline', overall: 'STRONG_YES', value: 'STRONG_YES' },
    { summary: 'Ossafrand', reason: 'Trindlewick' },
  )
  await submit(panel[2], { note: 'Marvolent', summary: 'Marvolent', overall: 'STRONG_NO', value: 'STRONG_NO' })
})

/** The same call about each record that its keys may mean. */
function inputsOf(operation: Operation) {
  const plain = plainCall(operation)
  const meant = [applicationId, known.requisitionId!, interviewId, known.applicantId!]
  const withKeys = (id: number) => {
    const input = structuredClone(plain)
    for (const { name, in: place, schema } of operation.parameters) {
      if (!/^(id|\w+Id)$/.test(name) || !['integer'].includes(String([schema.type].flat()[0] ?? 'integer'))) continue
      if (place === 'path' || Object.hasOwn(known, name)) put(input, `${place}.${name}`, known[name] ?? id)
    }
    const body = operation.body?.properties ?? {}
    for (const name of Object.keys(body)) {
      if (Object.hasOwn(known, name)) put(input, `body.${name}`, known[name])
      if (name === 'ids') put(input, 'body.ids', [id])
      if (name === 'columns' && operation.id.startsWith('export')) put(input, 'body.columns', [])
    }
    return input
  }
  return meant.map(withKeys)
}

/** What of the words a person reads in which call. */
async function readBy(who: string): Promise<Map<string, string[]>> {
  const token = await t.tokenOf(who)
  const found = new Map<string, string[]>()
  for (const operation of reading)
    for (const input of inputsOf(operation)) {
      const answer = await t.server.inject({
        method: operation.method,
        url: addressOf(operation, input),
        headers: { ...(input.header as Record<string, string>), authorization: `Bearer ${token}` },
        ...(input.body === undefined ? {} : { payload: input.body as object }),
      })
      expect(answer.statusCode, `${operation.id} ${answer.body.slice(0, 200)}`).toBeLessThan(500)
      const isSheet = String(answer.headers['content-type']).includes('spreadsheet')
      const text = isSheet && answer.statusCode === 200 ? JSON.stringify(await readWorkbook('x.xlsx', answer.rawPayload)) : answer.body
      // A score that their values have gone into is a word as well.
      const scored = /"reviewScore":\s*[0-9.]+/.test(text) ? ['reviewScore'] : []
      const seen = [...WORDS.filter((word) => text.includes(word)), ...scored]
      if (seen.length > 0) found.set(operation.id, [...new Set([...(found.get(operation.id) ?? []), ...seen])])
    }
  return found
}

/** The filter of a list by the score: how many it finds. */
async function foundByScore(who: string): Promise<number> {
  const { recruitment } = clients(t.address, await t.tokenOf(who))
  const body = { columns: ['reviewScore'], operators: ['NUM_FROM' as const], values: ['1'] }
  return must(await recruitment.POST('/application/criteria', { body })).paging.totalElements
}

type Sheet = 'exportApplications' | 'exportCandidates'
/** What stands in a sheet's cells for the score of the application. */
async function exportedScore(who: string, id: Sheet, format: 'csv' | 'xlsx'): Promise<string> {
  const operation = operations.find((one) => one.id === id)!
  const answer = await t.server.inject({
    method: 'POST',
    url: addressOf(operation, { ...plainCall(operation), path: { reqId: known.requisitionId! } }),
    headers: { authorization: `Bearer ${await t.tokenOf(who)}` },
    payload: { format, criteria: {}, show: ['id', 'reviewScore'].map((column) => ({ column, heading: column })) },
  })
  const lines = () => answer.body.split('\r\n').map((line) => line.split(','))
  const rows = format === 'csv' ? lines() : (await readWorkbook('x.xlsx', answer.rawPayload)).map(({ cells }) => cells)
  const own = rows.find(([key]) => String(key) === String(applicationId))
  return own ? String(own[1] ?? '') : 'not listed'
}

describe('a panel of three, of whom two have submitted', () => {
  test('the third reads nothing of their cards in any call', async () => {
    expect(reading.length).toBeGreaterThan(120)
    expect(Object.fromEntries(await readBy(panel[1]))).toEqual({})
    expect(await foundByScore(panel[1])).toBe(0)
  })

  test('who is not on the panel reads them, so that the walk would find them', async () => {
    const found = await readBy(beside)
    for (const id of [
      'getScorecard',
      'listScorecards',
      'listReviews',
      'listInterviewSteps',
      'findInterviews',
      'listInterviewsOfRequisition',
      'listAuditLog',
      'getApplicationTimeline',
      'getApplicationHistory',
      'getApplicationRecord',
      'findApplications',
    ])
      expect([...found.keys()]).toContain(id)
    expect(found.get('getScorecard')).toEqual(expect.arrayContaining(['Quixotane', 'Ossafrand', 'Marvolent', 'Trindlewick', 'STRONG_YES', 'STRONG_NO']))
    expect(await foundByScore(beside)).toBe(1)
  })

  test('that they have submitted is told', async () => {
    const { recruitment } = clients(t.address, await t.tokenOf(panel[1]))
    const desk = must(await recruitment.GET('/scorecard/{interviewId}', { params: { path: { interviewId } } })).data
    expect(desk.panel.map(({ given }) => given).toSorted()).toEqual([false, true, true])
    expect([desk.mayRead, desk.cards]).toEqual([false, []])
  })

  const sheets = (['exportApplications', 'exportCandidates'] as const).flatMap((id) => (['csv', 'xlsx'] as const).map((format) => [id, format] as const))
  test.each(sheets)('%s as %s leaves the score out for the third alone', async (id, format) => {
    expect(await exportedScore(panel[1], id, format)).toBe('')
    expect(await exportedScore(beside, id, format)).toBe('50')
  })

  test('nor does the place in a list, a filter or a kept search tell the third of it', async () => {
    const { requisitionId, items, officer } = await openPosition(t)
    const others = clients(t.address, await t.tokenOf(beside)).recruitment
    const reviewed = async (reviewTypeEnum: 'YES' | 'NO') => {
      const id = await apply(officer, requisitionId, items)
      must(await others.POST('/application/change-review-value', { body: { applicationId: id, reviewTypeEnum, comment: 'Seen.' } }))
      return id
    }
    const [above, below] = [await reviewed('YES'), await reviewed('NO')]
    const three = [above, below, applicationId]
    const sorted = async (who: string, sort: string) => {
      const { recruitment } = clients(t.address, await t.tokenOf(who))
      const found = must(await recruitment.POST('/application/criteria', { body: { sort, size: 100 } })).responseDataList
      return found.map(({ id }) => id).filter((id) => three.includes(id))
    }
    expect(await sorted(beside, '-reviewScore')).toEqual([above, applicationId, below])
    expect(await sorted(panel[1], '-reviewScore')).toEqual([above, below, applicationId])
    expect(await sorted(panel[1], 'reviewScore')).toEqual([below, above, applicationId])

    const told = async (who: string) => {
      const account = await accountId(t, who)
      const criteria = JSON.stringify({ columns: ['reviewScore'], operators: ['NUM_FROM'], values: ['40'] })
      const { rows: kept } = await t.db.execute<{ id: number }>(
        sql`insert into list_views (account_id, list, name, search) values (${account}, 'applications', 'Well reviewed', '{}') returning id`,
      )
      await t.db.execute(sql`insert into kept_searches (view_id, criteria, after) values (${kept[0]!.id}, ${criteria}::jsonb, 0)`)
      await tellMatches(t.app)
      const { rows } = await t.db.execute<{ id: number }>(sql`select application_id as id from search_matches where view_id = ${kept[0]!.id}`)
      return rows.map(({ id }) => id).filter((id) => three.includes(id))
    }
    expect((await told(beside)).toSorted()).toEqual([applicationId, above].toSorted())
    expect(await told(panel[1])).toEqual([above])
  })

  test('the own card opens the others', async () => {
    await submit(panel[1], { note: 'Own', summary: 'Own', overall: 'NEUTRAL', value: 'NEUTRAL' })
    const found = await readBy(panel[1])
    for (const id of ['getScorecard', 'listScorecards', 'listReviews', 'listInterviewSteps', 'listAuditLog', 'getApplicationTimeline'])
      expect([...found.keys()]).toContain(id)
    expect(await exportedScore(panel[1], 'exportApplications', 'csv')).toBe('50')
    expect(await foundByScore(panel[1])).toBe(await foundByScore(beside))
  })
})
