import { Pagination } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { day as dayWords } from '../../i18n/format.ts'
import { t } from '../../i18n/pastRanking.ts'
import { isoDayIn, organisationZone, today } from '../../i18n/zone.ts'
import { PastCriteria } from './PastCriteria.tsx'
import css from './PastRanking.module.css'
import { PastRows, personOf, type Ranked } from './PastRows.tsx'

const PastScore = lazy(() => import('./PastScore.tsx').then((m) => ({ default: m.PastScore })))

export type PastSearch = { page?: number | undefined; day?: string | undefined; of?: number | undefined }
type Props = { id: number; search: PastSearch; onSearch: (search: PastSearch) => void }

/** Who stood where on a day, by the scores and weights of then; beside it what was asked for then, and when that was changed. */
export function PastRanking({ id, search, onSearch }: Props) {
  const { page, of } = search
  const day = search.day && search.day <= today() ? search.day : today()
  const [opened, setOpened] = useState<Ranked | null>(null)
  const { data, error, refetch, isPlaceholderData } = recruitmentQueries.useQuery(
    'get',
    '/application/ranking-on/{id}',
    { params: { path: { id }, query: { day, ...(page ? { page } : of ? { of } : {}) } } },
    { placeholderData: keepPreviousData },
  )
  const answer = data?.data
  const show = (next: string) => onSearch({ ...(next === today() ? {} : { day: next }), ...(of ? { of } : {}) })
  return (
    <section aria-labelledby="section-title">
      <h2 id="section-title">{t('title')}</h2>
      <p className="dim">{t('help')}</p>
      <DateField className={css.day} label={t('day')} value={day} onChange={(next) => next && show(next)} maxDate={today()} clearable={false} />
      {error && !answer && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!answer && !error && <Pending />}
      {answer && (
        <div className={css.past} aria-busy={isPlaceholderData}>
          <div>
            {answer.paging.totalElements === 0 ? (
              <Nobody day={day} since={answer.recordedSince} />
            ) : (
              <>
                <p className="meta" role="status">
                  {day === today() ? t('countedNow', { n: answer.paging.totalElements }) : t('counted', { n: answer.paging.totalElements, day: dayWords(day) })}
                </p>
                {of !== undefined && !isPlaceholderData && <Sought of={of} answer={answer} />}
                <PastRows rows={answer.ranking} of={of} isNow={day === today()} onWhy={setOpened} />
                {answer.paging.totalPages > 1 && (
                  <nav className={css.pages} aria-label={t('pages')}>
                    <Pagination
                      total={answer.paging.totalPages}
                      value={answer.paging.page}
                      size="sm"
                      onChange={(next) => onSearch({ ...search, page: next })}
                      getControlProps={(control) => ({ 'aria-label': t(control === 'previous' ? 'previous' : 'next') })}
                      getItemProps={(number) => ({ 'aria-label': t('pageN', { n: number }) })}
                    />
                  </nav>
                )}
                <p className="meta">
                  {t('same')} {t('ended')}
                </p>
              </>
            )}
          </div>
          <PastCriteria answer={answer} onDay={(at) => show(isoDayIn(new Date(at), organisationZone()))} />
        </div>
      )}
      {opened?.applicationId && (
        <Suspense fallback={null}>
          <PastScore id={opened.applicationId} name={personOf(opened)} day={day} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}

function Nobody({ day, since }: { day: string; since: string | null }) {
  const begins = since && isoDayIn(new Date(since), organisationZone())
  if (!begins)
    return (
      <EmptyState kind="empty" title={t('nothing')}>
        {t('nothingText')}
      </EmptyState>
    )
  return (
    <EmptyState kind="empty" title={t('empty', { day: dayWords(day) })}>
      {day < begins ? t('before', { day: dayWords(begins) }) : t('emptyText')}
    </EmptyState>
  )
}

/** Where the one stood whom somebody came for. */
function Sought({
  of,
  answer: { day, ranking, paging },
}: {
  of: number
  answer: { day: string; ranking: Ranked[]; paging: { totalElements: number; page: number } }
}) {
  const found = ranking.find(({ applicationId }) => applicationId === of)
  // Who stands on another page was sought before somebody turned it.
  if (!found && paging.page > 1) return null
  const words = { day: dayWords(day), of: paging.totalElements }
  return (
    <p className={css.sought}>
      {!found && t('notIn', words)}
      {found &&
        (found.rank === null
          ? t('stoodUnranked', { ...words, name: personOf(found) })
          : t(day === today() ? 'stands' : 'stood', { ...words, name: personOf(found), rank: found.rank }))}
    </p>
  )
}
