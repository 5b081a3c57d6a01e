import { useDeferredValue } from 'react'
import { authQueries } from '../../../../api/queries.ts'
import type { Condition, ListName } from '../address.ts'
import { operatorOf, type TableColumn } from '../columns.ts'
import { listPaths } from './listPaths.ts'

type Counted = {
  list: ListName
  recordId?: number | undefined
  columns: readonly TableColumn<never>[]
  /** What the list says of itself under its title. */
  facts?: readonly Condition[][] | undefined
  /** The list is here, and nothing of it is being asked. */
  settled: boolean
}

/**
 * How many rows the views and the facts of a list have: asked once for both, after the list itself is painted, and again when its
 * rows were changed. Whoever asks with the same list, columns and facts shares the answer.
 */
export function useViewCounts({ list, recordId, columns, facts, settled }: Counted) {
  const isPainted = useDeferredValue(settled, false)
  const saved = authQueries.useQuery('get', '/views', { params: { query: { list } } }, { staleTime: 60_000 }).data?.data
  const filtered = new Set([...(saved?.views ?? []), ...(saved?.shared ?? [])].flatMap(({ search }) => search.by ?? []))
  const compared = columns.filter(({ id }) => filtered.has(id)).map((column) => ({ column: column.id, operator: operatorOf(column) }))
  return authQueries.useQuery(
    'post',
    '/view-counts',
    { body: { list, compared, ...(recordId === undefined ? {} : { recordId }), ...(facts ? { facts: [...facts] } : {}) } },
    { enabled: settled && isPainted && saved !== undefined, staleTime: 60_000, meta: { addsTo: listPaths[list] } },
  ).data
}
