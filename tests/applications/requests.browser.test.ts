import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { browser } from '../browser.ts'
import { draft } from '../requisitions/raise.ts'
import { apply, moveTo, must, openPosition } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let b: Awaited<ReturnType<typeof browser>>
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  b = await browser(t)
})

/** The calls that the page makes from now on, without the numbers of records. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.replace(/^\/api(\/\w+)?\/v1/, '').replace(/\/\d+$/, '')}`)
  })
  return calls
}

test('changing the status of an application takes one request, and one that reads it again', async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}`)
  await page.getByText('Within 20 km of').waitFor()
  await page.waitForLoadState('networkidle')
  const calls = callsOf(page)
  await page.getByRole('button', { name: 'Start screening' }).click()
  await page.getByText('Moved to “Screening”.').waitFor()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(['POST /application/change-status', 'GET /application/record'])
})

test('a pause in typing a job position takes one request, and one that says how far it is', async () => {
  const id = await draft(p.employee, 'Night porter')
  const { page } = await b.signedIn('employee@threshold.test')
  await page.goto(`/jobreq/${id}?tab=position`)
  const title = page.getByLabel('Title', { exact: true })
  await title.waitFor()
  await page.waitForLoadState('networkidle')
  const calls = callsOf(page)
  await title.fill('Night porter, ground floor')
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(['POST /job_position', 'GET /job-requisition-summary'])
})

test('a candidate who is opened again comes in no words while nothing changed, and whole when a colleague changed something', async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  const { page } = await b.signedIn('officer@threshold.test')
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith(`/application/record/${id}`)) statuses.push(response.status())
  })
  const openAgain = async () => {
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Applicant tracking' }).waitFor()
    await page.goForward()
  }
  await page.goto('/appsch')
  await page.getByRole('table').getByRole('row').getByRole('link').first().click()
  const start = page.getByRole('button', { name: 'Start screening' })
  await start.waitFor()
  await expect.poll(() => statuses).toEqual([200])

  await openAgain()
  await start.waitFor()
  await expect.poll(() => statuses).toEqual([200, 304])

  must(await moveTo(p.officer, id, 'screening'))
  await openAgain()
  await expect.poll(() => statuses).toEqual([200, 304, 200])
  await start.waitFor({ state: 'detached' })
})
