import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tellMatches } from '../../server/applications/keepSearch.ts'
import { sendMail } from '../../server/mail/sendMail.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { accountId, apply, must, openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { changeStatus, completeDraft, referenceItems } from '../requisitions/raise.ts'

const t = await testApp()
const b = await browser(t)

test('the bell tells what waits for a person beside the expired ones, and keeps what was read', async () => {
  const employee = await t.as('employee')
  const id = await completeDraft(employee, await referenceItems(t))
  const approver = { requisitionId: id, accountId: await accountId(t, 'manager@threshold.test') }
  await employee.recruitment.POST('/approval/add_approver', { body: approver })
  expect((await changeStatus(employee, id, 'SB')).response.status).toBe(200)
  const dedupe = randomUUID()
  const text = { subject: 'Your interview', html: '<p>Hello</p>', text: 'Hello' }
  await t.db.transaction((tx) => sendMail(t.app, tx, { event: 'INTERVIEW_SCHEDULED', to: 'ana@sample.example', toName: 'Ana Berg', ...text, dedupe }))
  const reason = 'The mail server refused the message: 550 5.1.1 No such user'
  await t.db.update(outbox).set({ status: 'failed', reason }).where(eq(outbox.dedupe, dedupe))

  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/')
  await page.getByRole('status').getByText('2 notices are new for you').waitFor({ state: 'attached' })
  // The badge counts expired requisitions only, of which there is none.
  const bell = page.getByRole('button', { name: 'Notifications: nothing has expired; 2 new for you' })
  expect(await bell.locator('.cnt').count()).toBe(0)
  await bell.focus()
  await page.keyboard.press('Enter')
  const mine = page.getByRole('region', { name: 'For you' })
  await mine.getByRole('link', { name: /New: Your approval: Ward clerk/ }).waitFor()
  await inspect(page, 'bell')
  await page.keyboard.press('Escape')
  await expect.poll(() => bell.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await mine.getByRole('link', { name: /Ana Berg/ }).focus()
  await page.keyboard.press('Enter')
  // The bell's own list tells the reason too.
  await page.waitForURL('**/notifications?message=*')
  await page.getByRole('dialog').getByText(reason).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Notifications: nothing has expired; 1 new for you' }).click()
  await mine.getByRole('link', { name: /^Not delivered: the message to Ana Berg/ }).waitFor()
  await mine.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('button', { name: 'Notifications: nothing has expired', exact: true }).waitFor()
  await mine.getByRole('link', { name: /^Your approval/ }).click()
  await page.waitForURL(`**/jobreq/${id}?tab=approvals`)

  const { page: phone } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await phone.goto('/account')
  await phone.getByRole('button', { name: /1 new for you/ }).click()
  await phone.getByRole('link', { name: /New: Not delivered/ }).waitFor()
  await inspect(phone, 'bell-phone-dark')
})

test('what opens over a page stays within the narrowest screen', async () => {
  const { page } = await b.signedIn('manager@threshold.test', { viewport: { width: 320, height: 640 } })
  await page.goto('/jobreq')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  for (const name of [/^Notifications/, /^Columns/, 'Filter']) {
    await page.getByRole('button', { name, exact: true }).click()
    const box = await page.locator('.mantine-Popover-dropdown:visible').boundingBox()
    expect([box!.x >= 0, box!.x + box!.width <= 320], String(name)).toEqual([true, true])
    await page.keyboard.press('Escape')
    await page.locator('.mantine-Popover-dropdown').waitFor({ state: 'hidden' })
  }
})

test('the bell leads to what a saved view has found', async () => {
  const { officer, requisitionId } = await openPosition(t)
  const { id } = must(await officer.auth.POST('/views', { body: { list: 'applications', name: 'Everybody', search: {} } })).responseData
  must(await officer.recruitment.PUT('/application/kept-search/{id}', { params: { path: { id } }, body: { criteria: {} } }))
  const found = [await apply(officer, requisitionId), await apply(officer, requisitionId)]
  await tellMatches(t.app)
  await apply(officer, requisitionId)
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto('/account')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: /New in your view “Everybody”/ }).click()
  await page.waitForURL('**/appsch?**')
  await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(found.length)
})
