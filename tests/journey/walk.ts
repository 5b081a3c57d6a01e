import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { testApp } from '../app.ts'
import { browser, PHONE, signIn } from '../browser.ts'
import { advert } from '../fixtures/adverts.ts'

/** What the walk goes through with: one product, one browser, one window for each person, and what it learnt on its way. */
export async function beginWalk() {
  const t = await testApp()
  const b = await browser(t)
  const windows = new Map<string, Promise<Page>>()
  /** The one window of this person, who signs in on the screen when it is first asked for. */
  const windowOf = (email: string) => {
    const known = windows.get(email) ?? b.visitor().then(({ page }) => signIn(page, email, 'threshold-sample').then(() => page))
    windows.set(email, known)
    return known
  }
  return {
    t,
    b,
    advert: advert('16-CFPB-439-P'),
    manager: () => windowOf('manager@threshold.test'),
    officer: () => windowOf('officer@threshold.test'),
    employee: () => windowOf('employee@threshold.test'),
    /** A phone of somebody who has not signed in. */
    phone: async () => (await b.visitor({ viewport: PHONE })).page,
    learnt: {} as { requisitionId: number; jobPostId: number; applicationId: number; link: string; code: string },
  }
}
export type Walk = Awaited<ReturnType<typeof beginWalk>>

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
export const press = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).click()
export const follow = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name }).first().click()
/** What the product says in passing, top right. */
export const told = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
export const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
export const at = (page: Page, pathname: string | RegExp) => expect.poll(() => new URL(page.url()).pathname).toMatch(pathname)

/** Types into a list of choices and takes the one that is named. */
export async function choose(within: Page | Locator, label: string | RegExp, option: string) {
  const page = 'page' in within ? within.page() : within
  const box = within
    .getByRole('combobox', { name: label })
    .or(within.getByRole('textbox', { name: label }))
    .first()
  await box.click()
  if (await box.isEditable()) await box.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** A calendar day as a person types it: 8 Dec 2026. */
export async function typeDay(within: Page | Locator, label: string, iso: string) {
  const [year, month, day] = iso.split('-')
  const name = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(month) - 1]
  await within.getByLabel(label, { exact: true }).fill(`${Number(day)} ${name} ${year}`)
  await within.getByLabel(label, { exact: true }).press('Tab')
}
