import { useCallback, useState } from 'react'

/** How wide an element is, known before anything in it is painted: `ref={watch}`. */
export function useRoom() {
  const [room, tell] = useState<number | null>(null)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // What is not laid out has no width.
    const look = () => tell(element.clientWidth || null)
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return [room, watch] as const
}
