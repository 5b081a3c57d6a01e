import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { daysAfter, rangeOf, todayIn } from '../../server/platform/days.ts'
import { closeEndedPosts } from '../../server/requisitions/closeEndedPosts.ts'
import { accounts, sessions } from '../../server/tables/accounts.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { lapseLetters } from '../../server/workflows/letters/lapseLetters.ts'
import { testApp } from '../app.ts'
import { apply, must, plan, schedule } from '../applications/candidates.ts'
import { posted } from '../files/posted.ts'
import { draft } from '../requisitions/raise.ts'

// Neither the process nor the database's session is where the organisation is.
const before = process.env.TZ
process.env.TZ = 'America/Los_Angeles'
afterAll(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})
const t = await testApp({}, { databaseZone: 'Asia/Kolkata' })
const token = await t.tokenOf('manager@threshold.test')
const [manager, officer] = [await t.as('manager'), await t.as('officer')]
const post = await posted(t)
const requisition = post.requisitionId
const applications: number[] = []
for (let at = 0; at < 4; at++) applications.push(await apply(officer, requisition, post.items))

async function ids(path: string, column: string, operator: string, day: string): Promise<number[]> {
  const payload = { columns: [column], operators: [operator], values: [day], size: 100, sort: 'id' }
  const answer = await t.server.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${token}` }, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().responseDataList.map(({ id }: { id: number }) => id)
}

const each = <T>(of: (at: number) => T) => [0, 1, 2, 3].map(of)
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
const people = idsOf(
  await t.db
    .insert(accounts)
    .values(each((at) => ({ email: `day${at}@sample.example`, name: `Day ${at}`, roles: ['Employee' as const] })))
    .returning(),
)
const sessionsOf = idsOf(
  await t.db
    .insert(sessions)
    .values(each((at) => ({ accountId: people[at]!, stamp: 1, refreshHash: `hash-${at}`, expiresAt: new Date() })))
    .returning(),
)
const message = { event: 'TRIAL', toEmail: 'day@sample.example', toName: 'Day', subject: 'Day', html: '', body: '' }
const messages = idsOf(
  await t.db
    .insert(outbox)
    .values(each((at) => ({ ...message, dedupe: `day-${at}`, messageId: `day-${at}` })))
    .returning(),
)

/** Every list that has moments, where they are kept, and the rows that are dated below. */
const moments: [path: string, column: string, table: string, kept: string, dated: number[], shown: number[]][] = [
  ['/api/v1/application/criteria', 'dateReceived', 'applications', 'date_received', applications, applications],
  [`/api/v1/applicant/criteria/${requisition}`, 'dateReceived', 'applications', 'date_received', applications, applications],
  ['/api/auth/v1/users/criteria', 'createdAt', 'accounts', 'created_at', people, people],
  ['/api/auth/v1/users/criteria', 'lastSeenAt', 'sessions', 'renewed_at', sessionsOf, people],
  ['/api/v1/outbox/criteria', 'createdAt', 'outbox', 'created_at', messages, messages],
  ['/api/v1/outbox/criteria', 'sentAt', 'outbox', 'sent_at', messages, messages],
]
/** Days on which clocks change, and common ones; east and west of where process and session are. */
const days = [
  ['Australia/Melbourne', '2025-10-05'],
  ['Australia/Melbourne', '2025-04-06'],
  ['Pacific/Honolulu', '2025-07-01'],
  ['Pacific/Kiritimati', '2025-07-01'],
  ['America/Havana', '2025-11-02'],
] as const

describe.each(days)('in %s, %s', (timeZone, day) => {
  test.each(moments)('%s finds by %s exactly the rows of that day', async (path, column, table, kept, dated, shown) => {
    t.app.settings.timeZone = timeZone
    const { from, before: next } = rangeOf(day, { timeZone })
    const at = [from.getTime() - 1, from.getTime(), next.getTime() - 1, next.getTime()]
    for (const [index, id] of dated.entries())
      await t.db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(kept)} = to_timestamp(${(at[index] ?? 0) / 1000}::float8) where id = ${id}`)
    const mine = (all: number[]) => shown.flatMap((id, index) => (all.includes(id) ? [index] : []))
    expect(mine(await ids(path, column, 'TIME_EQUAL', day))).toEqual([1, 2])
    expect(mine(await ids(path, column, 'TIME_FROM', day))).toEqual([1, 2, 3])
    expect(mine(await ids(path, column, 'TIME_TO', day))).toEqual([0, 1, 2])
  })
})

test('an index on the moment serves a filter by day', async () => {
  const { from, before: next } = rangeOf('2025-07-01', t.app.settings)
  const condition = sql`date_received >= to_timestamp(${from.getTime() / 1000}::float8) and date_received < to_timestamp(${next.getTime() / 1000}::float8)`
  const plan = await t.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain select id from applications where ${condition}`)
  })
  expect(JSON.stringify(plan.rows)).toMatch(/Index Cond.*date_received/)
})

test.each([
  ['requisitions', 'startDate', 'start_date'],
  ['requisitions', 'endDate', 'end_date'],
  ['requisitions', 'requestDate', 'request_date'],
])('a plain day of %s, %s, shifts nowhere', async (_, column, kept) => {
  await t.db.execute(sql`update requisitions set start_date = null, end_date = null where id = ${requisition}`)
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    t.app.settings.timeZone = zone
    await t.db.execute(sql`update requisitions set ${sql.identifier(kept)} = '2031-03-09' where id = ${requisition}`)
    const found = (operator: string, day: string) => ids('/api/v1/requisitions/criteria', column, operator, day)
    expect(await found('TIME_EQUAL', '2031-03-09')).toEqual([requisition])
    expect(await found('TIME_EQUAL', '2031-03-08')).toEqual([])
    expect(await found('TIME_EQUAL', '2031-03-10')).toEqual([])
    expect(await found('TIME_FROM', '2031-03-09')).toContain(requisition)
    expect(await found('TIME_TO', '2031-03-08')).not.toContain(requisition)
  }
})

test("an interview is found by its own zone's day, whatever the organisation's", async () => {
  const body = await plan(officer, applications[0]!, [1], { day: '2031-03-09', startTime: '23:00', endTime: '23:30' })
  const { id } = must(await schedule(officer, applications[0]!, { ...body, zone: 'Pacific/Honolulu' })).responseData
  t.app.settings.timeZone = 'Pacific/Kiritimati'
  const found = (operator: string, day: string) => ids(`/api/v1/interview/criteria/${requisition}`, 'day', operator, day)
  expect(await found('TIME_EQUAL', '2031-03-09')).toEqual([id])
  expect(await found('TIME_EQUAL', '2031-03-10')).toEqual([])
  expect(await found('TIME_TO', '2031-03-09')).toEqual([id])
  expect(await found('TIME_FROM', '2031-03-10')).toEqual([])
})

describe('where it is always another day', () => {
  // These two are 25 hours apart.
  const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Niue']
  const endDate = todayIn({ timeZone: behind })
  const at = async <T>(zone: string, ask: () => Promise<T>): Promise<T> => {
    t.app.settings.timeZone = zone
    return ask()
  }

  test('a requisition expires when its last day has ended there: list, bell, public pages and feed', async () => {
    await t.db.execute(sql`update requisitions set start_date = null, end_date = ${endDate} where id = ${requisition}`)
    const expired = async () => {
      const { responseDataList } = must(await manager.recruitment.POST('/requisitions/criteria', { body: { size: 100 } }))
      const bell = must(await manager.recruitment.GET('/job_position/expired')).responseDataList
      const open = must(await t.visitor.recruitment.GET('/job-post')).responseDataList
      const feed = must(await t.visitor.recruitment.GET('/job-post/feed')).items
      return [
        responseDataList.find(({ id }) => id === requisition)?.expired,
        bell.some(({ id }) => id === requisition),
        open.some(({ id }) => id === post.id),
        feed.some(({ id }) => id === String(post.id)),
      ]
    }
    expect(await at(behind, expired)).toEqual([false, false, true, true])
    expect(await at(ahead, expired)).toEqual([true, true, false, false])
  })

  test('a post closes when its last day has ended there', async () => {
    await t.db.execute(sql`update job_posts set closes_on = ${endDate} where id = ${post.id}`)
    const status = async () => {
      await closeEndedPosts(t.app)
      const { rows } = await t.db.execute<{ status: string }>(sql`select status from job_posts where id = ${post.id}`)
      return rows[0]?.status
    }
    expect(await at(behind, status)).toBe('published')
    expect(await at(ahead, status)).toBe('closed')
  })

  test('a requisition is extended to a day that has not ended there', async () => {
    const id = await draft(manager)
    const extend = async () => {
      const { rows } = await t.db.execute<{ version: number }>(sql`select version from requisitions where id = ${id}`)
      const body = { endDate, version: rows[0]!.version }
      return (await manager.recruitment.POST('/job_position/extend/{id}', { params: { path: { id } }, body })).response.status
    }
    expect(await at(ahead, extend)).toBe(400)
    expect(await at(behind, extend)).toBe(200)
  })

  test('no letter lapses before its last day has ended there', async () => {
    expect(await at(behind, () => lapseLetters(t.app))).toBe(0)
    expect(daysAfter(endDate, 1) <= todayIn({ timeZone: ahead })).toBe(true)
  })
})

test("an export says moments by the organisation's clock", async () => {
  t.app.settings.timeZone = 'Australia/Melbourne'
  await t.db.execute(sql`update applications set date_received = '2025-10-04T14:30:00Z' where id = ${applications[0]}`)
  const payload = {
    format: 'csv',
    criteria: { columns: ['id'], operators: ['NUM_EQUAL'], values: [String(applications[0])] },
    show: [{ column: 'dateReceived', heading: 'Received' }],
  }
  const answer = await t.server.inject({ method: 'POST', url: '/api/v1/application/export', headers: { authorization: `Bearer ${token}` }, payload })
  expect(answer.body).toContain('2025-10-05T00:30:00+10:00')
})
