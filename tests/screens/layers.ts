import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, violationsOf, WIDE } from '../browser.ts'
import { clippedTexts } from '../i18n/look.ts'
import { isRead, pathOf } from './within.ts'

const LAYER = ':is([role=dialog], [role=menu], [role=listbox]):visible'

const NEXT = 'data-pressed-next'

type Asked = { tried: readonly string[]; place: string; mark: string }
/**
 * Runs in the page: what can be pressed, by its name; what every row of a table has, in the first one. The first that was not
 * tried yet is marked, and so stays the same one wherever the page moves it meanwhile.
 */
const look = (found: Element[], { tried, place, mark }: Asked) => {
  const names: string[] = []
  let next: { name: string; key: string } | null = null
  for (const button of found) {
    button.removeAttribute(mark)
    const works = button.checkVisibility() && !button.matches(':disabled, [aria-disabled=true], tbody tr:nth-child(n + 2) *')
    const name = works ? (button.ariaLabel ?? button.textContent ?? '').trim() : ''
    names.push(name)
    // One of several people or days stands for all; what the head of the pages, their titles and the tools of the lists hold is the same on each.
    const isShared = button.closest('header, .ph .title') || (button.closest('section.list') && !button.closest('table, ul'))
    const key = `${isShared ? '' : place} ${name.replaceAll(/\d+/g, '#')}`
    // To sign out would end the other windows of the walk.
    if (next || !name || /^Sign out/.test(name) || tried.includes(key)) continue
    button.setAttribute(mark, '')
    next = { name, key }
  }
  return { names, next }
}
/** Runs in the page: the name of what has the focus; the page itself has none. */
const focused = () => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  return element.matches('[aria-haspopup=listbox]') ? 'a choice' : (element.ariaLabel ?? element.textContent ?? '').trim()
}
const CHOICE = 'a choice'

const CLOSED = 'data-pressed-once'
/** Runs in the page: closes what is said in passing, each once and as a pointer does; tells how many there are still. */
const closeOnce = (found: Element[], mark: string) => {
  for (const close of found) {
    if (!close.hasAttribute(mark)) close.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    close.setAttribute(mark, '')
  }
  return found.length
}

/** Runs in the page: notes when keys go down, as the page sees it. */
const noteKeys = () => {
  const noted = globalThis as unknown as { keysAt?: number[] }
  if (!noted.keysAt) addEventListener('keydown', ({ timeStamp }) => noted.keysAt?.push(timeStamp), { capture: true })
  noted.keysAt = []
}
/** Runs in the page: how far apart the last two keys came, in milliseconds. */
const gapOfKeys = () => {
  const [last = 0, before = 0] = ((globalThis as unknown as { keysAt?: number[] }).keysAt ?? []).toReversed()
  return last - before
}
/** What comes further apart is two presses, and not one in quick succession. */
const QUICK = 450

type Walk = { visit: (address: string) => Promise<void>; settled: (what: string) => Promise<void> }

/**
 * Presses every button of a page twice in quick succession, each once by its name. It writes once at most; what it opens
 * is held against the rules and closes with Escape; the focus stays with it, or goes on, and never falls to the page.
 */
export function pressing(page: Page, { visit, settled }: Walk, tried: Set<string>) {
  const written: string[] = []
  page.on('request', (request) => {
    const path = pathOf(request)
    // A letter that is read anew is told as read again.
    if (request.resourceType() === 'fetch' && !isRead(request) && !path.endsWith('-letter/viewed')) written.push(`${request.method()} ${path}`)
  })
  const buttons = page.locator('header, main').getByRole('button')
  const layers = page.locator(LAYER)
  const lookAt = (address: string) => buttons.evaluateAll(look, { tried: [...tried], place: placeOf(address), mark: NEXT })

  async function press(address: string, name: string, isLast: boolean): Promise<string[] | null> {
    // What the button before has changed is saved by itself, a moment later.
    await expect
      .poll(() => page.getByText(/^(Saving…|Not saved yet)$/).count(), { timeout: 5000, interval: 20 })
      .toBe(0)
      .catch(() => undefined)
    written.length = 0
    // By the pointer or by a key: both twice, as quickly as they come.
    const byPointer = tried.size % 2 === 1
    const button = page.locator(`[${NEXT}]`)
    const place = await button.boundingBox()
    if (byPointer) {
      // What was said in passing would lie over the button.
      const passing = page.locator('.mantine-Notification-closeButton')
      await expect
        .poll(() => passing.evaluateAll(closeOnce, CLOSED), { timeout: 5000, interval: 20 })
        .toBe(0)
        .catch(() => undefined)
      // What came late lies over it; what is just closing is gone in a moment.
      if (!isLast) await expect.poll(() => layers.count(), { timeout: 1000, interval: 20, message: `${name} lies under something that is open` }).toBe(0)
      await button.dblclick({ timeout: 5000 })
    } else {
      // A key reaches a button that lies under what came late; a pointer would not.
      if ((await layers.count()) > 0) throw new Error(`${name} lies under something that is open`)
      await button.focus()
      await page.evaluate(noteKeys)
      // The second one does not wait for the first, as a hand does not.
      await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')])
      // A busy machine may bring them too far apart: they are pressed once more.
      const gap = await page.evaluate(gapOfKeys).catch(() => 0)
      if (gap > QUICK && !isLast) return null
    }
    await settled(`${address} ${name}`)
    const faults = written.length > 1 ? [`sent ${written.join(', ')}`] : []
    const opened = await layers.count()
    if (opened > 0) {
      const isDialog = (await page.locator('[role=dialog]:visible').count()) > 0
      // Only a modal one lies over the whole page. What a panel covers in part is judged with the page, when nothing covers it.
      const isModal = (await page.locator('[role=dialog][aria-modal=true]:visible').count()) > 0
      faults.push(...(await violationsOf(page, isModal ? 'html' : isDialog ? '[role=dialog]' : '#over')))
      if (isDialog) {
        await page.setViewportSize(PHONE)
        await settled(name)
        // What is just coming, such as a message in passing, has its place a moment later.
        await expect
          .poll(() => page.evaluate(clippedTexts), { timeout: 3000, interval: 20 })
          .toEqual([])
          .catch(async () => faults.push(...(await page.evaluate(clippedTexts))))
        await page.setViewportSize(WIDE)
        // The button that opened it may stand in the table again.
        await settled(name)
      }
      // A list of choices within a dialog closes first; what is only just opening does not hear the key yet.
      const left = async () => {
        if ((await layers.count()) > 0) await page.keyboard.press('Escape')
        await settled(name)
        return layers.count()
      }
      await expect
        .poll(left, { timeout: 5000, interval: 20 })
        .toBe(0)
        .catch(() => faults.push('stays open after Escape'))
    }
    const goesBack = async () => {
      const now = await page.evaluate(focused)
      // A second click on the place that a button has left is a click on the page.
      const hasLeft = async () => (await button.count()) === 0 || (await button.boundingBox())?.x !== place?.x
      if (now === null) return byPointer && (await hasLeft()) ? '' : 'loses the focus'
      const isThere = (await lookAt(address)).names.includes(name)
      return opened > 0 && isThere && !byPointer && now !== name && now !== CHOICE ? `gives the focus back to "${now.slice(0, 60)}"` : ''
    }
    await expect
      .poll(goesBack, { timeout: 3000, interval: 20 })
      .toBe('')
      .catch(async () => faults.push(await goesBack()))
    return faults
  }

  return async function pressAll(address: string): Promise<string[]> {
    const faults: string[] = []
    const covered = new Set<string>()
    for (let { next } = await lookAt(address); next; { next } = await lookAt(address)) {
      const { name, key } = next
      tried.add(key)
      const before = page.url()
      const found = await press(address, name, covered.has(key)).catch(async (error: unknown) => {
        // On a slow machine what the button before opens may come only now, and lie over this one: it is pressed once more.
        if (covered.has(key) || (await layers.count()) === 0) throw error
        return null
      })
      if (!found) {
        covered.add(key)
        tried.delete(key)
        await visit(address)
        continue
      }
      faults.push(...found.map((fault) => `"${name}" ${fault}`))
      // What it changed is left before the next one is tried.
      if (written.length > 0 || page.url() !== before || (await layers.count()) > 0) await visit(address)
    }
    return faults
  }
}

/** Where a button stands: the page without its numbers and without what it shows of itself. */
const placeOf = (address: string) => address.replace(/\?.*/, '').replaceAll(/\d+/g, '#')
