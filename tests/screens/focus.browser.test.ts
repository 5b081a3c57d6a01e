import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, openPosition } from '../applications/candidates.ts'
import { browser, PHONE, takeNextOption, WIDE } from '../browser.ts'
import { posted } from '../files/posted.ts'
import { completeDraft } from '../requisitions/raise.ts'

const t = await testApp()
const b = await browser(t)
const p = await openPosition(t)
const draftId = await completeDraft(p.employee, p.items)
const { id: jobPostId } = await posted(t)

/** Runs in the page: what has the focus, by its tag and name; the page itself has no name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element?.ariaLabel ?? (element?.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : null) ?? element?.textContent ?? ''
    return `${element?.tagName} ${element === document.body ? '' : label.trim()}`
  })
const isOn = (page: Page, what: string | RegExp) => expect.poll(() => focused(page)).toMatch(what)
const press = async (page: Page, role: 'button' | 'link', name: string | RegExp) => {
  await page.getByRole(role, { name }).first().press('Enter')
}

test('after a wrong password the focus is on the button again', async () => {
  const { page } = await b.visitor()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('manager@threshold.test')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await press(page, 'button', 'Sign in')
  await page
    .getByRole('alert')
    .getByText(/wrong|not right|do not match/i)
    .waitFor()
  await isOn(page, 'BUTTON Sign in')
})

test('the focus goes to a section’s heading, and on from a criterion that is added or removed', async () => {
  const page = await b.windowOf('employee@threshold.test')
  await page.goto(`/jobreq/${draftId}`)
  await press(page, 'link', /^Skills/)
  await isOn(page, 'H2 Skills')
  await press(page, 'link', /Roles & designations/)
  await isOn(page, 'H2 Roles & designations')
  await press(page, 'link', /^Skills/)
  await isOn(page, 'H2 Skills')
  const add = page.getByRole('combobox', { name: 'Add a skill' })
  await add.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await takeNextOption(page)
  await page.getByText(/^Saved/).waitFor()
  await isOn(page, 'INPUT Add a skill')
  const remove = page.getByRole('button', { name: /^Remove / })
  const count = await remove.count()
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => remove.count()).toBe(count - 1)
  await isOn(page, /^(INPUT|DIV|BUTTON|H2) ./)
})

test('a dialog that is left gives the focus back: to its opener, or to what follows when that has gone', async () => {
  for (let n = 0; n < 3; n++) await apply(p.officer, p.requisitionId, p.items)
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/jobreq')
  await press(page, 'button', 'New requisition')
  const dialog = page.getByRole('dialog', { name: 'New requisition' })
  await dialog.getByLabel('Title').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await isOn(page, 'BUTTON New requisition')

  await page.keyboard.press('Enter')
  await dialog.getByLabel('Title').fill('Night porter')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Night porter')
  await page.keyboard.press('Escape')
  // The question takes the focus a moment after it is drawn; before that an Enter would press what it focuses.
  await question.locator(':focus').waitFor()
  await press(page, 'button', 'Leave')
  await dialog.waitFor({ state: 'detached' })
  await isOn(page, 'BUTTON New requisition')

  await page.goto('/appsch')
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('button', { name: 'Clear' }).last().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: /selected/ }).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).not.toBe('BODY ')
})

test('a dialog gives the focus back to its opener also where that was drawn anew meanwhile', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/jobreq')
  await press(page, 'button', 'Save as a new view')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Save as a new view', includeHidden: true }).waitFor({ state: 'detached' })
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: 'Save as a new view', includeHidden: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await isOn(page, 'BUTTON Save as a new view')
})

test('after an item of a reference list is deleted the focus goes on, and after no it is on its button', async () => {
  const page = await b.windowOf('manager@threshold.test')
  const { data } = await p.manager.recruitment.POST('/ref/job_skill', { body: { name: 'Aardvark care' } })
  expect(data).toBeDefined()
  await page.goto('/referenceData?list=skills')
  const unwanted = page.getByRole('button', { name: 'Delete Aardvark care' })
  await press(page, 'button', 'Delete Aardvark care')
  const question = page.getByRole('dialog', { name: /Aardvark care/ })
  await question.locator(':focus').waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await isOn(page, 'BUTTON Delete Aardvark care')
  await page.keyboard.press('Enter')
  // The question takes the focus a moment after it is drawn.
  await question.locator(':focus').waitFor()
  // Whoever does something in between means the next Enter.
  await question.getByRole('button', { name: 'Delete' }).press('End')
  await page.keyboard.press('Enter')
  await unwanted.waitFor({ state: 'detached' })
  await question.waitFor({ state: 'detached' })
  await isOn(page, /^(BUTTON|INPUT|H1|H2|DIV) ./)
})

test('after cancelling one or several in a list the focus goes on and never falls to the page', async () => {
  const page = await b.windowOf('manager@threshold.test')
  const others = [await completeDraft(p.employee, p.items), await completeDraft(p.employee, p.items)]
  const goesOn = async () => {
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).not.toBe('BODY ')
  }
  await page.goto('/jobreq')
  for (const id of [draftId, others[0]]) await page.getByRole('checkbox', { name: `Select row ${id}` }).check()
  await press(page, 'button', 'Cancel…')
  await page.getByRole('dialog').getByLabel('Reason').fill('Not this year')
  await page.getByRole('button', { name: 'Cancel the requisitions', disabled: false }).waitFor()
  await press(page, 'button', 'Cancel the requisitions')
  await page.getByText('2 requisitions cancelled').waitFor()
  await goesOn()

  const rowOf = (id: number | undefined) => page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select row ${id}` }) })
  // The list has come again, so that its rows stay where they are.
  for (const id of [draftId, others[0]]) await rowOf(id).getByText('Cancelled').waitFor()
  const row = rowOf(others[1])
  // Whoever does something in between means the next Enter.
  await row.getByRole('button', { name: /^More for/ }).press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Cancel…' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Not this year')
  await press(page, 'button', 'Cancel the requisition')
  await row.getByText('Cancelled').waitFor()
  await goesOn()
})

test('applying: the heading of each step is in view, and so is the summary of errors each time', async () => {
  const { page } = await b.visitor({ viewport: { width: PHONE.width, height: 480 } })
  await page.goto(`/homepage/${jobPostId}/apply/cv`)
  await press(page, 'button', 'Give the CV later and answer first')
  await isOn(page, 'H1 About you')
  const go = page.getByRole('button', { name: 'Continue' })
  const isInView = () => page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? -1))
  for (const time of ['first', 'second']) {
    await page.getByLabel('Mobile number').scrollIntoViewIfNeeded()
    // Whoever does something in between means the next Enter.
    await page.getByLabel('Mobile number').press('End')
    await go.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className), { message: time }).toBe('errors')
    await expect.poll(isInView, { message: time }).toBeGreaterThanOrEqual(0)
  }
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Okonkwo')
  await page.getByLabel('E-mail').fill('maya.focus@sample.example')
  await page.getByLabel('Mobile number').fill('+61 412 345 678')
  await page.keyboard.press('Enter')
  await isOn(page, 'H1 Experience and skills')
  await expect.poll(isInView).toBeGreaterThanOrEqual(0)
})

test('Escape closes what was opened before its content has come', async () => {
  const { page } = await b.signedIn('officer@threshold.test')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/ColumnOrder-*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/appsch')
  const columns = page.getByRole('button', { name: /^Columns/ })
  await columns.click()
  await page.getByRole('dialog').waitFor({ state: 'attached' })
  await columns.focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => columns.getAttribute('aria-expanded')).toBe('false')
  held.resolve()
})
