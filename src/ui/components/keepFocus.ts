/** What a keyboard reaches, as far as it is shown and works. */
const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]'
const LAYER = '[role="dialog"], [role="menu"], [role="listbox"]'
const HEADING = 'h1, h2, h3'
/** Shown instead of what is still on its way. */
const COMING = '.pending, .sk, .places'
/** A row of a list, by which what every row has is told apart. */
const ROW = '[data-row]'

type Place = {
  element: HTMLElement
  name: string
  row: string | undefined
  /** Each element around it with its number among the children of the next one, from the inside. */
  around: { within: Element; at: number }[]
  /** Where the focus was before it came into this dialog or menu. */
  opener: Place | null
}

const isReached = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(REACHED) && element.checkVisibility() && !element.matches(':disabled, [inert] *, [aria-hidden="true"] *')
/** It still takes the focus, as it did. */
const isThere = (element: HTMLElement) => element.isConnected && element.checkVisibility() && !element.matches(':disabled')
const reachedIn = (element: Element) => (isReached(element) ? element : [...element.querySelectorAll(REACHED)].find(isReached))

const nameOf = (element: Element) => (element.ariaLabel ?? element.textContent ?? '').trim()
const rowOf = (element: Element) => element.closest<HTMLElement>(ROW)?.dataset.row

function placeOf(element: HTMLElement, opener: Place | null): Place {
  const around: Place['around'] = []
  for (let one: Element = element; one.parentElement && one !== document.body; one = one.parentElement)
    around.push({ within: one.parentElement, at: [...one.parentElement.children].indexOf(one) })
  return { element, name: nameOf(element), row: rowOf(element), around, opener }
}

function give(element: HTMLElement) {
  if (element.matches(HEADING)) element.tabIndex = -1
  element.focus()
}

/** The same thing, where its surroundings were drawn anew: the only one of its kind and name in its row. */
function drawnAnew({ element, name, row }: Place, within: Element) {
  const alike = [...within.querySelectorAll(element.tagName)].filter(isReached).filter((one) => nameOf(one) === name)
  const [same, ...more] = alike.length > 1 ? alike.filter((one) => rowOf(one) === row) : alike
  return name && more.length === 0 ? same : undefined
}

const isComing = (element: Element) => element.matches(COMING) || element.querySelector(COMING) !== null
/**
 * What had a heading is another step or page by now, of which one reads the heading first. Where something without a heading
 * stands instead, the same is only laid out in another way, as in a wider window.
 */
const isAnother = (lost: Element, now: Element | undefined) => lost.querySelector(HEADING) && (!now || isComing(now) || now.querySelector(HEADING))

/** What stands now where this was: the same drawn anew, a new part with a heading, the next one, or the one before. */
function standIn(place: Place): HTMLElement | 'coming' | undefined {
  const { element, around } = place
  if (isThere(element)) return element
  const gone = around.findIndex(({ within }) => within.isConnected)
  const { within, at } = around[gone] ?? {}
  if (!within || at === undefined || !within.closest(`#root, ${LAYER}`)) return undefined
  const lost = around[gone - 1]?.within ?? element
  const again = isAnother(lost, within.children[at]) ? undefined : drawnAnew(place, within)
  if (again) return again
  const rest = [...within.children]
  for (const one of [...rest.slice(at), ...rest.slice(0, at).reverse()]) {
    if (isComing(one)) return 'coming'
    const heading = lost.querySelector(HEADING) && one.querySelector<HTMLElement>(HEADING)
    const found = heading || reachedIn(one)
    if (found) return found
  }
  return within.closest(`section, main, ${LAYER}`)?.querySelector<HTMLElement>(HEADING) ?? undefined
}

/** Parts that hear Escape only while the focus is in them. */
const OPENED = '.mantine-Popover-dropdown[role="dialog"], [role="menu"]'
/** Escape closes what is open also before the focus has come into it, as where its content is still on its way. */
function hearEscape(page: Document) {
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !event.isTrusted || page.activeElement?.closest(LAYER)) return
      const opened = [...page.querySelectorAll(OPENED)].findLast((one) => one.checkVisibility())
      if (!opened) return
      event.stopImmediatePropagation()
      opened.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    },
    { capture: true },
  )
}

/**
 * The focus never falls to the page. When what had it goes away, the opener of its dialog or menu gets it, else what took
 * its place (itself, drawn anew), the next one, the one before, or the heading.
 */
export function keepFocus(page: Document) {
  hearEscape(page)
  let last: Place | null = null
  const isLost = () => page.activeElement === page.body || page.activeElement === null
  const keep = (element: EventTarget | null) => {
    if (!(element instanceof HTMLElement) || element === page.body) return
    const layer = element.closest(LAYER)
    const stays = last && last.element.closest(LAYER) === layer
    last = placeOf(element, stays ? (last?.opener ?? null) : layer ? last : null)
  }
  keep(page.activeElement)
  page.addEventListener('focusin', ({ target }) => keep(target))
  // Whoever leaves it of their own accord, with a click beside everything, has let it go.
  page.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      // A click beside a dialog closes it, which is another thing.
      if (last && target === last.element && isLost() && isThere(last.element) && !page.querySelector('[role="dialog"]')) last = null
    }),
  )
  const look = () => {
    if (!last || !isLost()) return
    // It is being sent, or hidden while something beside it is loaded; then it gets the focus again.
    if (last.element.isConnected && last.element.matches(':disabled, [style*="display: none !important"] *')) return
    for (let place: Place | null = last; place; place = place.opener) {
      const found = standIn(place)
      if (found === 'coming') return
      if (found) return give(found)
    }
    const heading = page.querySelector<HTMLElement>(`[role="dialog"] :is(${HEADING})`) ?? page.querySelector<HTMLElement>('main h1')
    if (heading) give(heading)
  }
  // A dialog that closes gives the focus back by itself, a little later.
  let waits = false
  const soon = () => {
    if (waits) return
    waits = true
    setTimeout(() => {
      waits = false
      look()
    }, 50)
  }
  new MutationObserver(soon).observe(page.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
}
