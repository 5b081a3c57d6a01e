import { desc, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { employeeColumns } from '../../server/employees/employeeColumns.ts'
import { employees } from '../../server/tables/employees.ts'
import { outbox } from '../../server/tables/outbox.ts'
import type { Cell } from '../../server/workbooks/readWorkbook.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import { type TestApp, testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { type browser as Browser, browser, inspect, PHONE } from '../browser.ts'
import { received } from '../secrets.ts'
import { PASSWORD, pdf, upload } from './onTheWay.ts'

let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
})

const TITLE = 'Add a person who was not hired through recruitment'
async function opened(page: Page) {
  await page.goto('/employee')
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog', { name: TITLE })
  await dialog.waitFor()
  const type = (name: string, words: string) => dialog.getByRole('textbox', { name, exact: true }).fill(words)
  const send = () => dialog.getByRole('button', { name: 'Add the person' }).click()
  const start = async (words: string) => {
    await type('Start', words)
    await page.keyboard.press('Tab')
  }
  return { dialog, type, send, start }
}

test('a person is added by hand: what is missing is told, the record opens, and the person has it as the own one', async () => {
  const officer = await t.as('officer')
  const fileId = await upload(t, await t.tokenOf('officer@threshold.test'), await pdf('rules'))
  const { id } = must(await officer.recruitment.POST('/employee-onboarding', { body: { name: 'House rules', fileId } })).responseData
  must(await officer.recruitment.POST('/employee-onboarding/change-status', { body: { id, status: 'published', version: 1 } }))
  const page = await b.windowOf('officer@threshold.test')
  const { dialog, type, send, start } = await opened(page)
  await send()
  await dialog.getByRole('link', { name: 'Enter what the person works as' }).waitFor()
  expect(await dialog.getByRole('link').allInnerTexts()).toEqual([
    'Enter the first name',
    'Enter the last name',
    'Enter an e-mail address, like name@example.org',
    'Enter what the person works as',
    'Enter the day on which the person starts or started',
  ])
  await inspect(page, 'employee-add-missing')
  await type('First name', 'Ines')
  await type('Last name', 'Kova')
  await type('E-mail', 'ines.kova@sample.example')
  await type('Position', 'Ward clerk')
  await dialog.getByRole('combobox', { name: /Position type/ }).click()
  await page.getByRole('option', { name: 'Permanent' }).click()
  await dialog.getByRole('combobox', { name: /City/ }).fill('Geelong')
  await page.getByRole('option', { name: /^Geelong, Victoria/ }).click()
  await dialog.getByText('Chosen: Geelong, Victoria, Australia').waitFor()
  await start('1 Feb 2020')
  await inspect(page, 'employee-add')
  await send()
  await page.getByRole('heading', { level: 1, name: 'Ines Kova' }).waitFor()
  await page.getByRole('region', { name: 'Contract', exact: true }).getByText('Not hired through recruitment').waitFor()
  const position = page.getByRole('region', { name: 'Position', exact: true })
  await position.getByText('Geelong, Victoria, Australia').waitFor()
  await position.getByText('Permanent').waitFor()
  expect(await page.getByRole('button', { name: 'Convert' }).count()).toBe(0)
  // The first invitation was lost: HR sends another.
  await page.getByText('Ines Kova has no password yet and cannot open the own record.').waitFor()
  await inspect(page, 'employee-by-hand')
  await page.getByRole('button', { name: 'Send an invitation' }).click()
  await page.getByText('The invitation to Ines Kova is on its way').waitFor()

  const [mail, ...before] = await t.db.select().from(outbox).where(eq(outbox.toEmail, 'ines.kova@sample.example')).orderBy(desc(outbox.id))
  expect(before).toHaveLength(1)
  const { code } = await received(t, mail!)
  await t.visitor.hr.POST('/user/reset-password', { body: { code, password: PASSWORD } })
  const own = (await b.signedIn('ines.kova@sample.example', { password: PASSWORD, viewport: PHONE })).page
  await own.goto('/my-record')
  await own.getByRole('heading', { level: 1, name: 'Ines Kova' }).waitFor()
  expect(await own.getByRole('link', { name: 'Change my record' }).count()).toBe(0)
  const reading = own.getByRole('region', { name: 'Documents to read' })
  await reading.getByRole('button', { name: 'I have read it: House rules' }).click()
  await reading.getByText(/^Read \d/).waitFor()
  await inspect(own, 'own-record-pack-phone')
  await page.reload()
  await page
    .getByRole('region', { name: 'Documents to read' })
    .getByText(/^Read \d/)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Send an invitation' }).count()).toBe(0)
  await own.getByRole('button', { name: 'Change Contact one' }).click()
  const form = own.getByRole('form', { name: 'Contact one' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Sam Kova')
  await form.getByRole('textbox', { name: 'Phone' }).fill('0400 111 222')
  await form.getByRole('button', { name: 'Save' }).click()
  await own.getByRole('region', { name: 'Contact one' }).getByText('0400 111 222').waitFor()
  await inspect(own, 'own-record-by-hand-phone')
})

test('who works here already is named with the way to the record; a manager says whose account of the recruiting team it is', async () => {
  const page = await b.windowOf('manager@threshold.test')
  const first = await opened(page)
  await first.type('First name', 'Owen')
  await first.type('Last name', 'Marsh')
  await first.type('E-mail', 'officer@threshold.test')
  await first.type('Position', 'Recruiter')
  await first.start('1 Feb 2020')
  await first.send()
  const box = first.dialog.getByRole('checkbox', { name: /account of the recruiting team/ })
  await box.waitFor()
  await inspect(page, 'employee-add-account')
  await box.check()
  await first.send()
  await page.getByRole('heading', { level: 1, name: 'Owen Marsh' }).waitFor()
  const [owen] = await t.db.select().from(employees).where(eq(employees.email, 'officer@threshold.test'))

  const second = await opened(page)
  await second.type('First name', 'Other')
  await second.type('Last name', 'Person')
  await second.type('E-mail', 'Officer@threshold.test')
  await second.type('Position', 'Recruiter')
  await second.start('1 Feb 2020')
  await second.send()
  await second.dialog.getByRole('link', { name: /Owen Marsh works here already with this address/ }).waitFor()
  await inspect(page, 'employee-add-twice')
  await second.dialog.getByRole('link', { name: 'Open the record of Owen Marsh' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL(`**/employee/${owen!.id}`)
})

test('who starts later is converted without a requisition', async () => {
  const page = await b.windowOf('officer@threshold.test')
  const { type, send, start } = await opened(page)
  await type('First name', 'Lara')
  await type('Last name', 'Later')
  await type('E-mail', 'lara@sample.example')
  await type('Position', 'Porter')
  await start('1 Feb 2099')
  await send()
  await page.getByRole('heading', { level: 1, name: 'Lara Later' }).waitFor()
  await page.getByRole('button', { name: 'Convert' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make Lara Later an employee?' })
  await dialog.getByText('Lara Later begins as Porter. The employee becomes active and approved.').waitFor()
  await inspect(page, 'employee-convert-by-hand')
  await dialog.getByRole('button', { name: 'Make employee' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await t.db.select().from(employees).where(eq(employees.email, 'lara@sample.example')))[0]?.approved).toBe(true)
})

test('a workbook on a narrow screen: the template, the wrong cells by row and column, then everybody is in the list', async () => {
  const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE })
  await page.goto('/employee')
  await page.getByRole('button', { name: 'Import from Excel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import into: Employees' })
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download the template' }).click()])
  expect(file.suggestedFilename()).toBe('Employees.xlsx')
  const headings = employeeColumns.map(({ heading }) => heading)
  const bytes = (rows: Record<string, Cell>[]) =>
    workbookOf([{ name: 'People', headings, rows: rows.map((cells) => headings.map((heading) => cells[heading] ?? null)) }])
  const rows = (manager: string): Record<string, Cell>[] => [
    { 'First name': 'Mia', 'Last name': 'Sheet', 'E-mail': 'mia@sheet.example', Position: 'Clerk', 'Start date': '2020-01-02', Manager: manager },
    { 'First name': 'Noa', 'Last name': 'Sheet', 'E-mail': 'noa@sheet.example', Position: 'Chief clerk', 'Start date': '2020-01-02' },
  ]
  const choose = async (button: string, manager: string) =>
    page
      .getByRole('button', { name: button })
      .setInputFiles({ name: 'people.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: await bytes(rows(manager)) })
  await choose('Choose a workbook', 'nobody@sheet.example')
  await dialog.getByText('1 row is wrong, out of 2. Nothing was added.').waitFor()
  expect(await dialog.getByRole('row').last().innerText()).toMatch(/^2\s+Manager\s+Nobody who works here has “nobody@sheet.example”/)
  await inspect(page, 'employee-import-report-phone')
  await choose('Choose the corrected workbook', 'noa@sheet.example')
  await dialog.getByText('2 rows were added to “Employees”.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Mia Sheet' }).waitFor()
  await inspect(page, 'employee-list-phone')
})
