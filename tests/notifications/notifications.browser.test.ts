import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { selectedApplication } from '../letters/case.ts'

const t = await testApp()
const b = await browser(t)

describe('the outbox', () => {
  test('is paused by a manager, with the reason, and let go again', async () => {
    const page = await b.windowOf('manager@threshold.test')
    await page.goto('/notifications')
    await page.getByText('No mail server is set').first().waitFor()
    await page.getByRole('button', { name: 'Pause the outbox' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Restored from a backup')
    await inspect(page, 'outbox-pausing')
    await dialog.getByRole('button', { name: 'Pause the outbox' }).click()
    await page.getByText('The outbox has been paused since').waitFor()
    await page.getByText('Why: Restored from a backup').waitFor()
    await inspect(page, 'outbox-paused')
    const { page: phone } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
    await phone.goto('/notifications')
    await phone.getByText('The outbox has been paused since').waitFor()
    expect(await phone.getByRole('button', { name: 'Let messages go out' }).count()).toBe(0)
    await inspect(phone, 'outbox-paused-phone-dark')
    await page.getByRole('button', { name: 'Let messages go out' }).click()
    await dialog.getByRole('button', { name: 'Let messages go out' }).click()
    await page.getByRole('button', { name: 'Pause the outbox' }).waitFor()
  })
})

describe('a template', () => {
  test('is tried out with a real record and sent to oneself; an earlier text is compared and taken back', async () => {
    const { application } = await selectedApplication(t)
    const page = await b.windowOf('manager@threshold.test')
    await page.goto('/notifications?tab=templates')
    await page.getByRole('link', { name: 'Application received' }).click()
    const preview = page.getByRole('complementary', { name: 'With a real record' })
    const record = page.getByRole('combobox', { name: 'Shown with the record of' })
    await record.fill('Haddad')
    await page.getByRole('option', { name: new RegExp(`Leila Haddad.*\\(${application.id}\\)`) }).click()
    await preview.getByText('With what is known of Leila Haddad').waitFor()
    await inspect(page, 'template-trial')
    await record.click()
    await record.fill('')
    await page.getByRole('option', { name: 'Sample values alone' }).click()
    await preview.getByText('With sample values').waitFor()
    await page.getByRole('button', { name: 'Send a test to me' }).click()
    await page.getByText('A test was written').waitFor()
    const [sent] = await t.db.select().from(outbox).where(eq(outbox.isTest, true)).orderBy(desc(outbox.id)).limit(1)
    expect(sent).toMatchObject({ toEmail: 'manager@threshold.test', subject: expect.stringMatching(/^\[Test\] /) })

    const text = page.getByRole('textbox', { name: /^Text/ })
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Until soon!')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Successfully updated!').waitFor()
    await page.getByRole('button', { name: 'Versions' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('ins', { hasText: 'Until soon!' }).waitFor()
    await inspect(page, 'template-versions')
    await dialog.getByRole('button', { name: 'Take version 1 into the editor' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => text.innerText()).not.toContain('Until soon!')
    await page.getByText('Not saved yet').waitFor()

    const { page: phone } = await b.signedIn('manager@threshold.test', { viewport: PHONE, scheme: 'dark' })
    await phone.goto(page.url().replace(t.address, ''))
    await phone.getByRole('button', { name: 'Versions' }).click()
    await phone.getByRole('dialog').locator('ins').first().waitFor()
    await inspect(phone, 'template-versions-phone-dark')
    await phone.keyboard.press('Escape')
    await inspect(phone, 'template-phone-dark')
  })
})
