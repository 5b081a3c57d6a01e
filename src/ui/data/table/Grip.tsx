import { useRef } from 'react'
import css from './Grip.module.css'

/** The edge of a column's head, dragged to make the column wider; the list of columns has buttons for the same. */
export function Grip({ onSize }: { onSize: (width: number) => void }) {
  const held = useRef<{ x: number; width: number } | null>(null)
  const letGo = () => {
    held.current = null
  }
  return (
    <span
      className={css.grip}
      aria-hidden
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 }
      }}
      onPointerMove={({ clientX }) => held.current && onSize(held.current.width + clientX - held.current.x)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  )
}
