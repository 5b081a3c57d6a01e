import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect } from '../browser.ts'
import { completeDraft, draft, referenceItems, summary } from '../requisitions/raise.ts'

const t = await testApp()
const b = await browser(t)
const employee = await t.as('employee')
const id = await completeDraft(employee, await referenceItems(t))
await draft(employee, 'Night porter')

test('without a connection a search shows no old rows as found, a page says why it is not there, and both come with the connection', async () => {
  const { page, context } = await b.signedIn('employee@threshold.test')
  await page.goto('/')
  await page.getByRole('link', { name: 'Ward clerk' }).waitFor()
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('porter')
  await page.getByRole('heading', { name: 'The list could not be loaded' }).waitFor()
  await page.getByText('Check the connection, then try again.').waitFor()
  expect(await page.getByRole('link', { name: 'Ward clerk' }).count()).toBe(0)
  expect(await page.getByText('Failed to fetch').count()).toBe(0)
  await inspect(page, 'offline-list')
  await page.getByRole('link', { name: 'Leave Management' }).click()
  await page.getByRole('heading', { name: 'This page has not arrived' }).waitFor()
  await page.getByText('You are offline').waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'My leave' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Night porter' }).waitFor()
  expect(await page.getByRole('link', { name: 'Ward clerk' }).count()).toBe(0)
})

test('what could not be saved without a connection is saved by itself when it is back', async () => {
  const { page, context } = await b.signedIn('employee@threshold.test')
  await page.goto(`/jobreq/${id}`)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.waitFor()
  await context.setOffline(true)
  await title.fill('Ward clerk, nights')
  await page.getByText('Not saved yet').waitFor()
  await page.getByText('The server cannot be reached.').waitFor()
  await context.setOffline(false)
  await page.getByText(/^Saved/).waitFor()
  expect((await summary(employee, id)).position.positionTitle).toBe('Ward clerk, nights')
  expect(await page.getByText('The server cannot be reached.').count()).toBe(0)
})
