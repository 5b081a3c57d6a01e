/** What turns pages, months and numbers: it is pressed in quick succession, and changes nothing that is kept. */
const TURNS = 'nav, [data-direction], .mantine-NumberInput-controls'
/** What acts when it is pressed; a click beside a dialog closes it. */
const ACTS = 'button, [role="menuitem"], .mantine-Modal-overlay'
/** Two presses of a key that come closer than this, in milliseconds, are one; it is the double click of most systems. */
const SETTLED = 500

/**
 * One act per press. After the first click of a double click the next action may stand under the pointer, or have the
 * focus, and the second one would do it unread. So the further clicks of a double click, a double tap, a second Enter and
 * a key held down do nothing on a button, and nothing in a field to which the first Enter has brought the focus.
 */
export function actOncePerPress(page: Document) {
  let pressedAt = Number.NEGATIVE_INFINITY
  // Whoever has gone elsewhere or typed something in between means the next press.
  const forget = () => {
    pressedAt = Number.NEGATIVE_INFINITY
  }
  page.addEventListener('input', forget, { capture: true })
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return forget()
      const isInField = event.target instanceof HTMLInputElement
      if (!isInField || event.key === ' ' || event.timeStamp - pressedAt >= SETTLED) return
      // The first one has opened what holds the field: the second one would send it, or choose in it.
      pressedAt = event.timeStamp
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
  page.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest(ACTS) : null
      if (!button || button.closest(TURNS)) return
      // A key presses with no count of clicks.
      const isKey = event.detail === 0
      const isFurther = isKey ? event.timeStamp - pressedAt < SETTLED : event.detail > 1
      if (isKey) pressedAt = event.timeStamp
      if (!isFurther) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
