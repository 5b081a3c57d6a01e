import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { SearchBox } from '../components/form/SearchBox.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { useDelayed } from '../components/useDelayed.ts'
import type { TableSearch } from '../data/table/address.ts'
import { Foot } from '../data/table/Foot.tsx'
import { ListState } from '../data/table/ListState.tsx'
import { t } from '../i18n/referrals.ts'
import { PositionRow } from './PositionRow.tsx'
import css from './referrals.module.css'

const ReferDialog = lazy(() => import('./ReferDialog.tsx').then((m) => ({ default: m.ReferDialog })))
type Props = { search: TableSearch; onSearch: (search: TableSearch) => void }

/** What is open to everybody, with one's own link to each position. */
export function Positions({ search, onSearch }: Props) {
  const { q = '', page = 1, size = 25 } = search
  const [chosen, setChosen] = useState<components['schemas']['OpenPosition'] | null>(null)
  const query = { page, size, ...(q ? { search: q } : {}) }
  const { data, error, refetch, isFetching } = recruitmentQueries.useQuery('get', '/job-post', { params: { query } }, { placeholderData: keepPreviousData })
  const link = recruitmentQueries.useQuery('get', '/referral/link', {}, { staleTime: Number.POSITIVE_INFINITY })
  const slow = useDelayed(!data && !error, 200)
  const { totalElements = 0, totalPages = 0 } = data?.paging ?? {}
  if (data && totalElements === 0 && !q)
    return (
      <EmptyState kind="empty" title={t('noneTitle')}>
        {t('noneText')}
      </EmptyState>
    )
  return (
    <section className={css.positions} aria-label={t('positions')} aria-busy={isFetching}>
      <div className={css.tools}>
        <SearchBox label={t('search')} value={q} onSearch={(text) => onSearch({ size, q: text || undefined })} />
        <span className="dim num" role="status">
          {data && t('count', { n: totalElements })}
        </span>
      </div>
      {link.error && <LoadFailed as="line" title={t('linkFailed')} error={link.error} busy={link.isFetching} onRetry={() => void link.refetch()} />}
      {error && !data ? (
        <ListState kind="failed" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        slow && (
          <div className="pending" role="status" aria-label={t('loading')}>
            {[72, 58, 80, 64].map((width) => (
              <span key={width} className="sk" style={{ width: `${width}%` }} />
            ))}
          </div>
        )
      ) : totalElements === 0 ? (
        <ListState kind="noMatch" what={q} onClear={() => onSearch({ size })} />
      ) : page > totalPages ? (
        <ListState kind="past" page={page} last={totalPages} onLast={() => onSearch({ ...search, page: totalPages > 1 ? totalPages : undefined })} />
      ) : (
        <>
          <ul className={css.rows}>
            {data.responseDataList.map((position) => (
              <PositionRow key={position.id} position={position} token={link.data?.data.token} onRefer={() => setChosen(position)} />
            ))}
          </ul>
          <Foot paging={data.paging} onSearch={(change) => onSearch({ ...search, ...change })} />
        </>
      )}
      <LazyBoundary>{chosen && <ReferDialog position={chosen} onClose={() => setChosen(null)} />}</LazyBoundary>
    </section>
  )
}
