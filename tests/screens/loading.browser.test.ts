import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { browser } from '../browser.ts'
import { someone, uploadedResume } from '../files/posted.ts'
import { furnished } from './furnished.ts'

const t = await testApp()
const b = await browser(t)
const { records, offered } = await furnished(t)
const applied = await t.visitor.recruitment.POST('/job-post/{id}/apply', {
  params: { path: { id: records.appliedTo }, header: {} },
  body: someone(await uploadedResume(t)),
})
const withCv = must(applied).responseData.id
const ASSETS = join(import.meta.dirname, '../../dist/assets')

const pages = [
  { address: '/homepage', most: 15 },
  { address: `/homepage/${records.jobPostId}`, most: 15 },
  { address: `/homepage/${records.jobPostId}/apply/cv`, most: 15 },
  { address: '/my-application', most: 15 },
  { address: '/offer-letter', most: 15, token: () => offered.token },
  { address: '/jobreq', most: 25, token: () => t.tokenOf('manager@threshold.test') },
  { address: `/jobreq/${records.requisitionId}`, most: 25, token: () => t.tokenOf('manager@threshold.test') },
  { address: '/appsch', most: 25, token: () => t.tokenOf('manager@threshold.test') },
  { address: `/canprf?applicationId=${records.applicationId}`, most: 25, token: () => t.tokenOf('manager@threshold.test') },
  { address: `/canprf?applicationId=${withCv}`, most: 25, token: () => t.tokenOf('manager@threshold.test') },
  { address: '/recruitmentManager', most: 25, token: () => t.tokenOf('manager@threshold.test') },
]

/** The scripts come when the calls that the document made have been answered. */
async function withScriptsLast(page: Page) {
  let hasAsked = false
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return
    hasAsked = true
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  // A call that the next page breaks off is over as well.
  page.on('requestfailed', (request) => open.delete(request))
  await page.route('**/assets/*.js', async (route) => {
    await expect.poll(() => hasAsked && open.size === 0).toBe(true)
    await route.continue()
  })
}

const keptIn = (context: BrowserContext, token: string) => context.addInitScript((value) => localStorage.setItem('threshold.token', value), token)

test.each(pages)(
  '$address takes at most $most requests, its scripts are asked for with the document and its first data before they are here',
  async ({ address, most, token }) => {
    const { page, context } = await b.visitor()
    const signedIn = await token?.()
    if (signedIn) {
      await keptIn(context, signedIn)
      const firstCall = page.waitForRequest(/\/api\//)
      await page.route('**/assets/*.js', async (route) => {
        await firstCall
        await route.continue()
      })
    }
    const asked: string[] = []
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url())) asked.push(new URL(request.url()).pathname)
    })
    const named = (await (await fetch(t.address + address, { headers: { accept: 'text/html' } })).text()).match(/\/assets\/[^"]+\.js/g) ?? []
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
    expect(named.length).toBeGreaterThan(1)
    // Nothing is asked for twice, though the document asks for some of it before the scripts do.
    expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([])
    // The page has taken the place of the frame that the document came with.
    expect(await page.locator('.frame').count()).toBe(0)
    // What the document names is needed: nobody loads what is not.
    expect(asked).toEqual(expect.arrayContaining(named))
    await context.close()
  },
)

test.each([
  { address: '/jobreq', waiting: 'main:not(:has(tbody tr))' },
  { address: '/appsch', waiting: 'main:not(:has(tbody tr))' },
  // Its heading says how much waits as soon as that is known.
  { address: '/recruitmentManager', waiting: '[aria-busy=true]' },
])('$address is drawn with its data at once where that came before the scripts', async ({ address, waiting }) => {
  const { page, context } = await b.visitor()
  await keptIn(context, await t.tokenOf('manager@threshold.test'))
  await context.addInitScript((selector) => {
    const seen = globalThis as unknown as { waits: boolean }
    seen.waits = false
    const look = () => {
      seen.waits ||= Boolean(document.querySelector(`#root :is(${selector}):not(.frame *)`))
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  }, waiting)
  await withScriptsLast(page)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (globalThis as unknown as { waits: boolean }).waits)).toBe(false)
  await context.close()
})

test('whom a page is not for is told so, and stays signed in, though its first calls were refused before the scripts came', async () => {
  const { page, context } = await b.visitor()
  await keptIn(context, offered.token)
  await withScriptsLast(page)
  for (const address of ['/jobreq', '/recruitmentManager']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: /^Unauthorized Access/ }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe(address)
  }
  await context.close()
})

test.each([
  { who: 'whose session lasts', claims: { exp: Math.floor(Date.now() / 1000) + 600 }, calls: 2 },
  { who: 'whose session has run out', claims: { exp: Math.floor(Date.now() / 1000) - 1 }, calls: 0 },
  { who: 'whose token cannot be read', claims: null, calls: 0 },
  { who: 'who is not signed in', claims: undefined, calls: 0 },
])('the document itself makes $calls calls for somebody $who, and shows its frame to who has a token', async ({ claims, calls }) => {
  const { page, context } = await b.visitor()
  if (claims !== undefined) await keptIn(context, `header.${claims ? Buffer.from(JSON.stringify(claims)).toString('base64url') : 'none'}.signature`)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.headers().authorization ?? '')
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/jobreq')
  expect(await page.locator('.frame').isVisible()).toBe(Boolean(claims))
  expect(asked.map((bearer) => bearer.startsWith('Bearer header.'))).toEqual(Array(calls).fill(true))
  await context.close()
})

test.each(['en-AU', 'de-DE'])('the document of a list says the heading of the page before its scripts have come, in %s', async (locale) => {
  const { page, context } = await b.visitor({ locale })
  await keptIn(context, await t.tokenOf('manager@threshold.test'))
  const titleIn = (address: string) => page.goto(address).then(() => page.locator('.frame .frame-title:visible').allInnerTexts())
  for (const address of ['/jobreq', '/appsch?view=board', '/reqsch', '/people-groups', '/apponb', '/hr-modules', '/employee', '/users']) {
    await page.route('**/assets/*.js', (route) => route.abort())
    const said = await titleIn(address)
    await page.unroute('**/assets/*.js')
    await page.goto(address)
    expect(said, address).toEqual([await page.getByRole('heading', { level: 1 }).innerText()])
  }
  await page.route('**/assets/*.js', (route) => route.abort())
  // The heading of the own day says how much waits: nobody knows that yet.
  expect(await titleIn('/jobreq?day=true')).toEqual([])
  expect(await titleIn(`/jobreq/${records.requisitionId}`)).toEqual([])
  await context.close()
})

test('a visitor loads no styles of staff; they come after the sign-in, and with the page where they did not come', async () => {
  const { page, context } = await b.visitor()
  const ofStaff: string[] = []
  page.on('request', (request) => {
    if (/\/staff-[\w-]+\.css$/.test(request.url())) ofStaff.push(request.url())
  })
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(ofStaff).toEqual([])
  await page.route('**/staff-*.css', (route) => route.abort(), { times: 1 })
  await page.getByLabel('E-mail').fill('manager@threshold.test')
  await page.getByLabel('Password', { exact: true }).fill('threshold-sample')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  // Loaded anew, the page is one of staff from the beginning: both sheets are one there.
  expect(await page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/-.*/, '')))).toEqual([
    '/assets/all',
  ])
  expect(ofStaff.length).toBe(1)
  await context.close()
})

test('every component of Mantine that is built in has its styles', () => {
  const read = (ending: string) => readdirSync(ASSETS).flatMap((name) => (name.endsWith(ending) ? [readFileSync(join(ASSETS, name), 'utf8')] : []))
  const classes = (texts: string[]) => new Set(texts.flatMap((text) => text.match(/\bm_[0-9a-f]{6,8}\b/g) ?? []))
  const styled = classes(read('.css'))
  const known = classes([readFileSync(join(import.meta.dirname, '../../node_modules/@mantine/core/styles.css'), 'utf8')])
  expect(styled.size).toBeGreaterThan(50)
  expect([...classes(read('.js'))].filter((name) => known.has(name) && !styled.has(name))).toEqual([])
})
