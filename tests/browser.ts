import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'
import type { TestApp } from './app.ts'
import { launch } from './chromium.ts'

const ARTEFACTS = join(import.meta.dirname, '..', 'artefacts')

export const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

type Options = { viewport?: { width: number; height: number }; scheme?: 'light' | 'dark'; locale?: string; hasTouch?: boolean; javaScriptEnabled?: boolean }
type Seat = { page: Page; context: BrowserContext }

/** One real Chromium for a test file, with a profile of its own; it ends with the file. */
export async function browser(t: TestApp) {
  if (!existsSync(join(import.meta.dirname, '..', 'dist', 'index.html')))
    throw new Error('The screens are not built: run `npm test`, or `vite build` before a single file.')
  const chosen = inject('chromium')
  if ('missing' in chosen) throw new Error(chosen.missing)
  const profile = mkdtempSync(join(tmpdir(), 'threshold-browser-'))
  const context = await launch(chosen, profile)
  const parent = context.browser()
  const seats: BrowserContext[] = []
  afterAll(async () => {
    for (const seat of seats) await seat.close()
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  })

  async function seat({ viewport = WIDE, scheme = 'light', locale = 'en-AU', hasTouch = false, javaScriptEnabled = true }: Options = {}): Promise<Seat> {
    if (!parent) throw new Error('The browser has no seat to give.')
    const own = await parent.newContext({
      viewport,
      colorScheme: scheme,
      hasTouch,
      javaScriptEnabled,
      baseURL: t.address,
      reducedMotion: 'reduce',
      locale,
      acceptDownloads: true,
    })
    seats.push(own)
    own.setDefaultTimeout(30_000)
    own.on('page', watch)
    const page = await own.newPage()
    return { page, context: own }
  }

  // What a page was doing when a wait for it came to its end, which its own message cannot tell.
  afterEach(async ({ task }) => {
    const [error] = task.result?.state === 'fail' ? (task.result.errors ?? []) : []
    if (!error) return
    const pages = await Promise.all(seats.flatMap((one) => one.pages()).map(conditionOf))
    const [first, ...rest] = error.message.split('\n')
    error.message = [first, ...pages.flatMap((one) => one ?? []), ...rest].join('\n')
    error.stack = `${error.message}\n${error.stack ?? ''}`
  })

  const windows = new Map<string, Promise<Page>>()
  return {
    /** A fresh window of somebody who has not signed in. */
    visitor: seat,
    /** The one window of this person in this file, signed in when it is first asked for. */
    windowOf(email: string, options: Options = {}): Promise<Page> {
      const known = windows.get(email) ?? this.signedIn(email, options).then(({ page }) => page)
      windows.set(email, known)
      return known
    },
    /** A fresh window in which this person has signed in, as the screen does; it shows nothing yet. */
    async signedIn(email: string, { password = 'threshold-sample', ...options }: Options & { password?: string } = {}): Promise<Seat> {
      const mine = await seat(options)
      const answer = await mine.context.request.post('/api/auth/v1/login', { data: { email, password } })
      if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`)
      const { data } = (await answer.json()) as { data: { token: string; userName: string } }
      const kept = { 'threshold.token': data.token, 'threshold.userName': data.userName }
      const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
      await mine.context.setStorageState({ cookies: await mine.context.cookies(), origins: [{ origin: t.address, localStorage }] })
      return mine
    },
  }
}

/** The next call finds that the session has ended; the same person then signs in on the page that they are led to. */
export async function losingSession({ page, context }: Seat, email: string, call: () => Promise<unknown>) {
  await context.clearCookies()
  await page.evaluate(() => localStorage.setItem('threshold.token', `${localStorage.getItem('threshold.token')}x`))
  await call()
  await page.waitForURL(/\/login/)
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('threshold-sample')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Takes the next option of the list that is open, by keyboard. */
export async function takeNextOption(page: Page) {
  // A list that has only just opened forgets what is marked, by a timer without delay; this one comes after it.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed)))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Of a page whose scripts do not run, that is not drawn, or that has calls without an answer: which of them it is. */
async function conditionOf(page: Page): Promise<string | undefined> {
  const within = (answer: Promise<unknown>) => Promise.race([answer.then(String, () => 'failed'), new Promise((late) => setTimeout(late, 3000, 'not in 3 s'))])
  const runs = await within(page.evaluate(() => document.visibilityState))
  const draws = await within(page.evaluate(() => new Promise(requestAnimationFrame)).then(() => 'yes'))
  const waiting = [...(calls.get(page) ?? [])].map((call) => `${call.method()} ${new URL(call.url()).pathname}`)
  if (runs === 'visible' && draws === 'yes' && waiting.length === 0) return
  return `  ${new URL(page.url()).pathname}: scripts run: ${runs}; drawn: ${draws}; without an answer: ${waiting.join(', ') || 'none'}`
}

/** What the page complains about to itself is a failure of the test; refused calls are told by the screen. */
const complaints = new WeakMap<Page, string[]>()
const calls = new WeakMap<Page, Set<Request>>()
function watch(page: Page) {
  const heard: string[] = []
  const open = new Set<Request>()
  complaints.set(page, heard)
  calls.set(page, open)
  page.on('request', (call) => void open.add(call))
  page.on('requestfinished', (call) => void open.delete(call))
  page.on('requestfailed', (call) => void open.delete(call))
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) heard.push(message.text())
  })
}
export const complaintsOf = (page: Page) => complaints.get(page) ?? []

/** Waits until what has come is drawn, and what moves or changes its colour has come to its end; what turns for ever is left turning. */
const restingIn = (page: Page) =>
  page.evaluate(async () => {
    const ending = () => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    // The end of one may begin another.
    for (let round = 0; round < 10 && (round === 0 || ending().length > 0); round++) {
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }))
      await Promise.all(ending().map(({ finished }) => finished.catch(() => undefined)))
    }
  })

/** What a screen, or one place of it, does against WCAG 2.2 A and AA and against what is held to be good practice. */
export async function violationsOf(page: Page, place = 'html'): Promise<string[]> {
  await restingIn(page)
  // What a page has taken in once it keeps until it is loaded anew; a frame within it takes it in for itself.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis))
  // No page holds a frame of another origin, so that axe needs no second page to put its findings together in.
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .include(place)
    .setLegacyMode()
    // Of what a page loads only films and sounds are judged; style sheets would be read for no rule.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`).join('; ')}`,
  )
}

/** Texts as no person writes them: places that were not filled, codes, and moments. */
export const UNWORDED = /\{\w+\}|undefined|\[object |\b(?!SMTP_URL)[A-Z]+_[A-Z_]+\b|\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/g

/** Keeps a picture of the page in artefacts/; of a page without a fault only with PICTURES=on, since each one costs time. */
export async function keepPicture(page: Page, file: string, isFaulty: boolean) {
  if (!isFaulty && process.env.PICTURES !== 'on') return
  mkdirSync(ARTEFACTS, { recursive: true })
  await page.screenshot({ path: join(ARTEFACTS, file) })
}

/** Holds a screen against the rules for everybody, and fails on page errors, unfilled texts, and codes or moments as no person writes them; its picture is artefacts/<name>.png. */
export async function inspect(page: Page, name: string) {
  const found = {
    violations: await violationsOf(page),
    complaints: complaintsOf(page),
    unworded: (await page.locator('body').innerText()).match(UNWORDED),
  }
  await keepPicture(page, `${name}.png`, found.violations.length > 0 || found.complaints.length > 0 || found.unworded !== null)
  expect(found, name).toEqual({ violations: [], complaints: [], unworded: null })
}
