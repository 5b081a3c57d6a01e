import type { Page } from 'playwright-core'
import { testApp } from '../app.ts'
import { browser, PHONE } from '../browser.ts'
import type { Drive } from './driver.ts'

export type Users = Awaited<ReturnType<typeof allUsers>>

/** The product with everybody who clicks in it, each in a window of their own. */
export async function allUsers() {
  const t = await testApp()
  const b = await browser(t)
  let own: Promise<Page> | undefined
  const phone = () => (own ??= b.visitor({ viewport: PHONE }).then(({ page }) => page))
  return {
    t,
    officer: () => b.windowOf('officer@threshold.test'),
    manager: () => b.windowOf('manager@threshold.test'),
    employee: () => b.windowOf('employee@threshold.test'),
    phone,
    /** A click of the applicant: signed in, on a phone, at an address of their letter. */
    applicant: (address: string | ((drive: Drive) => Promise<string>), act: (page: Page, drive: Drive) => Promise<void>) => ({
      window: phone,
      open: async (page: Page, drive: Drive) => {
        const token = (await drive.applicant?.()) ?? ''
        // Any page of the product: a token is kept for its origin.
        if (!page.url().startsWith(t.address)) await page.goto('/login')
        await page.evaluate((kept) => localStorage.setItem('threshold.token', kept), token)
        await page.goto(typeof address === 'string' ? address : await address(drive))
      },
      act,
    }),
  }
}
