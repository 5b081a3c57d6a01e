import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { deliverMessage } from '../../server/mail/deliverMail.ts'
import { openTransport } from '../../server/mail/openTransport.ts'
import { type TestApp, testApp } from '../app.ts'
import { accountId, apply, dayFromNow, letItPass, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { mailServer } from '../server/smtp.ts'
import { readBack } from './readBack.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let [employee, manager, officer] = [0, 0, 0]
let free = 20
const anotherDay = () => dayFromNow(++free)
beforeAll(async () => {
  // Queued, but to no server that answers: each test says where a message goes.
  t = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  p = await openPosition(t)
  employee = await accountId(t, 'employee@threshold.test')
  manager = await accountId(t, 'manager@threshold.test')
  officer = await accountId(t, 'officer@threshold.test')
})

async function scheduled(interviewers: number[], more: Parameters<typeof plan>[3] = {}) {
  const applicationId = await apply(p.officer, p.requisitionId)
  const body = await plan(p.officer, applicationId, interviewers, { day: anotherDay(), ...more })
  const id = must(await schedule(p.officer, applicationId, body)).responseData.id
  return { applicationId, body, id, path: { params: { path: { interviewId: id } } } }
}
type Mail = { id: number; event: string; to_email: string; calendar: string }
const mailsOf = async (applicationId: number) =>
  (
    await t.db.execute<Mail>(
      sql`select id, event, to_email, calendar from outbox where application_id = ${applicationId} and event like 'INTERVIEW%' order by id`,
    )
  ).rows
const bare = async (url: string) => {
  const answer = await fetch(url)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

describe('the files of an interview', () => {
  test('keep their name over a move and the end, and each newer one has a higher number', async () => {
    const { applicationId, body, id, path } = await scheduled([employee, manager])
    const moved = { ...body, startTime: '14:00', endTime: '15:00', interviewerIds: [employee, officer] }
    must(await p.officer.recruitment.POST('/interview/update/{interviewId}', { ...path, body: { ...moved, version: 1 } }))
    must(await p.officer.recruitment.POST('/interview/send-email-applicant/{id}', { params: { path: { id } }, body: { version: 2 } }))
    must(await p.officer.recruitment.DELETE('/interview/{interviewId}', { params: { ...path.params, query: { version: 2 } } }))
    const mails = await mailsOf(applicationId)
    const read = mails.map((mail) => ({ to: mail.to_email, ...readBack(mail.calendar) }))
    const { rows } = await t.db.execute<{ email: string }>(
      sql`select email from applicants where id = (select applicant_id from applications where id = ${applicationId})`,
    )
    const candidate = rows[0]!.email
    const said = read.map(({ to, method, events: [event] }) => [to === candidate ? 'candidate' : to, method, event?.sequence, event?.status])
    expect(said).toEqual(
      [
        ['candidate', 'REQUEST', 0, 'CONFIRMED'],
        ['manager@threshold.test', 'REQUEST', 0, 'CONFIRMED'],
        ['employee@threshold.test', 'REQUEST', 0, 'CONFIRMED'],
        ['candidate', 'REQUEST', 1, 'CONFIRMED'],
        ['employee@threshold.test', 'REQUEST', 1, 'CONFIRMED'],
        ['officer@threshold.test', 'REQUEST', 1, 'CONFIRMED'],
        // Whoever holds it no longer is told, too.
        ['manager@threshold.test', 'CANCEL', 1, 'CANCELLED'],
        ['candidate', 'REQUEST', 1, 'CONFIRMED'],
        ['candidate', 'CANCEL', 2, 'CANCELLED'],
        ['employee@threshold.test', 'CANCEL', 2, 'CANCELLED'],
        ['officer@threshold.test', 'CANCEL', 2, 'CANCELLED'],
      ].map((line) => expect.arrayContaining(line)),
    )
    expect(new Set(read.flatMap(({ events }) => events.map(({ uid }) => uid))).size).toBe(1)
    expect(read.every(({ zones, events }) => zones.length === 1 && events.length === 1)).toBe(true)
    expect(new Set(read.map(({ events }) => events[0]?.startsAt.toISOString().slice(11, 16))).size).toBe(2)
  })

  test('tell the candidate nothing about the people of the panel but their names, and nobody what was noted', async () => {
    const applicationId = await apply(p.officer, p.requisitionId)
    const body = { ...(await plan(p.officer, applicationId, [employee, manager], { day: anotherDay() })), notes: 'Ask about the gap in 2024' }
    must(await schedule(p.officer, applicationId, body))
    const [toCandidate, ...toPanel] = await mailsOf(applicationId)
    const { events } = readBack(toCandidate!.calendar)
    expect(events[0]?.attendees).toHaveLength(1)
    expect(toCandidate!.calendar).not.toContain('employee@threshold.test')
    expect(events[0]?.description).toContain('Nadia Brandt')
    expect(toPanel.map(({ calendar }) => readBack(calendar).events[0]?.attendees.length)).toEqual([2, 2])
    for (const { calendar } of [toCandidate!, ...toPanel]) expect(calendar.replaceAll(/\r\n /g, '')).not.toContain('2024')
  })

  test('go out as an invitation that mail programs know', async () => {
    const { url, received } = await mailServer()
    const { applicationId } = await scheduled([employee])
    const [mail] = await mailsOf(applicationId)
    expect(await deliverMessage(t.app, openTransport({ settings: { ...t.app.settings, smtpUrl: url } })!, mail!.id)).toBe('done')
    const [message] = received
    expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
    expect(message).toMatch(/Content-Disposition: attachment; filename=interview.ics/)
    const attached = /filename=interview\.ics[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(message!)?.[1] ?? ''
    expect(Buffer.from(attached, 'base64').toString()).toBe(mail!.calendar)
  })

  test('are read by who may see the interview', async () => {
    const { id } = await scheduled([employee])
    const get = (who: typeof p.officer) => who.recruitment.GET('/interview/file/{id}', { params: { path: { id } }, parseAs: 'text' })
    const { data, response } = await get(p.employee)
    expect(response.headers.get('content-type')).toContain('text/calendar')
    expect(readBack(String(data))).toMatchObject({ method: 'PUBLISH', events: [{ sequence: 0, attendees: [{ name: 'Nadia Brandt' }] }] })
    await t.person('stranger@threshold.test', ['Employee'])
    expect((await get(await t.as('stranger@threshold.test'))).response.status).toBe(404)
  })
})

describe('a time', () => {
  test('that has passed is refused with its field, also for a move, also where nobody came', async () => {
    const applicationId = await apply(p.officer, p.requisitionId)
    const body = await plan(p.officer, applicationId, [employee], { day: anotherDay() })
    const past = await schedule(p.officer, applicationId, { ...body, day: dayFromNow(-2) })
    expect([past.response.status, past.error?.errors]).toEqual([400, [{ field: 'day', message: 'Choose a day that has not passed.' }]])
    const { id } = must(await schedule(p.officer, applicationId, body)).responseData
    const move = (time: object, version: number) => {
      const { day, startTime, endTime, zone } = { ...body, ...time }
      return p.officer.recruitment.POST('/interview/reschedule', { body: { interviewId: id, version, day, startTime, endTime, zone } })
    }
    expect((await move({ day: dayFromNow(-2) }, 1)).error?.errors?.[0]?.field).toBe('day')
    await t.db.execute(sql`update interviews set day = ${dayFromNow(-2)} where id = ${id}`)
    await letItPass(t, id)
    must(await p.officer.recruitment.POST('/interview/change-status', { body: { id, status: 'no-show', version: 1 } }))
    expect((await move({ day: dayFromNow(-2) }, 2)).error?.errors?.[0]?.field).toBe('day')
    must(await move({ day: anotherDay() }, 2))
  })

  test('is not marked before it begins', async () => {
    const { id } = await scheduled([employee])
    for (const status of ['held', 'no-show'] as const) {
      const { response, error } = await p.officer.recruitment.POST('/interview/change-status', { body: { id, status, version: 1 } })
      expect([response.status, error?.message]).toEqual([409, 'The interview has not begun yet.'])
    }
  })

  test('that the clock skips is refused', async () => {
    const applicationId = await apply(p.officer, p.requisitionId)
    // On the first Sunday of October clocks in Melbourne go from 2 to 3.
    const year = new Date().getUTCFullYear() + 1
    const october = new Date(Date.UTC(year, 9, 1))
    const day = new Date(Date.UTC(year, 9, 1 + ((7 - october.getUTCDay()) % 7))).toISOString().slice(0, 10)
    const body = await plan(p.officer, applicationId, [employee], { day, startTime: '02:30', endTime: '03:00' })
    const refused = await schedule(p.officer, applicationId, body)
    expect(refused.error?.errors).toEqual([{ field: 'startTime', message: 'The clock skips this time on that day. Choose another.' }])
    expect((await schedule(p.officer, applicationId, { ...body, startTime: '01:30', endTime: '02:15' })).error?.errors?.[0]?.field).toBe('endTime')
    must(await schedule(p.officer, applicationId, { ...body, startTime: '03:00', endTime: '03:30' }))
  })
})

describe('the calendar', () => {
  const range = (from: string, more: object = {}) => ({ body: { from, days: 1, zone: 'Australia/Melbourne', ...more } })

  test('shows HR all of it and anybody else what they hold', async () => {
    const day = anotherDay()
    const [mine, theirs] = [await scheduled([employee], { day }), await scheduled([manager], { day })]
    const idsOf = async (who: typeof p.officer, more: object = {}) =>
      must(await who.recruitment.POST('/interview/calendar', range(day, more))).responseDataList.map(({ id }) => id)
    expect(await idsOf(p.officer)).toEqual([mine.id, theirs.id])
    expect(await idsOf(p.employee)).toEqual([mine.id])
    expect(await idsOf(p.officer, { interviewerIds: [manager] })).toEqual([theirs.id])
    expect(await idsOf(p.officer, { requisitionId: p.requisitionId })).toEqual([mine.id, theirs.id])
    await p.officer.recruitment.DELETE('/interview/{interviewId}', { params: { path: { interviewId: mine.id }, query: { version: 1 } } })
    expect(await idsOf(p.officer)).toEqual([theirs.id])
    const [shown] = must(await p.officer.recruitment.POST('/interview/calendar', range(day))).responseDataList
    expect(shown).toMatchObject({ movable: true, startTime: '10:00', interviewers: [{ id: manager }] })
  })

  test('shows a day of the reader’s zone', async () => {
    const { id, body } = await scheduled([employee], { startTime: '08:00', endTime: '09:00' })
    const before = new Date(Date.parse(`${body.day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
    const on = async (from: string, zone: string) =>
      must(await p.officer.recruitment.POST('/interview/calendar', { body: { from, days: 1, zone } })).responseDataList.some((one) => one.id === id)
    expect([await on(body.day, 'Australia/Melbourne'), await on(body.day, 'Europe/Vienna'), await on(before, 'Europe/Vienna')]).toEqual([true, false, true])
    expect((await p.officer.recruitment.POST('/interview/calendar', { body: { from: body.day, days: 1, zone: 'Nowhere' } })).error?.errors?.[0]?.field).toBe(
      'zone',
    )
  })
})

describe('free times', () => {
  /** A Monday to come on which nobody has anything. */
  const monday = () => {
    let at = 300
    while (new Date(Date.parse(dayFromNow(at))).getUTCDay() !== 1) at++
    return dayFromNow(at)
  }
  const ask = async (more: object = {}) =>
    must(
      await p.officer.recruitment.POST('/interview/free-times', {
        body: { accountIds: [employee, manager], from: monday(), days: 1, zone: 'Australia/Melbourne', minutes: 60, ...more },
      }),
    ).data

  test('are the weekly hours less interviews and what is kept free around them', async () => {
    const day = monday()
    expect((await ask()).slots[0]).toEqual({ day, startTime: '09:00', endTime: '10:00' })
    const { applicationId, id } = await scheduled([employee], { day, startTime: '10:00', endTime: '11:00' })
    const { people, slots, together } = await ask()
    // A quarter of an hour is kept free before and after.
    expect(slots.map(({ startTime }) => startTime)).toEqual(['11:15', '12:15', '13:15', '14:15', '15:15'])
    expect(together).toHaveLength(2)
    expect(people.find((one) => one.id === employee)?.busy).toHaveLength(1)
    expect(people.find((one) => one.id === manager)?.busy).toEqual([])
    // The one that is moved is in nobody's way; its candidate has no second one on that day.
    expect((await ask({ interviewId: id, applicationId })).slots[0]?.startTime).toBe('09:00')
    expect((await ask({ applicationId })).slots).toEqual([])
  })

  test('follow the hours that a person has set, on their own clock', async () => {
    const hours = { zone: 'Europe/Vienna', hours: [{ weekday: 1, from: '08:00', to: '09:30' }], buffer: 0 }
    const save = (body: object) => p.manager.recruitment.PUT('/interview/own-calendar', { body: { ...hours, version: 0, ...body } })
    expect(must(await p.manager.recruitment.GET('/interview/own-calendar')).data).toMatchObject({ version: 0, zone: 'Australia/Melbourne', buffer: 15 })
    expect((await save({ hours: [{ weekday: 1, from: '10:00', to: '09:00' }] })).error?.errors?.[0]?.field).toBe('hours.0.to')
    expect((await save({ zone: 'Mars/Base' })).error?.errors?.[0]?.field).toBe('zone')
    must(await save({}))
    expect((await save({})).error?.code).toBe('STALE_VERSION')
    const day = monday()
    const alone = await ask({ accountIds: [manager], zone: 'Europe/Vienna', days: 7 })
    expect(alone.slots).toEqual([{ day, startTime: '08:00', endTime: '09:00' }])
    expect(
      (await p.officer.recruitment.POST('/interview/free-times', { body: { accountIds: [999_999], from: day, days: 1, zone: 'UTC', minutes: 30 } })).error
        ?.errors?.[0]?.field,
    ).toBe('accountIds')
    expect(
      (await p.employee.recruitment.POST('/interview/free-times', { body: { accountIds: [manager], from: day, days: 1, zone: 'UTC', minutes: 30 } })).response
        .status,
    ).toBe(403)
  })
})

describe('the address of one’s own interviews', () => {
  test('opens them to who holds it, until another is made or it ends', async () => {
    const { id } = await scheduled([employee])
    await scheduled([manager])
    const make = async () => must(await p.employee.recruitment.POST('/interview/own-calendar/feed')).data.url
    const url = await make()
    const first = await bare(url)
    expect([first.status, first.type]).toEqual([200, 'text/calendar; charset=utf-8'])
    const own = await t.db.execute<{ uid: string }>(
      sql`select uid from interviews where starts_at > now() - interval '60 days' and id in (select interview_id from interview_interviewers where account_id = ${employee}) order by starts_at, id`,
    )
    expect(readBack(first.text).events.map(({ uid }) => uid)).toEqual(own.rows.map(({ uid }) => uid))
    must(await p.officer.recruitment.DELETE('/interview/{interviewId}', { params: { path: { interviewId: id }, query: { version: 1 } } }))
    const after = readBack((await bare(url)).text)
    expect(after.events.filter(({ status }) => status === 'CANCELLED').length).toBeGreaterThan(0)

    const another = await make()
    expect([(await bare(url)).status, (await bare(another)).status]).toEqual([404, 200])
    expect(must(await p.employee.recruitment.GET('/interview/own-calendar')).data.feedSince).not.toBeNull()
    const kept = await t.db.execute(sql`select * from account_calendars`)
    const log = await t.db.execute(sql`select * from audit_log where after::text like '%calendarAddress%'`)
    expect(JSON.stringify([kept.rows, log.rows])).not.toContain(another.split('/').at(-1))
    expect(log.rows.length).toBe(2)
    must(await p.employee.recruitment.DELETE('/interview/own-calendar/feed'))
    expect((await bare(another)).status).toBe(404)
  })

  test('closes with the account', async () => {
    const person = await t.person('leaver@threshold.test', ['Employee'])
    const leaver = await t.as('leaver@threshold.test')
    const { url } = must(await leaver.recruitment.POST('/interview/own-calendar/feed')).data
    expect((await bare(url)).status).toBe(200)
    await t.db.execute(sql`update accounts set status = 'disabled' where id = ${person.id}`)
    expect((await bare(url)).status).toBe(404)
  })
})
