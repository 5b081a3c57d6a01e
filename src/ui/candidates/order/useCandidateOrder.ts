import { usePrefetchQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { candidateQuery } from '../../../machines/flows/applicationStatus.ts'
import { type Asked, candidateOrderMachine, standing } from '../../../machines/flows/candidateOrder.ts'
import { notifyProblem } from '../../components/toast.ts'
import { criteriaOf } from '../../data/table/address.ts'
import { useEmitted } from '../../data/useEmitted.ts'
import { applicationColumns } from '../applicationColumns.tsx'
import { candidateColumns } from '../candidateColumns.ts'
import type { Among } from './search.ts'

/** The list of an address as its own page asks for it; of a requisition the best stand first. */
function askedFor({ of, sort, ...search }: Among): Asked {
  if (of === undefined) return { of: null, body: criteriaOf({ ...search, sort }, applicationColumns) }
  return { of, body: criteriaOf({ ...search, sort: sort ?? '-profileScore' }, candidateColumns) }
}

type Direction = 'previous' | 'next'
/** Ways to the candidates beside this one; none where there is nobody. */
export type Order = {
  previous: (() => void) | undefined
  next: (() => void) | undefined
  /** The place in the list one came from, where it is known. */
  place: { at: number; of: number } | null
  busy: boolean
  /** That nobody knows who stands beside this one, and the way to ask again. */
  failed: { error: unknown; onRetry: () => void } | null
  /** Which button was pressed to come here: it keeps the focus. */
  pressed: Direction | null
  onPress: (direction: Direction) => void
}

/** The order of the list that one came from. */
export function useListOrder(id: number, among: Among, onOpen: (id: number) => void): Order & { isIn: boolean } {
  const [state, send, actor] = useMachine(candidateOrderMachine, { input: askedFor(among) })
  useEmitted(actor, (event) => (event.type === 'opened' ? onOpen(event.id) : notifyProblem(event.problem, 'application')))
  const { isIn, previous, next, nextId, place } = standing(state.context, id)
  useLoadAhead(nextId ?? id)
  const [pressed, setPressed] = useState<Direction | null>(null)
  const go = (type: Direction) => () => {
    setPressed(null)
    send({ type, id })
  }
  const busy = state.hasTag('busy')
  return {
    isIn: isIn || busy,
    busy,
    failed: null,
    place,
    pressed,
    onPress: (type) => {
      setPressed(type)
      send({ type, id })
    },
    previous: previous ? go('previous') : undefined,
    next: next ? go('next') : undefined,
  }
}

/** Opened directly: the candidates of the same requisition, best first. */
export function useRankOrder(id: number, onOpen: (id: number) => void): Order {
  const { data, error, isPending, refetch } = recruitmentQueries.useQuery('get', '/application/neighbours/{id}', { params: { path: { id } } })
  const [pressed, setPressed] = useState<Direction | null>(null)
  const { previous, next } = data?.data ?? { previous: null, next: null }
  useLoadAhead(next?.id ?? id)
  const go = (to: typeof next, by: Direction | null) => () => {
    setPressed(by)
    if (to) onOpen(to.id)
  }
  return {
    busy: isPending,
    failed: error && !data ? { error, onRetry: () => void refetch() } : null,
    place: null,
    pressed,
    onPress: (direction) => go(direction === 'next' ? next : previous, direction)(),
    previous: previous ? go(previous, null) : undefined,
    next: next ? go(next, null) : undefined,
  }
}

/** Whatever the profile shows of a candidate. */
function useLoadAhead(id: number) {
  usePrefetchQuery(candidateQuery(id))
  usePrefetchQuery(recruitmentQueries.queryOptions('get', '/resume-report', { params: { query: { applicationId: id } } }))
  usePrefetchQuery(recruitmentQueries.queryOptions('get', '/application/reviews/{id}', { params: { path: { id } } }))
}
