import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, complaintsOf, PHONE, WIDE } from '../browser.ts'
import { clippedTexts } from '../i18n/look.ts'
import { everybody } from './people.ts'
import { walkThrough } from './within.ts'

const t = await testApp()
const b = await browser(t)
const { people, windowOf } = await everybody(t, b)

/** What people set for themselves, and what another script would: text spacing (WCAG 2.2, 1.4.12), and lines that run from right to left. */
const settings = {
  'with wide text spacing': () => {
    const style = new CSSStyleSheet()
    style.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [style]
  },
  'from right to left': () => {
    document.documentElement.dir = 'rtl'
  },
}
const seen = new Set<string>()
const pagesOf = (pages: string[]) =>
  pages.filter((address) => {
    const place = address.replace(/\?.*/, '').replaceAll(/\d+/g, '#')
    return !seen.has(place) && seen.add(place)
  })
const cases = people.flatMap((person) => {
  const pages = pagesOf(person.pages)
  return Object.entries(settings).map(([how, set]) => ({ ...person, pages, how, set }))
})

test.each(cases)('no page of $who loses a word $how', { timeout: 900_000 }, async ({ pages, set, how, ...person }) => {
  const page = await windowOf({ ...person, pages })
  const { visit } = walkThrough(page)
  const faults: string[] = []
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    // How wide fields for long texts were measured in another window is forgotten.
    await page.reload()
    await page.evaluate(set)
    for (const address of pages) {
      await visit(address)
      faults.push(...(await page.evaluate(clippedTexts)).map((text) => `${address} at ${size.width}: ${text}`))
      faults.push(...complaintsOf(page).splice(0))
    }
  }
  await page.context().close()
  expect(faults).toEqual([])
})
