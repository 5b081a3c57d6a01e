import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { exportPastRanking } from '../../../machines/commands/exportSheet.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Pending } from '../../components/Pending.tsx'
import { firstPage, type TableSearch } from '../../data/table/address.ts'
import { criteriaOf } from '../../data/table/criteria.ts'
import { DataTable } from '../../data/table/DataTable.tsx'
import { day as dayWords } from '../../i18n/format.ts'
import { t } from '../../i18n/pastRanking.ts'
import { isoDayIn, organisationZone, today } from '../../i18n/zone.ts'
import { PastCriteria } from './PastCriteria.tsx'
import css from './PastRanking.module.css'
import { pastColumns, personOf, type Ranked } from './pastColumns.tsx'

const PastScore = lazy(() => import('./PastScore.tsx').then((m) => ({ default: m.PastScore })))

type Answer = components['schemas']['PastRanking']
type PastSearch = TableSearch & { day?: string | undefined; of?: number | undefined }
type Props = { id: number; search: PastSearch; onSearch: (search: PastSearch) => void }

/** Who stood where on a day, by the scores and weights of then; beside it what was asked for then, and when that was changed. */
export function PastRanking({ id, search, onSearch }: Props) {
  const { of } = search
  const day = search.day && search.day <= today() ? search.day : today()
  const { data, error, refetch, isPlaceholderData } = recruitmentQueries.useQuery(
    'get',
    '/application/ranking-on/{id}',
    { params: { path: { id }, query: { day, ...(of ? { of } : {}) } } },
    { placeholderData: keepPreviousData },
  )
  const answer = data?.data
  const show = (next: string) => onSearch({ ...search, ...firstPage, day: next === today() ? undefined : next })
  return (
    <section aria-labelledby="section-title">
      <h2 id="section-title">{t('title')}</h2>
      <p className="dim">{t('help')}</p>
      <DateField className={css.day} label={t('day')} value={day} onChange={(next) => next && show(next)} maxDate={today()} clearable={false} />
      {error && !answer && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!answer && !error && <Pending />}
      {answer && (
        <div className={css.past} aria-busy={isPlaceholderData}>
          <Ranking id={id} day={day} answer={answer} search={search} onSearch={onSearch} />
          <PastCriteria answer={answer} onDay={(at) => show(isoDayIn(new Date(at), organisationZone()))} />
        </div>
      )}
    </section>
  )
}

const bestFirst = { sort: 'rank' }

/** The ranking itself, opened where the one stood whom somebody came for. */
function Ranking({ id, day, answer, search, onSearch }: Props & { day: string; answer: Answer }) {
  const { day: asked, of, ...list } = search
  const { sought } = answer
  const [opened, setOpened] = useState<Ranked | null>(null)
  const isNow = day === today()
  const columns = pastColumns({ isNow, onWhy: setOpened })
  const isWhole = !list.sort && !list.q && !list.by && !list.where
  const page = list.page ?? (sought && isWhole ? Math.ceil(sought.id / (list.size ?? 25)) : undefined)
  const shown = { ...list, page, sort: list.sort ?? bestFirst.sort }
  const result = recruitmentQueries.useQuery(
    'post',
    '/application/ranking-on/criteria/{id}',
    { params: { path: { id }, query: { day } }, body: criteriaOf(shown, columns) },
    { placeholderData: keepPreviousData },
  )
  return (
    <div>
      {of !== undefined && <Sought day={answer.day} total={answer.total} found={sought} />}
      <DataTable
        exported={exportPastRanking(id, day)}
        name="pastRanking"
        recordId={id}
        label={t('listTitle')}
        columns={columns}
        search={shown}
        standard={bestFirst}
        onSearch={(next) => onSearch({ ...next, day: asked, of })}
        result={result}
        searchLabel={t('searchIn')}
        empty={<Nobody day={day} since={answer.recordedSince} />}
        {...(sought ? { current: sought.id } : {})}
      />
      {answer.total > 0 && (
        <p className="meta">
          {t('same')} {t('ended')}
        </p>
      )}
      {opened?.applicationId && (
        <LazyBoundary fallback={null}>
          <PastScore id={opened.applicationId} name={personOf(opened)} day={day} onClose={() => setOpened(null)} />
        </LazyBoundary>
      )}
    </div>
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
function Sought({ day, total, found }: { day: string; total: number; found: Ranked | null }) {
  const words = { day: dayWords(day), of: total }
  if (!found) return <p className={css.sought}>{t('notIn', words)}</p>
  const { rank } = found
  const name = personOf(found)
  return (
    <p className={css.sought}>{rank === null ? t('stoodUnranked', { ...words, name }) : t(day === today() ? 'stands' : 'stood', { ...words, name, rank })}</p>
  )
}
