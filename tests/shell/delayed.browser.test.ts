import { describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE, signIn, WIDE } from '../browser.ts'

const t = await testApp({ RATE_LIMITS: 'on' })
const b = await browser(t)

describe.each([
  [
    'en',
    { locale: 'en-AU', viewport: WIDE },
    /^Signing in failed too often\. Wait (\d+ (seconds|minutes?)), then try again, or set a new password with “Forgotten password”\.$/,
  ],
  ['de', { locale: 'de-DE', viewport: PHONE }, /^Die Anmeldung ist zu oft misslungen\. Wartezeit: \d+ (Sekunden|Minuten?)\. Versuchen Sie es danach erneut/],
] as const)('in %s', (language, options, words) => {
  test('a delayed sign-in says how long and what to do', async () => {
    const email = `delayed-${language}@sample.example`
    await t.person(email, ['Employee'], 'Dora Delayed')
    for (let n = 0; n < 11; n++) await t.visitor.auth.POST('/login', { body: { email, password: `wrong ${n}` } })
    const { page } = await b.visitor(options)
    await page.goto('/login')
    await page.locator('#sign-email').fill(email)
    await page.locator('#sign-password').fill('threshold-sample')
    await page.locator('button[type=submit]').click()
    await page.getByRole('alert').getByText(words).waitFor()
    expect(await page.locator('#sign-email').inputValue()).toBe(email)
    await inspect(page, `login-delayed-${language}`)
  })
})

test('the own account names where wrong passwords came from', async () => {
  const email = 'owner-of-account@sample.example'
  await t.person(email, ['Employee'], 'Olive Owner')
  const { page } = await b.visitor({ viewport: PHONE })
  await signIn(page, email, 'threshold-sample')
  for (let n = 0; n < 3; n++) await t.visitor.auth.POST('/login', { body: { email, password: `wrong ${n}` } })
  await page.goto('/account')
  const region = page.getByRole('region', { name: 'Wrong passwords in the last day' })
  await region.getByText(/^3 wrong passwords from 127\.0\.0\.1, last /).waitFor()
  await inspect(page, 'account-failures-phone')
})
