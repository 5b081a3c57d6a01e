import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { interviews } from '../../server/tables/applications.ts'
import { interviewOffers } from '../../server/tables/interviewOffers.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { lapseOffers } from '../../server/workflows/interviews/lapseOffers.ts'
import { testApp } from '../app.ts'
import { type Clients, dayFromNow, letItPass, moveTo, must, plan, read, schedule } from '../applications/candidates.ts'
import { applied, readOwn } from '../own/own.ts'
import { changeStatus } from '../requisitions/raise.ts'
import { keyOf, offer, scheduling, timesFor, visitor } from './offered.ts'

const t = await testApp()
const { officer, manager, employee, candidate, interviewer, offered } = await scheduling(t)
const nobody = t.visitor

const offersOf = async (who: Clients, id: number) =>
  must(await who.recruitment.GET('/application/interview-offers/{id}', { params: { path: { id } } })).responseDataList
const interviewsOf = (applicationId: number) => t.db.select().from(interviews).where(eq(interviews.applicationId, applicationId)).orderBy(interviews.id)
const code = (answer: { error?: { code?: string } | undefined }) => answer.error?.code

test('a candidate is asked, sees the times when all are free, and books one', async () => {
  const [one, other] = [await interviewer('09:00', '12:00'), await interviewer('10:00', '17:00')]
  const id = await candidate()
  const own = await offered(id, [one, other], { firstDay: dayFromNow(3), lastDay: dayFromNow(4) })
  expect(await own.own()).toMatchObject({ offers: [{ minutes: 60, place: 'Room 4', booked: null, changeUntil: null, lastDay: dayFromNow(4) }] })

  const times = await own.times()
  expect(times).toHaveLength(4)
  must(await own.book(times[1]!))
  const [interview] = await interviewsOf(id)
  expect(interview).toMatchObject({
    day: dayFromNow(3),
    startTime: '11:00',
    endTime: '12:00',
    zone: 'Australia/Melbourne',
    status: 'scheduled',
    place: 'Room 4',
  })
  expect(interview!.startsAt.toISOString()).toBe(times[1])
  expect((await read(officer, id)).status).toBe('interviewing')
  expect((await offersOf(officer, id))[0]).toMatchObject({
    status: 'booked',
    interviewId: interview!.id,
    interviewers: expect.any(Array),
    offeredBy: expect.any(String),
  })
  const after = await own.own()
  expect(after.offers[0]).toMatchObject({ booked: times[1], changeUntil: times[1] })
  expect(after.interviews).toHaveLength(1)

  const mails = await t.db.select({ event: outbox.event, to: outbox.toEmail }).from(outbox).where(eq(outbox.applicationId, id)).orderBy(outbox.id)
  expect(mails.map(({ event }) => event).filter((event) => event.startsWith('INTERVIEW'))).toEqual([
    ...['INTERVIEW_OFFERED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_PANEL', 'INTERVIEW_PANEL'],
  ])
  const log = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.applicationId, id), eq(auditLog.entity, 'interviewOffer')))
    .orderBy(auditLog.id)
  expect(log.map(({ action }) => action)).toEqual(['offer', 'book'])
  expect(log[1]?.actorName).toMatch(/^Sofia Reyes/)
})

test('the times are those of the zone that was offered, and the buffers, the notice and the most of a day are kept', async () => {
  const panel = [await interviewer('09:00', '13:00')]
  const ids = [await candidate(), await candidate(), await candidate()]
  const rules = { firstDay: dayFromNow(5), lastDay: dayFromNow(6), bufferBefore: 30, bufferAfter: 30, mostPerDay: 2 }
  must(await offer(officer, await timesFor(officer, ids, panel, rules)))
  const [first, second, third] = await Promise.all(ids.map((id) => visitor(t, id)))
  const clock = (moment: string) => new Date(moment).toLocaleTimeString('en-GB', { timeZone: 'Australia/Melbourne', hour: '2-digit', minute: '2-digit' })
  const times = await first!.times()
  expect(times.map(clock)).toEqual(['09:00', '10:00', '11:00', '12:00', '09:00', '10:00', '11:00', '12:00'])
  must(await first!.book(times[1]!))
  // From 10:00 to 11:00 it is taken, with half an hour before and after.
  const left = await second!.times()
  expect(left.slice(0, 2).map(clock)).toEqual(['11:30', '09:00'])
  must(await second!.book(left[0]!))
  // Two on that day are the most.
  expect((await third!.times()).map(clock)).toEqual(['09:00', '10:00', '11:00', '12:00'])
  // Whoever works elsewhere works on another clock.
  const far = await offered(await candidate(), [await interviewer('09:00', '11:00', 'Europe/Vienna')], {
    zone: 'Europe/Vienna',
    firstDay: dayFromNow(3),
    lastDay: dayFromNow(3),
  })
  expect(
    (await far.times()).map((moment) => new Date(moment).toLocaleTimeString('en-GB', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' })),
  ).toEqual(['09:00', '10:00'])
  const soon = await offered(await candidate(), panel, { firstDay: dayFromNow(1), lastDay: dayFromNow(3), noticeHours: 336 })
  expect(await soon.times()).toEqual([])
})

test('a time that nobody offered is not booked', async () => {
  const id = await candidate()
  const own = await offered(id, [await interviewer()])
  const [free] = await own.times()
  const after = (minutes: number) => new Date(Date.parse(free!) + minutes * 60_000).toISOString()
  for (const moment of [after(5), after(-60), after(12 * 60), after(60 * 24 * 40), new Date(0).toISOString(), '2099-01-01T00:00:00Z'])
    expect([(await own.book(moment)).response.status, code(await own.book(moment))]).toEqual([409, 'TIME_TAKEN'])
  expect(await interviewsOf(id)).toEqual([])
})

test('a booked time is changed and given up until the time that was set, then no longer', async () => {
  const id = await candidate()
  const panel = [await interviewer()]
  const own = await offered(id, panel, { changeHours: 24 })
  const times = await own.times()
  must(await own.book(times[0]!))
  const [booked] = await interviewsOf(id)
  const next = (await own.times()).find((moment) => moment !== times[0])!
  must(await own.book(next))
  const [moved] = await interviewsOf(id)
  expect([moved!.id, moved!.uid, moved!.sequence, moved!.startsAt.toISOString()]).toEqual([booked!.id, booked!.uid, booked!.sequence + 1, next])
  // The same once more changes nothing.
  must(await own.book(next))
  expect((await interviewsOf(id))[0]!.sequence).toBe(moved!.sequence)

  must(await own.giveUp())
  expect((await interviewsOf(id)).map(({ status }) => status)).toEqual(['cancelled'])
  expect((await own.own()).offers[0]).toMatchObject({ booked: null, changeUntil: null })
  must(await own.book(times[0]!))
  expect((await interviewsOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'scheduled'])

  await t.db.execute(
    sql`update interviews set starts_at = now() + interval '23 hours', ends_at = now() + interval '24 hours' where application_id = ${id} and status = 'scheduled'`,
  )
  expect((await own.own()).offers[0]).toMatchObject({ changeUntil: null })
  expect([code(await own.giveUp()), code(await own.book(times.at(-1)!))]).toEqual(['TRANSITION_NOT_ALLOWED', 'TRANSITION_NOT_ALLOWED'])
  expect((await interviewsOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'scheduled'])
})

test('HR withdraws the times; a booked interview is cancelled with them, and the other way round', async () => {
  const panel = [await interviewer()]
  const [waiting, sure, cancelled, gone] = [await candidate(), await candidate(), await candidate(), await candidate()]
  must(await offer(officer, await timesFor(officer, [waiting, sure, cancelled, gone], panel)))
  const withdraw = async (id: number) => {
    const [{ id: offerId, version } = { id: 0, version: 0 }] = await offersOf(officer, id)
    return officer.recruitment.POST('/interview/offer/withdraw', { body: { id: offerId, version, reason: 'The panel has changed.' } })
  }
  const status = async (id: number) => (await offersOf(officer, id)).map((one) => one.status)
  const at = await visitor(t, waiting)
  must(await withdraw(waiting))
  expect([await status(waiting), (await at.own()).offers, await at.times()]).toEqual([['withdrawn'], [], []])
  expect(code(await at.book((await (await visitor(t, sure)).times())[0]!))).toBe('NOT_NOW')

  const booked = await visitor(t, sure)
  must(await booked.book((await booked.times())[0]!))
  must(await withdraw(sure))
  expect([await status(sure), (await interviewsOf(sure)).map((one) => one.status)]).toEqual([['withdrawn'], ['cancelled']])

  const third = await visitor(t, cancelled)
  must(await third.book((await third.times())[0]!))
  const [interview] = await interviewsOf(cancelled)
  must(
    await officer.recruitment.DELETE('/interview/{interviewId}', { params: { path: { interviewId: interview!.id }, query: { version: interview!.version } } }),
  )
  expect(await status(cancelled)).toEqual(['withdrawn'])

  must(await moveTo(officer, gone, 'rejected', 'Another person was chosen.'))
  expect(await status(gone)).toEqual(['withdrawn'])
  // What was asked once is not asked twice at a time, and again after it was withdrawn.
  expect((await offer(officer, await timesFor(officer, [waiting], panel))).data?.data.offered).toBe(1)
})

test('the times of several who are rejected together are withdrawn, and those of a position that ends', async () => {
  const other = await scheduling(t)
  const [panel, people] = [[await interviewer()], [await other.candidate(), await other.candidate(), await other.candidate()]]
  must(await offer(officer, await timesFor(officer, people, panel)))
  const status = async (id: number) => (await offersOf(officer, id)).map((one) => one.status)
  const [one, two, left] = people as [number, number, number]
  must(await officer.recruitment.POST('/application/change-status-bulk', { body: { ids: [one, two], status: 'rejected', reason: 'Another was chosen.' } }))
  expect([await status(one), await status(two), await status(left)]).toEqual([['withdrawn'], ['withdrawn'], ['offered']])
  must(await changeStatus(manager, other.requisitionId, 'CN', 'The budget was cut.'))
  expect(await status(left)).toEqual(['withdrawn'])
})

test('who cannot be asked is left out with the reason, and each mistake is told at its field', async () => {
  const panel = [await interviewer()]
  const [free, asked, met, ended] = [await candidate(), await candidate(), await candidate(), await candidate()]
  must(await offer(officer, await timesFor(officer, [asked], panel)))
  must(await schedule(officer, met, await plan(officer, met, [await interviewer()], { day: dayFromNow(20) })))
  must(await moveTo(officer, ended, 'rejected', 'Another person was chosen.'))
  const body = await timesFor(officer, [free, asked, met, ended, 2_000_000_000], panel)
  const preview = must(await officer.recruitment.POST('/interview/offer/preview', { body })).data
  expect(preview.to.map(({ applicationId }) => applicationId)).toEqual([free])
  expect(preview.left.map(({ applicationId, why }) => [applicationId, why])).toEqual([
    [asked, 'OFFERED'],
    [met, 'ARRANGED'],
    [ended, 'NO_INTERVIEWS'],
    [2_000_000_000, 'NOT_THERE'],
  ])
  expect(preview.days).toHaveLength(10)
  expect(preview.days[0]).toEqual({ day: dayFromNow(3), times: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'] })
  expect(must(await offer(officer, body)).data).toMatchObject({ offered: 1, left: preview.left })
  expect(code(await offer(officer, body))).toBe('NOBODY_TO_ASK')

  const field = async (more: object) => {
    const { error, response } = await offer(officer, await timesFor(officer, [await candidate()], panel, more))
    return [response.status, error?.errors?.[0]?.field]
  }
  expect(await field({ lastDay: dayFromNow(1) })).toEqual([400, 'lastDay'])
  expect(await field({ firstDay: dayFromNow(-9), lastDay: dayFromNow(-3) })).toEqual([400, 'lastDay'])
  expect(await field({ lastDay: dayFromNow(60) })).toEqual([400, 'lastDay'])
  expect(await field({ zone: 'Nowhere/Land' })).toEqual([400, 'zone'])
  expect(await field({ interviewerIds: [2_000_000_000] })).toEqual([400, 'interviewerIds'])
  expect(await field({ processRequisitionStepsId: 2_000_000_000 })).toEqual([400, 'processRequisitionStepsId'])
  expect(await field({ link: 'http://plain.example' })).toEqual([400, 'link'])
})

test('an interviewer who leaves takes the times along', async () => {
  const leaver = await interviewer()
  const own = await offered(await candidate(), [leaver, await interviewer()])
  const [free] = await own.times()
  await t.db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, leaver))
  expect([await own.times(), code(await own.book(free!))]).toEqual([[], 'TIME_TAKEN'])
})

test('times that have passed without a choice lapse, and whoever offered them is told until it is arranged', async () => {
  const [id, later] = [await candidate(), await candidate()]
  must(await offer(officer, await timesFor(officer, [id, later], [await interviewer()])))
  await t.db.execute(sql`update interview_offers set first_day = current_date - 5, last_day = current_date - 2 where application_id = ${id}`)
  await lapseOffers(t.app)
  const told = async (who: Clients) =>
    must(await who.recruitment.GET('/notification'))
      .responseDataList.filter((one) => one.kind === 'notChosen')
      .map((one) => one.id)
  expect((await offersOf(officer, id))[0]?.status).toBe('lapsed')
  expect((await offersOf(officer, later))[0]?.status).toBe('offered')
  expect([await told(officer), await told(manager), await told(employee)]).toEqual([[id], [], []])
  must(await schedule(officer, id, await plan(officer, id, [await interviewer()], { day: dayFromNow(41) })))
  expect(await told(officer)).toEqual([])
})

test('the link to the own page that came before opens nothing any more; the offer of somebody else is not found', async () => {
  const { id, key, email } = await applied(t)
  const own = await offered(id, [await interviewer()])
  expect(email).toBeTruthy()
  expect((await nobody.recruitment.POST('/own-application', { body: { key } })).response.status).toBe(404)
  expect((await readOwn(t, await keyOf(t, id))).offers).toHaveLength(1)
  const other = await offered(await candidate(), [await interviewer()])
  const [free] = await other.times()
  for (const answer of [
    await nobody.recruitment.POST('/own-application/times', { body: { key: own.key, offerId: other.offerId } }),
    await nobody.recruitment.POST('/own-application/book', { params: {}, body: { key: own.key, offerId: other.offerId, startsAt: free! } }),
    await nobody.recruitment.POST('/own-application/give-up', { params: {}, body: { key: own.key, offerId: other.offerId } }),
  ])
    expect(answer.response.status).toBe(404)
})

test('an interview that was held leaves its offer as it was', async () => {
  const id = await candidate()
  const own = await offered(id, [await interviewer()])
  must(await own.book((await own.times())[0]!))
  const [interview] = await interviewsOf(id)
  await letItPass(t, interview!.id)
  expect((await own.own()).offers).toEqual([])
  const [{ transitions } = { transitions: [] }] = await offersOf(officer, id)
  expect(transitions.filter(({ allowed }) => allowed)).toEqual([])
  expect(await t.db.select({ status: interviewOffers.status }).from(interviewOffers).where(eq(interviewOffers.applicationId, id))).toEqual([
    { status: 'booked' },
  ])
})

test('where HR moved an interview that nobody came to, and had offered times anew, giving up its time leaves the new offer alone', async () => {
  const id = await candidate()
  const panel = [await interviewer()]
  const own = await offered(id, panel)
  const [time] = await own.times()
  must(await own.book(time!))
  const [booked] = await interviewsOf(id)
  await letItPass(t, booked!.id)
  must(
    await officer.recruitment.POST('/interview/change-status', {
      body: { id: booked!.id, status: 'no-show', version: booked!.version, reason: 'Nobody came.' },
    }),
  )
  must(await offer(officer, await timesFor(officer, [id], panel)))
  const [missed] = await interviewsOf(id)
  const body = { interviewId: missed!.id, version: missed!.version, day: dayFromNow(20), startTime: '10:00', endTime: '11:00', zone: 'Australia/Melbourne' }
  must(await officer.recruitment.POST('/interview/reschedule', { body }))
  // The mail with the new times brought a new link, by which the first offer is still to be given up.
  const key = await keyOf(t, id)
  const giveUp = () => nobody.recruitment.POST('/own-application/give-up', { params: {}, body: { key, offerId: own.offerId } })
  must(await giveUp())
  expect((await interviewsOf(id)).map(({ status }) => status)).toEqual(['cancelled'])
  expect((await offersOf(officer, id)).map(({ status }) => status)).toEqual(['offered', 'withdrawn'])
  expect(code(await giveUp())).toBe('NOT_NOW')
  const open = (await readOwn(t, key)).offers
  expect(open).toMatchObject([{ booked: null }])
  must(await nobody.recruitment.POST('/own-application/book', { params: {}, body: { key, offerId: open[0]!.id, startsAt: time! } }))
  expect((await interviewsOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'scheduled'])
})
