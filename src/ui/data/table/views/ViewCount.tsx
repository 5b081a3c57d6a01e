import { number } from '../../../i18n/format.ts'
import { t } from '../../../i18n/views.ts'
import type { Views } from './useViews.ts'
import css from './ViewMenu.module.css'

/** How many rows a view has, beside its name; the whole list without a view. Its room is kept until that is known. */
export function ViewCount({ views, id }: { views: Views; id: number | null }) {
  const count = views.countOf(id)
  if (!count) return <span className={css.count} />
  const { total, more } = count
  const words = t(`of_${views.list}`, { n: total })
  return (
    <>
      <span className={css.count} aria-hidden>
        {number(total)}
        {more && '+'}
      </span>
      <span className="vh"> {more ? t('moreThan', { what: words }) : words}</span>
    </>
  )
}
