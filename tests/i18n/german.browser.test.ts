import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { posted } from '../files/posted.ts'

const t = await testApp()
const b = await browser(t)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
async function signInInGerman(page: Page, email: string) {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('threshold-sample')
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

test('a browser that asks for German gets it; the select beside the sign-in changes it, and the choice is kept', async () => {
  await posted(t)
  const { page } = await b.visitor({ viewport: PHONE, locale: 'de-AT' })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/homepage')
  await heading(page, `Sinnvolle Arbeit bei ${t.app.settings.organisation}`)
  await page.getByRole('link', { name: /Ward clerk/ }).waitFor()
  expect(await languageOf(page)).toBe('de')
  await inspect(page, 'german-homepage-phone')
  expect(loaded.filter((url) => /assets\/(staff|records|common|germanInside)-/.test(url))).toEqual([])

  await page.getByLabel('Sprache').selectOption('English')
  await heading(page, /^Find work that matters/)
  expect(await languageOf(page)).toBe('en')
  await page.reload()
  await heading(page, /^Find work that matters/)
})

test('staff choose it in the menu; English pages never load the German words', async () => {
  const { page } = await b.visitor()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/login')
  await heading(page, 'Sign in')
  expect(loaded.some((url) => url.includes('/assets/'))).toBe(true)
  expect(loaded.filter((url) => /german/.test(url))).toEqual([])

  await page.getByLabel('Language').selectOption('Deutsch')
  await heading(page, 'Anmelden')
  await inspect(page, 'german-sign-in')
  expect(loaded.filter((url) => /german/.test(url))).toHaveLength(1)
  await signInInGerman(page, 'manager@threshold.test')
  await page.waitForURL('**/recruitmentManager')
  await heading(page, /auf Sie$/)

  await page.goto('/jobreq')
  await heading(page, 'Stellenanforderungen')
  await page.getByRole('columnheader', { name: 'Dringlichkeit' }).waitFor()
  await inspect(page, 'german-requisitions')
  // Words that belong to a file of several pages come in German as well, however the page is reached.
  const { officer, requisitionId } = await openPosition(t)
  await apply(officer, requisitionId)
  await page.goto('/appsch')
  await page.getByRole('columnheader', { name: 'Stelle', exact: true }).waitFor()
  await page.goto('/jobreq')
  await page.getByRole('link', { name: 'Ward clerk' }).first().click()
  await heading(page, /Ward clerk/)
  await page.getByText('Abgeschlossen').filter({ visible: true }).first().waitFor()
  await inspect(page, 'german-requisition')

  await page.getByRole('button', { name: /Ihr Konto$/ }).click()
  const german = page.getByRole('menuitemradio', { name: 'Deutsch' })
  await german.waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitemradio')
  expect(await german.getAttribute('aria-checked')).toBe('true')
  await inspect(page, 'german-menu')
  await page.getByRole('menuitemradio', { name: 'English' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Completed').filter({ visible: true }).first().waitFor()
  expect(await languageOf(page)).toBe('en')
})

test('when the German words cannot be fetched, the page speaks English and says so to screen readers', async () => {
  const { page } = await b.visitor({ locale: 'de-DE' })
  await page.route('**/assets/german-*', (route) => route.abort())
  await page.goto('/login')
  await heading(page, 'Sign in')
  expect(await languageOf(page)).toBe('en')
})

test('when only the words of the main layout cannot be fetched, it speaks English', async () => {
  const { page } = await b.visitor({ locale: 'de-DE' })
  await page.route('**/assets/germanInside-*', (route) => route.abort())
  await page.goto('/login?returnTo=/jobreq')
  await signInInGerman(page, 'officer@threshold.test')
  await heading(page, 'Requisitions')
  await page.getByRole('columnheader', { name: 'Priority' }).waitFor()
  expect(await languageOf(page)).toBe('en')
})
