import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, openPosition } from '../applications/candidates.ts'
import { browser, inspect } from '../browser.ts'

const t = await testApp()
const b = await browser(t)
const { officer, requisitionId, items } = await openPosition(t)
for (let person = 0; person < 3; person++) await apply(officer, requisitionId, items)

test('a printed list has its title, what narrows it in words and its rows; no menu, tool or button, and it is light', async () => {
  const { page } = await b.signedIn('officer@threshold.test', { scheme: 'dark' })
  await page.goto('/appsch?q=sofia&by=status&is=new+application')
  const main = page.getByRole('main')
  await main
    .getByRole('table')
    .getByRole('link', { name: /Sofia Reyes/ })
    .first()
    .waitFor()
  expect(await main.locator('.printed').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await main.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  const words = main.locator('.printed')
  await words.waitFor()
  expect(await words.evaluate((node) => getComputedStyle(node, '::before').content)).toMatch(/3 rows · Search: sofia · Status is New application/)
  expect(
    await main
      .getByRole('table')
      .getByRole('link', { name: /Sofia Reyes/ })
      .count(),
  ).toBe(3)
  // The head of the table sorts by buttons; on paper they are its words.
  const shown = async (role: 'navigation' | 'searchbox' | 'checkbox' | 'combobox' | 'button') =>
    (
      await Promise.all(
        (await page.getByRole(role).all()).map(async (one) => ((await one.isVisible()) ? one.evaluate((node) => node.closest('th') === null) : false)),
      )
    ).filter(Boolean)
  for (const role of ['navigation', 'searchbox', 'checkbox', 'combobox', 'button'] as const) expect(await shown(role), role).toEqual([])
  const [ink, paper] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return [style.getPropertyValue('--th-ink').trim(), style.getPropertyValue('--th-sheet').trim()]
  })
  expect(ink).toBe('#1b2322')
  expect(paper).toMatch(/^#(fff){1,2}$/)
  const cut = await page.evaluate(() => [...document.querySelectorAll('tbody tr')].map((row) => getComputedStyle(row).breakInside))
  expect(new Set(cut)).toEqual(new Set(['avoid']))
  // Nothing that scrolls on the screen is cut off on paper.
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight >= (document.querySelector('table')?.getBoundingClientRect().bottom ?? Infinity)),
  ).toBe(true)
  await inspect(page, 'printed-list')
  await page.emulateMedia({ media: 'screen' })
  await main.getByRole('searchbox').waitFor()
})

test('a printed record shows what it holds, without tabs and buttons', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(`/jobreq/${requisitionId}?tab=summary`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await page.getByRole('navigation', { name: 'Main menu' }).isVisible()).toBe(false)
  for (const part of await page.locator('.acts, [role="tablist"], .tabs').all()) expect(await part.isVisible()).toBe(false)
  await inspect(page, 'printed-record')
})
