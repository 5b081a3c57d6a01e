import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { requisitionCertifications, requisitionCompliances, requisitionDesignations, requisitionWorkAuths } from '../../server/recruitment/criteria.schema.ts'
import { certifications, designations, regulatories, workAuthorisations } from '../../server/recruitment/reference.schema.ts'
import { requisitions } from '../../server/recruitment/requisition.schema.ts'
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
  const first = async (table: typeof certifications | typeof designations | typeof workAuthorisations | typeof regulatories) =>
    (await t.db.select({ id: table.id }).from(table).limit(1))[0]!.id
  const of = { requisitionId: id, weight: 40, mandatory: true }
  await t.db.insert(requisitionCertifications).values({ ...of, refId: await first(certifications) })
  await t.db.insert(requisitionWorkAuths).values({ ...of, refId: await first(workAuthorisations) })
  await t.db.insert(requisitionCompliances).values({ ...of, refId: await first(regulatories) })
  const responsibilities = ['Leads a shift of eight nurses', 'Keeps the resuscitation room ready']
  await t.db.insert(requisitionDesignations).values({ ...of, refId: await first(designations), responsibilities })
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

/** Goes there within the page, as a link does, and waits until all is drawn. */
async function go(page: Page, address: string) {
  await page.evaluate(async (to) => {
    history.pushState({}, '', to)
    // What is asked for is drawn, or stands in as a skeleton, two frames later.
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
  }, address)
  await page.waitForFunction(
    (to) => location.pathname + location.search === to && !document.querySelector('.pending, .sk, [aria-busy="true"]') && document.querySelector('main h1'),
    address,
    { polling: 50 },
  )
}

test.each([
  ['wide', WIDE, 0],
  ['phone', PHONE, 1],
] as const)('every tab of a requisition, %s: nothing that an axe finds, nothing beyond the edge', async (width, viewport, odd) => {
  const { page } = await b.signedIn('manager@threshold.test', { viewport })
  const found: string[] = []
  const look = async (name: string) => {
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${name} is wider than the window`)
    // All of them are looked at before the test fails.
    await inspect(page, `jobreq-${name}-${width}`).catch((error: Error) => found.push(error.message))
  }
  for (const [index, [address, name]] of places.entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === odd ? 'light' : 'dark' })
    await go(page, address)
    await look(name)
  }
  await t.db
    .update(requisitions)
    .set({ endDate: dayFromNow(-3) })
    .where(eq(requisitions.id, id))
  await page.goto(`/jobreq/${id}?changeDate=true`)
  await page.getByRole('dialog', { name: /^Extend/ }).waitFor()
  await look('expired')
  await t.db
    .update(requisitions)
    .set({ endDate: dayFromNow(30) })
    .where(eq(requisitions.id, id))
  expect(found).toEqual([])
})
