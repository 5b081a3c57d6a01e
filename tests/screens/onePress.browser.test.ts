import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, read } from '../applications/candidates.ts'
import { browser, PHONE } from '../browser.ts'
import { pressing } from './layers.ts'
import { everybody } from './people.ts'
import { walkThrough } from './within.ts'

const t = await testApp()
const b = await browser(t)
const { people, records, items, windowOf: everybodysWindow } = await everybody(t, b)
const { requisitionId, applicationId } = records
const officer = await t.as('officer')

const presses: [string, (button: Locator) => Promise<void>][] = [
  ['double click', (button) => button.dblclick()],
  [
    'double Enter',
    async (button) => {
      await button.focus()
      await button.press('Enter')
      await button.page().keyboard.press('Enter')
    },
  ],
]
async function middleOf(button: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2]
}
const startScreening = (page: Page) => page.getByRole('button', { name: 'Start screening' })

test.each(presses)('a %s on the next step of a candidate is one step, however fast the answer', async (_, press) => {
  const id = await apply(officer, requisitionId, items)
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}`)
  await press(startScreening(page))
  await page.getByText('Moved to “Screening”.').waitFor()
  expect((await read(officer, id)).status).toBe('screening')
})

test('the second click of a double click does nothing where the next step has come to stand', async () => {
  const id = await apply(officer, requisitionId, items)
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}`)
  const [x, y] = await middleOf(startScreening(page))
  await page.mouse.click(x, y)
  await page.getByText('Moved to “Screening”.').waitFor()
  // As the system counts it: the second of two clicks at one place, with the next step under it.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect((await read(officer, id)).status).toBe('screening')
  await page.mouse.click(x, y)
  await expect.poll(async () => (await read(officer, id)).status).not.toBe('screening')
})

test('a double tap on a phone is one step', async () => {
  const id = await apply(officer, requisitionId, items)
  const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE, hasTouch: true })
  await page.goto(`/canprf?applicationId=${id}`)
  await startScreening(page).scrollIntoViewIfNeeded()
  const [x, y] = await middleOf(startScreening(page))
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await page.getByText('Moved to “Screening”.').waitFor()
  expect((await read(officer, id)).status).toBe('screening')
})

test('months are turned as fast as one presses', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${applicationId}&tab=interviews`)
  await page.getByRole('button', { name: 'Schedule interview' }).click()
  await page.getByRole('dialog').getByLabel('Day', { exact: true }).click()
  const month = page.getByRole('button', { name: /^\w+ 20\d\d$/ })
  const [shown = ''] = await month.allTextContents()
  await page.getByRole('button', { name: 'Next month' }).dblclick()
  const later = new Date(`1 ${shown}`)
  later.setMonth(later.getMonth() + 2)
  await expect.poll(() => month.textContent()).toBe(later.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' }))
})

/** Each address once, with the first who may open it: for the others it is the same page. */
const seen = new Set<string>()
const pagesOnce = people.map((person) => {
  const pages = person.pages.filter((address) => !seen.has(address))
  for (const address of pages) seen.add(address)
  return { ...person, pages }
})
const tried = new Set<string>()
/** So many pages are walked by one test: the whole of a manager's would take longer than a test may. */
const TOGETHER = 8
const parts = pagesOnce.flatMap(({ pages, ...person }) =>
  Array.from({ length: Math.ceil(pages.length / TOGETHER) }, (_, at) => {
    const own = pages.slice(at * TOGETHER, (at + 1) * TOGETHER)
    return { ...person, pages: own, first: own[0] }
  }),
)

test.each(parts)(
  'no button of a page of $who, from $first on, writes twice when it is pressed twice; what it opens is for everybody and gives the focus back',
  { timeout: 900_000 },
  async (person) => {
    const page = await everybodysWindow(person)
    const walk = walkThrough(page)
    const pressAll = pressing(page, walk, tried)
    const faults: string[] = []
    for (const address of person.pages) {
      await walk.visit(address)
      faults.push(...(await pressAll(address)).map((fault) => `${address}: ${fault}`))
    }
    // What stays open would go on drawing and asking.
    await page.context().close()
    expect(faults).toEqual([])
  },
)

test('the walk has pressed what acts on the pages', () => {
  expect(tried.size).toBeGreaterThan(100)
})
