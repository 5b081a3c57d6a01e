import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { accountId, apply, letItPass, must, plan, schedule } from '../applications/candidates.ts'
import { browser, complaintsOf, inspect, PHONE, WIDE } from '../browser.ts'
import { posted } from '../files/posted.ts'
import { judged } from '../interviews/judged.ts'
import { inTabs, isLoading, isRead, openAfresh, readsOf } from './within.ts'

const t = await testApp()
const b = await browser(t)
const { requisitionId, items } = await posted(t, 'Registered nurse')
const officer = await t.as('officer')
const applicationId = await apply(officer, requisitionId, items)
// A list without rows has no filter.
must(await schedule(officer, applicationId, await plan(officer, applicationId, [await accountId(t, 'officer@threshold.test')])))
// Two are judged by the manager: one scorecard is to be written, one is submitted.
const manager = await accountId(t, 'manager@threshold.test')
const [toJudge, judgedId] = [await held(), await held()]
await judged(await t.as('manager'), judgedId, { value: 'YES', note: 'By an example.', summary: 'Calm and clear.', overall: 'YES' })

// One waits to be screened; nobody is loaded ahead.
await apply(officer, requisitionId, items)

async function held(): Promise<number> {
  const id = await apply(officer, requisitionId, items)
  const interview = must(await schedule(officer, id, await plan(officer, id, [manager]))).responseData
  await letItPass(t, interview.id)
  return interview.id
}

const pages = [
  '/jobreq',
  ...['position', 'post', 'approvals', 'audit', 'candidates', 'interviews'].map((tab) => `/jobreq/${requisitionId}?tab=${tab}`),
  `/reqsum?requisitionId=${requisitionId}`,
  '/reqsch',
  `/selreq?requisitionId=${requisitionId}`,
  '/appsch',
  '/appsch?view=board',
  `/appsrn?requisitionId=${requisitionId}`,
  ...['profile', 'timeline', 'notes', 'interviews', 'reviews', 'compliance', 'messages'].map((tab) => `/canprf?applicationId=${applicationId}&tab=${tab}`),
  '/scorecard',
  ...[toJudge, judgedId].map((id) => `/scorecard?interviewId=${id}`),
  '/hr-modules',
  '/apponb',
  '/employee',
  '/employeePack',
  '/expiring-documents',
  '/tasks',
  '/task-templates',
  '/notifications',
  '/notifications?tab=templates',
  '/referenceData?list=skills',
  '/referenceData?list=cities',
  '/referenceData?list=approvalChains',
  '/users',
  '/users/1',
  '/account',
  '/recruitmentManager',
  // The whole list comes with its page, and asks for nothing.
  '/homepage?search=a',
]

/** What a page can do without: the bell says it when it is opened, views begin with the standard and have no numbers, a figure is left out. */
const beside = [/\/notification$/, /\/views$/, /\/view-counts$/, /\/employee\/summary$/, /\/outbox\/state$/, /\/requisitions\/pipelines$/]
/** Chooses the column in the filter of the list, where its choices belong. */
const inFilter = (column: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const field = page.getByRole('combobox', { name: 'Column' })
  const choose = async () => {
    await field.click()
    await page.getByRole('option', { name: column, exact: true }).click()
    return field.inputValue()
  }
  // What else comes for the page may close the list of columns under the pointer: then it is chosen once more.
  await expect.poll(choose, { timeout: 30_000 }).toBe(column)
}
/** Choices that are shown once a filter is opened say there that they did not come. */
const behind: [address: RegExp, path: RegExp, open: (page: Page) => Promise<void>][] = [
  [/^\/(jobreq|reqsch)$/, /\/ref\/departments$/, inFilter('Department')],
  [/^\/(jobreq|reqsch)$/, /\/ref\/position_type$/, inFilter('Position type')],
  [/tab=interviews$/, /\/selection_process$/, inFilter('Step')],
]
const refused = { status: 500, json: { code: 'UNKNOWN', message: 'Something went wrong here.' } }

test('whatever query of a page fails, the page says so and offers to try again', { timeout: 900_000 }, async () => {
  const { context, page: first } = await b.signedIn('manager@threshold.test')
  const tabs = [first, await context.newPage(), await context.newPage()]
  const faults: string[] = []
  const triedBeside = new Set<string>()
  const readsIn = new Map(tabs.map((tab) => [tab, readsOf(tab)]))
  await Promise.all(tabs.map((tab) => tab.goto('/account')))
  await inTabs(tabs, pages, async (page, address) => {
    const reads = readsIn.get(page)!
    const settle = () => expect.poll(reads.isBusy, { timeout: 30_000, message: address }).toBe(false)
    await settle()
    reads.asked()
    await openAfresh(page, address)
    await settle()
    const asked = reads.asked()
    expect(asked.size, address).toBeGreaterThan(0)
    for (const path of asked) {
      // What every page asks beside its own matter is tried once.
      if (triedBeside.has(path)) continue
      const isBeside = beside.some((one) => one.test(path))
      if (isBeside) triedBeside.add(path)
      const broken = (url: URL) => url.pathname === path
      let failed = 0
      await page.route(broken, (route) => {
        if (!isRead(route.request())) return route.continue()
        failed++
        return route.fulfill(refused)
      })
      await openAfresh(page, address)
      await behind.find(([at, one]) => at.test(address) && one.test(path))?.[2](page)
      const told = async () => {
        if (await reads.isBusy()) return 'still loading'
        if (failed === 0) return 'not asked again'
        if (isBeside) return null
        const again = await page.getByRole('button', { name: /try again/i }).count()
        return again > 0 || (await page.getByText('could not be loaded').count()) > 0 ? null : 'says nothing'
      }
      let fault = await told()
      for (const end = Date.now() + 15_000; fault !== null && Date.now() < end; ) fault = await told()
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
  })
  expect(faults).toEqual([])
})

test.each([
  { page: '/jobreq', path: '**/api/v1/day/own', words: 'What waits for you could not be loaded' },
  { page: '/jobreq?day=true', path: '**/api/v1/scorecard', words: 'scorecards' },
])('whoever has scorecards to write is told on $page where what waits could not be loaded', async ({ page: address, path, words }) => {
  const page = await b.windowOf('employee@threshold.test')
  await page.route(path, (route) => route.fulfill(refused))
  await page.goto(address)
  const told = page.getByRole('alert').filter({ hasText: words })
  await told.waitFor()
  await page.unroute(path)
  await told.getByRole('button', { name: 'Try again' }).click()
  await told.waitFor({ state: 'detached' })
})

test('without the steps of a requisition the times are not offered: the dialog says so, and asks again', async () => {
  const page = await b.windowOf('manager@threshold.test')
  const path = '**/api/v1/application/interview-steps/*'
  await page.route(path, (route) => route.fulfill(refused))
  await page.goto('/appsch')
  await page.getByRole('table').getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Let them choose a time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Let a candidate choose a time' })
  await dialog.getByRole('heading', { name: 'This could not be loaded' }).waitFor()
  await inspect(page, 'offer-times-failed-wide')
  await page.unroute(path)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('combobox', { name: 'Step' }).waitFor()
})

test('after "Try again" the page is there', async () => {
  const page = await b.windowOf('manager@threshold.test')
  let broken = true
  await page.route('**/api/v1/job-post/requisition/*', (route) => (broken ? route.fulfill(refused) : route.continue()))
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

test('choices that did not come are asked for again by the button below their field, which then has the focus', async () => {
  const page = await b.windowOf('manager@threshold.test')
  const fails = (path: string) => page.route(path, (route) => route.fulfill(refused))
  const failed = (within: Locator) => within.getByRole('button', { name: /try again/i })

  // They fail after everything else has come: nothing else draws the list anew.
  const isDrawn = Promise.withResolvers<void>()
  await page.route('**/api/v1/ref/departments*', async (route) => {
    await isDrawn.promise
    await route.fulfill(refused)
  })
  await page.goto('/jobreq')
  await page.getByRole('table').getByRole('link').first().waitFor()
  await expect.poll(() => isLoading(page)).toBe(false)
  const failure = page.waitForResponse(/ref\/departments/)
  isDrawn.resolve()
  await failure
  await expect.poll(() => isLoading(page)).toBe(false)
  await inFilter('Department')(page)
  const filter = page.getByRole('dialog')
  await failed(filter).waitFor()
  await inspect(page, 'choices-failed-filter-wide')
  await page.unroute('**/api/v1/ref/departments*')
  await failed(filter).click()
  await failed(filter).waitFor({ state: 'detached' })
  const field = filter.getByRole('combobox', { name: 'Value' })
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await field.click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()

  await fails('**/api/v1/selection_process/user')
  await page.goto(`/canprf?applicationId=${applicationId}&tab=interviews`)
  await page.getByRole('button', { name: 'Schedule', exact: false }).first().click()
  const dialog = page.getByRole('dialog')
  await failed(dialog).waitFor()
  await inspect(page, 'choices-failed-dialog-wide')
  await page.setViewportSize(PHONE)
  await inspect(page, 'choices-failed-dialog-phone')
  await page.setViewportSize(WIDE)
  await page.unroute('**/api/v1/selection_process/user')
  await failed(dialog).click()
  await failed(dialog).waitFor({ state: 'detached' })
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

test('what something before the service answers in its place is no refusal: the list is asked again by itself', async () => {
  const page = await b.windowOf('manager@threshold.test')
  let answers = 0
  await page.route('**/api/v1/requisitions/criteria', (route) =>
    answers++ < 2 ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }) : route.continue(),
  )
  await page.goto('/jobreq')
  await page.getByRole('row', { name: /Ward clerk/ }).waitFor()
  expect(answers).toBe(3)
})
