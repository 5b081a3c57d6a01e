import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)

test('a report is saved with its period, opened again by its name, mailed each week, and deleted', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/reports?report=timeToHire')
  await page.getByRole('button', { name: 'Save report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save report' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('link', { name: 'Enter a name for the report.' }).waitFor()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hires of late')
  expect(await dialog.getByRole('checkbox', { name: 'The period moves along: The last three months' }).isChecked()).toBe(true)
  await dialog.getByRole('combobox', { name: 'Mail it' }).click()
  await page.getByRole('option', { name: 'Every week' }).click()
  await inspect(page, 'save-report')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The report is saved.').waitFor()
  const link = page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Hires of late' })
  await page.goto('/reports')
  await link.click()
  await page.waitForURL(/report=timeToHire/)
  await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
  const { recruitment } = await t.as('manager')
  const { data } = await recruitment.GET('/saved-report')
  expect(data?.data.reports).toMatchObject([{ kept: { name: 'Hires of late', period: 'threeMonths', mailed: 'weekly', readers: [expect.any(Number)] } }])
  await page.getByRole('button', { name: 'Change saved report' }).click()
  const changing = page.getByRole('dialog', { name: 'Change saved report' })
  await changing.getByRole('button', { name: 'Delete', exact: true }).click()
  await page
    .getByRole('dialog', { name: /^Delete the saved report/ })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await link.waitFor({ state: 'detached' })
})

test('on a phone it is saved and chosen from the field of reports', async () => {
  const { page } = await b.signedIn('manager@threshold.test', { viewport: PHONE })
  await page.goto('/reports?report=sources')
  await page.getByRole('button', { name: 'Save report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save report' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Where they came from')
  await inspect(page, 'save-report-phone')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => page.getByRole('combobox', { name: 'Reports' }).inputValue()).toBe('Where they came from')
})
