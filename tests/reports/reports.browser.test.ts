import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, complaintsOf, violationsOf } from '../browser.ts'
import { count } from './naive.ts'
import { type World, world } from './worlds.ts'
import { writeWorld } from './writeWorld.ts'

const t = await testApp()
const b = await browser(t)
const [from, to] = ['2024-03-01', '2024-08-31']
/** A world with hires, offers and stays in these months. */
const given = fc.sample(world, { seed: 7, numRuns: 400 }).reduce((best: World | null, one) => {
  const hires = (of: World | null) => (of ? count(of, from, to).hires.length : -1)
  return hires(one) > hires(best) ? one : best
}, null)!
const department = await writeWorld(t.db, given, 1)
const counted = count(given, from, to)
const address = `/reports?from=${from}&to=${to}&department=${department}`

test('every number opens the rows that it counts, and Escape leaves a definition where it was opened', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(address)
  const about = page.getByRole('button', { name: 'What Time to hire means' })
  await about.click()
  const definition = page.getByRole('dialog', { name: 'Time to hire' })
  await definition.waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await definition.waitFor({ state: 'hidden' })
  await expect.poll(() => about.evaluate((node) => node === document.activeElement)).toBe(true)
  await about.click()
  await definition.getByRole('link', { name: /^Show the/ }).click()
  await page.getByRole('heading', { name: 'The rows behind “Time to hire”' }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(counted.hires.length + 1)
  await page.getByRole('link', { name: 'Back to the report' }).click()
  await page.getByRole('heading', { name: 'Time in stage' }).waitFor()
  expect(complaintsOf(page)).toEqual([])
})

test('a chart is read by the arrow keys and has the numbers of its table', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(`${address}&report=timeInStage`)
  const block = page.getByRole('region', { name: 'Time in stage' })
  const bars = block.getByRole('list').getByRole('link')
  await bars.first().focus()
  const first = await bars.first().getAttribute('aria-label')
  await page.keyboard.press('End')
  const last = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(last).not.toBe(first)
  const drawn = await bars.evaluateAll((list) => list.map((one) => one.getAttribute('aria-label')))
  await block.getByText('Table', { exact: true }).click()
  for (const label of drawn) {
    const [, stage = '', days = ''] = /^(.+), Days: (.+)$/.exec(label ?? '') ?? []
    await block.getByRole('link', { name: `${days}, Days of ${stage}: show the rows` }).waitFor()
  }
  expect(drawn.length).toBe(counted.stays.size)
  expect(await violationsOf(page)).toEqual([])
})

test('the filters and the comparison stand in the address and can be taken away', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(address)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('menuitem', { name: 'The period before' }).click()
  const chip = page.getByRole('button', { name: /Stop comparing/ })
  await chip.waitFor()
  expect(new URL(page.url()).searchParams.get('compare')).toBe('before')
  await chip.click()
  await page.getByRole('button', { name: 'Compare', exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('compare')).toBeNull()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Comma-separated text (.csv)' }).click()
  expect((await download).suggestedFilename()).toBe('Pipeline by month.csv')
})
