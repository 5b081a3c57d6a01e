import { type KeyboardEvent, useRef, useState } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One stop of the Tab key for many points: the arrow keys go from one to the next, Home and End to the first and the last. */
export function useRoving(length: number) {
  const [current, setCurrent] = useState(0)
  const points = useRef(new Map<number, HTMLElement>())
  const stop = Math.min(current, Math.max(0, length - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? length - 1 : step === undefined ? null : stop + step
    if (next === null) return
    event.preventDefault()
    points.current.get(Math.min(length - 1, Math.max(0, next)))?.focus()
  }
  return (at: number) => ({
    tabIndex: at === stop ? 0 : -1,
    onFocus: () => setCurrent(at),
    onKeyDown,
    ref: (node: HTMLElement | null) => {
      if (node) points.current.set(at, node)
      else points.current.delete(at)
    },
  })
}
