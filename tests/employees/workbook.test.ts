import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { employeeColumns } from '../../server/employees/employeeColumns.ts'
import { todayIn } from '../../server/platform/days.ts'
import { accounts } from '../../server/tables/accounts.ts'
import { employeePositions, employees } from '../../server/tables/employees.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { departments } from '../../server/tables/reference.ts'
import type { Cell } from '../../server/workbooks/readWorkbook.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { download, rowsOf } from '../sheets/sheets.ts'

const t = await testApp()
const today = todayIn(t.app.settings)
const OFFICER = 'officer@threshold.test'
const headings = employeeColumns.map(({ heading }) => heading)
let officer: Awaited<ReturnType<typeof t.as>>
beforeAll(async () => {
  officer = await t.as('officer')
  await t.db.insert(departments).values({ name: 'Lamp room' })
})

type Cells = Record<string, Cell>
const row = (name: string, cells: Cells = {}): Cells => ({
  ...{
    'First name': name,
    'Last name': 'Lund',
    'E-mail': `${name.toLowerCase()}@sheet.example`,
    Position: 'Lamplighter',
    'Start date': '2020-02-03',
    ...cells,
  },
})
async function handIn(rows: Cells[], who = OFFICER, given = headings) {
  const form = new FormData()
  const bytes = await workbookOf([{ name: 'Employees', headings: given, rows: rows.map((cells) => given.map((heading) => cells[heading] ?? null)) }])
  form.append('file', new File([new Uint8Array(bytes)], 'people.xlsx'))
  const headers = { authorization: `Bearer ${await t.tokenOf(who)}` }
  return fetch(`${t.address}/api/v1/employee/excel_upload`, { method: 'POST', body: form, headers })
}
async function imported(rows: Cells[], who: 'officer' | 'manager' = 'officer') {
  const answer = await handIn(rows, `${who}@threshold.test`)
  expect(answer.status).toBe(200)
  const { responseData } = (await answer.json()) as { responseData: { id: number } }
  const { recruitment } = await t.as(who)
  for (;;) {
    const { data } = await recruitment.GET('/import/{id}', { params: { path: { id: responseData.id } } })
    if (data!.data.state !== 'running') return data!.data
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const at = async (names: string[]) =>
  t.db
    .select()
    .from(employees)
    .where(
      inArray(
        employees.email,
        names.map((name) => `${name.toLowerCase()}@sheet.example`),
      ),
    )
    .orderBy(employees.id)
const counts = async () => ({
  employees: await t.db.$count(employees),
  accounts: await t.db.$count(accounts),
  mails: await t.db.$count(outbox),
})

test('a workbook adds everybody, with managers by e-mail, by ID, and from another row', async () => {
  const add = { departmentId: null, jobPositionTypeId: null, cityId: null, managerId: null, employmentStartDate: today, invite: false }
  const chief = must(
    await officer.recruitment.POST('/employee/create', {
      body: { ...add, firstName: 'Ada', lastName: 'Chief', email: 'ada@sheet.example', jobTitle: 'Chief' },
    }),
  ).responseData.id
  const ended = await imported([
    row('Bea', { Manager: 'BOSS@sheet.example', Department: 'lamp  room', 'Position type': 'permanent', Phone: '0400 000 001', Invite: 'yes' }),
    row('Boss', { Manager: 'Ada@Sheet.example', City: 'Melbourne, Victoria, Australia', 'Middle name': 'B.' }),
    row('Cid', { Manager: chief, 'Start date': '2099-01-01' }),
  ])
  expect(ended).toMatchObject({ state: 'done', rows: 3, done: 3, report: [] })
  const [bea, boss, cid] = await at(['Bea', 'Boss', 'Cid'])
  expect([bea, boss, cid]).toMatchObject([
    { managerId: boss!.id, status: 'active', approved: true, personalPhone: '0400 000 001', employmentStartDate: '2020-02-03', contractLetterId: null },
    { managerId: chief, middleName: 'B.', status: 'active' },
    { managerId: chief, status: 'onboarding', approved: false },
  ])
  const records = await Promise.all(
    [bea, boss].map(
      async (one) => must(await officer.recruitment.GET('/employee/get/{employeeId}', { params: { path: { employeeId: one!.id } } })).data.position,
    ),
  )
  expect(records).toMatchObject([
    { department: 'Lamp room', jobPositionType: 'Permanent', managerName: 'Boss Lund' },
    { city: 'Melbourne, Victoria, Australia', managerName: 'Ada Chief' },
  ])
  const first = await t.db.select().from(employeePositions).where(eq(employeePositions.employeeId, bea!.id))
  expect(first).toMatchObject([{ fromDay: '2020-02-03', managerId: boss!.id, jobTitle: 'Lamplighter', byName: 'Owen Marsh' }])
  const mails = await t.db.select().from(outbox).where(sql`${outbox.toEmail} like '%@sheet.example'`)
  expect(mails.map(({ toEmail, event }) => [toEmail, event])).toEqual([['bea@sheet.example', 'INVITATION']])
  const log = await t.db.select().from(auditLog).where(eq(auditLog.entity, 'employee')).orderBy(auditLog.id)
  expect(log.filter(({ entityId }) => entityId === cid!.id)).toMatchObject([{ action: 'create', actorName: 'Owen Marsh' }])
  expect(log.at(-1)).toMatchObject({ action: 'import', after: { fileName: 'people.xlsx', rows: 3 } })
})

test('it is refused whole when a row is wrong: each cell by its column, and nothing is written', async () => {
  await imported([row('Known')])
  const before = await counts()
  const ended = await imported([
    row('Right'),
    row('Gap', { 'First name': null, Position: ' ', 'Start date': 'soon' }),
    row('Lists', { Department: 'Nowhere', 'Position type': 'Odd', City: 'Zzyzxville', Invite: 'perhaps' }),
    row('Known'),
    row('Right', { 'Last name': 'x'.repeat(121) }),
    row('Lost', { Manager: 'nobody@sheet.example', 'E-mail': 'no address' }),
    row('Loop', { Manager: 'loop2@sheet.example' }),
    row('Loop2', { Manager: 'loop@sheet.example' }),
    row('Below', { Manager: 'loop@sheet.example' }),
    row('Staff', { 'E-mail': 'manager@threshold.test', 'Link account': 'Yes' }),
  ])
  expect(ended).toMatchObject({ state: 'refused', rows: 10, refusedRows: 8 })
  const said = Object.fromEntries(
    [...Map.groupBy(ended.report, ({ row }) => row)].map(([at, all]) => [at, Object.fromEntries(all.map((one) => [one.field, one.message]))]),
  )
  expect(said).toEqual({
    3: { 'First name': 'Enter the first name', Position: 'Enter what the person works as', 'Start date': expect.stringContaining('Enter the day') },
    4: {
      Department: expect.stringContaining('“Nowhere” is not in the list'),
      'Position type': expect.stringContaining('“Odd” is not in the list'),
      City: expect.stringContaining('“Zzyzxville” is not in the list of cities'),
      Invite: 'Invite must be Yes or No.',
    },
    5: { 'E-mail': expect.stringContaining('Known Lund works here already') },
    6: { 'E-mail': '“right@sheet.example” stands in row 2 too. Remove one of them.', 'Last name': expect.stringContaining('120') },
    7: { 'E-mail': expect.any(String), Manager: expect.stringContaining('Nobody who works here has “nobody@sheet.example”') },
    8: { Manager: expect.stringContaining('Nobody reports to themselves') },
    9: { Manager: expect.stringContaining('Nobody reports to themselves') },
    11: { 'E-mail': expect.stringContaining('A recruitment manager can add this person') },
  })
  expect(await counts()).toEqual(before)
})

test('a manager links an account of the recruiting team by the column that says so', async () => {
  const rows = (link: string) => [row('Owen', { 'E-mail': OFFICER, 'Link account': link })]
  const refused = await imported(rows('No'), 'manager')
  expect(refused.report).toMatchObject([{ row: 2, field: 'Link account', message: expect.stringContaining('recruiting team') }])
  expect(await imported(rows('Yes'), 'manager')).toMatchObject({ state: 'done' })
  expect(must(await officer.recruitment.GET('/employee/own')).data.employeeId).toEqual(expect.any(Number))
})

test('the template takes its own headings, an unknown heading is refused, and only HR hands workbooks in', async () => {
  const { bytes, status } = await download(t, '/employee/excel_template', undefined, OFFICER)
  expect(status).toBe(200)
  const [first, example] = await rowsOf(bytes)
  expect(first).toEqual(headings)
  expect(example).toEqual(employeeColumns.map((column) => column.example))
  const odd = await handIn([row('Odd')], OFFICER, [...headings, 'Shoe size'])
  expect([odd.status, ((await odd.json()) as { errors: { message: string }[] }).errors[0]?.message]).toEqual([400, '“shoe size” is not a column here.'])
  const missing = await handIn([row('Odd')], OFFICER, headings.slice(1))
  expect(missing.status).toBe(400)
  expect((await handIn([row('Odd')], 'employee@threshold.test')).status).toBe(403)
})

test('a workbook filled with everybody is imported elsewhere; here each is said to work here already', async () => {
  await imported([row('Ines', { Manager: 'nils@sheet.example', City: 'Melbourne, Victoria, Australia', 'Preferred name': 'Inés' }), row('Nils')])
  await imported([row('Gone')])
  await t.db.update(employees).set({ status: 'ended' }).where(eq(employees.email, 'gone@sheet.example'))
  const { bytes } = await download(t, '/employee/excel_template?filled=true', undefined, OFFICER)
  const [given, ...rows] = await rowsOf(bytes)
  expect(given).toEqual(headings)
  const everybody = rows.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? null])))
  const theirs = (mail: string) => everybody.find((one) => one['E-mail'] === mail)
  expect(theirs('ines@sheet.example')).toMatchObject({
    ...{ 'First name': 'Ines', 'Preferred name': 'Inés', Position: 'Lamplighter', Manager: 'nils@sheet.example', City: 'Melbourne, Victoria, Australia' },
  })
  expect(theirs('gone@sheet.example')).toBeUndefined()

  const refused = await imported(everybody)
  expect(refused).toMatchObject({ state: 'refused', refusedRows: everybody.length })
  expect(refused.report.find(({ row }) => everybody[row - 2]?.['E-mail'] === 'ines@sheet.example')).toMatchObject({
    ...{ field: 'E-mail', message: expect.stringMatching(/^Ines Lund works here already with this address, as employee \d+\.$/) },
  })

  const elsewhere = await testApp()
  await elsewhere.db.insert(departments).values({ name: 'Lamp room' })
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'everybody.xlsx'))
  const headers = { authorization: `Bearer ${await elsewhere.tokenOf('manager@threshold.test')}` }
  const answer = await fetch(`${elsewhere.address}/api/v1/employee/excel_upload`, { method: 'POST', body: form, headers })
  const { responseData } = (await answer.json()) as { responseData: { id: number } }
  const { recruitment } = await elsewhere.as('manager')
  const state = async () => (await recruitment.GET('/import/{id}', { params: { path: { id: responseData.id } } })).data?.data
  await expect.poll(async () => (await state())?.state, { timeout: 30_000 }).not.toBe('running')
  // The officer's account is linked on purpose only, and each installation has one.
  const [officersRow] = everybody.flatMap((one, at) => (one['E-mail'] === OFFICER ? [at + 2] : []))
  expect((await state())?.report.map(({ row }) => row)).toEqual(officersRow === undefined ? [] : [officersRow])
})
