import { beforeAll, describe, expect, test } from 'vitest'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect } from '../browser.ts'
import { must } from '../lifecycles/driver.ts'
import { give, kindNamed, worker } from './people.ts'

const MANAGER = 'manager@threshold.test'
let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
let led: Awaited<ReturnType<typeof worker>>
beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
  led = await worker(t, { name: 'Ledger' })
  await give(t, led.id, 'Annual leave, four weeks', '2025-01-01')
})
const leaveOf = async (id: number) =>
  must(await (await t.as('manager')).hr.GET('/leave/of-employee/{employeeId}', { params: { path: { employeeId: id } } })).data

describe('files', () => {
  test('of holidays: a wrong row is reported with its number and how to mend it, the corrected file is taken', async () => {
    const page = await b.windowOf(MANAGER)
    await page.goto('/leave/settings?tab=holidays')
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: /^Import into: Holidays of / })
    const choose = (text: string) =>
      dialog.locator('input[type="file"]').setInputFiles({ name: 'days.csv', mimeType: 'text/csv', buffer: Buffer.from(`Day,Name,Half\n${text}`) })
    await choose('2031-03-10,Lamp Day,\n2031-02-30,Never,\n2031-12-24,,Third\n')
    const report = dialog.getByRole('table')
    await report.getByRole('row', { name: /3.*Day must be a day, like 2027-01-26\./ }).waitFor()
    await report.getByRole('row', { name: /4.*Half must be First or Second/ }).waitFor()
    await inspect(page, 'leave-holidays-report')
    await choose('2031-03-10,Lamp Day,\n2031-12-24,Lamp Eve,Second\n')
    await page
      .getByText(/2 rows were added to/)
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.goto('/leave/settings?tab=holidays&year=2031')
    await page.getByText('Lamp Eve').waitFor()
  })

  test('of opening balances: the template is offered, a wrong row is reported, the right one stands in the ledger', async () => {
    const page = await b.windowOf(MANAGER)
    await page.goto('/leave/settings?tab=people')
    await page.getByRole('button', { name: 'Import opening balances' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import into: Opening balances' })
    const loading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: /template/i }).click()
    expect((await loading).suggestedFilename()).toMatch(/\.xlsx$/)
    const choose = async (rows: (string | number)[][]) =>
      dialog.locator('input[type="file"]').setInputFiles({
        name: 'opening.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(await workbookOf([{ name: 'Opening balances', headings: ['Employee', 'Kind', 'Day', 'Hours'], rows }])),
      })
    await choose([
      [led.email, 'Annual leave', '2024-12-31', 38.5],
      ['nobody@sample.example', 'Annual leave', 'soon', 'many'],
    ])
    await dialog.getByRole('row', { name: /3.*Nobody who works here has/ }).waitFor()
    await dialog.getByRole('row', { name: /3.*Hours must be a number/ }).waitFor()
    const before = (await leaveOf(led.id)).balances.find(({ kindName }) => kindName === 'Annual leave')!.todayMinutes
    await choose([[led.email, 'Annual leave', '2024-12-31', 38.5]])
    await page
      .getByText(/1 row was added to/)
      .first()
      .waitFor()
    expect((await leaveOf(led.id)).balances.find(({ kindName }) => kindName === 'Annual leave')!.todayMinutes).toBe(before + 2310)
  })

  test('of balances and requests are handed out', async () => {
    const { hr } = await t.as(led.email)
    must(await hr.POST('/leave/request', { body: { kindId: await kindNamed(t, 'Annual leave'), firstDay: '2031-06-02', lastDay: '2031-06-03' } }))
    const page = await b.windowOf(MANAGER)
    for (const path of ['/leave/balances', '/leave/requests']) {
      await page.goto(path)
      await page.getByRole('button', { name: /Export/ }).click()
      const loading = page.waitForEvent('download')
      await page.getByRole('menuitem').first().click()
      expect((await loading).suggestedFilename()).toMatch(/\.(xlsx|csv)$/)
    }
  })
})
