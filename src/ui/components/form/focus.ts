/** Puts the focus on the page's heading; waits for it up to three seconds when it is still being loaded. */
export function focusHeading() {
  const find = () => document.querySelector<HTMLElement>('main h1')
  const give = (heading: HTMLElement) => {
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
