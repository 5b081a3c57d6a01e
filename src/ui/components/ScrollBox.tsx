import { type ReactNode, useCallback, useState } from 'react'
import { t } from '../i18n/components.ts'
import css from './ScrollBox.module.css'

type Props = { label: string; className?: string; children: ReactNode }

/** What may be larger than its place: it scrolls by itself, a shadow says at which side there is more, and a keyboard reaches it. */
export function ScrollBox({ label, className = '', children }: Props) {
  const [{ before, after, scrolls }, tell] = useState({ before: false, after: false, scrolls: false })
  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const look = () => {
      const [left, more] = [Math.abs(box.scrollLeft), box.scrollWidth - box.clientWidth]
      const now = { before: left > 1, after: left < more - 1, scrolls: more > 1 || box.scrollHeight > box.clientHeight + 1 }
      tell((known) => (JSON.stringify(known) === JSON.stringify(now) ? known : now))
    }
    const sizes = new ResizeObserver(look)
    for (const one of [box, ...box.children]) sizes.observe(one)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <section
      ref={watch}
      className={`${css.scrolls} ${className}`}
      data-before={before || undefined}
      data-after={after || undefined}
      {...(scrolls ? { tabIndex: 0, 'aria-label': t('scrolls', { label }) } : {})}
    >
      {children}
    </section>
  )
}
