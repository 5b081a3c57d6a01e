import { useWindowEvent } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { say } from '../../words/kit.ts'

/** What can be done with the selected rows; takes its own room, so that it hides none. Escape clears. */
export function BatchBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('[role="dialog"]')) onClear()
  })
  return (
    <section className="batch" aria-label={say('selected', { n: count })}>
      <span className="b" role="status">
        {say('selected', { n: count })}
      </span>
      <span className="grow" />
      {children}
      <span className="sep" />
      <button type="button" onClick={onClear}>
        {say('clearSelection')} <kbd className="kbd">{say('escape')}</kbd>
      </button>
    </section>
  )
}
