import { inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { interviewInterviewers, interviews } from '../../server/tables/applications.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { testApp } from '../app.ts'
import { dayFromNow, must, plan, schedule } from '../applications/candidates.ts'
import { offer, scheduling, timesFor, visitor } from './offered.ts'

const t = await testApp()
const { officer, candidate, interviewer, offered } = await scheduling(t)
const nobody = t.visitor
const code = (answer: { error?: { code?: string } | undefined }) => answer.error?.code

describe('at once', () => {
  const many = 50
  let ids: number[] = []
  let panel: number[] = []
  beforeAll(async () => {
    panel = [await interviewer('09:00', '14:00')]
    ids = []
    for (let n = 0; n < many; n++) ids.push(await candidate())
    must(await offer(officer, await timesFor(officer, ids, panel, { firstDay: dayFromNow(9), lastDay: dayFromNow(9) })))
  })

  test('of fifty people on five times five have one each, and the others see what is left', async () => {
    const all = await Promise.all(ids.map((id) => visitor(t, id)))
    const times = await all[0]!.times()
    expect(times).toHaveLength(5)
    const answers = await Promise.all(
      all.map(async (own, at) => {
        const answer = await own.book(times[at % 5]!)
        return { taken: answer.response.status === 200, code: code(answer), left: answer.response.status === 200 ? null : await own.times() }
      }),
    )
    expect(answers.filter(({ taken }) => taken)).toHaveLength(5)
    for (const { taken, code } of answers) if (!taken) expect(code).toBe('TIME_TAKEN')
    for (const { left } of answers) if (left) expect(left.length).toBeLessThan(5)
    const made = await t.db.select().from(interviews).where(inArray(interviews.applicationId, ids))
    expect(new Set(made.map(({ startsAt }) => startsAt.toISOString()))).toEqual(new Set(times))
    expect(await all.at(-1)!.times()).toEqual([])
  })

  test('of twenty interviews of one candidate on one day one is made', async () => {
    const id = await candidate()
    const plans = await Promise.all(
      Array.from({ length: 20 }, async (_, at) =>
        plan(officer, id, [await interviewer()], {
          day: dayFromNow(30),
          startTime: `${String(at % 20).padStart(2, '0')}:00`,
          endTime: `${String(at % 20).padStart(2, '0')}:30`,
        }),
      ),
    )
    const answers = await Promise.all(plans.map((body) => schedule(officer, id, body)))
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
    for (const answer of answers) if (answer.response.status !== 200) expect(code(answer)).toBe('INTERVIEW_ALREADY_EXISTS_THIS_DATE')
  })

  test('two presses of the same button book once', async () => {
    const own = await offered(await candidate(), [await interviewer()])
    const [free] = await own.times()
    const body = { key: own.key, offerId: own.offerId, startsAt: free! }
    const header = { 'Idempotency-Key': 'pressed-twice-1' }
    const press = () => nobody.recruitment.POST('/own-application/book', { params: { header }, body })
    const [one, other] = await Promise.all([press(), press()])
    expect([one.response.status, other.response.status]).toEqual([200, 200])
    expect((await press()).response.status).toBe(200)
  })
})

describe('the database itself', () => {
  const write = async (work: Promise<unknown>) => work.then(() => 'written').catch((error) => String(error.cause?.constraint ?? error.constraint ?? error))

  test('lets nobody be in two interviews, whoever writes them', async () => {
    const id = await interviewer()
    const [one, other] = [await candidate(), await candidate()]
    must(await schedule(officer, one, await plan(officer, one, [id], { day: dayFromNow(40) })))
    const { id: second } = must(
      await schedule(officer, other, await plan(officer, other, [await interviewer()], { day: dayFromNow(40), startTime: '10:30', endTime: '11:30' })),
    ).responseData
    const join = (interviewId: number) =>
      write(
        t.db
          .insert(interviewInterviewers)
          .values({ interviewId, accountId: id })
          .then(() => undefined),
      )
    expect(await join(second)).toBe('interview_interviewers_no_overlap')
    await t.db.execute(sql`update interviews set status = 'cancelled' where id = ${second}`)
    expect(await join(second)).toBe('written')
    expect(await write(t.db.execute(sql`update interviews set status = 'scheduled' where id = ${second}`))).toBe('interview_interviewers_no_overlap')
    await t.db.execute(sql`update interviews set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = ${second}`)
    expect(await write(t.db.execute(sql`update interviews set status = 'scheduled' where id = ${second}`))).toBe('written')
  })

  test('counts the interviews that the lifecycle says take place', async () => {
    const [interview] = await t.db.select().from(interviews).limit(1)
    const stand: string[] = []
    for (const status of Object.keys(interviewStates.states)) {
      const { rows } = await t.db.execute<{ is: boolean }>(
        sql`select interview_takes(row(i.*)::interviews) is not null as is from (select (jsonb_populate_record(one, ${JSON.stringify({ status })}::jsonb)).* from interviews one where id = ${interview!.id}) i`,
      )
      if (rows[0]?.is) stand.push(status)
    }
    expect(stand.toSorted()).toEqual([...tagged(interviewStates, 'planned'), ...tagged(interviewStates, 'held')].toSorted())
  })
})
