import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, violationsOf, WIDE } from '../browser.ts'
import { clippedTexts } from '../i18n/look.ts'
import { isRead, pathOf } from './within.ts'

const LAYER = ':is([role=dialog], [role=menu], [role=listbox]):visible'

/** Runs in the page: what can be pressed, by its name. What every row of a table has is pressed in the first one. */
const named = (found: Element[]) =>
  found.map((button) => {
    const works = button.checkVisibility() && !button.matches(':disabled, [aria-disabled=true], tbody tr:nth-child(n + 2) *')
    return works ? (button.ariaLabel ?? button.textContent ?? '').trim() : ''
  })
/** Runs in the page: the name of what has the focus; the page itself has none. */
const focused = () => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  return element.matches('[aria-haspopup=listbox]') ? 'a choice' : (element.ariaLabel ?? element.textContent ?? '').trim()
}
const CHOICE = 'a choice'

/** One of several people or days stands for all. */
const keyOf = (name: string) => name.replaceAll(/\d+/g, '#')

/** It would end the other windows of the walk. */
const SIGNS_OUT = /^Sign out/

type Walk = { visit: (address: string) => Promise<void>; settled: (what: string) => Promise<void> }

/**
 * Presses every button of a page twice in quick succession, each once by its name. It writes once at most; what it opens
 * is held against the rules and closes with Escape; the focus stays with it, or goes on, and never falls to the page.
 */
export function pressing(page: Page, { visit, settled }: Walk) {
  const tried = new Set<string>()
  const written: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && !isRead(request)) written.push(`${request.method()} ${pathOf(request)}`)
  })
  const buttons = page.locator('header, main').getByRole('button')
  const untried = async () =>
    (await buttons.evaluateAll(named)).map((name, at) => ({ name, at })).find(({ name }) => name && !SIGNS_OUT.test(name) && !tried.has(keyOf(name)))

  async function press(address: string, name: string, at: number): Promise<string[]> {
    written.length = 0
    // By the pointer or by a key: both twice, as quickly as they come.
    const byPointer = at % 2 === 1
    if (byPointer) await buttons.nth(at).dblclick()
    else {
      await buttons.nth(at).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    }
    await settled(`${address} ${name}`)
    const faults = written.length > 1 ? [`sent ${written.join(', ')}`] : []
    const layers = page.locator(LAYER)
    const opened = await layers.count()
    if (opened > 0) {
      faults.push(...(await violationsOf(page)))
      if (await page.locator('[role=dialog]:visible').count()) {
        await page.setViewportSize(PHONE)
        await settled(name)
        faults.push(...(await page.evaluate(clippedTexts)))
        await page.setViewportSize(WIDE)
      }
      // A list of choices within a dialog closes first.
      for (let presses = 0; presses < 3 && (await layers.count()) > 0; presses++) {
        await page.keyboard.press('Escape')
        await settled(name)
      }
      await expect
        .poll(() => layers.count(), { timeout: 5000, interval: 20 })
        .toBe(0)
        .catch(() => faults.push('stays open after Escape'))
    }
    const goesBack = async () => {
      const now = await page.evaluate(focused)
      if (now === null) return 'loses the focus'
      const isThere = (await buttons.evaluateAll(named)).includes(name)
      return opened > 0 && isThere && !byPointer && now !== name && now !== CHOICE ? `gives the focus back to "${now.slice(0, 60)}"` : ''
    }
    await expect
      .poll(goesBack, { timeout: 3000, interval: 20 })
      .toBe('')
      .catch(async () => faults.push(await goesBack()))
    return faults
  }

  return {
    tried,
    async pressAll(address: string): Promise<string[]> {
      const faults: string[] = []
      for (let next = await untried(); next; next = await untried()) {
        tried.add(keyOf(next.name))
        const before = page.url()
        faults.push(...(await press(address, next.name, next.at)).map((fault) => `"${next?.name}" ${fault}`))
        // What it changed is left before the next one is tried.
        if (written.length > 0 || page.url() !== before || (await page.locator(LAYER).count()) > 0) await visit(address)
      }
      return faults
    },
  }
}
