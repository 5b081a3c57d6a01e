import { and, asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import { holidayPlaces } from '../../server/tables/calendars.ts'
import { employees } from '../../server/tables/employees.ts'
import { leaveLedger } from '../../server/tables/leave.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { pdf, upload } from '../employees/onTheWay.ts'
import { must } from '../lifecycles/driver.ts'
import { give, kindNamed, mondayIn, plus, worker } from './people.ts'

const t = await testApp()
const manager = await t.as('manager')
const annual = await kindNamed(t, 'Annual leave')
const ANNUAL = 'Annual leave, four weeks'
type Me = Awaited<ReturnType<typeof t.as>>

async function withLeave(options: Parameters<typeof worker>[1] = {}) {
  const person = await worker(t, options)
  await give(t, person.id, ANNUAL, '2024-01-15')
  return { ...person, me: await person.as() }
}
const ask = (me: Me, body: { firstDay: string; lastDay: string; fromNoon?: boolean; untilNoon?: boolean; kindId?: number }) =>
  me.hr.POST('/leave/request', { body: { kindId: annual, ...body } })
const balanceOn = async (me: Me, on: string) =>
  must(await me.hr.GET('/leave/own', { params: { query: { on } } })).data.balances.find(({ kindId }) => kindId === annual)!
const approve = async (who: Me, { id, version }: { id: number; version: number }) =>
  must(await who.hr.POST('/leave/request/change-status', { body: { id, status: 'approved', version } })).data
const entriesOf = (employeeId: number, requestId: number) =>
  t.db
    .select()
    .from(leaveLedger)
    .where(and(eq(leaveLedger.employeeId, employeeId), eq(leaveLedger.requestId, requestId)))
    .orderBy(asc(leaveLedger.id))

describe('asking', () => {
  test('shows what is left on the days that are asked for, and takes what it said', async () => {
    const { me, id: employeeId } = await withLeave()
    const firstDay = mondayIn(20)
    const body = { kindId: annual, firstDay, lastDay: plus(firstDay, 6), untilNoon: false }
    const shown = must(await me.hr.POST('/leave/preview', { body })).data
    expect(shown).toMatchObject({ minutes: 5 * 456, days: 5, problems: [] })
    const before = (await balanceOn(me, body.lastDay)).minutes
    expect(shown.balanceBefore).toBe(before)
    const request = must(await ask(me, body)).data
    // What is only asked for is not taken off yet.
    expect(await balanceOn(me, body.lastDay)).toMatchObject({ minutes: before, askedMinutes: 5 * 456 })
    await approve(manager, request)
    expect(await balanceOn(me, body.lastDay)).toMatchObject({ minutes: shown.balanceAfter, askedMinutes: 0, plannedMinutes: 5 * 456 })
    expect((await entriesOf(employeeId, request.id)).map(({ day, minutes }) => [day, minutes])).toEqual([0, 1, 2, 3, 4].map((at) => [plus(firstDay, at), -456]))
  })

  test('a whole day and a half of it clash, two different halves do not', async () => {
    const { me } = await withLeave()
    const day = mondayIn(8)
    must(await ask(me, { firstDay: day, lastDay: day, untilNoon: true }))
    const whole = await ask(me, { firstDay: day, lastDay: day })
    expect(whole.response.status).toBe(409)
    expect(whole.error).toMatchObject({ code: 'LEAVE_OVERLAP', message: expect.stringContaining('There is leave already on') })
    must(await ask(me, { firstDay: day, lastDay: day, fromNoon: true }))
    expect((await ask(me, { firstDay: day, lastDay: day, fromNoon: true })).error).toMatchObject({ code: 'LEAVE_OVERLAP' })
  })

  test('of twenty requests for the same days at once one is taken, and nineteen are refused in words', async () => {
    const { me } = await withLeave()
    const firstDay = mondayIn(9)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(me, { firstDay, lastDay: plus(firstDay, 1) })))
    const taken = answers.filter(({ data }) => data)
    const refused = answers.filter(({ error }) => error?.code === 'LEAVE_OVERLAP' && /There is leave already on/.test(error.message))
    expect([taken.length, refused.length]).toEqual([1, 19])
  })

  test('more than there will be is refused, and so is what later leave needs', async () => {
    const { me } = await withLeave({ since: '2024-01-15' })
    const later = mondayIn(30)
    const balance = (await balanceOn(me, plus(later, 4))).minutes
    const days = Math.floor(balance / 456)
    const request = must(await ask(me, { firstDay: later, lastDay: plus(later, Math.floor(days / 5) * 7 - 1) })).data
    await approve(manager, request)
    const soon = mondayIn(6)
    const answer = await ask(me, { firstDay: soon, lastDay: plus(soon, 11) })
    expect(answer.error).toMatchObject({ code: 'LEAVE_BALANCE', message: expect.stringContaining('The balance is not enough') })
  })

  test('days off, a day that is none and a kind without a policy are told at their fields', async () => {
    const { me } = await withLeave()
    const saturday = plus(mondayIn(5), 5)
    expect((await ask(me, { firstDay: saturday, lastDay: plus(saturday, 1) })).error).toMatchObject({ code: 'LEAVE_NOTHING_TO_TAKE' })
    expect((await ask(me, { firstDay: '2027-05-04', lastDay: '2027-05-03' })).error).toMatchObject({ errors: [{ field: 'lastDay' }] })
    const study = await kindNamed(t, 'Study leave')
    const monday = mondayIn(10)
    expect((await ask(me, { kindId: study, firstDay: monday, lastDay: monday })).error).toMatchObject({ code: 'LEAVE_NO_POLICY' })
  })
})

describe('answering', () => {
  test('is for the manager and whoever stands in; nobody answers the own request, and others find none', async () => {
    const chief = await worker(t)
    const chiefs = await chief.as()
    const { me } = await withLeave({ managerId: chief.id })
    const other = await withLeave({ managerId: chief.id })
    const deputy = await worker(t)
    const deputies = await deputy.as()
    const firstDay = mondayIn(12)
    const request = must(await ask(me, { firstDay, lastDay: plus(firstDay, 1) })).data
    const change = (who: Me) => who.hr.POST('/leave/request/change-status', { body: { id: request.id, status: 'approved', version: request.version } })
    expect((await change(me)).response.status).toBe(403)
    expect((await change(other.me)).response.status).toBe(404)
    expect((await change(deputies)).response.status).toBe(404)
    const today = todayIn(t.app.settings)
    must(await chiefs.hr.POST('/leave/substitute', { body: { substituteId: deputy.id, fromDay: plus(today, -1), toDay: plus(today, 2) } }))
    const waiting = must(await deputies.hr.GET('/leave/to-answer')).responseDataList
    expect(waiting.map((one) => one.request.id)).toEqual([request.id])
    expect(must(await deputies.hr.GET('/leave/own')).data.toAnswer).toBe(1)
    must(await change(deputies))
    const mails = await t.db.select().from(outbox).where(eq(outbox.toEmail, deputy.email))
    expect(mails.map(({ event }) => event)).toEqual(['LEAVE_SUBSTITUTE'])
  })

  test('sees how many of the team are left, as if it were approved', async () => {
    const chief = await worker(t)
    const chiefs = await chief.as()
    must(await chiefs.hr.PUT('/leave/team', { body: { needed: 2, version: 0 } }))
    const team = [await withLeave({ managerId: chief.id }), await withLeave({ managerId: chief.id }), await withLeave({ managerId: chief.id })]
    const firstDay = mondayIn(14)
    const first = must(await ask(team[0]!.me, { firstDay, lastDay: plus(firstDay, 2) })).data
    await approve(chiefs, first)
    must(await ask(team[1]!.me, { firstDay: plus(firstDay, 2), lastDay: plus(firstDay, 3) }))
    const [one] = must(await chiefs.hr.GET('/leave/to-answer')).responseDataList
    expect(one!.here.map(({ day, here, of }) => [day, here, of])).toEqual([
      [plus(firstDay, 2), 1, 3],
      [plus(firstDay, 3), 2, 3],
    ])
    expect(one!.short.map(({ day }) => day)).toEqual([plus(firstDay, 2)])
    expect(one!.away).toMatchObject([{ employeeId: team[0]!.id, firstDay, lastDay: plus(firstDay, 2) }])
    // Colleagues see that somebody is away, and neither why nor how.
    const seen = must(await team[2]!.me.hr.GET('/leave/calendar', { params: { query: { from: firstDay, to: plus(firstDay, 6) } } })).data
    expect(seen.absences.map(({ kindId, requestId }) => [kindId, requestId])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('several at once are each answered for themselves', async () => {
    const { me } = await withLeave()
    const days = [mondayIn(15), mondayIn(16)]
    const ids: number[] = []
    for (const day of days) ids.push(must(await ask(me, { firstDay: day, lastDay: day })).data.id)
    const { responseDataList } = must(
      await manager.hr.POST('/leave/request/change-status-bulk', { body: { ids: [...ids, 2_000_000_000], status: 'approved' } }),
    )
    expect(responseDataList.map(({ done }) => done)).toEqual([true, true, false])
  })
})

describe('approved leave', () => {
  test('is cancelled in part: the days are given back, and the rest stays as it was', async () => {
    const { me, id: employeeId } = await withLeave()
    const firstDay = mondayIn(18)
    const asked = must(await ask(me, { firstDay, lastDay: plus(firstDay, 4) })).data
    const { id, version } = await approve(manager, asked)
    const before = (await balanceOn(me, plus(firstDay, 4))).minutes
    const days = [{ day: plus(firstDay, 1) }, { day: plus(firstDay, 3), half: 'SECOND' as const }]
    const after = must(await me.hr.POST('/leave/request/cancel-days/{id}', { params: { path: { id } }, body: { days, version } })).data
    expect(after).toMatchObject({ status: 'approved', minutes: 456 * 3 + 228, partlyCancelled: true, days: 3.5 })
    expect((await balanceOn(me, plus(firstDay, 4))).minutes).toBe(before + 456 + 228)
    expect((await entriesOf(employeeId, id)).filter(({ cause }) => cause === 'GIVEN_BACK').map(({ day, minutes }) => [day, minutes])).toEqual([
      [plus(firstDay, 1), 456],
      [plus(firstDay, 3), 228],
    ])
    // What was given back can be asked for again.
    must(await ask(me, { firstDay: plus(firstDay, 3), lastDay: plus(firstDay, 3), fromNoon: true }))
  })

  test('is counted anew when a holiday or the work week changes, and the person is told', async () => {
    const { me, id: employeeId, email } = await withLeave()
    const [place] = await t.db.insert(holidayPlaces).values({ name: 'Ballarat' }).returning()
    const week = { employeeIds: [employeeId], fromDay: '2024-01-15', minutes: [456, 456, 456, 456, 456, 0, 0], placeId: place!.id }
    must(await manager.hr.POST('/leave/work-week', { body: week }))
    const firstDay = mondayIn(22)
    const asked = must(await ask(me, { firstDay, lastDay: plus(firstDay, 4) })).data
    await approve(manager, asked)
    const balance = async () => (await balanceOn(me, plus(firstDay, 4))).minutes
    const before = await balance()
    const { id } = must(
      await manager.hr.POST('/leave/holiday', { body: { placeId: place!.id, day: plus(firstDay, 2), name: 'Show day', half: 'SECOND' } }),
    ).responseData
    expect(await balance()).toBe(before + 228)
    must(await manager.hr.DELETE('/leave/holiday/{id}', { params: { path: { id } } }))
    expect(await balance()).toBe(before)
    must(await manager.hr.POST('/leave/work-week', { body: { ...week, fromDay: plus(firstDay, 3), minutes: [456, 456, 456, 456, 0, 0, 0] } }))
    const { dayList } = must(await me.hr.GET('/leave/request/{id}', { params: { path: { id: asked.id } } })).data
    expect(dayList!.map(({ minutes }) => minutes)).toEqual([456, 456, 456, 456, 0])
    const told = await t.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.toEmail, email), eq(outbox.event, 'LEAVE_ANSWERED')))
    expect(told.length).toBe(4)
  })
})

describe('the ledger', () => {
  test('takes entries and never lets one be changed', async () => {
    const { id } = await withLeave()
    const where = sql`where employee_id = ${id}`
    for (const change of [sql`update leave_ledger set minutes = 0 ${where}`, sql`delete from leave_ledger ${where}`, sql`truncate leave_ledger`])
      await expect(t.db.execute(change)).rejects.toMatchObject({ cause: { message: 'entries of the leave ledger are never changed' } })
  })

  test('every balance is the sum of its entries, also on a day that has passed, and each entry says what is left after it', async () => {
    const { me, id } = await withLeave()
    must(
      await manager.hr.POST('/leave/correction', { body: { employeeId: id, kindId: annual, day: '2024-06-01', minutes: 90, reason: 'A shift was forgotten' } }),
    )
    const body = { sort: 'day', size: 100 as const, columns: ['kindId'], operators: ['NUM_EQUAL' as const], values: [String(annual)] }
    const { responseDataList } = must(await me.hr.POST('/leave/ledger/criteria', { body }))
    const entries = responseDataList.toSorted((one, other) => (one.day === other.day ? one.id - other.id : one.day < other.day ? -1 : 1))
    let sum = 0
    for (const entry of entries) {
      sum += entry.minutes
      expect(entry.balance).toBe(sum)
    }
    expect(sum).toBe((await balanceOn(me, todayIn(t.app.settings))).todayMinutes)
    const upTo = entries.filter(({ day }) => day <= '2025-03-31').reduce((all, { minutes }) => all + minutes, 0)
    expect((await balanceOn(me, '2025-03-31')).minutes).toBe(upTo)
  })
})

test('requests and entries are found by the names that they show, without accents and in any order, and by kinds of leave; by nothing else of people', async () => {
  const { me, id, email } = await withLeave()
  await t.db.update(employees).set({ firstName: 'Zoë', middleName: 'Anne', lastName: 'Quärtz' }).where(eq(employees.id, id))
  const firstDay = mondayIn(11)
  must(await ask(me, { firstDay, lastDay: firstDay }))
  const lists = ['/leave/request/criteria', '/leave/ledger/criteria'] as const
  const found = (path: (typeof lists)[number], search: string, who = manager) => who.hr.POST(path, { body: { search, size: 100 } }).then(must)
  for (const path of lists) {
    for (const search of ['zoe', 'QUARTZ zoë', 'zo qu']) {
      const { responseDataList } = await found(path, search)
      expect([search, [...new Set(responseDataList.map(({ employeeId }) => employeeId))]]).toEqual([search, [id]])
    }
    expect((await found(path, 'leave annual', me)).responseDataList.length).toBeGreaterThan(0)
    for (const search of ['quartz nobody', 'zoe anne', email]) expect((await found(path, search)).responseDataList).toEqual([])
  }
})

test('a certificate is read by the person, whoever leads them and managers, and by nobody else', async () => {
  const chief = await worker(t)
  const { me, email } = await withLeave({ managerId: chief.id })
  const other = await withLeave({ managerId: chief.id })
  const firstDay = mondayIn(17)
  const { id, version } = must(await ask(me, { firstDay, lastDay: firstDay })).data
  const fileId = await upload(t, await t.tokenOf(email), await pdf('certificate'))
  const { certificate } = must(await me.hr.POST('/leave/request/certificate/{id}', { params: { path: { id } }, body: { fileId, version } })).data
  expect(certificate).toMatchObject({ id: fileId, originalName: 'certificate.pdf' })
  const read = async (who: string) => {
    const answer = await fetch(`${t.address}/api/v1/file/${fileId}`, { headers: { authorization: `Bearer ${await t.tokenOf(who)}` } })
    await answer.arrayBuffer()
    return answer.status
  }
  expect([await read(email), await read(chief.email), await read('manager@threshold.test')]).toEqual([200, 200, 200])
  expect([await read(other.email), await read('officer@threshold.test')]).toEqual([404, 404])
})

test('who is away can be read at a secret address until it is taken back', async () => {
  const { me } = await withLeave({ name: 'Feedable' })
  const firstDay = mondayIn(11)
  await approve(manager, must(await ask(me, { firstDay, lastDay: plus(firstDay, 1) })).data)
  const { url } = must(await me.hr.POST('/leave/feed')).data
  const read = async () => {
    const answer = await fetch(url.replace(/^https?:\/\/[^/]+/, t.address))
    return { status: answer.status, text: await answer.text() }
  }
  const { status, text } = await read()
  expect(status).toBe(200)
  expect(text).toContain('SUMMARY:Feedable Sample: away')
  expect(text).toContain(`DTSTART;VALUE=DATE:${firstDay.replaceAll('-', '')}`)
  expect(text).not.toContain('Annual')
  must(await me.hr.DELETE('/leave/feed'))
  expect((await read()).status).toBe(404)
})
