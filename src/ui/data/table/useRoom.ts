import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** How wide the last one was: the next is most likely as wide, so that nothing is drawn twice. */
let last: number | null = null

/** Before anything was drawn: the place that the document keeps for it (src/ui/shell/Frame.tsx). */
const kept = () => document.querySelector('.frame .pending')?.clientWidth || null

/** How wide an element is, known before anything in it is painted: `ref={watch}`. */
export function useRoom() {
  const [room, tell] = useState(() => last ?? kept())
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // Heard after the browser has laid it out, before it is painted: asking by oneself would lay everything out once more.
    const sizes = new ResizeObserver(() => {
      const width = element.clientWidth || null
      // What is not laid out has no width.
      last = width ?? last
      flushSync(() => tell(width))
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return [room, watch] as const
}
