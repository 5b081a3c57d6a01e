import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accounts, sessions } from '../../server/tables/accounts.ts'
import { inspect, signIn } from '../browser.ts'
import { at, follow, heading, press, type Walk } from './walk.ts'

const PASSWORD = 'threshold-sample'

/** Anyone sees what is open; each role begins where its work is. */
export async function arrive({ b, t, manager, officer, employee }: Walk) {
  const { page } = await b.visitor()
  await page.goto('/')
  await at(page, /^\/homepage$/)
  await heading(page, `Find work that matters at ${t.app.settings.organisation}`)
  await inspect(page, 'journey-01-homepage')
  await follow(page, 'Sign in')
  await heading(page, 'Sign in')
  await inspect(page, 'journey-01-sign-in')

  for (const [person, landing] of [
    [manager, '/recruitmentManager'],
    [officer, '/recruitmentOfficer'],
    [employee, '/jobreq'],
  ] as const) {
    const window = await person()
    await at(window, landing)
    await window.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await window.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await inspect(window, `journey-01-landing${landing.replace('/', '-')}`)
  }
}

/** Wrong password, locked account, ended session: each says so. */
export async function beRefused({ b, t }: Walk) {
  const { page } = await b.visitor()
  const person = await t.person('many.tries@sample.example', ['Employee'], 'Many Tries')
  const attempt = async (password: string) => {
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press(page, 'Sign in')
  }
  await attempt('not the password')
  await page.getByRole('alert').getByText('E-mail and password do not match. Check both, then try again.').waitFor()
  await inspect(page, 'journey-01-wrong-password')
  await t.db.update(accounts).set({ status: 'locked' }).where(eq(accounts.id, person.id))
  await attempt(PASSWORD)
  await page.getByRole('alert').getByText('This account is locked. Your Recruitment Manager can unlock it.').waitFor()
  await inspect(page, 'journey-01-locked')
}

/** A session that ended elsewhere leads to the sign-in, with the reason and the way back; sign-out forgets the token. */
export async function leave({ b, t }: Walk) {
  const person = await t.person('long.lunch@sample.example', ['Employee'], 'Long Lunch')
  const { page } = await b.signedIn(person.email)
  await page.goto('/learning')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await t.db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.accountId, person.id))
  // Every process believes in a session for three seconds.
  const isTold = async () => {
    await page.goto('/jobreq')
    return page.waitForURL('**/login**', { timeout: 1_500 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(isTold, { timeout: 15_000 }).toBe(true)
  await page.getByText('Your session has ended. Sign in again; you go on where you were.').waitFor()
  await inspect(page, 'journey-01-session-ended')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Sign in')
  await at(page, /^\/jobreq$/)

  await press(page.getByRole('navigation', { name: 'Main menu' }), 'Log Out')
  await at(page, /^\/login$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('eyJ')
  await page.goto('/jobreq')
  await at(page, /^\/homepage$/)
  await signIn(page, person.email, PASSWORD)
}
