import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, openPosition } from '../applications/candidates.ts'
import { browser, inspect } from '../browser.ts'

const t = await testApp()
const b = await browser(t)
let p: Awaited<ReturnType<typeof openPosition>>
let other: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  p = await openPosition(t)
  other = await openPosition(t)
  for (let person = 0; person < 3; person++) await apply(p.officer, p.requisitionId, p.items)
  await apply(other.officer, other.requisitionId, other.items)
})

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const headings = async (page: Page) => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean)
/** By how much the rows are wider than their place. */
const over = (page: Page) => page.locator('.tbl-wrap').evaluate((box) => box.scrollWidth - box.clientWidth)

test('the columns that matter least leave while there is no room, and come back', async () => {
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto('/appsch')
  await rows(page).first().waitFor()
  const wide = await headings(page)
  expect(wide).toEqual(['ID', 'Candidate', 'Position', 'Status', 'Waiting', 'Profile'])
  expect(await over(page)).toBe(0)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect.poll(() => headings(page)).toEqual(['ID', 'Candidate', 'Position', 'Status', 'Profile'])
  expect(await over(page)).toBe(0)
  await page.setViewportSize({ width: 2200, height: 900 })
  await expect.poll(() => headings(page)).toEqual([...wide, 'Review', 'Missing, mandatory', 'Expects', 'Experience', 'Received'])
  expect(await over(page)).toBe(0)
})

test('what a person chooses is shown though it does not fit: the name stays in sight, and a shadow says that there is more', async () => {
  const { page } = await b.signedIn('manager@threshold.test')
  await page.goto('/appsch')
  await rows(page).first().waitFor()
  await page.getByRole('button', { name: /^Columns/ }).click()
  await page.getByText(/^Not enough room now for .+ Columns that you choose yourself stay\.$/).waitFor()
  await inspect(page, 'list-fitted-chooser')
  await page.getByRole('checkbox', { name: 'E-mail' }).click()
  await expect.poll(() => headings(page)).toContain('E-mail')
  await page.keyboard.press('Escape')
  expect(await headings(page)).toEqual(expect.arrayContaining(['Experience', 'Expects', 'E-mail']))
  expect(await over(page)).toBeGreaterThan(0)
  const box = page.locator('.tbl-wrap')
  expect([await box.getAttribute('data-before'), await box.getAttribute('data-after')]).toEqual([null, 'true'])
  const name = rows(page).first().getByRole('link').first()
  await box.evaluate((one) => one.scrollTo({ left: one.scrollWidth }))
  await expect.poll(() => box.getAttribute('data-before')).toBe('true')
  const [link, place] = [(await name.boundingBox())!, (await box.boundingBox())!]
  expect(link.x).toBeGreaterThanOrEqual(place.x)
  expect(link.x).toBeLessThan(place.x + 120)
  await inspect(page, 'list-pinned')
})

test('a requisition is found by typing its title, and the pay that is wished is asked for with currency and period', async () => {
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto('/appsch')
  await expect.poll(() => rows(page).count()).toBe(4)
  const pick = async (field: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await pick('Column', /^Requisition$/)
  await page.getByRole('combobox', { name: 'Value' }).fill('ward')
  await page.getByRole('option', { name: new RegExp(`^${other.requisitionId} `) }).click()
  await inspect(page, 'list-filter-requisition')
  await page.getByRole('button', { name: 'Show matching rows' }).click()
  await expect.poll(() => rows(page).count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('by')).toBe('requisitionId')
  // Opened again, the form names what is chosen.
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect.poll(() => page.getByRole('combobox', { name: 'Value' }).inputValue()).toMatch(new RegExp(`^${other.requisitionId} `))

  await pick('Column', /^Expects$/)
  await page.getByRole('button', { name: 'Show matching rows' }).click()
  await page.getByText('Enter a number').waitFor()
  await page.getByRole('textbox', { name: 'Value' }).fill('5000')
  await pick('Period', 'a month')
  await inspect(page, 'list-filter-pay')
  await page.getByRole('button', { name: 'Show matching rows' }).click()
  await expect.poll(() => rows(page).count()).toBe(4)
  await page.getByText(/Expects at most .*5,000 a month/).waitFor()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('textbox', { name: 'Value' }).fill('4999')
  await page.getByRole('button', { name: 'Show matching rows' }).click()
  await page.getByRole('heading', { name: /^Nothing matches/ }).waitFor()
})
