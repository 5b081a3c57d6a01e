import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicants } from '../../server/tables/applications.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { filled, selectedApplication } from './case.ts'

const t = await testApp()
const b = await browser(t)
const people: Record<string, number> = {}

async function somebody(firstName: string, surName: string) {
  const { application, applicant } = await selectedApplication(t)
  await t.db.update(applicants).set({ firstName, surName }).where(eq(applicants.id, applicant.id))
  people[`${firstName} ${surName}`] = application.id
  return application.id
}

beforeAll(async () => {
  const officer = await t.as('officer')
  await somebody('Jonas', 'Feld')
  for (const [first, last, salaryMinor] of [
    ['Priya', 'Raman', 9_400_000],
    ['Mei', 'Tanaka', 12_000_000],
  ] as const) {
    const applicationId = await somebody(first, last)
    const path = { params: { path: { applicationId } } }
    const { draft } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data
    must(await officer.hr.POST('/offer-letter/save', { body: { applicationId, content: filled(draft, { salaryMinor }) } }))
  }
})

const names = async (page: Page) =>
  (await page.getByRole('table').locator('tbody tr').allInnerTexts()).map((row) => Object.keys(people).find((name) => row.includes(name)))
const fitsIn = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'wider than the window by').toBeLessThanOrEqual(0)

describe('/hr-modules', () => {
  test('is a list as every list: next steps, a filter, a kept view with its count, the letter of the one opened', async () => {
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto('/hr-modules')
    await page.getByRole('link', { name: 'Write the offer letter: Jonas Feld' }).waitFor()
    await page.getByRole('link', { name: 'Send the offer letter: Priya Raman' }).waitFor()
    await page.getByRole('link', { name: 'Release the offer’s pay or title: Mei Tanaka' }).waitFor()
    await inspect(page, 'selected-list')

    await page.getByRole('columnheader', { name: 'Candidate' }).getByRole('button').click()
    await expect.poll(() => names(page)).toEqual(['Jonas Feld', 'Mei Tanaka', 'Priya Raman'])
    await page.goto('/hr-modules?by=nextStep&is=sendOffer')
    await expect.poll(() => names(page)).toEqual(['Priya Raman'])
    await page.getByRole('button', { name: 'Save as', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Name of the view').fill('To send')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: /^To send, 1 selected candidate|^To send.*1/ })
      .waitFor()

    // The next step opens the letter; beside it the list is as it was.
    await page.getByRole('link', { name: 'Send the offer letter: Priya Raman' }).click()
    await page.getByRole('region', { name: 'Offer letter' }).getByText('Saved · version 1').waitFor()
    const beside = page.getByRole('navigation', { name: 'Selected candidates' })
    expect(await beside.getByRole('listitem').count()).toBe(1)
    await inspect(page, 'selected-letter-beside')
    await page.goBack()
    await expect.poll(() => names(page)).toEqual(['Priya Raman'])
  })

  test('a link from elsewhere opens somebody whom the page of the list does not hold', async () => {
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto(`/hr-modules?applicationId=${people['Jonas Feld']}&q=Raman`)
    await page.getByRole('region', { name: 'Offer letter' }).waitFor()
    const beside = page.getByRole('navigation', { name: 'Selected candidates' })
    await beside.getByText('Jonas Feld').waitFor()
    await beside.getByText('Priya Raman').waitFor()
    expect(await beside.locator('[aria-current]').innerText()).toContain('Jonas Feld')
    expect(await page.title()).toContain('Jonas Feld')
  })

  test('on a phone the people are cards with their next step, and the letter has the page to itself', async () => {
    const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
    await page.goto('/hr-modules')
    await page.getByRole('link', { name: 'Write the offer letter: Jonas Feld' }).waitFor()
    await fitsIn(page)
    await inspect(page, 'selected-list-phone-dark')
    await page.getByRole('link', { name: 'Send the offer letter: Priya Raman' }).click()
    await page.getByRole('textbox', { name: 'Text of the letter' }).waitFor()
    await fitsIn(page)
    await page.getByRole('link', { name: 'All candidates' }).click()
    await page.getByRole('link', { name: 'Write the offer letter: Jonas Feld' }).waitFor()
  })
})
