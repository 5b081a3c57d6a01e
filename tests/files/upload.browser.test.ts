import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect } from '../browser.ts'
import { resumePdf } from '../fixtures/resume-files.ts'

const t = await testApp()
const b = await browser(t)

test('a document of the pack is cancelled on its way, tried again after the connection broke, and added', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/employeePack')
  await page.getByRole('button', { name: 'Add document' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add a document to the pack' })
  await dialog.getByRole('button', { name: 'Add document' }).click()
  await dialog.getByRole('link', { name: 'Choose a file' }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-file')

  const chosen = { name: 'guide.pdf', mimeType: 'application/pdf', buffer: await resumePdf('new-grad') }
  let way: 'hold' | 'break' | 'through' = 'hold'
  await page.route('**/file/upload', (route) => (way === 'hold' ? undefined : way === 'break' ? route.abort() : route.continue()))
  await dialog.locator('input[type=file]').setInputFiles(chosen)
  await dialog.getByRole('progressbar', { name: 'guide.pdf' }).waitFor()
  await inspect(page, 'pack-upload-on-its-way')
  await dialog.getByRole('button', { name: 'Cancel the upload of guide.pdf' }).click()
  way = 'break'
  await dialog.locator('input[type=file]').setInputFiles(chosen)
  await dialog.getByText('guide.pdf could not be uploaded: the connection broke. Try again.').waitFor()
  await inspect(page, 'pack-upload-broken')
  way = 'through'
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText(/^Uploaded, /).waitFor()
  await dialog.getByLabel('Name', { exact: true }).fill('House guide')
  await dialog.getByRole('button', { name: 'Add document' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('House guide').first().waitFor()
})
