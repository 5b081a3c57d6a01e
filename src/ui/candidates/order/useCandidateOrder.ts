import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { candidateQuery } from '../../../machines/flows/applicationStatus.ts'

export type Direction = 'previous' | 'next'
/** Ways to the candidates beside this one; none where there is nobody. */
export type Order = {
  previous: (() => void) | undefined
  next: (() => void) | undefined
  /** The place in the list one came from, where it is known. */
  place: { at: number; of: number } | null
  busy: boolean
  /** That nobody knows who stands beside this one, and the way to ask again. */
  failed: { error: unknown; onRetry: () => void } | null
  nextId: number | null
  /** Which button was pressed to come here: it keeps the focus. */
  pressed: Direction | null
  onPress: (direction: Direction) => void
}

/** Opened directly: the candidates of the same requisition, best first. */
export function useRankOrder(id: number, onOpen: (id: number) => void): Order {
  const { data, error, isPending, refetch } = recruitmentQueries.useQuery('get', '/application/neighbours/{id}', { params: { path: { id } } })
  const [pressed, setPressed] = useState<Direction | null>(null)
  // Whoever opens one candidate may want only that one: the next is loaded ahead from the first step on.
  const [walks, setWalks] = useState(false)
  const { previous, next } = data?.data ?? { previous: null, next: null }
  const go = (to: typeof next, by: Direction | null) => () => {
    setPressed(by)
    setWalks(true)
    if (to) onOpen(to.id)
  }
  return {
    busy: isPending,
    failed: error && !data ? { error, onRetry: () => void refetch() } : null,
    place: null,
    nextId: walks && next ? next.id : null,
    pressed,
    onPress: (direction) => go(direction === 'next' ? next : previous, direction)(),
    previous: previous ? go(previous, null) : undefined,
    next: next ? go(next, null) : undefined,
  }
}

/** Whatever the profile shows of a candidate. */
export function LoadAhead({ id }: { id: number }) {
  usePrefetchQuery(candidateQuery(id))
  usePrefetchQuery(recruitmentQueries.queryOptions('get', '/resume-report', { params: { query: { applicationId: id } } }))
  usePrefetchQuery(recruitmentQueries.queryOptions('get', '/application/reviews/{id}', { params: { path: { id } } }))
  return null
}
