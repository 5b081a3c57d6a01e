import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply } from '../applications/candidates.ts'
import { browser, complaintsOf } from '../browser.ts'
import { posted } from '../files/posted.ts'
import { oddIds, oddSearch, repeated, routes } from './addresses.ts'

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

/** Goes there within the page, as a link does, and waits until the page has come to something. */
async function visit(page: Page, address: string): Promise<string[]> {
  const heard = complaintsOf(page).length
  await page.evaluate((to) => history.pushState({}, '', to), address)
  const settled = async () => {
    await page.evaluate(async () => {
      for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
    })
    return page.evaluate(found)
  }
  let fault = await settled()
  for (let waited = 0; fault !== null && waited < 60; waited++) {
    await page.waitForTimeout(100)
    fault = await settled()
  }
  const said = complaintsOf(page).slice(heard)
  return [...(fault ? [fault] : []), ...said].map((one) => `${address.slice(0, 160)}: ${one}`)
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
  const { page } = email ? await b.signedIn(email) : await b.visitor()
  if (!email) await page.goto('/homepage')
  const faults: string[] = []
  for (const [at, route] of routes.entries()) {
    // The numbers that choose a record are right in every second turn, so that the page behind them is reached.
    for (const turn of turns(each)) faults.push(...(await visit(page, `${good(route)}?${oddSearch(turn * 3 + at, turn % 2 === 0 ? known : {})}`)))
    faults.push(...(await visit(page, `${good(route)}?${repeated}`)))
  }
  for (const route of asks)
    for (const id of oddIds)
      faults.push(
        ...(await visit(
          page,
          filled(route, () => id),
        )),
      )
  expect(faults).toEqual([])
})

test.each(people)('an odd address that is opened afresh shows a page to $who', { timeout: 900_000 }, async ({ email }) => {
  const { page } = email ? await b.signedIn(email) : await b.visitor()
  const faults: string[] = []
  for (const [at, route] of routes.entries()) {
    await page.goto(`${good(route)}?${oddSearch(at, known).replaceAll('x'.repeat(3000), 'xxx')}`)
    await expect.poll(() => page.evaluate(found), { timeout: 30_000 }).toBeNull()
    faults.push(...complaintsOf(page).splice(0))
  }
  expect(faults).toEqual([])
})
