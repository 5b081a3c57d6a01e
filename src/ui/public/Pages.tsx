import { Link } from '@tanstack/react-router'
import type { components } from '../../api/common.gen.ts'
import { say } from '../i18n/public.ts'
import type { PositionSearch } from './search.ts'

/** Earlier and later pages; nothing while all fit on one. */
export function Pages({ paging: { page, totalPages }, search }: { paging: components['schemas']['Paging']; search: PositionSearch }) {
  if (totalPages <= 1) return null
  return (
    <nav className="pub-pages" aria-label={say('pages')}>
      {page > 1 && (
        <Link className="link" to="/homepage" search={{ ...search, page: page - 1 }}>
          {say('previous')}
        </Link>
      )}
      <span className="meta num">{say('pageOf', { page, pages: totalPages })}</span>
      {page < totalPages && (
        <Link className="link" to="/homepage" search={{ ...search, page: page + 1 }}>
          {say('next')}
        </Link>
      )}
    </nav>
  )
}
