import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { applicationNotes } from '../../server/tables/notes.ts'
import { testApp } from '../app.ts'
import { apply } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { change, colleagues, notesOf, textsOf, written } from './noted.ts'

const t = await testApp()
const b = await browser(t)
const p = await colleagues(t)
const { officer, manager, requisitionId, managerId, officerId } = p
const [{ name: managerName }] = (await t.db.select().from(accounts).where(eq(accounts.id, managerId))) as [typeof accounts.$inferSelect]

const tab = (id: number, more = '') => `/canprf?applicationId=${id}&tab=notes${more}`
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true })
const notes = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true }).getByRole('listitem')

test('a colleague is mentioned by keyboard, stands in the timeline, and finds the note by the bell', async () => {
  const id = await apply(officer, requisitionId)
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto(tab(id))
  await page.getByRole('heading', { name: 'No notes yet' }).waitFor()
  await inspect(page, 'notes-empty')
  const field = fieldOf(page)
  await field.focus()
  await page.keyboard.type('Has she a licence, @')
  const list = page.getByRole('listbox', { name: 'Colleagues' })
  await list.getByRole('option').first().waitFor()
  await page.keyboard.type(managerName.slice(0, 4).toLowerCase())
  await expect.poll(() => list.getByRole('option').allTextContents()).toEqual([managerName])
  await inspect(page, 'notes-mention')
  // The field says which of them is meant.
  const active = await field.getAttribute('aria-activedescendant')
  expect(await list.getByRole('option', { name: managerName, selected: true }).getAttribute('id')).toBe(active)
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'hidden' })
  await page.keyboard.type('?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Her first day would be <b>Monday</b>.')
  await expect.poll(() => field.inputValue()).toBe(`Has she a licence, @${managerName} ?\nHer first day would be <b>Monday</b>.`)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await notes(page).getByText(`@${managerName}`, { exact: true }).waitFor()
  expect(await field.inputValue()).toBe('')
  expect(await textsOf(officer, id)).toEqual([`Has she a licence, @[${managerId}] ?\nHer first day would be <b>Monday</b>.`])
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await page.getByText('Her first day would be <b>Monday</b>.').waitFor()
  await page.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Notes (1)' }).click()
  await expect.poll(() => page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').count()).toBe(1)
  await inspect(page, 'timeline-notes')

  const { page: theirs } = await b.signedIn('manager@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await theirs.goto('/')
  await theirs.getByRole('button', { name: /1 new for you/ }).click()
  await theirs.getByRole('link', { name: /New: You are mentioned in a note: Sofia/ }).click()
  await theirs.waitForURL(/tab=notes&note=\d+/)
  const linked = notes(theirs).filter({ hasText: `@${managerName}` })
  await expect.poll(() => linked.evaluate((item) => item === document.activeElement)).toBe(true)
  await inspect(theirs, 'notes-phone-dark')
  await theirs.getByRole('button', { name: /^Notifications/ }).click()
  await theirs.getByRole('link', { name: /^You are mentioned in a note/ }).waitFor()
})

test('what is typed is there after another page and a reload, and Escape closes the list without the text', async () => {
  const id = await apply(officer, requisitionId)
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(tab(id))
  await fieldOf(page).focus()
  await page.keyboard.type(`Ask @${managerName.slice(0, 3)}`)
  await page.getByRole('option', { name: managerName }).click()
  await page.keyboard.type('first, @')
  await page.getByRole('listbox', { name: 'Colleagues' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox', { name: 'Colleagues' }).waitFor({ state: 'hidden' })
  const typed = `Ask @${managerName} first, @`
  const isThere = () => expect.poll(() => fieldOf(page).inputValue()).toBe(typed)
  await isThere()
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
  await page.goBack()
  await isThere()
  await page.reload()
  await isThere()
  await page.getByRole('button', { name: 'Save the note' }).click()
  await notes(page).waitFor()
  // Who was chosen before the reload is mentioned all the same.
  expect(await textsOf(officer, id)).toEqual([`Ask @[${managerId}] first, @`])
})

test('a note is changed where it stands; what somebody saved meanwhile is shown beside it, and it is deleted for everybody', async () => {
  const id = await apply(officer, requisitionId)
  const theirs = await written(manager, id, 'A note of the manager')
  const note = await written(officer, id, `As @[${managerId}] said`, [managerId])
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(tab(id))
  await page.getByRole('button', { name: /^Change the note of/ }).click()
  const form = page.getByRole('form', { name: 'Change your note' })
  const field = form.getByRole('textbox', { name: 'Note' })
  expect(await field.inputValue()).toBe(`As @${managerName} said`)
  await field.fill(`As @${managerName} said twice`)
  must200(await change(officer, note, { text: 'From another window', mentions: [], version: 1 }))
  await form.getByRole('button', { name: 'Save the change' }).click()
  await form.getByRole('cell', { name: 'From another window' }).waitFor()
  await inspect(page, 'notes-stale')
  await form.getByRole('button', { name: 'Keep mine' }).click()
  await notes(page).getByText('said twice').waitFor()
  await notes(page)
    .getByText(/^changed /)
    .waitFor()
  expect((await notesOf(officer, id)).responseDataList[0]).toMatchObject({ id: note, version: 3, text: `As @[${managerId}] said twice` })
  expect(await page.getByRole('button', { name: /^Delete the note of/ }).count()).toBe(1)
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await page
    .getByRole('region', { name: 'Timeline' })
    .getByText(/^changed /)
    .waitFor()
  await page.goBack()

  await page.getByRole('button', { name: /^Delete the note of/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this note?' })
  await inspect(page, 'notes-delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await notes(page).getByText('said twice').waitFor({ state: 'detached' })
  expect(await textsOf(manager, id)).toEqual(['A note of the manager'])
  // Whoever follows an old link is told.
  await page.goto(tab(id, `&note=${note}`))
  await page.getByText('The note that you were led to is deleted.').waitFor()
  const boss = await b.windowOf('manager@threshold.test')
  await boss.goto(tab(id, `&note=${theirs}`))
  await boss.getByRole('button', { name: /^Delete the note of/ }).waitFor()
})

test('text that means harm is text, on a phone too, and many notes come by pages', async () => {
  const id = await apply(officer, requisitionId)
  const texts = [
    '<img src=x onerror="document.title=1">',
    `${'W'.repeat(400)}`,
    'שלום \u202e עולם, hello',
    ...Array.from({ length: 25 }, (_, n) => `Line ${n}`),
  ]
  const rows = texts.map((text, n) => ({ applicationId: id, accountId: officerId, text, at: new Date(Date.UTC(2026, 2, 1, 10, 60 - n)) }))
  await t.db.insert(applicationNotes).values(rows)
  const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE })
  await page.goto(tab(id))
  await page.getByRole('heading', { name: '28 notes' }).waitFor()
  await page.getByText('<img src=x onerror="document.title=1">').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  const region = page.getByRole('region', { name: 'Notes', exact: true })
  expect(await region.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0)
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  await inspect(page, 'notes-hostile-phone')
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByText('Line 24').waitFor()
  expect(await notes(page).count()).toBe(3)
})

function must200({ response }: { response: Response }) {
  expect(response.status).toBe(200)
}
