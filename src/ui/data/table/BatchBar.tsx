import { useWindowEvent } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { t as say } from '../../i18n/components.ts'
import { t } from '../../i18n/table.ts'
import css from './BatchBar.module.css'

type Props = {
  count: number
  /** How many the list finds in all. */
  total: number
  /** The most that can be chosen at once; 0 where only single rows can. */
  most: number
  onAll: () => void
  onClear: () => void
  children: ReactNode
}

/** What can be done with the selected rows; takes its own room, so that it hides none. Escape clears. */
export function BatchBar({ count, total, most, onAll, onClear, children }: Props) {
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('[role="dialog"], [role="menu"], [aria-haspopup][aria-expanded="true"]')) onClear()
  })
  return (
    <section className={css.batch} aria-label={t('selected', { n: count })}>
      <span className="b" role="status">
        {t(count === total && total > 1 ? 'allSelected' : 'selected', { n: count })}
      </span>
      {count < total && most > 0 && (
        <>
          <span className={css.sep} />
          {total <= most ? (
            <button type="button" className="lnk" onClick={onAll}>
              {t('selectMatching', { n: total })}
            </button>
          ) : (
            <span>{t('tooManyMatching', { n: total, most })}</span>
          )}
        </>
      )}
      <span className="grow" />
      {children}
      <span className={css.sep} />
      <button type="button" onClick={onClear}>
        {t('clearSelection')} <kbd>{say('escape')}</kbd>
      </button>
    </section>
  )
}
