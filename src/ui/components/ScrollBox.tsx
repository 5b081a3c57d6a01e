import type { ReactNode } from 'react'
import css from './ScrollBox.module.css'

/** What may be wider than its place: it scrolls by itself, and a keyboard reaches it. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys
    <section className={css.lcScroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
