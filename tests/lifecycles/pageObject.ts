import { isDeepStrictEqual } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type LifecycleName, lifecycles } from '../../src/machines/lifecycles/all.ts'
import { type Actor, type Lifecycle, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { labelOf } from '../../src/ui/components/status/states.ts'
import { complaintsOf } from '../browser.ts'
import type { Drive, Driver, EventOf } from './driver.ts'
import { tour } from './tour.ts'

type Act = (page: Page, drive: Drive) => Promise<void>
/** A click of somebody else: in their own window, on the screen that opens first. */
type Elsewhere = { window: () => Promise<Page>; open: Act; act: Act }

/** How a lifecycle looks on its screen: who clicks what, and what must be offered. */
export type PageObject<Name extends LifecycleName> = {
  driver: Driver<Name>
  /** The window that is compared with the lifecycle, and who its person is to the record. */
  window: () => Promise<Page>
  actors: readonly Actor[]
  /** Opens the record on its screen. */
  open: Act
  /** The part of the screen that is about this record. */
  within: (page: Page, drive: Drive) => Locator
  /** Where its status is read. */
  state: (page: Page, drive: Drive) => Locator
  /** What is read there, where it is not the usual word of the status. */
  words?: Record<string, string>
  /** The record with the facts that the guards look at, as the server reads them. */
  subject: (id: number) => Promise<{ status: string }>
  /** Which of the lifecycle's events the screen offers, where buttons do not tell it all. */
  offered?: (page: Page, drive: Drive) => Promise<string[]>
  /** Whoever repeats a step clicks again, because the screen is faster than opening it anew. */
  clicksAgain?: boolean
  /** What is clicked, here or elsewhere; a text says why nobody clicks it. Complete by the compiler. */
  press: Record<EventOf<Name>, Act | Elsewhere | string>
}

const isHere = (press: Act | Elsewhere | string | undefined): press is Act => typeof press === 'function'

/** The buttons of the lifecycle that can be pressed now. */
export const offered = (within: Locator) =>
  within
    .locator('[data-event]')
    .evaluateAll((all) => all.flatMap((one) => (one.getAttribute('aria-disabled') === 'true' ? [] : [one.getAttribute('data-event') ?? ''])))

/** The button of an event, clicked once it may be. */
export const pressed = (event: string) => async (page: Pick<Page, 'locator'>) => {
  const button = page.locator(`[data-event="${event}"]:not([aria-disabled="true"])`).first()
  await button.waitFor({ state: 'attached' })
  // What leads back is folded away.
  if (!(await button.isVisible())) await page.locator('details:not([open])', { has: button }).locator('summary').click()
  await button.click()
}

/** An approver's "no" says why. */
export const declined = async (page: Page) => {
  await page.getByRole('region', { name: 'Your answer' }).getByLabel('Comment').fill('Not this year')
  await pressed('decline')(page)
}

/** The button of an event, and the dialog behind it with a reason where it asks for one. */
export const confirmed = (event: string) => async (page: Page) => {
  await pressed(event)(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).waitFor()
  const reason = dialog.locator('form :is(textarea, input)').first()
  if (await reason.isVisible()) {
    if (await reason.evaluate((field) => field.tagName === 'TEXTAREA')) await reason.fill('Plans have changed')
    else {
      await reason.click()
      await page.getByRole('listbox').getByRole('option').first().click()
    }
  }
  await dialog.getByRole('button').last().click()
  await dialog.waitFor({ state: 'detached' })
}

/** Every transition that a person makes, by clicking; in every status the screen says so and offers what the lifecycle allows. */
export async function clickThrough<Name extends LifecycleName>(name: Name, screen: PageObject<Name>): Promise<void> {
  const lifecycle = lifecycles[name] as unknown as Lifecycle<{ status: string }, { type: string }>
  const press = screen.press as Record<string, Act | Elsewhere | string>
  const page = await screen.window()
  const looked = new Set<string>()
  let drive: Drive
  let isShown = false

  const show = async () => {
    if (!isShown) await screen.open(page, drive)
    isShown = true
  }
  async function look(status: string) {
    await show()
    const word = screen.words?.[status] ?? labelOf(name, status as never)
    const isQuiet = async () => !looked.has(status) && (await allowed()).every((event) => !isHere(press[event]))
    // Where nothing is offered, a screen that has not loaded yet would do.
    if (await isQuiet()) await page.waitForLoadState('networkidle')
    looked.add(status)
    const differs = async () => {
      // Read each time: a step that leads to the same status may not have been written yet.
      const open = await allowed()
      const events = await (screen.offered?.(page, drive) ?? offered(screen.within(page, drive)))
      // What is clicked elsewhere may be offered here too, if the lifecycle allows it.
      const here = events.filter((event) => isHere(press[event]) || !open.includes(event))
      const [said] = await screen.state(page, drive).allInnerTexts()
      const shown = { offers: [...new Set(here)].toSorted(), says: said?.startsWith(word) ? word : said }
      const expected = { offers: open.filter((event) => isHere(press[event])).toSorted(), says: word }
      return isDeepStrictEqual(shown, expected) ? null : { shown, expected }
    }
    await expect.poll(differs, { message: `the screen in ${status}`, interval: 50 }).toBeNull()
  }
  /** What its reader may do with it now. */
  async function allowed(): Promise<string[]> {
    const moves = movesOf(lifecycle, await screen.subject(drive.id), screen.actors)
    return [...new Set(moves.flatMap((move) => (move.allowed ? [move.event] : [])))]
  }
  async function call(event: string, to: string) {
    const step = drive.events[event]
    await step?.ready?.()
    expect((await step?.send(to))?.status, `${event} → ${to}`).toBe(200)
    isShown = false
  }
  async function click(event: string, act: Act | Elsewhere) {
    const { ready } = drive.events[event] ?? {}
    await ready?.()
    if (ready) isShown = false
    if (isHere(act)) {
      await show()
      return act(page, drive)
    }
    const other = await act.window()
    await act.open(other, drive)
    await act.act(other, drive)
    isShown = false
  }

  await tour({
    lifecycle,
    pressed: Object.keys(press).filter((event) => typeof press[event] !== 'string'),
    begin: async () => {
      drive = await screen.driver.begin()
      isShown = false
      const status = await drive.status()
      if (!looked.has(status)) await look(status)
    },
    take: async ({ event, to }, fresh) => {
      const act = press[event]
      const byHand = act !== undefined && typeof act !== 'string' && (fresh || screen.clicksAgain)
      if (byHand) await click(event, act)
      else await call(event, to)
      await expect.poll(() => drive.status(), { message: `${event} → ${to}`, interval: 50 }).toBe(to)
      if (isHere(act) && byHand) await look(to)
      else if (!looked.has(to)) await look(to)
    },
  })
  expect(complaintsOf(page)).toEqual([])
}
