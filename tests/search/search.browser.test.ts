import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { keep } from '../../server/files/cv/takeInFile.ts'
import { testApp } from '../app.ts'
import { accountId, candidate, must, openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)
let requisitionId: number
const cvs = {
  nurse:
    'Registered nurse with nine years in intensive care.\n\nPlanned night shifts for a team of twelve and taught first aid to new colleagues every spring, in two hospitals of one group.\n\nTook part in the emergency rota of the region, in intensive weeks with three nights each.\n\nSkills: wound care, rostering, C++',
  clerk: 'Ward clerk with four years on the phones of an emergency department. Skills: rostering, C#',
  cook: 'Cook in a school kitchen, later in a hospital kitchen. Skills: first aid, hygiene',
}

beforeAll(async () => {
  const { officer, requisitionId: id } = await openPosition(t)
  requisitionId = id
  const ownerAccountId = await accountId(t, 'officer@threshold.test')
  for (const [surName, text] of Object.entries(cvs)) {
    const taken = { name: `${surName}.pdf`, bytes: Buffer.from('%PDF-'), kind: 'pdf' as const, text: { text, language: 'english' as const } }
    const { id: resumeFileId } = await keep(t.app, taken, { purpose: 'document', ownerAccountId })
    must(await officer.recruitment.POST('/application', { body: { ...candidate(requisitionId), surName, resumeFileId } }))
  }
})

const box = (page: Page) => page.getByRole('searchbox', { name: 'Name, position or words in CVs' })
const names = (page: Page) => page.getByRole('table').getByRole('link', { name: /^Sofia/ })
const marked = (page: Page) => page.getByRole('list', { name: 'In the CV' }).locator('mark').allInnerTexts()

test('words of CVs are typed into the box of the list and are shown where they stand; the address keeps them', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/appsch')
  await box(page).fill('"intensive care" OR phone')
  await expect.poll(() => names(page).allInnerTexts()).toEqual(['Sofia clerk', 'Sofia nurse'])
  await expect.poll(() => marked(page)).toEqual(['phones', 'intensive', 'care'])
  await inspect(page, 'cv-search-wide')
  await page.reload()
  await expect.poll(() => names(page).count()).toBe(2)
  expect(await box(page).inputValue()).toBe('"intensive care" OR phone')
  await box(page).fill('c++')
  await expect.poll(() => names(page).allInnerTexts()).toEqual(['Sofia nurse'])
  await expect.poll(() => marked(page)).toEqual(['C++'])
  await box(page).fill('nurse')
  await expect.poll(() => names(page).allInnerTexts()).toEqual(['Sofia nurse'])
  await expect.poll(() => marked(page), { message: 'found by the name' }).toEqual([])
  await box(page).fill('"care intensive"')
  await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
  await inspect(page, 'cv-search-no-match-wide')
})

test('words of CVs alone are a filter of the list, beside the others, and never a column', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/appsch')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Column' }).click()
  await page.getByRole('option', { name: 'Words in the CV' }).click()
  await page.getByText('Such as: nurse -agency').waitFor()
  await page.getByLabel('Value').fill('"first aid" -kitchen')
  await page.getByRole('button', { name: 'Show matching rows' }).click()
  await expect.poll(() => names(page).allInnerTexts()).toEqual(['Sofia nurse'])
  await expect.poll(() => marked(page)).toEqual(['first', 'aid'])
  await page.getByRole('button', { name: /^Columns/ }).click()
  await page.getByRole('checkbox', { name: 'Review' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Words in the CV' }).count()).toBe(0)
})

test('the candidates of a requisition are searched alike, on a phone and in German too', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/selreq?requisitionId=${requisitionId}`)
  await page.getByRole('searchbox', { name: 'Name or words in CVs' }).fill('rostering')
  await expect.poll(() => names(page).count()).toBe(2)
  await expect.poll(() => marked(page)).toEqual(['rostering', 'rostering'])
  await inspect(page, 'cv-search-candidates-wide')

  await page.setViewportSize(PHONE)
  await page.goto('/appsch?q=emergency')
  await page.getByRole('list', { name: 'In the CV' }).first().waitFor()
  await expect.poll(() => marked(page)).toEqual(['emergency', 'emergency'])
  await inspect(page, 'cv-search-phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'cv-search-phone-dark')
  await page.evaluate(() => localStorage.setItem('threshold-language', 'de'))
  await page.reload()
  await page.getByRole('list', { name: 'Im Lebenslauf' }).first().waitFor()
  await inspect(page, 'cv-search-phone-german')
})
