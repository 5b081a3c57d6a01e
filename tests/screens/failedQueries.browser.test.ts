import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply } from '../applications/candidates.ts'
import { browser, complaintsOf, inspect, PHONE, WIDE } from '../browser.ts'
import { posted } from '../files/posted.ts'

const t = await testApp()
const b = await browser(t)
const { requisitionId, items } = await posted(t, 'Registered nurse')
const applicationId = await apply(await t.as('officer'), requisitionId, items)

const pages = [
  '/jobreq',
  ...['position', 'post', 'approvals', 'audit', 'candidates', 'interviews'].map((tab) => `/jobreq/${requisitionId}?tab=${tab}`),
  `/reqsum?requisitionId=${requisitionId}`,
  '/reqsch',
  `/selreq?requisitionId=${requisitionId}`,
  '/appsch',
  ...['profile', 'interviews', 'reviews', 'compliance', 'messages'].map((tab) => `/canprf?applicationId=${applicationId}&tab=${tab}`),
  '/hr-modules',
  '/apponb',
  '/employee',
  '/employeePack',
  '/notifications',
  '/notifications?tab=templates',
  '/referenceData?list=skills',
  '/referenceData?list=cities',
  '/referenceData?list=approvalChains',
  '/users',
  '/users/1',
  '/account',
  '/recruitmentManager',
  '/homepage',
]

/** What a page can do without: the bell says it when it is opened, views begin with the standard, a figure is left out. */
const beside = [/\/notification$/, /\/job_position\/expired$/, /\/views$/, /\/employee\/summary$/, /\/outbox\/state$/, /\/requisitions\/pipelines$/]
/** Choices behind a picker or a filter, which say nothing until it is opened; nothing on the page itself is missing. */
const choices: [address: RegExp, path: RegExp][] = [
  [/^\/(jobreq|reqsch)$/, /\/ref\/(departments|position_type)$/],
  [/tab=candidates$/, /\/application\/criteria$/],
  [/tab=interviews$/, /\/(applicant\/criteria\/\d+|selection_process)$/],
]
const read = (request: Request) =>
  request.resourceType() === 'fetch' && (request.method() === 'GET' || /\/(criteria(\/\d+)?|pipelines|what-if\/\d+)$/.test(new URL(request.url()).pathname))
const pathOf = (request: Request) => new URL(request.url()).pathname

const isLoading = (page: Page) => page.evaluate(() => !document.querySelector('h1') || document.querySelector('.pending, .sk') !== null)
const settle = (page: Page, what: string) => expect.poll(() => isLoading(page), { timeout: 20_000, message: what }).toBe(false)

test('whatever query of a page fails, the page says so and offers to try again', { timeout: 900_000 }, async () => {
  const { page } = await b.signedIn('manager@threshold.test')
  const faults: string[] = []
  const triedBeside = new Set<string>()
  for (const address of pages) {
    const asked = new Set<string>()
    const note = (request: Request) => read(request) && asked.add(pathOf(request))
    page.on('request', note)
    await page.goto(address)
    await settle(page, address)
    page.off('request', note)
    expect(asked.size, address).toBeGreaterThan(0)
    for (const path of asked) {
      // What every page asks beside its own matter is tried once.
      if (triedBeside.has(path)) continue
      if (beside.some((one) => one.test(path))) triedBeside.add(path)
      const broken = (url: URL) => url.pathname === path
      await page.route(broken, (route) => {
        if (!read(route.request())) return route.continue()
        return route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"UNKNOWN","message":"Something went wrong here."}' })
      })
      await page.goto(address)
      const told = async () => {
        if (await isLoading(page)) return 'still loading'
        if (beside.some((one) => one.test(path)) || choices.some(([at, one]) => at.test(address) && one.test(path))) return null
        const again = await page.getByRole('button', { name: /try again/i }).count()
        return again > 0 || (await page.getByText('could not be loaded').count()) > 0 ? null : 'says nothing'
      }
      let fault = await told()
      for (let waited = 0; fault !== null && waited < 60; waited++) {
        await page.waitForTimeout(100)
        fault = await told()
      }
      if (fault) faults.push(`${address} without ${path}: ${fault}`)
      faults.push(
        ...complaintsOf(page)
          .splice(0)
          // The router writes down what its boundary has shown.
          .filter((one) => !one.includes('Something went wrong here.'))
          .map((one) => `${address} without ${path}: ${one}`),
      )
      await page.unroute(broken)
    }
  }
  expect(faults).toEqual([])
})

test('after "Try again" the page is there', async () => {
  const page = await b.windowOf('manager@threshold.test')
  let broken = true
  await page.route('**/api/v1/job-post/requisition/*', (route) =>
    broken
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"UNKNOWN","message":"Something went wrong here."}' })
      : route.continue(),
  )
  await page.goto(`/jobreq/${requisitionId}?tab=post`)
  await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor()
  await inspect(page, 'load-failed-wide')
  await page.setViewportSize(PHONE)
  await inspect(page, 'load-failed-phone')
  await page.setViewportSize(WIDE)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor({ state: 'detached' })
  await page.getByLabel('Title').first().waitFor()
})

test.each([
  ['/jobreq', 'q'],
  ['/appsch', 'q'],
  ['/referenceData?list=skills', 'q'],
])('the search of %s keeps what is typed, however slowly', async (address, name) => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(address)
  const box = page.getByRole('searchbox').first()
  const found = (text: string | null) => expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(text)
  await box.pressSequentially('senior ')
  await found('senior')
  await expect.poll(() => box.inputValue()).toBe('senior ')
  await box.pressSequentially('nurse')
  await found('senior nurse')
  expect(await box.inputValue()).toBe('senior nurse')
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.goBack()
  await expect.poll(() => box.inputValue()).not.toBe('senior nurse')
})
