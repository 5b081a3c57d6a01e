import { useDeferredValue } from 'react'
import { authQueries } from '../../../../api/queries.ts'
import type { ListName, ListSearch } from '../address.ts'
import { operatorOf, type TableColumn } from '../columns.ts'
import { listPaths } from './listPaths.ts'

type Props = {
  list: ListName
  recordId: number | undefined
  columns: readonly TableColumn<never>[]
  /** What the views ask for; null until they are here. */
  searches: readonly ListSearch[] | null
  settled: boolean
}
const none: never[] = []

/** How many rows the views of a list have: asked once, after the list itself is painted, and again when its rows were changed. */
export function useViewCounts({ list, recordId, columns, searches, settled }: Props) {
  const isPainted = useDeferredValue(settled, false)
  const filtered = new Set(searches?.flatMap(({ by }) => by ?? []))
  const compared = columns.filter(({ id }) => filtered.has(id)).map((column) => ({ column: column.id, operator: operatorOf(column) }))
  const { data } = authQueries.useQuery(
    'post',
    '/view-counts',
    { body: { list, compared, ...(recordId === undefined ? {} : { recordId }) } },
    { enabled: settled && isPainted && searches !== null, staleTime: 60_000, meta: { addsTo: listPaths[list] } },
  )
  return data?.data ?? none
}
