import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE, signIn } from '../browser.ts'
import { PASSWORD, signed } from '../employees/onTheWay.ts'
import { selectedApplication } from './case.ts'

const t = await testApp()
const b = await browser(t)

/** The file that the page hands over, with its name. */
async function saved(page: Page) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF' }).press('Enter')
  const download = await coming
  return { path: await download.path(), name: download.suggestedFilename() }
}

test('a signed contract is saved by the person and by HR, and anybody can have the copy checked', async () => {
  const person = await signed(t)
  const { page: phone } = await b.visitor({ viewport: PHONE })
  await signIn(phone, person.applicant.email, PASSWORD)
  await phone.goto(`/contract-letter/${person.contractId}`)
  const own = await saved(phone)
  expect(own.name).toBe('Your contract – Registered nurse.pdf')
  await inspect(phone, 'seal-own-phone')

  const officer = await b.windowOf('officer@threshold.test')
  await officer.goto(`/hr-modules?applicationId=${person.applicationId}&letter=contract`)
  const desk = await saved(officer)
  expect(desk.name).toMatch(/^Contract \d+ – Leila Haddad\.pdf$/)

  const { page } = await b.visitor()
  await page.goto('/check-letter')
  await page.getByRole('heading', { level: 1, name: 'Is this letter genuine?' }).waitFor()
  await page.getByRole('button', { name: 'Choose a PDF' }).setInputFiles(own.path)
  await page.getByRole('status').getByText('Genuine', { exact: true }).waitFor()
  await page.getByText('Contract letter, version 1').waitFor()
  await inspect(page, 'seal-genuine')

  const changed = join(tmpdir(), `threshold-altered-${process.pid}.pdf`)
  const bytes = await readFile(desk.path)
  bytes[4000] = (bytes[4000] ?? 0) ^ 1
  await writeFile(changed, bytes)
  const { page: dark } = await b.visitor({ viewport: PHONE, scheme: 'dark' })
  await dark.goto('/check-letter')
  await dark.getByRole('button', { name: 'Choose a PDF' }).setInputFiles(changed)
  await dark.getByText('Altered', { exact: true }).waitFor()
  await inspect(dark, 'seal-altered-phone-dark')
  await dark
    .getByRole('button', { name: 'Choose another PDF' })
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a scan') })
  await dark.getByText('Not from here').waitFor()
  await dark.getByRole('button', { name: 'Choose another PDF' }).setInputFiles({ name: 'none.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) })
  await dark.getByText('The selected file is empty').waitFor()
})

test('HR saves a letter that is being written as a PDF; nothing is sent by it', async () => {
  const { application } = await selectedApplication(t)
  const officer = await b.windowOf('officer@threshold.test')
  await officer.goto(`/hr-modules?applicationId=${application.id}`)
  const preview = officer.getByRole('button', { name: 'PDF preview' })
  await preview.waitFor()
  await inspect(officer, 'letter-draft-pdf')
  const coming = officer.waitForEvent('download')
  await preview.press('Enter')
  const download = await coming
  expect(download.suggestedFilename()).toBe(`Offer ${application.id} – Leila.pdf`)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await t.db.select().from(outbox).where(eq(outbox.applicationId, application.id))).toEqual([])
})
