import { PDFDocument } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { referenceItems } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { resumePdf } from '../fixtures/resume-files.ts'
import { openPosition, read } from './candidates.ts'

const t = await testApp()
const p = await openPosition(t)
const b = await browser(t)
await t.db
  .insert(referenceItems)
  .values([
    { list: 'skill', name: 'TypeScript' },
    { list: 'skill', name: 'PostgreSQL' },
    { list: 'language', name: 'Spanish' },
  ])
  .onConflictDoNothing()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const give = async (page: Page, name: string, buffer: Buffer) =>
  page.getByRole('button', { name: /Choose (a|another) file/ }).setInputFiles({ name, mimeType: 'application/pdf', buffer })
const scan = async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage([595, 842]).drawRectangle({ x: 50, y: 50, width: 400, height: 600 })
  return Buffer.from(await pdf.save())
}

test('what a CV says is proposed with its words, taken, refused or left beside what was typed, and nothing is filled in by itself', async () => {
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto(`/appfrm?requisitionId=${p.requisitionId}`)
  await heading(page, 'Personal details')
  await page.getByRole('heading', { name: 'The CV, if you have it' }).waitFor()
  await field(page, 'Surname').fill('Develop')
  await give(page, 'jane.pdf', await resumePdf('complete'))
  const panel = page.getByRole('region', { name: 'Read from jane.pdf' })
  await panel.getByText('4 things to decide. Nothing is filled in before you take it.').waitFor()
  expect(await field(page, 'First name').inputValue()).toBe('')
  expect(await panel.getByRole('list', { name: 'Where the CV says First name: Jane' }).locator('mark').allTextContents()).toEqual(['Jane'])
  await panel.getByText('Typed until now: Develop').waitFor()
  await inspect(page, 'appfrm-read-details')

  // Taken by keyboard; the focus goes to the next thing to decide.
  await panel.getByRole('button', { name: 'Take First name: Jane' }).focus()
  await page.keyboard.press('Enter')
  await panel.getByText('3 things to decide.').waitFor()
  expect(await field(page, 'First name').inputValue()).toBe('Jane')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Surname')
  await press(page, /^Take all/)
  await expect.poll(() => field(page, 'E-mail').inputValue()).toBe('jane.developer@example.com')
  await expect.poll(() => field(page, 'Mobile').inputValue()).toBe('(555) 123-4567')
  // What differs stands until somebody decides.
  await expect.poll(() => field(page, 'Surname').inputValue()).toBe('Develop')
  await panel.getByRole('button', { name: 'Keep mine, not Surname: Developer' }).click()
  await panel.getByText('Nothing here is left to decide.').waitFor()
  await page.reload()
  await panel.getByText('1 refused.').waitFor()
  await press(page, 'Show again')
  await press(page, 'Take instead Surname: Developer')
  await expect.poll(() => field(page, 'Surname').inputValue()).toBe('Developer')

  // The CV is given: it is not asked for again.
  await go(page)
  await heading(page, 'Requisition')
  await go(page)
  await heading(page, 'Profile')
  await panel.getByRole('heading', { name: 'Skills' }).waitFor()
  const words = panel.getByRole('list', { name: 'Where the CV says Skills: TypeScript' })
  expect(await words.locator('mark').allTextContents()).toEqual(['TypeScript'])
  expect(await words.innerText()).toContain('Frontend: React, TypeScript')
  await inspect(page, 'appfrm-read-profile')
  await press(page, 'Take Skills: TypeScript')
  await press(page, 'Refuse Skills: PostgreSQL')
  await press(page, 'Take Languages: Spanish')
  await press(page, 'Take Years of experience: 5 years')
  await press(page, 'Take Notes on the CV: Since Mar 2021: Senior Software Engineer, TechCorp Inc')
  await expect.poll(() => field(page, 'Notes on the CV').inputValue()).toBe('Since Mar 2021: Senior Software Engineer, TechCorp Inc')
  await go(page)
  await heading(page, 'Check the answers')
  await press(page, 'Save application')
  await heading(page, 'Jane Developer')
  const { applicant } = await read(p.officer, Number(new URL(page.url()).searchParams.get('applicationId')))
  const named = async (ids: number[]) => (await t.db.select().from(referenceItems)).filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  expect(applicant).toMatchObject({ email: 'jane.developer@example.com', mobile: '(555) 123-4567', totalExperience: 5 })
  expect([await named(applicant.skillIds), await named(applicant.languageIds)]).toEqual([['TypeScript'], ['Spanish']])
})

test('a scan says that no text was found; a CV with text takes its place', async () => {
  const page = await b.windowOf('manager@threshold.test', { viewport: PHONE })
  await page.goto('/appfrm')
  await heading(page, 'Personal details')
  await give(page, 'scan.pdf', await scan())
  const note = page.getByText('No text was found in this CV: it may be a scan.')
  await note.waitFor()
  await inspect(page, 'appfrm-read-scan-phone')
  await field(page, 'E-mail').fill('scan@sample.example')
  await field(page, 'First name').fill('Ada')
  await field(page, 'Surname').fill('Byron')
  await go(page)
  await heading(page, 'Requisition')
  await page.getByRole('link', { name: 'Back' }).click()
  await heading(page, 'CV')
  await note.waitFor()
  await give(page, 'maya.pdf', await resumePdf('new-grad'))
  const panel = page.getByRole('region', { name: 'Read from maya.pdf' })
  await panel.getByRole('button', { name: 'Take instead Surname: Okonkwo' }).waitFor()
  await inspect(page, 'appfrm-read-cv-phone')
})
