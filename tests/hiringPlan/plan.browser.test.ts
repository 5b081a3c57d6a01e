import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { departments } from '../../server/tables/reference.ts'
import { budgetedPositions } from '../../server/tables/requisitions.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE, takeNextOption, WIDE } from '../browser.ts'
import { count } from '../reports/naive.ts'
import { type World, world } from '../reports/worlds.ts'
import { writeWorld } from '../reports/writeWorld.ts'

const t = await testApp()
const b = await browser(t)
/** A world with hires in this year. */
const given = fc.sample(world, { seed: 7, numRuns: 400 }).reduce((best: World | null, one) => {
  const hires = (of: World | null) => (of ? count(of, '2024-01-01', '2024-12-31').hires.filter(({ toFill }) => toFill !== null).length : -1)
  return hires(one) > hires(best) ? one : best
}, null)!
const department = await writeWorld(t.db, given, 1)
const name = 'Department of world 1'
const filled = count(given, '2024-01-01', '2024-12-31').hires.filter(({ toFill }) => toFill !== null).length
beforeAll(async () => {
  await t.db.insert(departments).values({ name: 'Lamp room' })
  await t.db.insert(budgetedPositions).values([
    { departmentId: department, quarter: '2024-07-01', people: 4 },
    { departmentId: department, quarter: '2024-07-01', people: 3, positionTitle: 'Sample position' },
  ])
})

test('the plan is found by the palette, read as a table, and opens what a number counts by keyboard', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/jobreq')
  await page.getByRole('link', { name: 'Hiring plan' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do anything' }).fill('hiring plan')
  await page.getByRole('option', { name: 'Hiring plan' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Hiring plan' }).waitFor()
  await page.goto('/hiring-plan?year=2024')
  const table = page.getByRole('table', { name: 'Positions by department and quarter, 2024' })
  const row = table.getByRole('row', { name: new RegExp(`^${name}`) })
  await row.waitFor()
  await inspect(page, 'hiring-plan-wide')
  const about = page.getByRole('button', { name: 'What Filled means' })
  await about.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Filled' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => about.evaluate((node) => node === document.activeElement)).toBe(true)
  await row.getByRole('link', { name: `${filled}, Filled, ${name}, Year 2024: show what is counted` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: new RegExp(`^Filled: ${name}`) }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(filled + 1)
  await inspect(page, 'hiring-plan-rows-wide')
  await page.getByRole('link', { name: 'Back to the plan' }).click()
  await row.getByRole('link', { name: `7, Budgeted, ${name}, Q3 2024: show what is counted` }).click()
  await page.getByRole('row', { name: /Sample position/ }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(3)
  // An officer reads the budget and changes nothing of it.
  expect(await page.getByRole('button', { name: /^(Add to the budget|Import from Excel|Actions: .*)$/ }).count()).toBe(0)
})

test('the focus stays with a definition while the window turns narrow and wide again', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/hiring-plan?year=2024')
  await page.getByRole('table', { name: 'Positions by department and quarter, 2024' }).waitFor()
  const about = page.getByRole('button', { name: 'What Screenings a week, Total means' })
  const hasFocus = () => expect.poll(() => about.evaluate((node) => node === document.activeElement)).toBe(true)
  await about.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Screenings a week, Total' }).waitFor()
  await page.setViewportSize(PHONE)
  await page.getByRole('heading', { name: 'Total' }).waitFor()
  await hasFocus()
  await page.setViewportSize(WIDE)
  await page.getByRole('table', { name: 'Positions by department and quarter, 2024' }).waitFor()
  await hasFocus()
})

test('a manager adds a row by keyboard, compares it with what a colleague saved, and takes it out', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/hiring-plan/budget?q=lamp')
  await page.getByRole('button', { name: 'Add to the budget' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add budgeted positions' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('link', { name: 'Choose the department.' }).waitFor()
  await inspect(page, 'hiring-plan-add-wide')
  const choose = async (field: string, typed: string) => {
    await dialog.getByRole('combobox', { name: field }).focus()
    await page.keyboard.type(typed)
    await page.getByRole('option', { name: typed }).waitFor()
    await takeNextOption(page)
  }
  const quarter = `Q3 ${new Date().getFullYear() + 1}`
  await choose('Department', 'Lamp room')
  await choose('Quarter', quarter)
  await dialog.getByRole('textbox', { name: 'People' }).fill('2')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const row = page.getByRole('row', { name: new RegExp(`Lamp room.*${quarter}`) })
  await row.waitFor()

  await row.getByRole('button', { name: `Actions: Lamp room, ${quarter}` }).click()
  await page.getByRole('menuitem', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Change budgeted positions' })
  await change.getByRole('textbox', { name: 'People' }).fill('5')
  await t.db
    .update(budgetedPositions)
    .set({ people: 9, version: 2 })
    .where(eq(budgetedPositions.quarter, `${new Date().getFullYear() + 1}-07-01`))
  await change.getByRole('button', { name: 'Save' }).click()
  await change.getByRole('button', { name: 'Keep mine' }).click()
  await change.getByRole('button', { name: 'Save' }).click()
  await change.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: new RegExp(`Lamp room.*${quarter}.*5`) }).waitFor()

  await row.getByRole('button', { name: `Actions: Lamp room, ${quarter}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const asking = page.getByRole('dialog', { name: `Remove Lamp room, ${quarter} from the budget?` })
  await asking.getByRole('button', { name: 'Remove' }).click()
  await row.waitFor({ state: 'detached' })
})

test('a workbook is shown with its wrong cells, then with what it changes, and then is kept', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/hiring-plan/budget')
  await page.getByRole('button', { name: 'Import from Excel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import into: Budget' })
  const hand = async (button: string, rows: (string | number | null)[][]) => {
    const buffer = await workbookOf([{ name: 'Budget', headings: ['Department', 'Quarter', 'Position', 'People'], rows }])
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    await dialog.getByRole('button', { name: button }).setInputFiles({ name: 'budget.xlsx', mimeType, buffer })
  }
  await hand('Choose a workbook', [
    ['Lamp room', '2028-Q9', null, 2],
    ['Lamp room', '2028-Q2', null, 3],
  ])
  await dialog.getByText('1 row is wrong. Correct it in the workbook').waitFor()
  await dialog.getByText('Quarter: Quarter must be a quarter, like 2027-Q1.').waitFor()
  await inspect(page, 'hiring-plan-import-wrong-wide')
  expect(await dialog.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0)
  await hand('Choose the corrected workbook', [
    ['Lamp room', '2028-Q1', null, 2],
    ['Lamp room', '2028-Q2', null, 3],
  ])
  await dialog.getByText('2 rows are new, 0 change, 0 stay as they are.').waitFor()
  await inspect(page, 'hiring-plan-import-wide')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('2 rows of the workbook stand in “Budget”.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('row', { name: /Lamp room.*Q2 2028/ }).waitFor()
})

test('on a phone each department is a card that can be read and opened', async () => {
  const { page } = await b.signedIn('manager@threshold.test', { viewport: PHONE })
  await page.goto('/hiring-plan?year=2024')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await card.getByRole('row', { name: /^Q3 7/ }).waitFor()
  await inspect(page, 'hiring-plan-phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.goto('/hiring-plan/budget')
  await page.getByText('Sample position').waitFor()
  await inspect(page, 'hiring-plan-budget-phone')
})
