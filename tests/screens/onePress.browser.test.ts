import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { accountId, apply, must, plan, read, schedule } from '../applications/candidates.ts'
import { browser, PHONE } from '../browser.ts'
import { posted } from '../files/posted.ts'
import { pressing } from './layers.ts'
import { walkThrough } from './within.ts'

const t = await testApp()
const b = await browser(t)
const { requisitionId, items } = await posted(t, 'Registered nurse')
const officer = await t.as('officer')

const applicationId = await apply(officer, requisitionId, items)
must(await schedule(officer, applicationId, await plan(officer, applicationId, [await accountId(t, 'officer@threshold.test')])))

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
  await page.getByRole('dialog').getByLabel('Day').click()
  const month = page.getByRole('button', { name: /^\w+ 20\d\d$/ })
  const [shown = ''] = await month.allTextContents()
  await page.getByRole('button', { name: 'Next month' }).dblclick()
  const later = new Date(`1 ${shown}`)
  later.setMonth(later.getMonth() + 2)
  await expect.poll(() => month.textContent()).toBe(later.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' }))
})

const pages = [
  ...['position', 'post', 'approvals', 'candidates', 'interviews'].map((tab) => `/jobreq/${requisitionId}?tab=${tab}`),
  ...['profile', 'interviews', 'reviews', 'compliance'].map((tab) => `/canprf?applicationId=${applicationId}&tab=${tab}`),
  '/appsch',
  '/hr-modules',
  '/notifications',
  '/referenceData?list=skills',
  '/referenceData?list=approvalChains',
  '/employeePack',
]

test('no button of a page writes twice when it is pressed twice; what it opens is for everybody and gives the focus back', {
  timeout: 900_000,
}, async () => {
  const { page } = await b.signedIn('manager@threshold.test')
  const walk = walkThrough(page)
  const { pressAll, tried } = pressing(page, walk)
  const faults: string[] = []
  await page.goto('/account')
  for (const address of pages) {
    await walk.visit(address)
    faults.push(...(await pressAll(address)).map((fault) => `${address}: ${fault}`))
  }
  expect(faults).toEqual([])
  expect(tried.size).toBeGreaterThan(40)
})
