import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicants, applications } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import { testApp } from '../app.ts'
import { accountId } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { rowsOf } from './sheets.ts'

const t = await testApp()
const b = await browser(t)
const skillsOf = (rows: string[]) => workbookOf([{ name: 'Skills', headings: ['Name'], rows: rows.map((name) => [name]) }])
const choose = (page: Page, button: string, name: string, buffer: Buffer) =>
  page.getByRole('button', { name: button }).setInputFiles({ name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer })

async function downloaded(page: Page, click: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

beforeAll(async () => {
  const ownerId = await accountId(t, 'manager@threshold.test')
  const [one] = await t.db
    .insert(requisitions)
    .values(['Zoo keeper', '=1+1', 'Archivist'].map((positionTitle) => ({ positionTitle, ownerId })))
    .returning()
  const [person] = await t.db.insert(applicants).values({ firstName: 'Ana', surName: 'Silva', email: 'ana@sample.example', mobile: '+61' }).returning()
  await t.db.insert(applications).values({ applicantId: person!.id, requisitionId: one!.id, source: 'MANUAL', status: 'new application' })
  await t.db
    .insert(outbox)
    .values({ event: 'WELCOME', toEmail: 'ana@sample.example', toName: 'Ana', subject: 'Welcome', html: '', body: '', dedupe: 'a', messageId: 'a' })
})

describe('a reference list and a workbook', () => {
  test('template, wrong rows told one by one, corrected and added', async () => {
    const { page } = await b.signedIn('manager@threshold.test')
    await page.goto('/referenceData?list=skills')
    await page.getByRole('button', { name: 'Import from Excel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import into: Skills' })
    await inspect(page, 'import-wide')
    const template = await downloaded(page, () => dialog.getByRole('button', { name: 'Download the template' }).click())
    expect([template.name, (await rowsOf(template.bytes))[0]]).toEqual(['Skills.xlsx', ['Name']])

    await choose(page, 'Choose a workbook', 'old.xls', Buffer.from('x'))
    await dialog.getByText('The selected file must be an Excel workbook (.xlsx)').waitFor()

    await choose(page, 'Choose a workbook', 'skills.xlsx', await skillsOf(['Thatching', 'Java', 'thatching', 'x'.repeat(201)]))
    await dialog.getByText('3 rows are wrong, out of 4. Nothing was added.').waitFor()
    expect(await dialog.getByRole('row').allInnerTexts()).toEqual([
      expect.stringMatching(/Row\s+Column\s+What is wrong/),
      expect.stringMatching(/^3\s+Name\s+“Java” is in the list already/),
      expect.stringMatching(/^4\s+Name\s+“thatching” stands in row 2 too/),
      expect.stringMatching(/^5\s+Name\s+Name must have at most 200 characters/),
    ])
    await inspect(page, 'import-report-wide')

    await choose(page, 'Choose the corrected workbook', 'skills.xlsx', await skillsOf(['Thatching', 'Coopering']))
    await dialog.getByText('2 rows were added to “Skills”.').waitFor()
    await inspect(page, 'import-done-wide')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('cell', { name: 'Coopering', exact: true }).waitFor()

    await page.getByRole('button', { name: 'Export' }).click()
    const exported = await downloaded(page, () => page.getByRole('menuitem', { name: 'Excel workbook (.xlsx)' }).click())
    expect(await rowsOf(exported.bytes)).toContainEqual(['Thatching'])
  })

  test('on a phone', async () => {
    const { page } = await b.signedIn('manager@threshold.test', { viewport: PHONE, scheme: 'dark' })
    await page.goto('/referenceData?list=skills')
    await page.getByRole('button', { name: 'Import from Excel' }).waitFor()
    await inspect(page, 'import-tools-phone')
    await page.getByRole('button', { name: 'Import from Excel' }).click()
    await inspect(page, 'import-phone')
    await choose(page, 'Choose a workbook', 'skills.xlsx', await skillsOf(['Java', 'SQL']))
    await page.getByText('2 rows are wrong, out of 2. Nothing was added.').waitFor()
    await inspect(page, 'import-report-phone')
  })
})

test('a list leaves with its filter, order and chosen columns', async () => {
  const { page } = await b.signedIn('manager@threshold.test')
  await page.goto('/jobreq?sort=positionTitle&by=status&is=DR')
  await page.getByRole('button', { name: 'Export' }).click()
  await inspect(page, 'export-wide')
  const { name, bytes } = await downloaded(page, () => page.getByRole('menuitem', { name: 'Comma-separated text (.csv)' }).click())
  const [headings, ...lines] = bytes.toString('utf8').trim().split('\r\n')
  expect(name).toBe('Job requisitions.csv')
  expect(headings).toMatch(/Status/)
  expect(lines.map((line) => line.split(',')[1])).toEqual([`"'=1+1"`, '"Archivist"', '"Zoo keeper"'])
  for (const line of lines) expect(line).toContain('"Draft"')
})

test.each(['/jobreq', '/reqsch', '/appsch', '/notifications?tab=outbox'])('%s has its export on a phone too', async (path) => {
  const page = await b.windowOf('manager@threshold.test', { viewport: PHONE })
  await page.goto(path)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: 'Export' }).waitFor()
  await inspect(page, `export-phone${path.replaceAll(/\W/g, '-')}`)
  const { name } = await downloaded(page, async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Excel workbook (.xlsx)' }).click()
  })
  expect(name).toMatch(/^[\w ]+\.xlsx$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'wider than the phone by').toBeLessThanOrEqual(0)
})
