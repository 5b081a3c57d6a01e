import type { Page } from 'playwright-core'
import type { TestApp } from '../app.ts'
import type { browser } from '../browser.ts'
import { PASSWORD } from '../employees/onTheWay.ts'
import { furnished } from './furnished.ts'
import { pagesOf } from './pages.ts'

export type Person = { who: string; email?: string; password?: string; pages: string[] }

/** Everybody who has pages of their own, with the addresses of these, read from the tree of the routes. */
export async function everybody(t: TestApp, b: Awaited<ReturnType<typeof browser>>) {
  const { records, answers, offered, toSign, hired, items } = await furnished(t)
  const people: Person[] = [
    { who: 'a manager', email: 'manager@threshold.test', pages: pagesOf('Recruitment Manager', records) },
    { who: 'an officer', email: 'officer@threshold.test', pages: pagesOf('Recruitment Officer', records) },
    { who: 'an employee', email: 'employee@threshold.test', pages: pagesOf('Employee', records) },
    { who: 'a visitor', pages: pagesOf(null, records) },
    ...[
      { who: 'an applicant with an offer', of: offered, contractId: 0, steps: /^\/offer/ },
      { who: 'an applicant with a contract', of: toSign, contractId: toSign.contractId, steps: /^\/contract.*(letter|documents|check|decline)$/ },
      { who: 'a new employee', of: hired, contractId: hired.contractId, steps: /^\/contract.*(personal|contacts|pay|tax|more|review)$/ },
    ].map(({ who, of, contractId, steps }) => ({
      who,
      email: of.applicant.email,
      password: PASSWORD,
      pages: pagesOf('Applicant', { ...records, contractId }).filter((address) => steps.test(address)),
    })),
  ]
  return {
    people,
    records,
    items,
    /** A window in which this person is, and which speaks the language of the locale. */
    async windowOf({ email, password = 'threshold-sample' }: Person, locale = 'en-AU', prepare = async (_: Page) => {}): Promise<Page> {
      const { page, context } = await b.visitor({ locale })
      await prepare(page)
      await page.addInitScript((all) => {
        for (const [name, kept] of all) sessionStorage.setItem(name, kept)
      }, answers)
      // Kept before the first page is opened, so that no page is loaded only to keep it.
      const localStorage = email ? [{ name: 'threshold.token', value: await t.tokenOf(email, password) }] : []
      await context.setStorageState({ cookies: [], origins: [{ origin: t.address, localStorage }] })
      await page.goto(email ? '/account' : '/homepage')
      return page
    },
  }
}
