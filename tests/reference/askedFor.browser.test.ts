import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { referenceItems as listed } from '../../server/tables/reference.ts'
import { referenceBody } from '../../src/api/recruitmentBounds.gen.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { browser, inspect, PHONE, takeNextOption } from '../browser.ts'
import { completeDraft, referenceItems } from '../requisitions/raise.ts'

const t = await testApp()
const b = await browser(t)
const employee = await t.as('employee')
const manager = await t.as('manager')
const id = await completeDraft(employee, await referenceItems(t))
const skills = async () => must(await employee.recruitment.GET('/job_skill/{id}', { params: { path: { id } } })).responseDataList.map(({ name }) => name)
const ask = async (name: string) => {
  const { responseData } = must(await employee.recruitment.POST('/ref/{list}/asked', { params: { path: { list: 'job_skill' } }, body: { name } }))
  must(await employee.recruitment.POST('/job_skill', { body: { jobPositionId: id, skillTypeId: responseData.id } }))
  return responseData.id
}
const list = (page: Page) => page.getByRole('table', { name: 'Skills' })
const fits = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

test('a skill that no list holds is asked for in the picker and counts at once', async () => {
  const page = await b.windowOf('employee@threshold.test')
  await page.goto(`/jobreq/${id}?tab=skills`)
  const picker = page.getByRole('combobox', { name: 'Add a skill' })
  await picker.fill('leadership')
  await page.getByRole('option', { name: 'Leadership' }).waitFor()
  expect(await page.getByRole('option', { name: /Ask for/ }).count()).toBe(0)
  await picker.fill('Linux')
  await page.getByRole('option', { name: 'Ask for “Linux”' }).waitFor()
  await inspect(page, 'criterion-ask')
  await takeNextOption(page)
  const row = page.getByRole('row', { name: /Linux/ })
  await row.getByText(/^Asked for by .+, \d+ \w+ \d{4}$/).waitFor()
  await expect.poll(skills).toContain('Linux')
  await expect.poll(() => picker.evaluate((field) => field === document.activeElement)).toBe(true)
  await row.getByRole('textbox', { name: 'Weight of Linux' }).fill('45')
  await expect.poll(async () => must(await employee.recruitment.GET('/job_skill/{id}', { params: { path: { id } } })).responseDataList.at(-1)?.weight).toBe(45)
  await inspect(page, 'criterion-asked')
  // Who submits it and who approves it see the mark too.
  await page.goto(`/jobreq/${id}?tab=check`)
  await page.getByRole('rowheader', { name: /^Linux .*Asked for/ }).waitFor()
  await inspect(page, 'criterion-asked-check')
  // Somebody else finds it in the picker, marked.
  const { page: phone } = await b.signedIn('manager@threshold.test', { viewport: PHONE, scheme: 'dark' })
  const other = await completeDraft(manager, await referenceItems(t))
  await phone.goto(`/jobreq/${other}?tab=skills`)
  await phone.getByRole('combobox', { name: 'Add a skill' }).fill('linux')
  await phone.getByRole('option', { name: 'Linux Asked for' }).click()
  await phone.getByText(/^Asked for by/).waitFor()
  await fits(phone)
  await inspect(phone, 'criterion-asked-phone-dark')
})

test('a manager is told, takes it into the list, and the list has nothing left to take', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/referenceData?list=countries')
  await page.getByRole('button', { name: /1 new for you/ }).click()
  await page.getByRole('link', { name: /New: Asked for: Linux/ }).click()
  await page.waitForURL('**/referenceData?list=skills&asked=true')
  await list(page)
    .getByText(/^Asked for by/)
    .waitFor()
  expect(await list(page).getByRole('row').count()).toBe(2)
  await inspect(page, 'asked-list')
  await list(page).getByRole('button', { name: 'Take Linux into the list' }).click()
  await page.getByRole('heading', { name: 'Nothing is asked for in this list' }).waitFor()
  await inspect(page, 'asked-list-empty')
  await page.getByRole('button', { name: 'Show the whole list' }).click()
  await list(page).getByRole('cell', { name: 'Linux', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /^Asked for:/ }).count()).toBe(0)
  const [taken] = await t.db
    .select()
    .from(listed)
    .where(and(eq(listed.list, 'skill'), eq(listed.name, 'Linux')))
  expect(taken).toMatchObject({ askedById: null, askedAt: null, version: 2 })
})

test('a manager merges it into what the list holds under another name, and every use follows', async () => {
  await ask('Leading others')
  const { page } = await b.signedIn('manager@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto('/referenceData?list=skills')
  await page.getByRole('button', { name: 'Asked for: 1' }).click()
  await page.waitForURL(/asked=true/)
  await page.getByRole('button', { name: 'Merge Leading others into another' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge “Leading others” into another item' })
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await dialog.getByText('Choose the item to use instead').waitFor()
  await dialog.getByRole('combobox', { name: 'Use instead' }).fill('Leadership')
  await page.getByRole('option', { name: 'Leadership', exact: true }).click()
  await fits(page)
  await inspect(page, 'asked-merge-phone-dark')
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('“Leadership” is used instead of “Leading others”.').waitFor()
  expect(await skills()).toContain('Leadership')
  expect(await skills()).not.toContain('Leading others')
})

test('who merges is told why it did not work, and what was chosen stays', async () => {
  const gone = await ask('Beekeeping')
  await ask('Apiculture')
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/referenceData?list=skills&asked=true')
  await page.getByRole('button', { name: 'Merge Beekeeping into another' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge “Beekeeping” into another item' })
  const into = dialog.getByRole('combobox', { name: 'Use instead' })
  await into.fill('Apiculture')
  await page.getByRole('option', { name: 'Apiculture', exact: true }).click()
  await page.route('**/merge/*', (route) => route.abort('internetdisconnected'))
  const merge = dialog.getByRole('button', { name: 'Merge', exact: true })
  await merge.click()
  await dialog.getByRole('alert').getByText('The server cannot be reached').waitFor()
  expect(await into.inputValue()).toBe('Apiculture')
  await inspect(page, 'asked-merge-failed')
  await page.unroute('**/merge/*')
  // Somebody else has been quicker.
  const [other] = await t.db.select({ id: listed.id }).from(listed).where(eq(listed.name, 'Leadership'))
  must(await manager.recruitment.POST('/ref/{list}/merge/{id}', { params: { path: { list: 'job_skill', id: gone } }, body: { into: other!.id, version: 1 } }))
  await merge.click()
  await dialog.getByRole('alert').getByText(/skill/).waitFor()
  expect(await into.inputValue()).toBe('Apiculture')
  await inspect(page, 'asked-merge-gone')
})

test('a name that another item has, on whichever page of the list, leads to merging the two', async () => {
  const gone = await ask('Aardvark care')
  const into = await ask('Zebra care')
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/referenceData?list=skills&size=10')
  await page.getByRole('button', { name: 'Change Aardvark care' }).click()
  const change = page.getByRole('dialog', { name: 'Change “Aardvark care”' })
  await change.getByRole('textbox', { name: 'Name' }).fill('zebra care')
  await change.getByRole('button', { name: 'Save' }).click()
  await change.getByText('“Zebra care” is in this list already. Choose another name.').first().waitFor()
  await inspect(page, 'reference-name-taken')
  await change.getByRole('button', { name: 'Merge “Aardvark care” into “Zebra care”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge “Aardvark care” into another item' })
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Use instead' }).inputValue()).toBe('Zebra care')
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('“Zebra care” is used instead of “Aardvark care”.').waitFor()
  expect(await t.db.select({ id: listed.id }).from(listed).where(eq(listed.id, gone))).toEqual([])
  expect((await skills()).filter((name) => /care/.test(name))).toEqual(['Zebra care'])
  expect(into).toBeGreaterThan(gone)
})

test('who asks is told why it did not work, and what was typed is still there to be asked for again', async () => {
  const page = await b.windowOf('employee@threshold.test')
  await page.goto(`/jobreq/${id}?tab=skills`)
  const picker = page.getByRole('combobox', { name: 'Add a skill' })
  const takeOffer = async () => {
    await page.getByRole('option', { name: 'Ask for “Solaris”' }).waitFor()
    await takeNextOption(page)
  }
  // No name is longer than the list takes.
  expect(await picker.getAttribute('maxlength')).toBe(String(referenceBody.name.maxLength))
  await page.route('**/asked', (route) => route.abort('internetdisconnected'))
  await picker.fill('Solaris')
  await takeOffer()
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
  expect(await picker.inputValue()).toBe('Solaris')
  await inspect(page, 'criterion-ask-failed')
  await page.unroute('**/asked')
  await picker.press('ArrowDown')
  await takeOffer()
  await page.getByRole('row', { name: /Solaris/ }).waitFor()
  await expect.poll(skills).toContain('Solaris')
})

test('what is typed before the criteria have come is kept when they come', async () => {
  const page = await b.windowOf('employee@threshold.test')
  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/job_skill/*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/jobreq/${id}?tab=skills`)
  const picker = page.getByRole('combobox', { name: 'Add a skill' })
  await picker.fill('Beekeeping')
  const offer = page.getByRole('option', { name: 'Ask for “Beekeeping”' })
  await offer.waitFor()
  come()
  await page
    .getByRole('rowheader')
    .or(page.getByRole('textbox', { name: /^Weight of/ }))
    .first()
    .waitFor()
  expect(await picker.inputValue()).toBe('Beekeeping')
  expect(await offer.isVisible()).toBe(true)
  await page.unroute('**/job_skill/*')
})
