import { describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE, signIn } from '../browser.ts'

const t = await testApp()
const b = await browser(t)

describe('signing in through the screen', () => {
  test.each([
    ['manager@threshold.test', '/recruitmentManager'],
    ['officer@threshold.test', '/recruitmentOfficer'],
    ['employee@threshold.test', '/jobreq'],
  ])('%s lands on %s', async (email, landing) => {
    const { page } = await b.visitor()
    await signIn(page, email, 'threshold-sample')
    await expect.poll(() => new URL(page.url()).pathname).toBe(landing)
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await inspect(page, `landing-${email.split('@')[0]}`)
  })

  test('a wrong password says so and keeps what was typed', async () => {
    const { page } = await b.visitor({ viewport: PHONE })
    await page.goto('/login')
    await page.getByLabel('E-mail').fill('manager@threshold.test')
    await page.getByLabel('Password', { exact: true }).fill('not it')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('E-mail and password do not match. Check both, then try again.').first().waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('manager@threshold.test')
    await inspect(page, 'login-wrong-phone')
  })

  test('signing out removes the token and goes to the sign-in', async () => {
    const { page } = await b.visitor()
    await signIn(page, 'officer@threshold.test', 'threshold-sample')
    await page.goto('/learning')
    await page.getByText('Log Out', { exact: true }).first().click()
    await page.waitForURL('**/login**')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('eyJ')
  })
})
