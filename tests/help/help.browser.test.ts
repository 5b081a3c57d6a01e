import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)

test('the words of a page are explained beside its title, by keyboard, and the focus comes back', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/jobreq')
  const help = page.getByRole('button', { name: 'Words of this page' })
  await help.focus()
  await page.keyboard.press('Enter')
  const words = page.getByRole('dialog', { name: 'Words of this page' })
  await words.getByText('Approval chain', { exact: true }).waitFor()
  expect(await words.getByRole('definition').allTextContents()).toContainEqual(expect.stringMatching(/^Who must approve a requisition/))
  await inspect(page, 'help-words')
  await page.keyboard.press('Escape')
  await words.waitFor({ state: 'hidden' })
  expect(await help.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('they fit a phone, in German', async () => {
  const { page } = await b.signedIn('manager@threshold.test', { viewport: PHONE, locale: 'de-DE' })
  await page.goto('/appsch')
  await page.getByRole('button', { name: 'Begriffe dieser Seite' }).click()
  await page.getByRole('dialog').getByText('Profilwert', { exact: true }).waitFor()
  await inspect(page, 'help-words-phone')
})

test('the report Fairness explains what it counts, how it is read and what to do about it, also in German', async () => {
  const { page } = await b.signedIn('manager@threshold.test')
  await page.goto('/reports?report=fairness')
  await page.getByRole('button', { name: 'Words of this page' }).click()
  const words = page.getByRole('dialog', { name: 'Words of this page' })
  await words.getByText('When a ratio is low', { exact: true }).waitFor()
  expect(await words.getByRole('term').allTextContents()).toEqual([
    'Voluntary questions',
    'Counted each night',
    'Impact ratio',
    'Four fifths',
    'Too few to say',
    'Two questions together',
    'When a ratio is low',
  ])
  await inspect(page, 'help-fairness')
  await page.evaluate(() => localStorage.setItem('threshold-language', 'de'))
  await page.setViewportSize(PHONE)
  await page.reload()
  await page.getByRole('button', { name: 'Begriffe dieser Seite' }).click()
  await page.getByText('Wenn ein Verhältnis niedrig ist', { exact: true }).waitFor()
  await inspect(page, 'help-fairness-phone')
})
