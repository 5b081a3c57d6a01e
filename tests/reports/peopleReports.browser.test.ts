import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { leaveKinds } from '../../server/tables/leave.ts'
import { readWorkbook } from '../../server/workbooks/readWorkbook.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { testApp } from '../app.ts'
import { browser, complaintsOf, PHONE, violationsOf } from '../browser.ts'
import { must } from '../lifecycles/driver.ts'
import { world, written } from './peopleWorlds.ts'

type Table = components['schemas']['Report']['tables'][number]

const t = await testApp()
const b = await browser(t)
const { recruitment } = await t.as('manager')
const today = todayIn(t.app.settings)
const span = { from: daysAfter(today, -60), to: daysAfter(today, 30) }
const kinds = await t.db.select().from(leaveKinds).orderBy(leaveKinds.id)
const [counted, other] = [kinds.find((kind) => kind.counted)!, kinds.find((kind) => !kind.counted)!]
/** The department of a world of which something is told and something is not, since it is about too few people. */
const department = await (async () => {
  for (const [number, given] of fc.sample(world, { seed: 20_261_125, numRuns: 20 }).entries())
    for (const { id } of (await written(t, { today, counted, other }, given, number)).departments) {
      const cells = (await read('leave', id)).flatMap(({ rows }) => rows.flatMap((row) => row.cells))
      if (cells.some(({ value }) => value === null) && cells.some(({ value }) => value)) return id
    }
  throw new Error('no world has both')
})()

async function read(report: 'leave' | 'learning', of: number): Promise<Table[]> {
  return must(await recruitment.GET('/report/{report}', { params: { path: { report }, query: { ...span, department: of } } })).data.tables
}

const reports = [
  { report: 'leave', heading: 'Leave', tables: ['Leave by kind', 'Leave by department'] },
  { report: 'learning', heading: 'Learning', tables: ['Learning by course', 'Learning by department'] },
] as const

/** The rows of a table on the page as numbers, or null where something is not told. */
const shownIn = (page: Page, name: string) =>
  page.getByRole('table', { name }).evaluate((table) =>
    [...table.querySelectorAll('tbody tr')].map((row) => ({
      name: row.querySelector('th')?.textContent ?? '',
      values: [...row.querySelectorAll('td')].map((cell) => {
        const digits = (cell.textContent ?? '').replaceAll(/[^\d.]/g, '')
        return digits === '' ? null : Number(digits)
      }),
    })),
  )
const valuesOf = ({ rows }: Table) => rows.map(({ cells }) => cells.map(({ value }) => value))

/** The cells of a file of text; names of departments have commas, and stand in quotes. */
const linesOf = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''))

async function saved(page: Page, item: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  const file = await download
  const bytes = readFileSync(await file.path())
  const name = file.suggestedFilename()
  return { name, rows: name.endsWith('.csv') ? linesOf(bytes.toString()) : (await readWorkbook(name, bytes)).map(({ cells }) => cells) }
}

test.each(reports)('the report of $report says the same on the screen, in a file of text and in a workbook', async ({ report, heading, tables }) => {
  const page = await b.windowOf('manager@threshold.test')
  const search = new URLSearchParams({ ...span, report, department: String(department) })
  await page.goto(`/reports?${search}`)
  const told = await read(report, department)
  for (const [at, name] of tables.entries()) {
    const block = page.getByRole('region', { name })
    await block.getByText('Table', { exact: true }).click()
    await page.getByRole('table', { name }).waitFor()
    const shown = (await shownIn(page, name)).slice(0, told[at]!.rows.length)
    expect(shown.map(({ values }) => values)).toEqual(valuesOf(told[at]!))
  }
  expect(await violationsOf(page)).toEqual([])
  const first = await shownIn(page, tables[0])
  for (const [item, name] of [
    ['Comma-separated text (.csv)', `${heading}.csv`],
    ['Excel workbook (.xlsx)', `${heading}.xlsx`],
  ] as const) {
    const file = await saved(page, item)
    expect(file.name).toBe(name)
    // The heading stands first, and the sum of all last.
    const rows = file.rows.slice(1, -1)
    expect(rows.map(([title, ...values]) => [title, ...values.map((value) => (value === null || value === '' ? null : Number(value)))])).toEqual(
      first.map(({ name: title, values }) => [title, ...values]),
    )
  }
  expect(complaintsOf(page)).toEqual([])
})

test.each(reports)('the report of $report is read on a phone in the dark, and a number opens its rows', async ({ report, tables }) => {
  const { page } = await b.signedIn('manager@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto(`/reports?${new URLSearchParams({ ...span, report, department: String(department) })}`)
  const block = page.getByRole('region', { name: tables[0] })
  await block.getByText('Table', { exact: true }).click()
  const number = page.getByRole('table', { name: tables[0] }).getByRole('link').first()
  await number.waitFor()
  expect(await violationsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await number.click()
  await page.getByRole('link', { name: 'Back to the report' }).waitFor()
  expect(complaintsOf(page)).toEqual([])
})
