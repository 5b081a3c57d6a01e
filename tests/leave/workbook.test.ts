import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { employeeColumns } from '../../server/employees/employeeColumns.ts'
import { holidayPlaces, workWeeks } from '../../server/tables/calendars.ts'
import { employees } from '../../server/tables/employees.ts'
import { leaveAssignments, leaveLedger, leavePolicies } from '../../server/tables/leave.ts'
import type { Cell } from '../../server/workbooks/readWorkbook.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import { type TestApp, testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'
import { download, rowsOf } from '../sheets/sheets.ts'
import { dayFromNow, kindNamed } from './people.ts'

const MANAGER = 'manager@threshold.test'
const headings = employeeColumns.map(({ heading }) => heading)
type Cells = Record<string, Cell>
const row = (name: string, cells: Cells): Cells => ({
  ...{ 'First name': name, 'Last name': 'Weeks', 'E-mail': `${name.toLowerCase()}@weeks.example`, Position: 'Lamplighter', 'Start date': '2024-02-01' },
  ...cells,
})
const bytesOf = async (rows: Cells[]) =>
  new Uint8Array(await workbookOf([{ name: 'Employees', headings, rows: rows.map((cells) => headings.map((heading) => cells[heading] ?? null)) }]))

async function imported(t: TestApp, bytes: Uint8Array, who = MANAGER) {
  const form = new FormData()
  form.append('file', new File([bytes as BlobPart], 'people.xlsx'))
  const headers = { authorization: `Bearer ${await t.tokenOf(who)}` }
  const answer = await fetch(`${t.address}/api/v1/employee/excel_upload`, { method: 'POST', body: form, headers })
  expect(answer.status).toBe(200)
  const { id } = ((await answer.json()) as { responseData: { id: number } }).responseData
  const { recruitment } = await t.as(who.split('@')[0] as 'manager')
  const read = async () => must(await recruitment.GET('/import/{id}', { params: { path: { id } } })).data
  await expect.poll(async () => (await read()).state, { timeout: 120_000 }).not.toBe('running')
  return read()
}
async function filled(t: TestApp, who = MANAGER) {
  const [given, ...rows] = await rowsOf((await download(t, '/employee/excel_template?filled=true', undefined, who)).bytes)
  const all = rows.map((cells) => Object.fromEntries(given!.map((heading, at) => [String(heading), cells[at] ?? null])))
  return all.filter((one) => String(one['E-mail']).endsWith('@weeks.example'))
}
const counts = async ({ db }: TestApp) => [
  await db.$count(employees),
  await db.$count(workWeeks),
  await db.$count(leaveAssignments),
  await db.$count(leaveLedger),
]

const ahead = dayFromNow(60)
const before = dayFromNow(59)
const people = [
  row('Ada', {
    ...{ 'Work week': '7:36 7:36 7:36 7:36 7:36 0 0', 'Work week from': '2024-02-01', 'Holidays of': 'lamp town' },
    'Leave policies': `annual leave, four weeks from 2025-07-01 until ${before}; Annual leave, shift workers from ${ahead}`,
  }),
  row('Ben', { 'Work week': '8 8; 8 4,5 0 0 0', 'Leave policies': 'Time off in lieu' }),
  row('Cleo', {}),
]

test('work weeks and policies come with the workbook, and the filled workbook gives them to another installation', async () => {
  const t = await testApp()
  await t.db.insert(holidayPlaces).values({ name: 'Lamp Town' })
  expect(await imported(t, await bytesOf(people))).toMatchObject({ state: 'done', done: 3 })
  const [ada] = await t.db.select().from(employees).where(eq(employees.email, 'ada@weeks.example'))
  const { hr } = await t.as('manager')
  const leave = must(await hr.GET('/leave/of-employee/{employeeId}', { params: { path: { employeeId: ada!.id } } })).data
  expect(leave.workWeeks).toMatchObject([{ fromDay: '2024-02-01', minutes: [456, 456, 456, 456, 456, 0, 0], placeName: 'Lamp Town' }])
  expect(leave.assignments.map(({ policyName, fromDay, toDay }) => [policyName, fromDay, toDay])).toEqual([
    ['Annual leave, shift workers', ahead, null],
    ['Annual leave, four weeks', '2025-07-01', before],
  ])
  // What was earned since the day of the policy is there at once.
  expect(leave.balances.find(({ policyName }) => policyName === 'Annual leave, four weeks')!.todayMinutes).toBeGreaterThan(0)

  const given = await filled(t)
  expect(given.map((one) => [one['Work week'], one['Work week from'], one['Holidays of'], one['Leave policies']])).toEqual([
    [
      '7:36 7:36 7:36 7:36 7:36 0 0',
      '2024-02-01',
      'Lamp Town',
      `Annual leave, four weeks from 2025-07-01 until ${before}; Annual leave, shift workers from ${ahead}`,
    ],
    ['8 8 8 4:30 0 0 0', '2024-02-01', null, 'Time off in lieu from 2024-02-01'],
    [null, null, null, null],
  ])
  // The same once more: everybody is there already, and nothing is written.
  const held = await counts(t)
  expect(await imported(t, await bytesOf(given))).toMatchObject({ state: 'refused', refusedRows: 3 })
  expect(await counts(t)).toEqual(held)

  const elsewhere = await testApp()
  await elsewhere.db.insert(holidayPlaces).values({ name: 'Lamp Town' })
  expect(await imported(elsewhere, await bytesOf(given))).toMatchObject({ state: 'done', done: 3 })
  expect(await filled(elsewhere)).toEqual(given)
})

test('a row that cannot be taken names its cell and how to mend it, and nobody is added', async () => {
  const t = await testApp()
  await t.db.update(leavePolicies).set({ retired: true }).where(eq(leavePolicies.name, 'Time off in lieu'))
  const held = await counts(t)
  const said = async (rows: Cells[], who?: string) => {
    const { state, report } = await imported(t, await bytesOf(rows), who)
    expect(state).toBe('refused')
    return report.map((one) => [one.row, one.field, one.message])
  }
  expect(
    await said([
      row('Six', { 'Work week': '8 8 8 8 8 0' }),
      row('Long', { 'Work week': '25 8 8 8 8 0 0', 'Work week from': 'soon', 'Holidays of': 'Nowhere' }),
      row('Only', { 'Work week from': '2026-01-01' }),
      row('Odd', { 'Leave policies': 'Leave of dreams' }),
      row('Old', { 'Leave policies': 'Time off in lieu' }),
      row('Early', { 'Leave policies': 'Annual leave, four weeks from 2023-01-01' }),
      row('Twice', { 'Leave policies': 'Annual leave, four weeks; Annual leave, shift workers from 2025-01-01' }),
      row('Right', { 'Work week': '8 8 8 8 8 0 0' }),
    ]),
  ).toEqual([
    [2, 'Work week', expect.stringContaining('seven numbers of hours')],
    [3, 'Holidays of', expect.stringContaining('There is no place “Nowhere”')],
    [3, 'Work week', expect.stringContaining('none above 24')],
    [3, 'Work week from', 'Work week from must be a day, like 2026-07-01.'],
    [4, 'Work week', expect.stringContaining('Enter the hours of each day')],
    [5, 'Leave policies', expect.stringContaining('There is no policy “Leave of dreams”')],
    [6, 'Leave policies', expect.stringContaining('is no longer given')],
    [7, 'Leave policies', expect.stringContaining('begins before the employment. Choose 2024-02-01')],
    [8, 'Leave policies', expect.stringContaining('are of one kind')],
  ])
  expect(await said(people.slice(1, 2), 'officer@threshold.test')).toEqual([
    [2, 'Leave policies', expect.stringContaining('no longer given')],
    [2, 'Work week', expect.stringContaining('A recruitment manager sets work weeks')],
  ])
  expect(await counts(t)).toEqual(held)
})

test('an existing staff of a hundred comes with one file: whom they report to, weeks, policies and what is left of their leave', async () => {
  const t = await testApp()
  await t.db.insert(holidayPlaces).values({ name: 'Lamp Town' })
  const { hr } = await t.as('manager')
  const name = 'Nights; "long" and from then on'
  const annual = await kindNamed(t, 'Annual leave')
  const rule = { year: 'CALENDAR', grant: 'MONTHLY', timing: 'END', minutesPerYear: 9120, fullTimeMinutes: 2280, partTimeShare: true } as const
  must(await hr.POST('/leave/policy', { body: { ...rule, name, kindId: annual, capMinutes: null, carryMinutes: null, carryMonths: null, steps: [] } }))
  const [left, begins] = [dayFromNow(-40), dayFromNow(-39)]
  const staff = Array.from({ length: 100 }, (_, at) =>
    row(`Staff${at}`, {
      ...{ Manager: at === 0 ? null : `staff${Math.floor((at - 1) / 9)}@weeks.example`, 'Work week': '8 8 8 8 4 0 0', 'Holidays of': 'Lamp Town' },
      'Leave policies': `"${name.replaceAll('"', '""')}" from ${begins}; Time off in lieu from ${begins}`,
      'Opening balances': `Annual leave ${at}.5 on ${left}; Time off in lieu -1:30 on ${left}`,
    }),
  )
  expect(await imported(t, await bytesOf(staff))).toMatchObject({ state: 'done', done: 100 })
  const everybody = await t.db.select().from(employees).where(like(employees.email, 'staff%@weeks.example'))
  expect(everybody).toHaveLength(100)
  const byName = new Map(everybody.map((one) => [one.firstName, one]))
  for (const at of [0, 1, 42, 99]) {
    const one = byName.get(`Staff${at}`)!
    expect(one.managerId).toBe(at === 0 ? null : byName.get(`Staff${Math.floor((at - 1) / 9)}`)!.id)
    const read = async (on: string) => must(await hr.GET('/leave/of-employee/{employeeId}', { params: { path: { employeeId: one.id }, query: { on } } })).data
    const leave = await read(left)
    expect(leave.workWeeks.map(({ minutes }) => minutes)).toEqual([[480, 480, 480, 480, 240, 0, 0]])
    expect(leave.assignments.map(({ policyName, fromDay }) => [policyName, fromDay])).toContainEqual([name, begins])
    expect(leave.balances.find(({ kindId }) => kindId === annual)!.minutes).toBe(at * 60 + 30)
    expect(leave.balances.find(({ kindName }) => kindName === 'Time off in lieu')!.minutes).toBe(-90)
    expect((await read(dayFromNow(0))).balances.find(({ kindId }) => kindId === annual)!.minutes).toBeGreaterThan(at * 60 + 30)
  }
  // The filled workbook names the policy in the same way.
  expect((await filled(t))[0]!['Leave policies']).toContain('"Nights; ""long"" and from then on" from ')
}, 180_000)

test('an opening balance that cannot be names its cell and how to mend it', async () => {
  const t = await testApp()
  const rows = [
    row('Vague', { 'Opening balances': 'Annual leave 38.5' }),
    row('Dream', { 'Opening balances': 'Leave of dreams 8 on 2026-06-30' }),
    row('Free', { 'Opening balances': 'Unpaid leave 8 on 2026-06-30' }),
    row('Two', { 'Opening balances': 'Annual leave 8 on 2026-06-30; annual leave 9 on 2026-06-30' }),
    row('Both', { 'Leave policies': 'Annual leave, four weeks from 2026-01-01', 'Opening balances': 'Annual leave 8 on 2026-06-30' }),
    row('Words', { 'Leave policies': '"Annual leave, four weeks" for ever' }),
  ]
  const { state, report } = await imported(t, await bytesOf(rows))
  expect(state).toBe('refused')
  expect(report.map((one) => [one.row, one.field, one.message])).toEqual([
    [2, 'Opening balances', expect.stringContaining('like Annual leave 38.5 on 2026-06-30')],
    [3, 'Opening balances', expect.stringContaining('There is no kind “Leave of dreams”')],
    [4, 'Opening balances', expect.stringContaining('has no balance')],
    [5, 'Opening balances', expect.stringContaining('stands here twice')],
    [6, 'Opening balances', expect.stringContaining('would be counted twice')],
    [7, 'Leave policies', expect.stringContaining('only from and until')],
  ])
})

test('only a recruitment manager reads work weeks and policies in the filled workbook', async () => {
  const t = await testApp()
  await t.db.insert(holidayPlaces).values({ name: 'Lamp Town' })
  await imported(t, await bytesOf(people))
  expect((await filled(t, 'officer@threshold.test')).map((one) => [one['Work week'], one['Leave policies']])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
})
