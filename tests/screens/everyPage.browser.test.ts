import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { browser, complaintsOf, inspect, keepPicture, PHONE, UNWORDED, violationsOf, WIDE } from '../browser.ts'
import { clippedStates, clippedTexts, literalTexts } from '../i18n/look.ts'
import { pseudoChunk } from '../i18n/pseudo.ts'
import { dayFromNow } from '../requisitions/raise.ts'
import { wordsOf } from './furnished.ts'
import { everybody } from './people.ts'
import { handedOn, walkThrough } from './within.ts'

const t = await testApp()
const b = await browser(t)
const { people, records, windowOf } = await everybody(t, b)
const data = await wordsOf(t)

const languages = { English: 'en-AU', German: 'de-DE', pseudo: 'de-DE' }
type Language = keyof typeof languages
const sizes = [WIDE, { width: 820, height: 1180 }, { width: 320, height: 640 }, PHONE]
/** All of them, beginning with the one that the window has: from page to page they are gone through forwards and backwards. */
const sizesFrom = (page: Page) => (isDeepStrictEqual(page.viewportSize(), PHONE) ? sizes.toReversed() : sizes)

/** The pseudo-locale comes in the place of German. */
async function teachPseudo(page: Page) {
  const body = pseudoChunk()
  await page.route('**/assets/german*', (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** Holds the page against the rules as it is now; its picture is one of its artefacts. */
async function judge(page: Page, name: string, at: number, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme })
  const unfilled = (await page.locator('body').innerText()).match(UNWORDED) ?? []
  // A link is the current one where its address is only a part of what is shown, too.
  const alsoCurrent = await page.locator('[role=tab][aria-current]:not([aria-selected=true])').allInnerTexts()
  const found = [
    ...(await violationsOf(page)),
    ...unfilled.map((text) => `says ${text}`),
    ...alsoCurrent.map((tab) => `shows the tab ${tab} as current as well`),
  ]
  await keepPicture(page, `page-${name.replaceAll(/\W+/g, '-')}-${at}-${scheme}.jpg`, found.length > 0)
  return found
}

/** The parts that a page has one below the other, each the same for everybody who sees the same. */
const partsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    let whole: Element = main
    while (whole.children.length === 1 && whole.firstElementChild) whole = whole.firstElementChild
    return [...whole.children].map((part) => part.outerHTML.replaceAll(/ (id|for|name|style|href|aria-\w+)="[^"]*"/g, ''))
  })
const judged = new Set<string>()

test.each(people)('every page of $who is for everybody, in every language and size', { timeout: 900_000 }, async (person) => {
  const faults: string[] = []
  const titles = new Map<string, string>()
  // What English is the first to show is walked in the other languages while it goes on.
  const own = handedOn<string>()
  const walk = async (language: Language, pages: Iterable<string> | AsyncIterable<string>) => {
    const page = await windowOf(person, languages[language], language === 'pseudo' ? teachPseudo : undefined)
    const { visit, settled } = walkThrough(page)
    let at = -1
    for await (const address of pages) {
      at++
      const found: string[] = []
      let isOwn = language !== 'English'
      // One window is as wide as the next page needs it, so that it is turned as seldom as can be.
      if (language === 'English') await page.setViewportSize(WIDE)
      await visit(address)
      // The language has come; what is asked for from here on needs no look.
      if (at === 0) await page.unrouteAll()
      if (language === 'English') {
        // One page may stand at two addresses; two pages never have one title.
        const [title, text, parts] = [await page.title(), await page.locator('main').innerText(), await partsOf(page)]
        const before = titles.get(title)
        if (before !== undefined && before !== text) found.push(`has the title of another page, "${title}"`)
        titles.set(title, text)
        // What somebody else sees as well has been judged with them.
        if (parts.some((part) => !judged.has(part))) {
          for (const part of parts) judged.add(part)
          isOwn = true
          found.push(...(await judge(page, address, WIDE.width, at % 2 ? 'dark' : 'light')))
        }
      }
      if (isOwn)
        for (const size of sizesFrom(page)) {
          const isOtherSize = !isDeepStrictEqual(page.viewportSize(), size)
          if (isOtherSize) await page.setViewportSize(size)
          // Where it has just come to something and keeps its size there is nothing to wait for.
          if (isOtherSize) await settled(address)
          const [texts, states] = await Promise.all([page.evaluate(clippedTexts), language === 'pseudo' ? [] : page.evaluate(clippedStates)])
          const clipped = [...texts, ...states]
          found.push(...clipped.map((text) => `clipped at ${size.width}: ${text}`))
          if (language === 'German' && size === PHONE) found.push(...(await judge(page, address, PHONE.width, at % 2 ? 'light' : 'dark')))
          if (language !== 'pseudo' || size.width === 820) continue
          found.push(...(await page.evaluate(literalTexts, data)).map((text) => `not from a catalogue: ${text}`))
          if ((await page.getByText(/^\[.*\]$/).count()) === 0) found.push('speaks no other language')
        }
      found.push(...complaintsOf(page).splice(0))
      faults.push(...found.map((fault) => `${address} in ${language}: ${fault}`))
      if (language === 'English' && isOwn) own.give(address)
    }
    // What stays open would go on drawing and asking.
    await page.context().close()
  }
  await Promise.all([walk('English', person.pages).finally(own.end), walk('German', own), walk('pseudo', own)])
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

test('where the system chooses the colours, what is chosen shows the system’s own for it, and nothing else does', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.setViewportSize(WIDE)
  await page.emulateMedia({ forcedColors: 'active' })
  const picture = (name: string) => keepPicture(page, `forced-${name}.png`, false)
  const colours = (found: Locator, which: 'backgroundColor' | 'borderLeftColor' = 'backgroundColor') =>
    found.evaluate((element, name) => {
      const sample = document.body.appendChild(document.createElement('i'))
      sample.style.cssText = 'forced-color-adjust: none; background: Highlight'
      const chosen = getComputedStyle(sample).backgroundColor
      sample.remove()
      return getComputedStyle(element)[name] === chosen ? 'chosen' : 'not chosen'
    }, which)
  const tell = async (chosen: Locator, other: Locator, which?: 'borderLeftColor') => {
    await expect.poll(() => colours(chosen, which)).toBe('chosen')
    expect(await colours(other, which)).toBe('not chosen')
  }

  await page.goto(`/jobreq/${records.requisitionId}?tab=summary`)
  const tabs = page.getByRole('navigation', { name: 'Parts of the requisition' }).getByRole('link')
  await tell(tabs.filter({ hasText: 'Work' }), tabs.filter({ hasText: 'Recruitment process' }))
  // The list from which it was opened is not where one is.
  expect(await page.getByRole('link', { name: 'Job requisitions' }).getAttribute('aria-current')).toBe(null)
  await picture('record')

  await page.goto('/appsch')
  const ticks = page.getByRole('checkbox', { name: /^Select row/ })
  await ticks.first().check()
  await tell(ticks.first(), ticks.nth(1))
  const rows = page.locator('tbody tr')
  await tell(rows.first().locator('td').first(), rows.nth(1).locator('td').first(), 'borderLeftColor')
  await picture('list')

  await page.goto(`/canprf?applicationId=${records.applicationId}`)
  const values = page.getByRole('region', { name: 'Your review' }).getByRole('radio')
  await values.first().click()
  await tell(values.first(), values.nth(1))
  await picture('review')

  await page.goto(`/canprf?applicationId=${records.applicationId}&tab=interviews`)
  await page.getByRole('button', { name: 'Schedule interview' }).click()
  const day = page.getByRole('dialog').getByLabel('Day', { exact: true })
  await day.fill('24 Dec 2026')
  await day.press('Enter')
  await day.click()
  await tell(page.getByRole('button', { name: '24 December 2026' }), page.getByRole('button', { name: '23 December 2026' }))
  await picture('calendar')
})
