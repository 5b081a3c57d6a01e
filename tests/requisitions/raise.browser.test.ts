import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { changeStatus, dayFromNow, draft, summary } from './raise.ts'

/** A real announcement of the US government (public domain); its dates are shifted to today's. */
type Advert = {
  positionId: string
  title: string
  summary: string
  qualificationSummary: string
  remuneration: { MinimumRange: string; MaximumRange: string }[]
}
const advert: Advert = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/federal-job-advert.json'), 'utf8'))
const { MinimumRange: from, MaximumRange: to } = advert.remuneration[0]!

const t = await testApp()
const b = await browser(t)

const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .first()
    .waitFor()
const section = (page: Page, name: string) => page.getByRole('navigation', { name: 'Job detail summary' }).getByRole('link', { name }).click()

async function choose(page: Page, label: string, option: string) {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}
async function typeDate(page: Page, label: string, days: number) {
  const [year, month, day] = dayFromNow(days).split('-').map(Number)
  const word = new Date(Date.UTC(year!, month! - 1, day!)).toLocaleString('en', { month: 'short', timeZone: 'UTC' })
  await page.getByLabel(label).fill(`${day} ${word} ${year}`)
  await page.keyboard.press('Tab')
}

test('a requisition is raised from a real advert, approved and posted, by its people on their screens', async () => {
  const { page } = await b.signedIn('employee@threshold.test')
  await page.goto('/')
  await page.getByRole('button', { name: 'New requisition' }).first().waitFor()
  await inspect(page, 'requisitions-empty')
  await page.getByRole('button', { name: 'New requisition' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New requisition' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByRole('link', { name: 'Enter the title of the position.' }).waitFor()
  await dialog.getByLabel('Title').fill(advert.title)
  await choose(page, 'Department', 'Information technology')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { level: 1, name: advert.title }).waitFor()

  await page.getByLabel('Reference (optional)').fill(advert.positionId)
  await choose(page, 'Position type', 'Fixed term')
  await choose(page, 'Contract type', 'Full time')
  await page.getByLabel('Job description').fill(`${advert.summary}\n\n${advert.qualificationSummary}`)
  await typeDate(page, 'Start date', 0)
  await typeDate(page, 'End date', 30)
  await saved(page)
  const nav = page.getByRole('navigation', { name: 'Job detail summary' })
  await nav.getByRole('link', { name: 'Job position Completed' }).waitFor()

  await section(page, 'Qualifications')
  await choose(page, 'Add a qualification', 'Bachelor of Computer Science')
  await page.getByRole('rowheader', { name: 'Bachelor of Computer Science' }).waitFor()
  await section(page, 'Skills')
  for (const skill of ['JavaScript', 'HTML', 'CSS']) {
    await choose(page, 'Add a skill', skill)
    await page.getByRole('rowheader', { name: skill, exact: true }).waitFor()
  }
  await page.getByRole('textbox', { name: 'Weight of JavaScript' }).fill('35')
  await page.getByText('was 20').waitFor()
  await page.getByRole('switch', { name: 'JavaScript is mandatory' }).check({ force: true })
  await page.getByText('was 20').waitFor({ state: 'detached' })
  await inspect(page, 'requisition-skills')
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'Weight of JavaScript' }).inputValue()).toBe('35')

  await section(page, 'Experience')
  await page.getByLabel('Years at least').fill('1')
  await saved(page)
  await section(page, 'Location')
  await choose(page, 'Add a place', 'Washington, District of Columbia, United States')
  await page.getByRole('group', { name: 'Washington' }).waitFor()
  await section(page, 'Financial')
  await choose(page, 'Currency', 'USD – US Dollar')
  await page.getByLabel('Pay from').fill(from)
  await page.getByLabel('Pay to').fill(to)
  await page.getByText('6 of 6 sections').first().waitFor()
  await page.getByText('Name an approver who is not the owner').first().waitFor()

  await page.getByRole('navigation', { name: 'Parts of the requisition' }).getByRole('link', { name: 'Work' }).click()
  await page.getByRole('link', { name: 'Approvals' }).click()
  await choose(page, 'Add an approver', 'Mara Ellison')
  await page.getByRole('rowheader', { name: /Mara Ellison/ }).waitFor()
  // What approvers will see is checked before; each finding leads to its place, and Back to where one was.
  const check = page.getByRole('heading', { level: 2, name: 'Check before you submit' })
  const toCheck = page.getByRole('link', { name: 'Submit for approval' })
  await toCheck.click()
  await check.waitFor()
  await page
    .getByRole('region', { name: 'The position' })
    .getByRole('table', { name: 'What counts' })
    .getByRole('rowheader', { name: /^JavaScript/ })
    .waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: 'is asked' }).allInnerTexts()).toEqual(['Mara Ellison is asked at once'])
  await page.getByRole('listitem').filter({ hasText: 'no reason is given' }).getByRole('link', { name: 'Job position' }).waitFor()
  await inspect(page, 'requisition-check')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.waitForURL('**?tab=approvals')
  await toCheck.click()
  await check.waitFor()
  await page.getByRole('listitem').filter({ hasText: 'no reason is given' }).getByRole('link', { name: 'Job position' }).click()
  await page.getByLabel('Reason for the request').fill('The ward grows')
  await saved(page)
  await toCheck.click()
  await check.waitFor()
  await page.getByText('The ward grows').waitFor()
  expect(await page.getByText('no reason is given').count()).toBe(0)
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await page.waitForURL('**?tab=approvals')
  await page.getByRole('main').getByText('Submitted').first().waitFor()
  const address = page.url()
  await inspect(page, 'requisition-submitted')
  // What is worked on has the room: the head of the record, its way folded and its tabs take at most 160 of 900 pixels.
  const headEnds = () =>
    page.evaluate(() => document.querySelector('main .tabs')!.getBoundingClientRect().bottom - document.querySelector('main .ph')!.getBoundingClientRect().top)
  expect(await headEnds()).toBeLessThanOrEqual(160)
  await page
    .locator('main details > summary')
    .first()
    .filter({ hasText: /^The way of this requisition: Submitted since .* · Next: Take back/ })
    .click()
  await page.getByRole('list', { name: 'The way of this requisition' }).waitFor()
  await inspect(page, 'requisition-way')

  const manager = await b.signedIn('manager@threshold.test', { scheme: 'dark' })
  // Nothing can be pressed that would move when the sheet comes.
  const sheetComes = Promise.withResolvers<void>()
  await manager.page.route('**/job-requisition-summary/position/*', (route) => sheetComes.promise.then(() => route.continue()), { times: 1 })
  await manager.page.goto(address)
  await manager.page.getByRole('region', { name: 'Approvals' }).getByRole('status', { name: 'Loading' }).waitFor()
  expect(await manager.page.getByRole('button', { name: /^(Approve|More for .*)$/ }).count()).toBe(0)
  sheetComes.resolve()
  await manager.page.getByRole('heading', { name: 'Your answer is asked' }).waitFor()
  // What is decided about stands beside the answer.
  const sheet = manager.page.getByRole('region', { name: 'The position' })
  await sheet.getByRole('definition').filter({ hasText: 'USD' }).waitFor()
  await sheet.getByRole('table', { name: 'What counts' }).getByRole('row').nth(1).waitFor()
  await inspect(manager.page, 'requisition-approval-dark')
  await manager.page.getByRole('button', { name: 'Decline' }).click()
  await manager.page.getByText('Say why you decline.').first().waitFor()
  await manager.page.getByRole('button', { name: 'Approve' }).click()
  await manager.page.getByRole('main').getByText('Approved').first().waitFor()

  const officer = await b.signedIn('officer@threshold.test')
  await officer.page.goto(address)
  await officer.page.getByRole('link', { name: 'Write the job post' }).click()
  await officer.page.getByRole('heading', { name: 'As applicants see it' }).waitFor()
  await officer.page.getByRole('button', { name: 'Save' }).click()
  await officer.page.locator('[data-event=publish]').click()
  await officer.page.getByText('Published').first().waitFor()
  await officer.page.getByRole('link', { name: 'See it on the open positions' }).waitFor()
  await inspect(officer.page, 'requisition-post')

  const { page: visitor } = await b.visitor({ viewport: PHONE })
  await visitor.goto('/homepage')
  await visitor.getByRole('link', { name: advert.title }).waitFor()

  // Asked again, the approver sees what has changed since.
  const owner = await t.as('employee')
  const id = Number(/jobreq\/(\d+)/.exec(address)?.[1])
  expect((await changeStatus(owner, id, 'DR')).response.status).toBe(200)
  const { version } = await summary(owner, id)
  const more = { params: { path: { id } }, body: { version, openings: 3 } }
  expect((await owner.recruitment.POST('/job-requisition-summary/update/{id}', more)).response.status).toBe(200)
  const { data: skills } = await owner.recruitment.GET('/job_skill/{id}', { params: { path: { id } } })
  const heavier = skills!.responseDataList.find(({ name }) => name === 'HTML')!
  const weight = { params: { path: { id: heavier.id } }, body: { version: heavier.version, weight: 60 } }
  expect((await owner.recruitment.POST('/job_skill/update/{id}', weight)).response.status).toBe(200)
  await page.goto(`/jobreq/${id}?tab=check`)
  await page.getByText(/^Changed since round 1, which ended /).waitFor()
  await page.getByRole('row', { name: /^HTML .*changed/ }).waitFor()
  expect((await changeStatus(owner, id, 'SB')).response.status).toBe(200)
  await manager.page.goto(address)
  await manager.page.getByText(/^Changed since round 1, which ended /).waitFor()
  await manager.page.getByRole('listitem').filter({ hasText: 'openings: from 1 to 3' }).waitFor()
  await manager.page.getByRole('listitem').filter({ hasText: 'HTML · weight: from 20 to 60' }).waitFor()
  // Marked where they stand: the openings in the frame, and of the criteria that one.
  expect(await sheet.getByRole('definition').getByText('changed', { exact: true }).count()).toBe(1)
  expect(await sheet.getByRole('row').filter({ hasText: 'changed' }).allInnerTexts()).toEqual([expect.stringContaining('HTML')])
  await inspect(manager.page, 'requisition-second-round-dark')
})

test('on a phone the list and the record fit, in both colours', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    const { page } = await b.signedIn('employee@threshold.test', { viewport: PHONE, scheme })
    await page.goto('/')
    await page.getByRole('link', { name: advert.title }).waitFor()
    await inspect(page, `requisitions-phone-${scheme}`)
    await page.getByRole('link', { name: advert.title }).click()
    await page.getByRole('heading', { level: 1, name: advert.title }).waitFor()
    await inspect(page, `requisition-phone-${scheme}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('what is missing is listed with the way to its place, and it cannot be submitted before', async () => {
  const owner = await t.as('employee')
  const id = await draft(owner, 'Half a requisition')
  const { page } = await b.signedIn('employee@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto(`/jobreq/${id}?tab=skills`)
  await page.getByRole('link', { name: 'Submit for approval' }).click()
  const missing = page.getByRole('listitem').filter({ hasText: /nothing is entered yet|enter |name an approver/ })
  await missing.first().waitFor()
  expect((await missing.allInnerTexts()).map((text) => text.split(':')[0])).toEqual(
    expect.arrayContaining(['Job position', 'Qualifications', 'Location', 'Financial', 'Experience', 'Skills', 'Approvals']),
  )
  const submit = page.getByRole('button', { name: 'Submit for approval' })
  expect(await submit.getAttribute('aria-disabled')).toBe('true')
  await inspect(page, 'requisition-check-phone-dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.goBack()
  await page.waitForURL('**?tab=skills')
})
