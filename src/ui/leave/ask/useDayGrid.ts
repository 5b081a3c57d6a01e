import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { inMonth, mondayOf, shifted } from '../leaveDays.ts'

type Uses = { typed: { firstDay: string; lastDay: string }; today: string; onChoose: (firstDay: string, lastDay: string) => void }

const inOrder = (one: string, other: string): [string, string] => (one <= other ? [one, other] : [other, one])

/** Where an arrow key leads from a day; null for every other key. */
export function dayAfterKey(key: string, from: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return shifted(from, -1)
    case 'ArrowRight':
      return shifted(from, 1)
    case 'ArrowUp':
      return shifted(from, -7)
    case 'ArrowDown':
      return shifted(from, 7)
    case 'Home':
      return mondayOf(from)
    case 'End':
      return shifted(mondayOf(from), 6)
    case 'PageUp':
      return inMonth(from, -1)
    case 'PageDown':
      return inMonth(from, 1)
    default:
      return null
  }
}

/** One day of the grid has the focus and moves by keys; a press sets it, with Shift it stretches what is chosen. */
export function useDayGrid({ typed, today, onChoose }: Uses) {
  const table = useRef<HTMLTableElement>(null)
  const begins = typed.firstDay || today
  const [{ cursor, shownFor, anchor, isOpen }, setState] = useState({
    cursor: begins,
    shownFor: begins,
    /** The day from which keys with Shift stretch. */
    anchor: null as string | null,
    /** One day was pressed: a later one ends the leave. */
    isOpen: false,
  })
  // Another first day was typed: its month is shown.
  const isElsewhere = shownFor !== begins
  const at = isElsewhere && !(cursor >= begins && cursor <= (typed.lastDay || begins)) ? begins : cursor
  const keep = (part: { cursor: string; anchor?: string | null; isOpen?: boolean; first?: string }) =>
    setState({ cursor: part.cursor, shownFor: part.first ?? begins, anchor: part.anchor ?? null, isOpen: part.isOpen ?? false })
  const focus = (day: string) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()

  const choose = (day: string, stretches: boolean) => {
    const isLater = (isOpen || stretches) && typed.firstDay !== '' && (stretches || day > typed.firstDay)
    const [first, last] = isLater ? inOrder(typed.firstDay, day) : [day, day]
    keep({ cursor: day, isOpen: !isLater, first })
    onChoose(first, last)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayAfterKey(event.key, at)
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const isStretching = event.shiftKey && event.key.startsWith('Arrow')
    const from = isStretching ? (anchor ?? at) : null
    flushSync(() => {
      if (from) {
        const [first, last] = inOrder(from, to)
        keep({ cursor: to, anchor: from, first })
        onChoose(first, last)
      } else keep({ cursor: to, isOpen })
    })
    focus(to)
  }
  return { cursor: at, table, choose, onKeyDown, show: (day: string) => keep({ cursor: day, isOpen }) }
}
