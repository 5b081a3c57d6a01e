import { Button, Checkbox } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/leaveTeam.ts'
import { useLeaveMoves } from '../useLeaveMoves.tsx'
import { AnswerSeveral } from './AnswerSeveral.tsx'
import { RequestCard, type TeamAnswer } from './RequestCard.tsx'
import css from './team.module.css'

type Row = components['schemas']['LeaveRequestToAnswer']
/** What waits for an answer: a page of it, and the request that is open, at first the one that a link leads to. */
export function useToAnswer(enabled: boolean, first: number | undefined) {
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<number | undefined>(first)
  const query = hrQueries.useQuery('get', '/leave/to-answer', { params: { query: { page } } }, { enabled, placeholderData: keepPreviousData })
  const rows = query.data?.responseDataList ?? []
  return {
    ...{ query, rows, page, setPage },
    open: rows.find(({ request }) => request.id === openId) ?? rows[0] ?? null,
    show: (row: Row | undefined) => row && setOpenId(row.request.id),
  }
}

/** Requests that wait for this person, the oldest first: one is open with the team's overlap, several are answered at once by ticks. */
export function ToAnswer({ query, rows, page, setPage, open, show }: ReturnType<typeof useToAnswer>) {
  const { data, error, refetch, isFetching } = query
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [asking, setAsking] = useState<'approve' | 'decline' | null>(null)
  const moves = useLeaveMoves()
  const total = data?.paging.totalElements ?? 0
  const pages = data?.paging.totalPages ?? 1
  const chosen = rows.filter(({ request }) => ticked.includes(request.id)).map(({ request }) => request.id)
  const isSome = chosen.length > 0 && chosen.length < rows.length
  const press = (row: Row | null, event: TeamAnswer) => {
    const transition = row?.request.transitions.find((one) => one.event === event && one.allowed)
    if (row && transition) moves.press(row.request, transition)
  }
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input:not([type="checkbox"]), textarea') || !event.currentTarget.contains(target))
      return
    const at = open ? rows.indexOf(open) : 0
    const key = event.key.toLowerCase()
    // The button that had the focus folds away with its request: the list keeps it.
    if (key === 'j' || key === 'k') event.currentTarget.focus()
    if (key === 'j') show(rows[Math.min(rows.length - 1, at + 1)])
    else if (key === 'k') show(rows[Math.max(0, at - 1)])
    else if (key === 'a' && !event.repeat) press(open, 'approve')
    else if (key === 'd' && !event.repeat) press(open, 'decline')
    else return
    event.preventDefault()
  }
  const tick = (id: number, on: boolean) => setTicked(on ? [...ticked, id] : ticked.filter((one) => one !== id))
  return (
    <section className={css.side} tabIndex={-1} aria-labelledby="to-answer" aria-busy={isFetching} onKeyDown={pressed}>
      <div className={css.sideHead}>
        {rows.length > 1 && (
          <Checkbox
            aria-label={t('tickAll')}
            checked={chosen.length === rows.length}
            indeterminate={isSome}
            onChange={() => setTicked(chosen.length === rows.length ? [] : rows.map(({ request }) => request.id))}
          />
        )}
        <h2 id="to-answer" className="grow">
          {t('toAnswer', { n: total })}
        </h2>
        {rows.length > 1 && <span className="meta">{t('oldestFirst')}</span>}
      </div>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && rows.length === 0 && (
        <EmptyState kind="empty" title={t('nothing')}>
          {t('nothingText')}
        </EmptyState>
      )}
      <ul className={css.requests}>
        {rows.map((row) => (
          <li key={row.request.id} data-open={row === open || undefined} data-request={row.request.id}>
            <RequestCard
              row={row}
              isOpen={row === open}
              isTicked={ticked.includes(row.request.id)}
              mayTick={rows.length > 1}
              busy={moves.busy}
              onTick={(on) => tick(row.request.id, on)}
              onOpen={() => show(row)}
              onAnswer={(event) => press(row, event)}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={css.pager}>
          <Button aria-disabled={page === 1 || undefined} onClick={() => setPage(Math.max(1, page - 1))}>
            {t('last')}
          </Button>
          <Button aria-disabled={page >= pages || undefined} onClick={() => setPage(Math.min(pages, page + 1))}>
            {t('next')}
          </Button>
          <span className="meta num">{t('page', { page, pages })}</span>
        </div>
      )}
      {chosen.length > 0 && (
        <section className={css.batch} aria-label={t('chosen', { n: chosen.length })}>
          <Button onClick={() => setAsking('approve')}>{t('approveChosen', { n: chosen.length })}</Button>
          <Button onClick={() => setAsking('decline')}>{t('declineChosen', { n: chosen.length })}</Button>
        </section>
      )}
      {rows.length > 0 && <p className={`meta ${css.keys}`}>{t('keys')}</p>}
      {moves.dialog}
      {asking && (
        <AnswerSeveral
          answer={asking}
          rows={rows.filter(({ request }) => chosen.includes(request.id))}
          onClose={() => setAsking(null)}
          onDone={(stayed) => setTicked(stayed)}
        />
      )}
    </section>
  )
}
