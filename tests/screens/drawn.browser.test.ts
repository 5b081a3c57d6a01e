import { sql } from 'drizzle-orm'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, complaintsOf, PHONE } from '../browser.ts'
import { posted } from '../files/posted.ts'

const HOSTILE = 'Nurse </script><script>document.title="taken"</script><img src="x" onerror="document.title=1">'
// What is refused here on purpose is not told in the report.
const t = await testApp({ LOG_LEVEL: 'silent' })
const b = await browser(t)
const { id, items } = await posted(t, HOSTILE)
await t.db.execute(
  sql`update cities set name = 'Threshold Bay', state_id = (select id from states s where s.name = 'Victoria' and s.country_id = cities.country_id) where id = ${items.cityId}`,
)
const pages = [
  {
    address: '/homepage',
    says: [HOSTILE, 'One position is open.', 'Threshold Bay, Victoria', 'AUD 50,000–65,000', 'a year', 'To search, filter and apply, turn on JavaScript'],
  },
  { address: `/homepage/${id}`, says: [HOSTILE, 'Threshold Bay, Victoria', 'Come and help.', 'Phones', 'To search, filter and apply, turn on JavaScript'] },
  { address: `/homepage/${id}/apply/cv`, says: ['Choose a file', 'To search, filter and apply, turn on JavaScript'] },
]

test.each(pages)('$address can be read without JavaScript', async ({ address, says }) => {
  const { page, context } = await b.visitor({ javaScriptEnabled: false, viewport: PHONE })
  await page.goto(address)
  const text = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ')
  for (const words of says) expect(text).toContain(words)
  expect(await page.locator('img').count()).toBe(0)
  await context.close()
})

test.each(pages)('$address is the same before and after its scripts have run, and nothing moves', async ({ address }) => {
  const { page, context } = await b.visitor()
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  page.on('pageerror', (error) => told.push(String(error)))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  // What the font moves as it arrives is over before the scripts come; until the style sheet is there, the page knows of no font.
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet))
  await page.evaluate(async () => {
    await document.fonts.load('16px "Inter Variable"')
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const watching = new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        performance.mark('moved', { detail: shift.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 200)) })
    })
    watching.observe({ type: 'layout-shift' })
  })
  const before = await page.locator('#root').innerText()
  const element = await heading.elementHandle()
  const typed = page.getByRole('searchbox').or(page.getByRole('textbox', { name: 'First name' }))
  if (await typed.count()) await typed.fill('Maya')
  release()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')))
  expect(await page.locator('#root').innerText()).toBe(before)
  expect(told).toEqual([])
  // The same element, taken over and not drawn anew; what was typed into it meanwhile is there.
  expect(await element?.evaluate((one) => one.isConnected)).toBe(true)
  if (await typed.count()) expect(await typed.inputValue()).toBe('Maya')
  expect(await page.evaluate(() => performance.getEntriesByName('moved').map((mark) => (mark as PerformanceMark).detail))).toEqual([])
  await context.close()
})

test('two cities of one name are told apart where the list is narrowed', async () => {
  const { page, context } = await b.visitor()
  await page.goto('/homepage')
  await page.getByRole('group', { name: 'Place' }).getByRole('checkbox', { name: 'Threshold Bay, Victoria' }).waitFor()
  await context.close()
})

test.each(pages)('where $address cannot be drawn, the browser draws it, and it works', async ({ address, says: [words = ''] }) => {
  const { page, context } = await b.visitor()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const whenReleased = async (route: Route) => {
    await held
    await route.continue()
  }
  await page.route('**/*.js', whenReleased)
  await page.route('**/api/**', whenReleased)
  // What the page is drawn from cannot be read while it is asked for, and can be again when its scripts ask.
  await t.db.execute(sql`alter table job_posts rename to job_posts_away`)
  const answer = await page.goto(address, { waitUntil: 'commit' })
  const document = await answer?.text()
  await t.db.execute(sql`alter table job_posts_away rename to job_posts`)
  expect(answer?.headers()['content-type']).toContain('text/html')
  expect(document).toContain('<div id="root"></div>')
  expect(document).not.toMatch(/job_posts|relation/)
  release()
  if (address.endsWith('/cv')) {
    await page.getByRole('button', { name: 'Give the CV later and answer first' }).click()
    const first = page.getByRole('textbox', { name: 'First name' })
    await first.fill('Maya')
    expect(await first.inputValue()).toBe('Maya')
  } else await page.getByRole(address === '/homepage' ? 'link' : 'heading', { name: words }).waitFor()
  expect(complaintsOf(page)).toEqual([])
  await context.close()
})
