import { eq } from 'drizzle-orm'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { requisitionCriteria } from '../../server/tables/criteria.ts'
import { type ItemList, referenceItems } from '../../server/tables/reference.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { detailTabs, processTabs, workTabs } from '../../src/ui/requisitions/tabs.ts'
import { testApp } from '../app.ts'
import { accountId, apply, must, plan, schedule } from '../applications/candidates.ts'
import { browser, inspect, PHONE, WIDE } from '../browser.ts'
import { posted } from '../files/posted.ts'
import { dayFromNow } from './raise.ts'

const t = await testApp()
const b = await browser(t)
const { requisitionId: id, items } = await posted(t, 'Registered nurse, emergency')

/** Everything that a requisition can show: criteria of every kind, applications, an interview, an answered approval, a post. */
async function furnish() {
  const officer = await t.as('officer')
  const first = async (list: ItemList) =>
    (await t.db.select({ id: referenceItems.id }).from(referenceItems).where(eq(referenceItems.list, list)).limit(1))[0]!.id
  const of = { requisitionId: id, weight: 40, mandatory: true }
  await t.db.insert(requisitionCriteria).values({ ...of, section: 'certification', refId: await first('certification') })
  await t.db.insert(requisitionCriteria).values({ ...of, section: 'workAuthorisation', refId: await first('workAuthorisation') })
  await t.db.insert(requisitionCriteria).values({ ...of, section: 'compliance', refId: await first('regulatory') })
  const responsibilities = ['Leads a shift of eight nurses', 'Keeps the resuscitation room ready']
  await t.db.insert(requisitionCriteria).values({ ...of, section: 'designation', refId: await first('designation'), responsibilities })
  for (let n = 0; n < 3; n++) await apply(officer, id, items)
  const one = await apply(officer, id, items)
  must(await schedule(officer, one, await plan(officer, one, [await accountId(t, 'officer@threshold.test')])))
}
await furnish()

const places = [
  ...[...detailTabs, ...workTabs, ...processTabs].map((tab) => [`/jobreq/${id}?tab=${tab}`, tab]),
  [`/reqsum?requisitionId=${id}`, 'reqsum'],
  ['/reqsch', 'reqsch'],
  [`/selreq?requisitionId=${id}`, 'selreq'],
] as [string, string][]

/** Goes through the addresses of one window, within the page as links do; each is there when nothing is asked or loading any more. */
function walk(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const drawn = () =>
    page.evaluate(async () => {
      for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
      return document.querySelector('main h1') !== null && !document.querySelector('.pending, .sk, [aria-busy="true"]')
    })
  const settled = async () => {
    // Drawn may ask anew, so that both must hold twice.
    let calm = 0
    await expect.poll(async () => (calm = (await drawn()) && open.size === 0 ? calm + 1 : 0), { timeout: 15_000, interval: 10 }).toBeGreaterThan(1)
  }
  const go = async (address: string) => {
    await page.evaluate((to) => history.pushState({}, '', to), address)
    await settled()
    expect(page.url()).toContain(address)
  }
  return { go, settled }
}

test('every tab of a requisition, wide and on a phone, light and dark: nothing that an axe finds, nothing beyond the edge', async () => {
  const page = await b.windowOf('manager@threshold.test')
  const { go, settled } = walk(page)
  const found: string[] = []
  const look = async (name: string, index: number) => {
    for (const [width, viewport, odd] of [
      ['wide', WIDE, 0],
      ['phone', PHONE, 1],
    ] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: index % 2 === odd ? 'light' : 'dark' })
      await settled()
      if (width === 'phone') await page.getByRole('button', { name: 'Close the menu' }).waitFor({ state: 'hidden' })
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${name} is wider than the window (${width})`)
      // All of them are looked at before the test fails.
      await inspect(page, `jobreq-${name}-${width}`).catch((error: Error) => found.push(error.message))
    }
  }
  for (const [index, [address, name]] of places.entries()) {
    await go(address)
    await look(name, index)
  }
  await t.db
    .update(requisitions)
    .set({ startDate: dayFromNow(-20), endDate: dayFromNow(-3) })
    .where(eq(requisitions.id, id))
  await page.goto(`/jobreq/${id}?changeDate=true`)
  await page.getByRole('dialog', { name: /^Extend/ }).waitFor()
  await look('expired', 0)
  expect(found).toEqual([])
})
