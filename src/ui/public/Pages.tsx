import { Link } from '@tanstack/react-router'
import type { components } from '../../api/common.gen.ts'
import { t } from '../i18n/public.ts'
import css from './Pages.module.css'
import type { PositionSearch } from './search.ts'

/** Earlier and later pages; nothing while all fit on one. */
export function Pages({ paging: { page, totalPages }, search }: { paging: components['schemas']['Paging']; search: PositionSearch }) {
  if (totalPages <= 1) return null
  return (
    <nav className={css.pubPages} aria-label={t('pages')}>
      {page > 1 && (
        <Link className="link" to="/homepage" search={{ ...search, page: page - 1 }}>
          {t('previous')}
        </Link>
      )}
      <span className="meta num">{t('pageOf', { page, pages: totalPages })}</span>
      {page < totalPages && (
        <Link className="link" to="/homepage" search={{ ...search, page: page + 1 }}>
          {t('next')}
        </Link>
      )}
    </nav>
  )
}
