import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect, PHONE } from '../browser.ts'
import { accountId, apply, candidate, must, openPosition, plan, read, schedule } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let b: Awaited<ReturnType<typeof Browser>>
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  b = await browser(t)
})

const nameOf = async (id: number) => `Sofia ${(await read(p.officer, id)).applicant.surName}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** Somebody of whom everything is known but the phone and the languages. */
async function stated() {
  const { responseDataList } = must(await p.officer.recruitment.GET('/computer-skill', { params: { query: { size: 10 } } }))
  const computerSkill = responseDataList[0]!
  const body = {
    ...candidate(p.requisitionId, p.items),
    mobile: '+61 412 345 678',
    reference: 'Owen Marsh, ward 4',
    cvNotes: 'Can begin in March',
    computerSkillIds: [computerSkill.id],
  }
  const { responseData } = must(await p.officer.recruitment.POST('/application', { body }))
  return { id: responseData.id, computerSkill: computerSkill.name }
}

test('at 1440 × 900 the header takes at most 160 px, and what is needed to decide stands above the fold', async () => {
  const { id } = await stated()
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}`)
  await heading(page, await nameOf(id))
  const box = async (place: ReturnType<Page['getByRole']>) => (await place.boundingBox())!
  const [top, tabs] = [await box(page.getByRole('main')), await box(page.getByRole('navigation', { name: 'Parts of the application' }))]
  expect(tabs.y + tabs.height - top.y).toBeLessThanOrEqual(160)
  const decided = [
    page.getByRole('button', { name: 'Start screening' }),
    page.getByRole('heading', { name: 'Profile score' }),
    page.getByRole('heading', { name: 'Review score' }),
    page.getByRole('region', { name: 'Your review' }),
    page.getByRole('region', { name: 'What can happen next' }),
    page.getByRole('region', { name: 'CV' }),
    page.getByText('+61 412 345 678').first(),
  ]
  for (const place of decided) expect((await box(place)).y, String(place)).toBeLessThan(900)
  const moves = await box(page.getByRole('region', { name: 'What can happen next' }))
  expect(moves.y + moves.height).toBeLessThanOrEqual(900)
  await page.getByText(/Step 1 of 12/).waitFor()
  expect(await page.getByRole('list', { name: 'The way of this application' }).isVisible()).toBe(false)
  await page.getByText(/Step 1 of 12/).click()
  await page.getByRole('list', { name: 'The way of this application' }).waitFor()
  await inspect(page, 'canprf-way')
})

test('everything that the application states is shown; what it does not is named once', async () => {
  const { id, computerSkill } = await stated()
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}`)
  const known = page.getByRole('region', { name: 'What is known' })
  for (const [name, value] of [
    ['Mobile', '+61 412 345 678'],
    ['Computer skills', computerSkill],
    ['Recommended by', 'Owen Marsh, ward 4'],
    ['Notes on the CV', 'Can begin in March'],
    ['Expected pay', 'AUD 60,000 a year'],
    ['How it came', 'Entered by HR'],
  ] as const)
    await known.getByRole('definition').filter({ hasText: value }).locator('..').getByText(name, { exact: true }).waitFor()
  expect(await known.getByText(/^Not stated:/).innerText()).toMatch(/Phone.*Languages/)
  expect(await known.getByText('Languages').count()).toBe(1)
  expect(await known.getByRole('link', { name: '+61 412 345 678' }).getAttribute('href')).toBe('tel:+61412345678')
})

test('J and K walk through the list that one came from, over the edge of its page; letters rest in fields', async () => {
  const { officer, requisitionId } = await openPosition(t)
  const ids: number[] = []
  for (let n = 0; n < 12; n++) ids.push(await apply(officer, requisitionId))
  const names: string[] = []
  for (const id of ids) names.push(await nameOf(id))
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/selreq?requisitionId=${requisitionId}&size=10&by=status&is=new+application&sort=id`)
  await page.getByRole('link', { name: names[8]!, exact: true }).click()
  await heading(page, names[8]!)
  await page.getByText('9 of 12').waitFor()
  await page.keyboard.press('j')
  await heading(page, names[9]!)
  // The filter goes along; the eleventh is on the next page.
  await page.getByRole('button', { name: 'Next candidate' }).click()
  await heading(page, names[10]!)
  await page.getByText('11 of 12').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Next candidate')
  await page.keyboard.press('k')
  await heading(page, names[9]!)
  // Another part of the page stays among them, and so does a reload.
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await page.getByText('Applied', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('10 of 12').waitFor()
  await page.keyboard.press('j')
  await heading(page, names[10]!)
  expect(new URL(page.url()).searchParams.get('tab')).toBe('timeline')
  // Whoever leaves the list by what is decided keeps their place in it.
  await page.getByRole('button', { name: 'Start screening' }).click()
  await page.getByText('Moved to “Screening”.').waitFor()
  await page.getByText('11 of 12').waitFor()
  await page.getByRole('button', { name: 'Correct details' }).click()
  await page.getByRole('dialog').getByLabel('Title').press('j')
  await heading(page, names[10]!)
  expect(await page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('j')
  await page.keyboard.press('Escape')
  const discard = page.getByRole('button', { name: /^Discard|^Leave/ })
  if (await discard.isVisible()) await discard.click()
  await page
    .getByRole('navigation', { name: /^Application/ })
    .getByRole('link', { name: 'Candidates' })
    .click()
  await page.getByRole('link', { name: names[0]!, exact: true }).waitFor()
  const back = new URL(page.url()).searchParams
  expect([back.get('requisitionId'), back.get('is'), back.get('size')]).toEqual([String(requisitionId), 'new application', '10'])
})

test('opened directly, the candidates of the requisition follow by rank; ? lists the keys, which can be switched off', async () => {
  const { officer, requisitionId, items } = await openPosition(t)
  const [second, first] = [await apply(officer, requisitionId), await apply(officer, requisitionId, items)]
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${first}`)
  await heading(page, await nameOf(first))
  await page.getByRole('button', { name: 'Next candidate', disabled: false }).waitFor()
  expect(await page.getByRole('button', { name: 'Previous candidate' }).getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('j')
  await heading(page, await nameOf(second))
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'All keys of this page' })
  await dialog.getByText('next, previous').waitFor()
  await inspect(page, 'canprf-keys')
  await dialog.getByRole('switch', { name: 'The letter keys work' }).click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Previous candidate', disabled: false }).waitFor()
  await page.keyboard.press('k')
  await page.getByRole('button', { name: 'Keys' }).click()
  await dialog.getByRole('switch', { name: 'The letter keys work' }).click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await heading(page, await nameOf(second))
  await page.keyboard.press('k')
  await heading(page, await nameOf(first))
})

test('the timeline is narrowed to a kind in its address, wide and on a phone', async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  must(await schedule(p.officer, id, await plan(p.officer, id, [await accountId(t, 'employee@threshold.test')])))
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}`)
  await page.getByRole('link', { name: 'Whole timeline' }).click()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByText(/^Interview scheduled by Owen Marsh/).waitFor()
  await timeline.getByText(/^Mail to Sofia.*We have your application/).waitFor()
  await inspect(page, 'canprf-timeline')
  await timeline.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Interviews (1)' }).click()
  await timeline.getByText('1 entry').waitFor()
  expect(new URL(page.url()).searchParams.get('kind')).toBe('INTERVIEW')
  expect(await timeline.getByText(/^Mail to/).count()).toBe(0)
  const { page: phone } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await phone.goto(`/canprf?applicationId=${id}&tab=timeline`)
  await phone.getByText(/^Interview scheduled by Owen Marsh/).waitFor()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await inspect(phone, 'canprf-timeline-phone')
})
