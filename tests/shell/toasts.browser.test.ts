import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect } from '../browser.ts'

const t = await testApp()
const b = await browser(t)

/** The account of an officer who has signed in twice; its clock goes on only when it is told to. */
async function account(): Promise<Page> {
  await t.tokenOf('officer@threshold.test', 'threshold-sample')
  const { page } = await b.signedIn('officer@threshold.test')
  await page.clock.install()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  return page
}

/** What is drawn or asked a moment later needs the clock too. */
const shown = (page: Page, toast: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(20)
      return toast.isVisible()
    })
    .toBe(true)

test.each([
  ['the pointer is in it', (toast: Locator) => toast.hover(), (page: Page) => page.mouse.move(0, 0)],
  [
    'the focus is in it',
    (toast: Locator) => toast.getByRole('button', { name: 'Close' }).focus(),
    (page: Page) => page.getByRole('button', { name: 'Find or do anything' }).focus(),
  ],
])('a toast stays while %s, and goes five seconds after that', async (_, enter, leave) => {
  const page = await account()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const toast = page.locator('.mantine-Notification-root', { hasText: 'Signed out everywhere else' })
  await shown(page, toast)
  await page.clock.runFor(1000)
  await enter(toast)
  await page.clock.runFor(60_000)
  expect(await toast.isVisible()).toBe(true)
  await leave(page)
  await page.clock.runFor(4900)
  expect(await toast.isVisible()).toBe(true)
  await page.clock.runFor(600)
  await toast.waitFor({ state: 'hidden' })
})

test('what was refused in passing stays at the bell until it is dismissed', async () => {
  const page = await account()
  await page.route('**/api/auth/v1/sessions/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await page.route('**/api/auth/v1/sessions', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const toast = page.locator('.mantine-Notification-root', { hasText: 'The server cannot be reached' })
  await shown(page, toast)
  await page.clock.runFor(5600)
  await toast.waitFor({ state: 'hidden' })
  await page.clock.resume()
  await page.getByRole('button', { name: /^Notifications: .*; 1 refused$/ }).click()
  const refused = page.getByRole('region', { name: 'Refused lately' })
  await refused.getByText('The server cannot be reached').waitFor()
  await inspect(page, 'bell-refused')
  await refused.getByRole('button', { name: /^Dismiss: The server cannot be reached/ }).click()
  await refused.waitFor({ state: 'hidden' })
  expect(await page.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label')).not.toContain('refused')
})
