import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect } from '../browser.ts'
import { signed } from './onTheWay.ts'

let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
})

test('a manager is set on the record, and the chart opens level by level, also by keyboard', async () => {
  const [chief, nurse] = [(await signed(t)).employeeId, (await signed(t)).employeeId]
  await t.db.execute(sql`update employees set first_name = 'Ruth', last_name = 'Adler' where id = ${chief}`)
  await t.db.execute(sql`update employee_positions set from_day = '2020-01-01'`)
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/employee/${nurse}`)
  await page.getByRole('button', { name: 'Change the position' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the position of Leila Haddad' })
  await dialog.getByRole('textbox', { name: 'Position' }).fill('Nurse unit manager')
  await dialog.getByRole('combobox', { name: /Reports to/ }).fill('Adler')
  await page.getByRole('option', { name: 'Ruth Adler' }).click()
  await inspect(page, 'position-change')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const section = page.getByRole('region', { name: 'Position', exact: true })
  await section.getByRole('link', { name: 'Ruth Adler' }).waitFor()
  await section.getByRole('button', { name: 'History' }).click()
  await expect
    .poll(() => section.getByRole('list', { name: 'History' }).getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringMatching(/Nurse unit manager · .*reports to Ruth Adler written by Owen Marsh/),
      expect.stringMatching(/^From 1 Jan 2020: Registered nurse/),
    ])

  await page.goto('/employee')
  await page.getByRole('link', { name: 'Org chart' }).click()
  await page.getByRole('heading', { level: 1, name: 'Org chart' }).waitFor()
  const top = page.getByRole('button', { name: 'Who reports to Ruth Adler' })
  expect(await top.getAttribute('aria-expanded')).toBe('false')
  await top.focus()
  await page.keyboard.press('Enter')
  const below = page.getByRole('list', { name: 'Who reports to Ruth Adler' })
  await below.getByRole('link', { name: 'Leila Haddad' }).waitFor()
  expect(await below.getByRole('listitem').first().innerText()).toContain('Nurse unit manager')
  await inspect(page, 'org-chart')
  // Whoever does something in between means the next Enter.
  await top.press('End')
  await page.keyboard.press('Enter')
  await below.waitFor({ state: 'detached' })
})
