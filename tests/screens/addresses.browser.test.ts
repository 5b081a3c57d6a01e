import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply } from '../applications/candidates.ts'
import { browser, complaintsOf } from '../browser.ts'
import { posted } from '../files/posted.ts'
import { oddIds, oddSearch, repeated, routes } from './addresses.ts'
import { inTabs, readsOf } from './within.ts'

const t = await testApp()
const b = await browser(t)
const { id: post, requisitionId, items } = await posted(t, 'Registered nurse')
const applicationId = await apply(await t.as('officer'), requisitionId, items)
await t.person('applicant@threshold.test', ['Applicant'])
const known = { requisitionId, applicationId }
const goodIds: Record<string, string> = { $jobPostId: String(post), $id: String(requisitionId), $ids: String(requisitionId), $place: 'about', $employeeId: '1' }

const filled = (route: string, idFor: (name: string) => string) => route.replaceAll(/\{-\$\w+\}/g, '').replaceAll(/\$\w+/g, (name) => idFor(name)) || '/'
const good = (route: string) => filled(route, (name) => goodIds[name] ?? '1')
const asks = routes.filter((route) => /\/\$/.test(route))

/** Runs in the page: what a person must never meet. */
function found(): string | null {
  if (document.querySelector('.pending, .sk')) return 'still loading'
  const text = document.body.innerText.trim()
  if (!text) return 'a blank page'
  if (/^[[{]/.test(text)) return `raw JSON: ${text.slice(0, 80)}`
  const odd = /undefined|\[object |\bNaN\b|\{\w+\}/.exec(text)
  if (odd) return `"${odd[0]}" on the page`
  const heading = document.querySelector('h1')
  if (!heading?.checkVisibility()) return 'no heading'
  if (heading.textContent === 'This page could not be shown') return `the page crashed: ${heading.textContent}`
  if (!document.querySelector('a[href], button')) return 'no way on'
  return null
}

/** Goes there within the page, as a link does, and waits in it until the page has come to something. */
async function visit(page: Page, address: string): Promise<string[]> {
  const heard = complaintsOf(page).length
  const fault = await page.evaluate<string | null>(`(async () => {
    history.pushState({}, '', ${JSON.stringify(address)})
    const found = ${found}
    const frames = async () => {
      for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
    }
    const fault = () => (__TSR_ROUTER__.state.status === 'idle' ? found() : 'still on the way')
    await frames()
    for (const end = Date.now() + 15_000; fault() !== null && Date.now() < end; ) await frames()
    return fault()
  })()`)
  const said = complaintsOf(page).slice(heard)
  return [...(fault ? [fault] : []), ...said].map((one) => `${address.slice(0, 160)}: ${one}`)
}

/** Three tabs of one person, signed in once for the whole file. */
const tabsOf = (email: string | null) => {
  const known = seats.get(email) ?? openTabs(email)
  seats.set(email, known)
  return known
}
const seats = new Map<string | null, Promise<Page[]>>()
async function openTabs(email: string | null) {
  const { page, context } = email ? await b.signedIn(email) : await b.visitor()
  return [page, await context.newPage(), await context.newPage()]
}

const turns = (count: number) => Array.from({ length: count }, (_, turn) => turn)
const people = [
  { who: 'a manager', email: 'manager@threshold.test', each: 5 },
  { who: 'an employee', email: 'employee@threshold.test', each: 1 },
  { who: 'an applicant', email: 'applicant@threshold.test', each: 1 },
  { who: 'a visitor', email: null, each: 1 },
]

test('the routes are known', () => {
  expect(routes.length).toBeGreaterThan(30)
  expect(asks.length).toBeGreaterThan(6)
})

test.each(people)('no address crashes a page of $who', { timeout: 900_000 }, async ({ email, each }) => {
  const tabs = await tabsOf(email)
  const faults: string[] = []
  const addresses = [
    ...routes.flatMap((route, at) => [
      // The numbers that choose a record are right in every second turn, so that the page behind them is reached.
      ...turns(each).map((turn) => `${good(route)}?${oddSearch(turn * 3 + at, turn % 2 === 0 ? known : {})}`),
      `${good(route)}?${repeated}`,
    ]),
    ...asks.flatMap((route) => oddIds.map((id) => filled(route, () => id))),
  ]
  await Promise.all(tabs.map((tab) => tab.goto(email ? '/account' : '/homepage')))
  await inTabs(tabs, addresses, async (tab, address) => void faults.push(...(await visit(tab, address))))
  for (const tab of tabs) faults.push(...complaintsOf(tab).splice(0))
  expect([...new Set(faults)]).toEqual([])
})

test.each(people)('an odd address that is opened afresh shows a page to $who', { timeout: 900_000 }, async ({ email }) => {
  const tabs = await tabsOf(email)
  const readsIn = new Map(tabs.map((tab) => [tab, readsOf(tab)]))
  const faults: string[] = []
  await inTabs(tabs, routes, async (tab, route, at) => {
    await tab.goto(`${good(route)}?${oddSearch(at, known).replaceAll('x'.repeat(3000), 'xxx')}`, { waitUntil: 'domcontentloaded' })
    const state = async () => ((await readsIn.get(tab)?.isBusy()) ? 'still loading' : tab.evaluate(found))
    await expect.poll(state, { timeout: 30_000, interval: 20, message: route }).toBeNull()
    faults.push(...complaintsOf(tab).splice(0))
  })
  expect(faults).toEqual([])
})
