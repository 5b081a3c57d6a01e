/** The dialog that has the focus. */
export const dialogInUse = () => document.activeElement?.closest('[role="dialog"]') ?? null

/**
 * Puts the focus on the page's heading; waits for it up to three seconds when it is still being loaded. Whoever opened a
 * dialog meanwhile goes on in it; one that was left for the page (`leftFrom`) may still be closing.
 */
export function focusHeading(leftFrom: Element | null = null) {
  const find = () => document.querySelector<HTMLElement>('main h1')
  const give = (heading: HTMLElement) => {
    const dialog = dialogInUse()
    if (dialog && dialog !== leftFrom) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const heading = find()
  if (heading) return give(heading)
  const watch = new MutationObserver(() => {
    const arrived = find()
    if (!arrived) return
    watch.disconnect()
    give(arrived)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), 3000)
}
