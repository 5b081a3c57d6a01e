// One visit or one press in Chromium, slowed down in a fixed way, and what the browser itself says about it.
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'

/** A middling phone: a processor four times slower than this machine's. */
const SLOWDOWN = 4
/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

export type Visited = {
  /** Requests by what they ask for: document, script, stylesheet, font, call … */
  requests: Record<string, number>
  kB: number
  firstPaint: number
  largestPaint: number
  shift: number
  blocked: number
}
export type Pressed = { paint: number; shown: number }
/** A small one has 360 × 640 points. */
export type Seat = { baseURL: string; token?: string; phone: boolean; small?: boolean }

type Told = { largest: number; shift: number; tasks: [number, number][]; events: number[]; pressedAt: number; shownAt: number }
declare global {
  interface Window {
    told: Told
  }
}

/** Runs in the page before its own scripts. */
function listen() {
  const told: Told = { largest: 0, shift: 0, tasks: [], events: [], pressedAt: 0, shownAt: 0 }
  window.told = told
  const hear = <Entry extends PerformanceEntry>(type: string, heard: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) heard(entry as Entry)
    }).observe({ type, buffered: true, ...(type === 'event' ? { durationThreshold: 16 } : {}) })
  hear('largest-contentful-paint', ({ startTime }) => {
    told.largest = startTime
  })
  hear<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) told.shift += value
  })
  hear('longtask', ({ startTime, duration }) => told.tasks.push([startTime, duration]))
  hear<PerformanceEntry & { interactionId: number }>('event', ({ interactionId, duration }) => {
    if (interactionId > 0) told.events.push(duration)
  })
}

/** A window of its own with nothing in its cache, and the person signed in. */
async function open(browser: Browser, { baseURL, token, phone, small }: Seat): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL,
    viewport: small ? { width: 360, height: 640 } : phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    locale: 'en-AU',
    reducedMotion: 'reduce',
    ...(token ? { storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: [{ name: 'threshold.token', value: token }] }] } } : {}),
  })
  await context.addInitScript(listen)
  return { context, page: await context.newPage() }
}

/** Loads the page until nothing is asked for any more. */
export async function visit(browser: Browser, seat: Seat, address: string, shows: string): Promise<Visited> {
  const { context, page } = await open(browser, seat)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const requests: Record<string, number> = {}
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ type = 'Other', request }) => {
    if (/^(data|blob):/.test(request.url)) return
    const kind = type === 'Fetch' || type === 'XHR' ? 'call' : type.toLowerCase()
    requests[kind] = (requests[kind] ?? 0) + 1
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(address)
  await page.locator(shows).first().waitFor()
  await page.waitForLoadState('networkidle')
  // What was painted is told a moment later.
  await page.waitForFunction(() => window.told.largest > 0)
  const { firstPaint, largest, shift, tasks } = await page.evaluate(() => ({
    ...window.told,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  const blocked = tasks.reduce((sum, [at, took]) => sum + (at + took > firstPaint ? Math.max(0, took - 50) : 0), 0)
  return { requests, kB: bytes / 1024, firstPaint, largestPaint: largest, shift, blocked }
}

/** What is seen once it is done: a selector that costs the slowed page nothing to look for. */
export type Press = {
  address: string
  /** What has to be opened first; it is not measured. */
  before?: (page: Page) => Promise<unknown>
  press: (page: Page) => Locator
  /** The key that is pressed in it, where it is no button. */
  key?: string
  shows: string
}

/** Presses one thing on a page that has settled: until the next paint, and until what was asked for is there. */
export async function press(browser: Browser, seat: Seat, { address, before, press: target, key, shows }: Press): Promise<Pressed> {
  const { context, page } = await open(browser, seat)
  await page.goto(address)
  if (before) await before(page)
  await target(page).waitFor()
  await page.waitForLoadState('networkidle')
  const box = await target(page).boundingBox()
  if (!box) throw new Error(`There is nothing to press on ${address}.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // A hand is over a button for a moment before it presses.
  await page.mouse.move(x, y)
  if (key) await target(page).focus()
  await page.waitForTimeout(300)
  await page.evaluate((selector) => {
    window.told.events.length = 0
    const look = (now: number) => {
      if (!document.querySelector(selector)) requestAnimationFrame(look)
      else window.told.shownAt = now
    }
    const begin = ({ timeStamp }: Event) => {
      window.told.pressedAt = timeStamp
      requestAnimationFrame(look)
    }
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, once: true })
  }, shows)
  if (key) await page.keyboard.press(key)
  else await page.mouse.click(x, y)
  // Nothing is asked of the page meanwhile: it would be counted as its own work.
  await page.waitForTimeout(2500)
  const { events, pressedAt, shownAt } = await page.evaluate(() => window.told)
  if (shownAt === 0) throw new Error(`${shows} was not seen on ${address}.`)
  await context.close()
  return { paint: Math.max(0, ...events), shown: shownAt - pressedAt }
}
