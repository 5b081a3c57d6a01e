import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { accountId, apply, must, openPosition, read } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { pdf, upload } from '../employees/onTheWay.ts'
import { approved } from './raise.ts'

const t = await testApp()
const p = await openPosition(t)
const b = await browser(t)

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('name'))
const done = (page: Page, words: string) => page.getByText(words).first().waitFor()

test('an owner arranges the steps with the keyboard, and an officer interviews by them', async () => {
  const { page } = await b.signedIn('employee@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto(`/jobreq/${p.requisitionId}?tab=selection`)
  const steps = page.getByRole('list', { name: 'Steps' }).locator('> li')
  await steps.nth(2).waitFor()

  // The form opens in its place with the focus in it, and gives the focus back.
  await page.getByRole('button', { name: 'Change “Panel interview”' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('title')
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Enter a name such as “Panel interview”' }).waitFor()
  await inspect(page, 'selection-form-phone')
  await page.getByLabel('Name', { exact: true }).fill('Team interview')
  await page.keyboard.press('Enter')
  await done(page, 'Team interview')
  await expect.poll(() => focused(page)).toBe('Change “Team interview”')

  while ((await focused(page)) !== 'Move “Team interview” up') await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => steps.first().innerText()).toContain('Team interview')
  await expect.poll(() => focused(page)).toBe('Move “Team interview” up')
  await page.getByRole('combobox', { name: 'Add an interviewer to “Team interview”' }).click()
  await page.getByRole('option', { name: 'Nadia Brandt' }).click()
  await page.getByRole('button', { name: 'Nadia Brandt no longer interviews at “Team interview”' }).waitFor()
  await page.getByRole('button', { name: 'Remove “Final interview”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the step' }).click()
  await expect.poll(() => steps.count()).toBe(2)
  await inspect(page, 'selection-phone')

  // What she arranged is what the officer is offered.
  const id = await apply(p.officer, p.requisitionId)
  const name = `Sofia ${(await read(p.officer, id)).applicant.surName}`
  const { page: desk } = await b.signedIn('officer@threshold.test')
  await desk.goto(`/jobreq/${p.requisitionId}?tab=interviews`)
  await desk.getByRole('combobox', { name: 'Schedule an interview with' }).click()
  await desk.getByRole('option', { name }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByText('Nadia Brandt').first().waitFor()
  await dialog.getByLabel('Day', { exact: true }).fill('24 Dec 2026')
  await dialog.getByLabel('Day', { exact: true }).press('Enter')
  await dialog.getByLabel('From').fill('10:00')
  await expect.poll(() => dialog.getByLabel('To', { exact: true }).inputValue()).toBe('11:00')
  await dialog.getByRole('button', { name: 'Save and tell everybody' }).click()
  await desk.getByRole('link', { name }).waitFor()
  await desk.getByRole('button', { name: `More for the interview with ${name}` }).click()
  await desk.getByRole('menuitem', { name: 'Move to another time' }).click()
  await dialog.getByLabel('From').fill('14:00')
  await dialog.getByLabel('To', { exact: true }).fill('15:00')
  await inspect(desk, 'interview-move')
  await dialog.getByRole('button', { name: 'Save and tell everybody' }).click()
  await desk.getByText(/24 Dec 2026.*(14:00|2:00)/).waitFor()
  await inspect(desk, 'interviews-wide')
})

test('an officer judges a criterion, takes over what the CV names and adds the person elsewhere', async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  const resumeId = await upload(t, await t.tokenOf('officer@threshold.test'), await pdf('Fluent English and 9 years of experience'))
  const params = { path: { applicationId: id, resumeId } }
  must(await p.officer.recruitment.POST('/application/update-resume/{applicationId}/{resumeId}', { params, body: { version: 1 } }))
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}`)
  const judge = page.getByRole('group', { name: /^Does the candidate meet “2 years/ })
  await judge.getByRole('button', { name: 'Meets it' }).click()
  await judge.getByRole('button', { name: 'Say why' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Told of both wards')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Owen Marsh: meets it – “Told of both wards”').waitFor()
  await page.getByRole('button', { name: 'Read profile from CV' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: '9 years of experience' }).check()
  await inspect(page, 'profile-from-cv')
  await dialog.getByRole('button', { name: 'Add to the application' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { applicant } = await read(p.officer, id)
  expect([applicant.totalExperience, applicant.languageIds.length]).toEqual([9, 1])
  await inspect(page, 'candidate-judged')

  // The same person on another requisition, from the list of its candidates.
  const other = await approved(p.employee, p.manager, await accountId(t, 'manager@threshold.test'), p.items)
  await page.goto(`/jobreq/${other}?tab=candidates`)
  await page.getByRole('combobox', { name: 'Add somebody who applied for another position' }).click()
  await page.getByRole('option', { name: applicant.email! }).click()
  await inspect(page, 'candidate-added')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: `${applicant.firstName} ${applicant.surName}` }).waitFor()
  expect(must(await p.officer.recruitment.GET('/applicant/{id}', { params: { path: { id: applicant.id! } } })).data.applications).toHaveLength(2)
})
