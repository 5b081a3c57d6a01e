import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { browser, inspect, losingSession, PHONE } from '../browser.ts'
import { selectedApplication } from './case.ts'

const t = await testApp()
const b = await browser(t)
let about: Awaited<ReturnType<typeof selectedApplication>>
beforeAll(async () => {
  about = await selectedApplication(t)
})

describe('an officer at /hr-modules', () => {
  test('writes, saves, previews and sends an offer letter; the message stands in /notifications', async () => {
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto('/hr-modules')
    await page.getByRole('link', { name: 'Leila Haddad', exact: true }).click()

    // What is missing is named, with the way to it.
    const paper = page.getByRole('complementary')
    await page.getByText('values are missing, so this letter cannot be sent').waitFor()
    await paper.getByText('Start date is missing').waitFor()
    await inspect(page, 'letters-missing')
    await page.getByRole('link', { name: 'set it in the details' }).first().click()

    await page.getByLabel('Start date').fill('11 Jan 2099')
    await page.getByLabel('Start date').press('Enter')
    await page.getByLabel('Salary, a year').fill('94000')
    for (const [label, value] of [
      ['Department', 'Emergency'],
      ['City', 'Geelong'],
      ['Country', 'Australia'],
      ['Contract type', 'Full time, ongoing'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)

    // A field is picked from a list and put in as a chip.
    const text = page.getByRole('textbox', { name: 'Text of the letter' })
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('Written for ')
    await page.getByRole('button', { name: 'Insert a field' }).click()
    await page.getByRole('menuitem', { name: 'Full name' }).click()
    await paper.getByText('Written for Leila Haddad').waitFor()

    const save = page.getByRole('button', { name: 'Save' })
    await save.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Successfully saved!').waitFor()
    await page.getByText('Saved · version 1').waitFor()
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await paper.getByText('AUD 94,000 a year').waitFor()
    await inspect(page, 'letters-saved')
    await page.getByText('E-mail', { exact: true }).click()
    await paper.getByText('Your offer: Registered nurse').waitFor()
    await inspect(page, 'letters-mail')
    await page.getByText('Phone', { exact: true }).click()

    await page.getByRole('button', { name: 'Send offer letter' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Send the offer letter to Leila Haddad?').waitFor()
    expect(await dialog.getByRole('button', { name: 'Cancel' }).evaluate((button) => button === document.activeElement)).toBe(true)
    await inspect(page, 'letters-send')
    await dialog.getByRole('button', { name: 'Send letter' }).dblclick()
    await page.getByText('Offer letter has been sent.').waitFor()
    await page.getByText('Sent · version 1').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page
      .getByRole('link', { name: /Leila Haddad/ })
      .getByText('Sent')
      .waitFor()
    await inspect(page, 'letters-sent')
    expect(await t.db.select().from(outbox).where(eq(outbox.applicationId, about.application.id))).toHaveLength(1)

    await page.getByRole('link', { name: 'Read it in the outbox' }).click()
    await page.getByRole('dialog').getByText('Links and codes are hidden').waitFor()
    expect(await page.getByRole('dialog').getByRole('link', { name: /code=/ }).count()).toBe(0)
    await inspect(page, 'notifications-message')

    const { page: manager } = await b.signedIn('manager@threshold.test')
    await manager.goto(page.url())
    await manager
      .getByRole('dialog')
      .getByRole('link', { name: /\/offer-letter\?code=/ })
      .waitFor()
    await inspect(manager, 'notifications-message-manager')
  })

  test('finds what was typed after another tab, a reload and an ended session, and is asked about another’s save', async () => {
    const { id } = (await selectedApplication(t)).application
    const seat = await b.signedIn('officer@threshold.test')
    const { page } = seat
    await page.goto(`/hr-modules?applicationId=${id}`)
    const manager = page.getByLabel('Manager', { exact: true })
    const text = page.getByRole('textbox', { name: 'Text of the letter' })
    await manager.fill('Ada Field')
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('Typed and not saved.')
    const isThere = async () => {
      await text.getByText('Typed and not saved.').waitFor()
      expect(await manager.inputValue()).toBe('Ada Field')
      expect(await page.getByRole('button', { name: 'Send offer letter' }).count()).toBe(0)
    }

    await page.getByRole('tab', { name: 'Contract letter' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('region', { name: 'Contract letter' }).waitFor()
    await page.getByRole('tab', { name: 'Offer letter' }).click()
    await isThere()

    page.on('dialog', (leaving) => void leaving.accept())
    await page.reload()
    await isThere()

    await losingSession(seat, 'officer@threshold.test', () => page.getByRole('button', { name: 'Save' }).click())
    await isThere()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved · version 1').waitFor()

    const officer = await t.as('officer')
    const path = { params: { path: { applicationId: id } } }
    const desk = async () => (await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data!.data
    const { letter, draft } = await desk()
    await manager.fill('Mine')
    await officer.hr.POST('/offer-letter/save', {
      body: { applicationId: id, version: letter!.version, content: { ...draft, managerName: 'Theirs', city: 'Perth' } },
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Keep mine and save it' }).waitFor()
    await inspect(page, 'letters-stale')
    await page.getByRole('alert').getByRole('button', { name: 'Keep mine and save it' }).click()
    await page.getByText('Saved · version 3').waitFor()
    expect((await desk()).draft).toMatchObject({ managerName: 'Mine', city: 'Perth' })
  })

  test('finds the same on a phone and in the dark', async () => {
    const other = await selectedApplication(t)
    const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
    await page.goto('/hr-modules')
    await page
      .getByRole('link', { name: /Leila Haddad/ })
      .first()
      .waitFor()
    await inspect(page, 'letters-list-phone-dark')
    await page.goto(`/hr-modules?applicationId=${other.application.id}`)
    await page.getByRole('textbox', { name: 'Text of the letter' }).waitFor()
    await inspect(page, 'letters-phone-dark')
    await page.goto('/notifications')
    await page.getByText('Your offer: Registered nurse').first().waitFor()
    await inspect(page, 'notifications-phone-dark')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test('a manager changes a template and sees what it makes', async () => {
    const { page } = await b.signedIn('manager@threshold.test', { scheme: 'dark' })
    await page.goto('/notifications?tab=templates')
    await page.getByRole('link', { name: 'Application received' }).click()
    const text = page.getByRole('textbox', { name: 'Text of the letter' })
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' See you soon.')
    await page.getByRole('complementary').getByText('See you soon.').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Successfully updated!').waitFor()
    await inspect(page, 'templates-dark')
    await page.goto('/notifications')
    await inspect(page, 'outbox-dark')
  })
})
