import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { type browser as Browser, browser, inspect } from '../browser.ts'
import { contracted, pdf, upload } from './onTheWay.ts'

let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
})

test('a document of the pack is renamed, made mandatory, given another file, and its readers are named by version', async () => {
  const officer = await t.as('officer')
  const fileId = await upload(t, await t.tokenOf('officer@threshold.test'), await pdf('conduct'))
  const { id, version } = must(await officer.recruitment.POST('/employee-onboarding', { body: { name: 'Conduct', fileId } })).responseData
  must(await officer.recruitment.POST('/employee-onboarding/change-status', { body: { id, status: 'published', version: version ?? 1 } }))
  const { me, contractId } = await contracted(t)
  must(await me.recruitment.POST('/employee-onboarding/acknowledge', { body: { contractId, documentIds: [id] } }))

  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/employeePack')
  await page.getByRole('button', { name: 'Change Conduct' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change “Conduct”' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('link', { name: 'Enter what the document is called' }).waitFor()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Code of conduct')
  await dialog.getByRole('checkbox', { name: 'To be read before the contract is signed' }).check()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'anew.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await (await pdf('anew')).arrayBuffer()) })
  await dialog.getByText('anew.pdf').first().waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull()
  await inspect(page, 'pack-change')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const row = page.getByRole('listitem').filter({ hasText: 'Code of conduct' })
  await row.getByText('Before signing · Everybody').waitFor()
  await row.getByText('anew.pdf').waitFor()

  await page.getByRole('button', { name: 'Who read Code of conduct' }).click()
  const readers = page.getByRole('dialog', { name: 'Who read “Code of conduct”' })
  await readers.getByRole('list', { name: 'Versions' }).getByText('Version 2').waitFor()
  expect(await readers.getByRole('list', { name: 'Who read which version' }).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Leila Haddad\s+Version 1 · /),
  ])
  await inspect(page, 'pack-readers')
})
