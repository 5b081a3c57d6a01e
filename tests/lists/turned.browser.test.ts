import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, openPosition } from '../applications/candidates.ts'
import { browser } from '../browser.ts'

const t = await testApp()
const b = await browser(t)
let arrives: () => Promise<number>

beforeAll(async () => {
  const { officer, requisitionId, items } = await openPosition(t)
  arrives = () => apply(officer, requisitionId, items)
  for (let person = 0; person < 30; person++) await arrives()
})

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

test('whoever goes on and back meets every row once while others apply', async () => {
  const { page } = await b.signedIn('officer@threshold.test')
  // Which application a row is of, as its link says: the numbers in names are others.
  const numbers = () =>
    rows(page)
      .getByRole('link')
      .evaluateAll((links) => links.flatMap((link) => Number(new URL((link as HTMLAnchorElement).href).searchParams.get('applicationId')) || []))
  const shows = (of: readonly number[]) => expect.poll(numbers).toEqual(of)
  const pages = async () => {
    const { rows: all } = await t.db.execute<{ id: number }>(sql`select id from applications order by id desc`)
    return [0, 10, 20].map((at) => all.slice(at, at + 10).map(({ id }) => id)) as [number[], number[], number[]]
  }
  const [first, second, third] = await pages()
  await page.goto('/appsch?size=10')
  await shows(first)
  await arrives()
  await page.getByRole('button', { name: 'Next page' }).click()
  await shows(second)
  await arrives()
  await page.getByRole('button', { name: 'Next page' }).click()
  await shows(third)
  await arrives()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await shows(second)
  // The address leads there again.
  await page.reload()
  await shows(second)
  await page.getByRole('button', { name: 'Page 3', exact: true }).click()
  // The page beside it stands beside its rows, by whichever button; one further away is the one that has the number by now.
  await shows(third)
  const [newest] = await pages()
  await page.getByRole('button', { name: 'Page 1', exact: true }).click()
  await shows(newest)
  expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual(['size'])
})
