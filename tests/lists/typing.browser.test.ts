import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, openPosition } from '../applications/candidates.ts'
import { browser } from '../browser.ts'

const t = await testApp()
const b = await browser(t)

/** What the list says politely, each time that it says something. */
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
const listen = () => {
  const said: string[] = []
  Object.assign(globalThis, { said })
  const status = [...document.querySelectorAll('main .list > [role=status]')].at(-1)!
  new MutationObserver(() => {
    if (status.textContent && said.at(-1) !== status.textContent) said.push(status.textContent)
    else if (!status.textContent) said.push('')
  }).observe(status, { childList: true, characterData: true, subtree: true })
}

test('a search asks once when typing rests for a quarter of a second, and the count is said once', async () => {
  const { officer, requisitionId, items } = await openPosition(t)
  for (let n = 0; n < 3; n++) await apply(officer, requisitionId, items)
  const page = await b.windowOf('officer@threshold.test')
  await page.clock.install()
  await page.goto('/appsch')
  const box = page.getByRole('searchbox')
  await page.getByText('3 rows', { exact: true }).first().waitFor({ state: 'attached' })
  await box.focus()
  await page.evaluate(listen)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/application/criteria')) asked++
  })
  for (const letter of 'Reyes') {
    await page.keyboard.type(letter)
    await page.clock.runFor(200)
  }
  expect(asked).toBe(0)
  await page.clock.runFor(49)
  expect(asked).toBe(0)
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return (await heard(page)).filter(Boolean).length
    })
    .toBe(1)
  expect(asked).toBe(1)
  expect(new URL(page.url()).searchParams.get('q')).toBe('Reyes')
  expect((await heard(page)).filter(Boolean)).toEqual(['3 rows'])
})
