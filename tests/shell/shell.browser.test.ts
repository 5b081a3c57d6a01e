import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { accountId, apply, moveTo, openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { changeStatus, completeDraft } from '../requisitions/raise.ts'

const t = await testApp()
const b = await browser(t)
const main = (page: Awaited<ReturnType<typeof b.windowOf>>) => page.getByRole('main')

describe('who may go where', () => {
  test('without a token every staff page leads to the open positions, and signing in leads back', async () => {
    const { page } = await b.visitor()
    await page.goto('/referenceData?list=skills')
    await page.waitForURL('**/homepage**')
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/referenceData?list=skills')
    await page.goto(`/login?returnTo=${encodeURIComponent('/referenceData?list=skills')}`)
    await page.getByLabel('E-mail').fill('manager@threshold.test')
    await page.getByLabel('Password', { exact: true }).fill('threshold-sample')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/referenceData**')
    await page.getByRole('cell', { name: 'Leadership', exact: true }).waitFor()
    expect(await page.title()).toContain('Skills')
  })

  test('a page that is not for this person says so in the words of the specification and is not in the menu', async () => {
    const page = await b.windowOf('employee@threshold.test')
    await page.goto('/appsch')
    await page.getByRole('heading', { name: "Unauthorized Access!! You don't have the permission to access this page." }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').allTextContents()).toEqual([
      'Recruitment Dashboard',
      'My day',
      'Referrals',
      'Learning Management',
      'Leave Management',
      'My record',
      'Tasks',
    ])
    await inspect(page, 'unauthorised')
  })

  test('a refused call leads to the sign-in with the reason and the way back, and stays there', async () => {
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto('/learning')
    await page.route('**/api/v1/day?*', (route) => route.fulfill({ status: 403, contentType: 'application/json', body: '{"code":"FORBIDDEN","message":"No"}' }))
    await page.getByRole('link', { name: 'Recruitment Manager' }).click()
    await page.waitForURL('**/login?**')
    await page.getByText('That page or action is not open to this account.').waitFor()
    await page.unroute('**/api/v1/day?*')
    await page.getByRole('link', { name: 'Go back to where I was' }).click()
    await page.waitForURL('**/recruitmentOfficer')
    await main(page).getByRole('heading', { level: 1 }).waitFor()
  })

  test('a session that was ended elsewhere leads to the sign-in and says so', async () => {
    const { page } = await b.signedIn('officer@threshold.test')
    await page.route('**/api/auth/v1/refresh', (route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: '{"code":"SESSION_ENDED","message":"Ended"}' }),
    )
    // Only the next page finds it: a call of this one that is still on its way would renew the session.
    await page.addInitScript(() => localStorage.setItem('threshold.token', 'a.eyJyb2xlcyI6IlJlY3J1aXRtZW50IE9mZmljZXIifQ.c'))
    await page.goto('/jobreq')
    await page.waitForURL('**/login?**')
    await page.getByText('Your session has ended. Sign in again; you go on where you were.').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('threshold.token'))).toBeNull()
  })
})

describe('the bell', () => {
  test('counts expired requisitions and opens the dialog of each', async () => {
    const { recruitment } = await t.as('manager')
    const { data } = await recruitment.POST('/job_position', { body: { positionTitle: 'Lighthouse keeper' } })
    const id = data!.responseData.id
    await t.db.update(requisitions).set({ startDate: '2026-01-05', endDate: '2026-02-01' }).where(eq(requisitions.id, id))
    const { page } = await b.signedIn('manager@threshold.test')
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/job_position/expired') && asked.push(request.method()))
    await page.goto('/')
    const bell = page.getByRole('button', { name: 'Notifications: 1 expired job requisition' })
    await bell.waitFor()
    // A page needs their number; they themselves are asked for once, by whoever opens the bell.
    expect(asked).toEqual([])
    await bell.click()
    const entry = page.getByRole('button', { name: /^Lighthouse keeper/ })
    expect(await entry.textContent()).toMatch(new RegExp(`ID ${id}.*5 Jan 2026 – 1 Feb 2026`))
    expect(asked).toEqual(['GET'])
    await entry.click()
    const dialog = page.getByRole('dialog', { name: 'Lighthouse keeper' })
    await dialog
      .getByText('This job requisition has expired. If you want to extend the date, click the update button or delete this job requisition.')
      .waitFor()
    expect(
      await dialog
        .getByRole('button', { name: 'CLOSE', exact: true })
        .last()
        .evaluate((button) => button === document.activeElement),
    ).toBe(true)
    await inspect(page, 'expired-dialog')
    await dialog.getByRole('button', { name: 'UPDATE' }).click()
    await page.waitForURL(`**/jobreq/${id}?changeDate=true`)
  })

  test('says so where the expired ones could not be loaded', async () => {
    const { page } = await b.signedIn('manager@threshold.test')
    await page.route('**/job_position/expired?**', (route) => route.fulfill({ status: 500, json: { code: 'UNKNOWN', message: 'No' } }))
    await page.goto('/')
    await page.getByRole('button', { name: 'Notifications: 1 expired job requisition' }).click()
    await page.getByRole('dialog').getByText('They could not be loaded.').waitFor()
  })
})

describe('the frame', () => {
  test('the menu says in numbers and in words what waits behind an entry', async () => {
    const { officer, requisitionId, items } = await openPosition(t)
    for (const status of ['new application', 'new application', 'selected'] as const) {
      const id = await apply(officer, requisitionId, items)
      if (status === 'selected') await moveTo(officer, id, status)
    }
    const { page } = await b.signedIn('manager@threshold.test')
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Applicant Tracking 2 new applications', exact: true }).waitFor()
    await menu.getByRole('link', { name: 'HR module 1 next step to take', exact: true }).waitFor()
    await menu.getByRole('link', { name: 'Employee Pack', exact: true }).waitFor()
    const draftId = await completeDraft(await t.as('employee'), items)
    const approver = { requisitionId: draftId, accountId: await accountId(t, 'manager@threshold.test') }
    await (await t.as('employee')).recruitment.POST('/approval/add_approver', { body: approver })
    expect((await changeStatus(await t.as('employee'), draftId, 'SB')).response.status).toBe(200)
    await page.reload()
    await menu.getByRole('link', { name: 'Recruitment Manager 1 approval or feedback of yours', exact: true }).waitFor()
  })

  test('gives the heading the focus after each walk, and a skip link before everything', async () => {
    const page = await b.windowOf('manager@threshold.test')
    await page.goto('/leave')
    await page.getByRole('link', { name: 'Learning Management' }).click()
    await expect.poll(() => page.evaluate(() => document.querySelector('main h1:focus')?.textContent)).toBe('Learning')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
  })

  test('a page whose code does not arrive offers to try again after two minutes', async () => {
    const { page } = await b.signedIn('manager@threshold.test')
    await page.goto('/leave')
    await page.clock.install()
    await page.route(/assets\/_shell\.referenceData-.*\.js/, () => {})
    await page.getByRole('link', { name: 'Reference Data' }).click()
    await page.clock.runFor(1000)
    await page.getByRole('status', { name: 'Loading the page' }).waitFor()
    await page.clock.runFor(120_000)
    await page.getByRole('heading', { name: 'This page has not arrived' }).waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
  })

  test.each([
    ['light', '/recruitmentManager'],
    ['light', '/reqsch'],
    ['dark', '/referenceData?list=cities'],
    ['dark', '/learning'],
  ] as const)('fits a phone, %s: %s', async (scheme, path) => {
    const page = await b.windowOf('manager@threshold.test')
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await inspect(page, `phone-${scheme}-${path.slice(1).split('?')[0]}`)
  })
})

describe('reference data', () => {
  test('an item is added, refused twice, changed and deleted through the screen', async () => {
    const { page } = await b.signedIn('manager@threshold.test')
    await page.goto('/referenceData?list=skills')
    const add = async (name: string) => {
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('dialog').getByLabel('Name').fill(name)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    }
    await add('Origami')
    await page.getByText('Successfully created!').waitFor()
    await page.getByRole('cell', { name: 'Origami', exact: true }).waitFor()
    await add('origami')
    await page.getByRole('dialog').getByText('There is a problem').waitFor()
    await inspect(page, 'reference-refused')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: 'Delete Origami' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('deleted', { exact: true }).waitFor()
    await page.getByRole('cell', { name: 'Origami', exact: true }).waitFor({ state: 'detached' })
  })
})
