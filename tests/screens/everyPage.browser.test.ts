import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { ARTEFACTS, browser, complaintsOf, inspect, PHONE, violationsOf, WIDE } from '../browser.ts'
import { PASSWORD } from '../employees/onTheWay.ts'
import { clippedStates, clippedTexts } from '../i18n/look.ts'
import { pseudoChunk } from '../i18n/pseudo.ts'
import { dayFromNow } from '../requisitions/raise.ts'
import { furnished } from './furnished.ts'
import { pagesOf } from './pages.ts'
import { walkThrough } from './within.ts'

const t = await testApp()
const b = await browser(t)
const { records, offered, toSign, hired } = await furnished(t)

type Person = { who: string; email?: string; password?: string; pages: string[] }
const people: Person[] = [
  { who: 'a manager', email: 'manager@threshold.test', pages: pagesOf('Recruitment Manager', records) },
  { who: 'an employee', email: 'employee@threshold.test', pages: ['/jobreq', `/jobreq/${records.draftId}?tab=position`, '/reports'] },
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
const sizes = [WIDE, { width: 820, height: 1180 }, { width: 320, height: 640 }, PHONE]
/** A window in which this person is, and which speaks this language. */
async function windowOf({ email, password = 'threshold-sample' }: Person, words?: string): Promise<Page> {
  const { page } = await b.visitor({ locale: words === undefined ? 'en-AU' : 'de-DE' })
  if (words) await page.route('**/assets/german-*', (route) => route.fulfill({ contentType: 'text/javascript', body: words }))
  await page.goto('/login')
  if (email) await page.evaluate((token) => localStorage.setItem('threshold.token', token), await t.signIn(email, password))
  await page.goto(email ? '/account' : '/homepage')
  return page
}

/** Holds the page against the rules as it is now, and keeps its picture. */
async function judge(page: Page, name: string, at: number, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme })
  mkdirSync(ARTEFACTS, { recursive: true })
  await page.screenshot({ path: join(ARTEFACTS, `page-${name.replaceAll(/\W+/g, '-')}-${at}-${scheme}.png`) })
  const unfilled = (await page.locator('body').innerText()).match(/\{\w+\}|undefined|\[object /g) ?? []
  return [...(await violationsOf(page)), ...unfilled.map((text) => `says ${text}`)]
}

test.each(people)('every page of $who is for everybody, in every language and size', { timeout: 900_000 }, async (person) => {
  const faults: string[] = []
  const titles = new Map<string, string>()
  const walk = async (language: 'English' | 'German' | 'pseudo', words?: string) => {
    const page = await windowOf(person, words)
    const { visit, settled } = walkThrough(page)
    for (const [at, address] of person.pages.entries()) {
      const found: string[] = []
      await visit(address)
      if (language === 'English') {
        found.push(...(await judge(page, address, WIDE.width, at % 2 ? 'dark' : 'light')))
        // One page may stand at two addresses; two pages never have one title.
        const [title, text] = [await page.title(), await page.locator('main').innerText()]
        const before = titles.get(title)
        if (before !== undefined && before !== text) found.push(`has the title of another page, "${title}"`)
        titles.set(title, text)
      }
      for (const size of sizes) {
        await page.setViewportSize(size)
        await settled(address)
        const clipped = [...(await page.evaluate(clippedTexts)), ...(language === 'pseudo' ? [] : await page.evaluate(clippedStates))]
        found.push(...clipped.map((text) => `clipped at ${size.width}: ${text}`))
      }
      if (language === 'German') found.push(...(await judge(page, address, PHONE.width, at % 2 ? 'light' : 'dark')))
      await page.setViewportSize(WIDE)
      found.push(...complaintsOf(page).splice(0))
      faults.push(...found.map((fault) => `${address} in ${language}: ${fault}`))
    }
  }
  await Promise.all([walk('English'), walk('German', ''), walk('pseudo', pseudoChunk())])
  expect(faults).toEqual([])
})

test('an expired requisition asks for another end, wide and on a phone', async () => {
  await t.db
    .update(requisitions)
    .set({ startDate: dayFromNow(-20), endDate: dayFromNow(-3) })
    .where(eq(requisitions.id, records.requisitionId))
  const page = await b.windowOf('manager@threshold.test')
  for (const [size, viewport] of [
    ['wide', WIDE],
    ['phone', PHONE],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(`/jobreq/${records.requisitionId}?changeDate=true`)
    await page.getByRole('dialog', { name: /^Extend/ }).waitFor()
    expect(await page.evaluate(clippedTexts)).toEqual([])
    await inspect(page, `jobreq-expired-${size}`)
  }
})
