import { expect, test } from 'vitest'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { accountId, apply, must, openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)
const today = todayIn(t.app.settings)
const { officer, requisitionId, items } = await openPosition(t)
for (let person = 0; person < 3; person++) await apply(officer, requisitionId, items)
const ownerId = await accountId(t, 'officer@threshold.test')
const startDate = daysAfter(today, -90)
await t.db.insert(requisitions).values([
  { positionTitle: 'Sample past its end', ownerId, startDate, endDate: daysAfter(today, -3) },
  { positionTitle: 'Sample past and over', ownerId, startDate, endDate: daysAfter(today, -3), status: 'CO' },
  { positionTitle: 'Sample ending today', ownerId, startDate, endDate: today },
  { positionTitle: 'Sample ending much later', ownerId, startDate, endDate: daysAfter(today, 60) },
])

async function askedOf(address: string) {
  const page = await b.windowOf('manager@threshold.test')
  const asked: string[] = []
  const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname)
  page.on('request', note)
  // The network may rest before the facts are asked for.
  const counted = page.waitForResponse((response) => response.url().endsWith('/view-counts'))
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await counted
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return { page, asked }
}

test('the list of requisitions counts its facts and its views in one call, and each fact opens the rows that it counts', async () => {
  const { page, asked } = await askedOf('/jobreq')
  const facts = page.getByRole('main').getByRole('link')
  for (const [name, rows] of [
    ['4 open', ['Sample past its end', 'Sample ending today', 'Sample ending much later', 'Ward clerk']],
    ['1 past end date', ['Sample past its end']],
    ['1 ends this month', ['Sample ending today']],
  ] as const) {
    await facts.and(page.getByText(name, { exact: true })).click()
    await expect
      .poll(async () => (await page.getByRole('table').getByRole('row').getByRole('link').allTextContents()).sort(), { message: name })
      .toEqual([...rows].sort())
  }
  expect(asked.filter((path) => path.endsWith('/view-counts'))).toHaveLength(1)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(25)
  await inspect(page, 'facts-requisitions')
})

test('so do the other lists with facts', async () => {
  for (const address of ['/appsch', '/apponb', '/hr-modules']) {
    const { asked } = await askedOf(address)
    expect(
      asked.filter((path) => path.endsWith('/view-counts')),
      address,
    ).toHaveLength(1)
  }
  const { page } = await askedOf('/appsch')
  await page.getByRole('link', { name: '3 new', exact: true }).click()
  await page.getByText('3 rows', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: '0 over the limit', exact: true }).waitFor()
})

test('a view that is saved keeps the facts, and a phone shows them', async () => {
  must(await officer.auth.POST('/views', { body: { list: 'requisitions', name: 'Drafts', search: { by: 'status', is: 'DR' } } }))
  const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto('/jobreq')
  await page.getByRole('link', { name: '1 past end date', exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await inspect(page, 'facts-phone')
})
