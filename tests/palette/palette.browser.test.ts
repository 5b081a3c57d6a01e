import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { applicants, applications } from '../../server/tables/applications.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { apply, openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)

const field = (page: Page) => page.getByRole('combobox', { name: 'Find or do anything' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' })
const marked = (page: Page) => results(page).getByRole('option', { selected: true })
async function open(page: Page) {
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
}

/** A position with an application whose names nobody else has. */
async function position(title: string, surName: string) {
  const { officer, requisitionId } = await openPosition(t)
  await t.db.update(requisitions).set({ positionTitle: title }).where(eq(requisitions.id, requisitionId))
  const applicationId = await apply(officer, requisitionId)
  const [{ applicantId } = { applicantId: 0 }] = await t.db
    .select({ applicantId: applications.applicantId })
    .from(applications)
    .where(eq(applications.id, applicationId))
  await t.db.update(applicants).set({ firstName: 'Ada', middleName: null, surName }).where(eq(applicants.id, applicantId))
  return { requisitionId, applicationId }
}

test('by keyboard alone one comes from any page to a page, a requisition and an application, and back to what was open', async () => {
  const { requisitionId, applicationId } = await position('Zoo keeper, reptiles', 'Zwicky')
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/appsch')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await open(page)
  await page.keyboard.type('expiring')
  await expect.poll(() => marked(page).textContent()).toContain('Expiring documents')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/expiring-documents')

  await open(page)
  await page.keyboard.type('reptiles')
  await results(page)
    .getByRole('group', { name: 'Requisitions' })
    .getByRole('option', { name: /Zoo keeper, reptiles/ })
    .waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/jobreq/${requisitionId}`)
  await page.getByRole('heading', { level: 1, name: 'Zoo keeper, reptiles' }).waitFor()

  await open(page)
  await page.keyboard.type('zwicky')
  await results(page)
    .getByRole('option', { name: /Ada Zwicky/ })
    .waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/canprf?applicationId=${applicationId}`)
  await page.getByRole('heading', { level: 1, name: 'Ada Zwicky' }).waitFor()

  await open(page)
  await results(page)
    .getByRole('group', { name: 'Recent' })
    .getByRole('option', { name: /Zoo keeper, reptiles/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await field(page).waitFor({ state: 'hidden' })
})

test('an application is moved as its lifecycle allows, and the move is taken back', async () => {
  const { applicationId } = await position('Zoo keeper, birds', 'Zeller')
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await open(page)
  await page.keyboard.type('zeller')
  const offered = results(page).getByRole('group', { name: `What you may do now with ${applicationId}` })
  await offered.getByRole('option', { name: 'Screening' }).waitFor()
  await inspect(page, 'palette')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => marked(page).textContent()).toContain('Screening')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo' }).click()
  const status = async () => (await t.db.select({ status: applications.status }).from(applications).where(eq(applications.id, applicationId)))[0]?.status
  await expect.poll(status).toBe('new application')

  await open(page)
  await page.keyboard.type('zeller')
  await offered.getByRole('option', { name: /^Reject…/ }).click()
  const question = page.getByRole('dialog', { name: /Ada Zeller/ })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await status()).toBe('new application')
})

test('a requisition is cancelled with its reason, and a refusal keeps the question open with what was typed', async () => {
  const { requisitionId } = await position('Zoo keeper, fish', 'Zander')
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await open(page)
  await page.keyboard.type('keeper, fish')
  await results(page)
    .getByRole('option', { name: /^Cancel the requisition…/ })
    .click()
  const question = page.getByRole('dialog', { name: /Zoo keeper, fish/ })
  await question.getByRole('textbox', { name: 'Reason' }).fill('The aquarium closes')
  await page.route('**/api/v1/requisitions/change-status', (route) => route.abort(), { times: 1 })
  await question.getByRole('button', { name: /Cancel the requisition/ }).click()
  await question.getByRole('alert').waitFor()
  expect(await question.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('The aquarium closes')
  await question.getByRole('button', { name: /Cancel the requisition/ }).click()
  await question.waitFor({ state: 'hidden' })
  const [{ status } = { status: null }] = await t.db.select({ status: requisitions.status }).from(requisitions).where(eq(requisitions.id, requisitionId))
  expect(status).toBe('CN')
})

test('an employee finds only what is theirs, and no page that is not', async () => {
  await position('Zoo keeper, mammals', 'Zuber')
  const page = await b.windowOf('employee@threshold.test')
  await page.goto('/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page)
  expect(await page.getByRole('group', { name: 'What to look for' }).getByRole('button').allTextContents()).toEqual([
    'Everything',
    'Pages',
    'Requisitions',
    'Actions',
  ])
  await page.keyboard.type('zuber')
  await page.getByText('Nothing matches “zuber”.').waitFor()
  await field(page).fill('reference data')
  await page.getByText('Nothing matches “reference data”.').waitFor()
  expect(asked.filter((path) => /^\/api\/.*(application|employee)/.test(path))).toEqual([])
})

test('a search that fails is told and tried again; nothing that was typed is lost', async () => {
  await position('Zoo keeper, insects', 'Zobel')
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // However slowly it is typed, and so searched for in between.
  await page.route('**/api/v1/application/criteria', (route) => route.abort())
  await open(page)
  await page.keyboard.type('zobel')
  await page.getByRole('alert').getByText('The search did not answer.').waitFor()
  await page.unroute('**/api/v1/application/criteria')
  await page.getByRole('button', { name: 'Try again' }).click()
  await results(page)
    .getByRole('option', { name: /Ada Zobel/ })
    .waitFor()
  expect(await field(page).inputValue()).toBe('zobel')
})

test('the list of shortcuts opens by its key, rests in fields, and is switched off for good', async () => {
  const { page } = await b.signedIn('manager@threshold.test')
  await page.goto('/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await list.waitFor()
  await inspect(page, 'shortcuts')
  await list.getByRole('switch', { name: 'Single letters and ? work as shortcuts' }).click()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await page.keyboard.press('?')
  await open(page)
  expect(await list.count()).toBe(0)
  await page.getByRole('button', { name: 'all shortcuts' }).click()
  await list.getByRole('switch', { name: 'Single letters and ? work as shortcuts' }).click()
})

test('on a phone it fills the screen, and the rows are large enough to touch', async () => {
  await position('Zoo keeper, seals', 'Zimmer')
  const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto('/appsch')
  await page.getByRole('button', { name: /^Find or do anything/ }).click()
  await field(page).fill('zimmer')
  const row = results(page).getByRole('option', { name: /Ada Zimmer/ })
  await row.waitFor()
  expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await inspect(page, 'palette-phone')
})
