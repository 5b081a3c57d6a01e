import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** Reads are what a page asks for on its own; some lists are asked for with a body. */
export const isRead = (request: Request) =>
  request.resourceType() === 'fetch' &&
  (request.method() === 'GET' ||
    /\/(criteria(\/\d+)?|board|known\/\d+|learning\/(matrix|compliance)|view-counts|pipelines|pdfdata|what-if\/\d+)$/.test(pathOf(request)))
export const pathOf = (request: Request) => new URL(request.url()).pathname

/** The application's router, which it shows to its developer tools. */
type Shown = { __TSR_ROUTER__: typeof import('../../src/router.ts').router }

/** Opens an address as a fresh load would, without the load: every page is left, and nothing is known beforehand. */
export const openAfresh = (page: Page, address: string) =>
  page.evaluate(async (to) => {
    const router = (globalThis as unknown as Shown).__TSR_ROUTER__
    // The first page is shown once its language has come; there is no link to press before.
    while (!router.state.resolvedLocation) await new Promise(requestAnimationFrame)
    // What was typed and not saved is left without the question, as it would be answered.
    await router.navigate({ href: '/no-such-page', ignoreBlocker: true })
    router.options.context.queryClient.clear()
    router.clearCache()
    await router.navigate({ href: to })
  }, address)

/** Whether the page has come to something: nothing is being asked or printed, the address is shown, no part is still loading. */
export const isLoading = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
    // What has come is being worked off.
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }))
    const state = (globalThis as unknown as Partial<Shown>).__TSR_ROUTER__?.state
    if (!state) return true
    if (state.status !== 'idle' || state.resolvedLocation?.href !== state.location.href) return true
    return !document.querySelector('h1') || document.querySelector('.pending, .sk, .places, #printWindow') !== null
  })

/** Knows what a page is waiting for. */
export function readsOf(page: Page) {
  const open = new Set<Request>()
  let asked = new Set<string>()
  let ended = 0
  page.on('request', (request) => {
    // A dialog may come in a file of its own.
    if (['fetch', 'script', 'stylesheet'].includes(request.resourceType())) open.add(request)
    if (isRead(request)) asked.add(pathOf(request))
  })
  const end = (request: Request) => {
    if (open.delete(request)) ended++
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    /** Whether the page has not come to something yet. What came while it was looked at may not be drawn, as a dialog whose file has only just come. */
    async isBusy() {
      const before = ended
      return (await isLoading(page)) || open.size > 0 || ended !== before
    },
    /** What has been asked since this was last called. */
    asked: () => {
      const before = asked
      asked = new Set()
      return before
    },
  }
}

/** Opens one address after the other in this window, and knows when each has come to something. */
export function walkThrough(page: Page) {
  const reads = readsOf(page)
  const settled = (what: string) => expect.poll(reads.isBusy, { timeout: 30_000, interval: 20, message: what }).toBe(false)
  return {
    settled,
    async visit(address: string) {
      await openAfresh(page, address)
      await settled(address)
    },
  }
}

/** Takes one after the other from the list into as many tabs as there are. */
export async function inTabs<Item>(tabs: readonly Page[], items: readonly Item[], walk: (tab: Page, item: Item, at: number) => Promise<void>) {
  const left = [...items.entries()]
  await Promise.all(
    tabs.map(async (tab) => {
      for (let next = left.shift(); next; next = left.shift()) await walk(tab, next[1], next[0])
    }),
  )
}

/** What one walk hands on to others, to each of them in its order; they wait for the next until there are no more. */
export function handedOn<Item extends {}>() {
  const given: Item[] = []
  let hasEnded = false
  let more = Promise.withResolvers<void>()
  const tell = () => {
    more.resolve()
    more = Promise.withResolvers<void>()
  }
  return {
    give(item: Item) {
      given.push(item)
      tell()
    },
    end() {
      hasEnded = true
      tell()
    },
    async *[Symbol.asyncIterator]() {
      for (let at = 0; at < given.length || !hasEnded; ) {
        const next = given[at]
        if (next === undefined) await more.promise
        else {
          at++
          yield next
        }
      }
    },
  }
}
