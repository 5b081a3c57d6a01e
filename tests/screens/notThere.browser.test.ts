import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE, WIDE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)
const NOBODY = 2_147_483_000

test.each(['/employee/', '/users/', '/jobreq/', '/canprf?applicationId=', '/homepage/'])(
  'a record that is not there, at %s…, is said to be missing, with the way back and nothing to try again',
  async (path) => {
    const page = await b.windowOf('manager@threshold.test')
    await page.goto(`${path}${NOBODY}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page
      .getByText(/does not exist|no longer|There is nothing/)
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: /try again/i }).count()).toBe(0)
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0)
  },
)

test('an employee who is not there looks like it on every screen', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(`/employee/${NOBODY}`)
  await page.getByRole('heading', { name: 'There is nothing to show here' }).waitFor()
  await inspect(page, 'not-there-wide')
  await page.setViewportSize(PHONE)
  await inspect(page, 'not-there-phone')
  await page.setViewportSize(WIDE)
  await page.getByRole('link', { name: 'Go to my start page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Job requisitions' }).waitFor()
})
