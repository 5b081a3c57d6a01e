import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'
import { give, kindNamed, mondayIn, plus, worker } from './people.ts'

const t = await testApp()
const manager = await t.as('manager')
const token = await t.tokenOf('manager@threshold.test')

async function upload(path: string, name: string, content: string | Uint8Array) {
  const form = new FormData()
  form.append('file', new File([content as BlobPart], name), name)
  const answer = await fetch(`${t.address}/api/hr/v1${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
  const body = await answer.json()
  if (!answer.ok) return { refused: body }
  const read = async () => must(await manager.recruitment.GET('/import/{id}', { params: { path: { id: body.responseData.id } } })).data
  await expect.poll(async () => (await read()).state).not.toBe('running')
  return { report: await read() }
}
const place = async (name: string) => must(await manager.hr.POST('/leave/place', { body: { name } })).responseData.id
const daysOf = async (placeId: number, year: number) =>
  must(await manager.hr.GET('/leave/holiday', { params: { query: { placeId, year } } })).responseDataList.map(({ day, name, half }) => [day, name, half])

test('holidays come from a CSV file, each wrong row with its number and how to mend it', async () => {
  const placeId = await place('Geelong')
  const wrong = await upload(
    `/leave/holiday/upload?placeId=${placeId}`,
    'days.csv',
    'Day,Name,Half\n2027-03-08,Labour Day,\n2027-02-30,Never,\n2027-12-24,,Third\n',
  )
  expect(wrong.report).toMatchObject({ state: 'refused' })
  expect(wrong.report!.report.map(({ row, field }) => [row, field])).toEqual([
    [3, 'Day'],
    [4, 'Name'],
    [4, 'Half'],
  ])
  expect(await daysOf(placeId, 2027)).toEqual([])
  const right = await upload(
    `/leave/holiday/upload?placeId=${placeId}`,
    'days.csv',
    '\ufeffDay;Name;Half\n2027-03-08;"Labour Day; all of it";\n2027-12-24;Christmas Eve;Second\n',
  )
  expect(right.report).toMatchObject({ state: 'done', done: 2 })
  expect(await daysOf(placeId, 2027)).toEqual([
    ['2027-03-08', 'Labour Day; all of it', null],
    ['2027-12-24', 'Christmas Eve', 'SECOND'],
  ])
})

test('holidays come from a calendar file, also those of several days', async () => {
  const placeId = await place('Bendigo')
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
  const file = [
    'BEGIN:VCALENDAR',
    ...event('DTSTART;VALUE=DATE:20271225', 'DTEND;VALUE=DATE:20271227', 'SUMMARY:Christmas\\, and the day', '  after'),
    ...event('DTSTART;VALUE=DATE:20270426', 'SUMMARY:Anzac Day'),
    'END:VCALENDAR',
  ].join('\r\n')
  expect((await upload(`/leave/holiday/upload?placeId=${placeId}`, 'days.ics', file)).report).toMatchObject({ state: 'done' })
  expect(await daysOf(placeId, 2027)).toEqual([
    ['2027-04-26', 'Anzac Day', null],
    ['2027-12-25', 'Christmas, and the day after', null],
    ['2027-12-26', 'Christmas, and the day after', null],
  ])
  const repeating = file.replace('SUMMARY:Anzac Day', 'RRULE:FREQ=YEARLY\r\nSUMMARY:Anzac Day')
  expect((await upload(`/leave/holiday/upload?placeId=${placeId}`, 'days.ics', repeating)).refused).toMatchObject({ code: 'CALENDAR_REPEATS' })
})

test('policies, weeks and corrections are given to many at once, and the past stays', async () => {
  const people = [await worker(t), await worker(t)]
  const ids = people.map(({ id }) => id)
  for (const { id } of people) await give(t, id, 'Annual leave, four weeks', '2024-01-15')
  const policies = must(await manager.hr.GET('/leave/policy')).responseDataList
  const policyId = policies.find(({ name }) => name === 'Annual leave, shift workers')!.id
  const past = must(await manager.hr.POST('/leave/assignment', { body: { employeeIds: ids, policyId, fromDay: '2025-01-01' } })).responseDataList
  expect(past.map(({ done, message }) => [done, message])).toEqual(ids.map(() => [false, expect.stringContaining('the past stays as it is')]))
  const ahead = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const given = must(await manager.hr.POST('/leave/assignment', { body: { employeeIds: ids, policyId, fromDay: ahead } })).responseDataList
  expect(given.map(({ done }) => done)).toEqual([true, true])
  const { assignments } = must(await manager.hr.GET('/leave/of-employee/{employeeId}', { params: { path: { employeeId: ids[0]! } } })).data
  expect(assignments.map(({ policyName, toDay }) => [policyName, toDay === null])).toEqual([
    ['Annual leave, shift workers', true],
    ['Annual leave, four weeks', false],
  ])
  const list = must(
    await manager.hr.POST('/leave/balance/criteria', { body: { columns: ['employeeId'], operators: ['NUM_EQUAL'], values: [String(ids[0])] } }),
  ).responseDataList
  const own = must(await (await people[0]!.as()).hr.GET('/leave/own')).data.balances[0]!
  expect(list.map(({ minutes }) => minutes)).toEqual([own.todayMinutes])
  const query = { on: '2027-12-31' }
  const future = must(
    await manager.hr.POST('/leave/balance/criteria', {
      params: { query },
      body: { columns: ['employeeId'], operators: ['NUM_EQUAL'], values: [String(ids[0])] },
    }),
  )
  const forecast = must(await (await people[0]!.as()).hr.GET('/leave/own', { params: { query } })).data.balances[0]!
  expect(future.responseDataList.map(({ minutes }) => minutes)).toEqual([forecast.minutes])
  const liability = must(await manager.hr.GET('/leave/balance/liability', { params: { query } })).responseDataList.find(({ kindId }) => kindId === own.kindId)!
  expect(liability).toMatchObject({ people: 2, minutes: forecast.minutes * 2 })
})

test('the first work week of somebody changes nothing before its day', async () => {
  const { id, as } = await worker(t)
  await give(t, id, 'Annual leave, four weeks', '2024-01-15')
  const me = await as()
  const [soon, later] = [mondayIn(5), mondayIn(20)]
  const kindId = await kindNamed(t, 'Annual leave')
  const asked = must(await me.hr.POST('/leave/request', { body: { kindId, firstDay: soon, lastDay: soon } })).data
  must(await manager.hr.POST('/leave/work-week', { body: { employeeIds: [id], fromDay: later, minutes: [0, 300, 300, 300, 300, 0, 0], placeId: null } }))
  expect(must(await me.hr.GET('/leave/request/{id}', { params: { path: { id: asked.id } } })).data.minutes).toBe(456)
  const priceOn = async (day: string) => must(await me.hr.POST('/leave/preview', { body: { kindId, firstDay: day, lastDay: day } })).data.minutes
  expect([await priceOn(plus(soon, 7)), await priceOn(later), await priceOn(plus(later, 1))]).toEqual([456, 0, 300])
})
