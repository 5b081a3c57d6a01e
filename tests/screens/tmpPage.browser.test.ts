import { beforeAll, test, vi } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { browser } from '../browser.ts'
import { furnished } from './furnished.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })
let t: TestApp
let f: Awaited<ReturnType<typeof furnished>>
let b: Awaited<ReturnType<typeof browser>>
beforeAll(async () => {
  t = await testApp()
  f = await furnished(t)
  b = await browser(t)
})
test('look', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    const { page } = await b.signedIn('officer@threshold.test', { scheme })
    for (const [w, h] of [
      [1440, 900],
      [820, 1100],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width: w, height: h })
      for (const tab of (process.env.TABS ?? 'profile').split(',')) {
        await page.goto(`/canprf?applicationId=${f.records.applicationId}&tab=${tab}`)
        await page.getByRole('heading', { level: 1, name: /Sofia/ }).waitFor()
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: `/tmp/shots/${tab}-${scheme}-${w}.png` })
      }
    }
  }
})
