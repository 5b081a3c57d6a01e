import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import type { ReferenceItem, ReferenceListId } from '../../machines/referenceItem.calls.ts'
import { type Parent, referenceLists } from './lists.ts'

/** The items of a list, narrowed by the search. */
export function useReferenceList(list: ReferenceListId, search: string) {
  const { path } = referenceLists[list]
  const result = recruitmentQueries.useQuery('get', path, { params: { query: { search: search || undefined } } }, { placeholderData: keepPreviousData })
  return { ...result, items: result.data?.responseDataList as ReferenceItem[] | undefined, total: result.data?.paging.totalElements ?? 0 }
}

/** The names of a parent list, for pickers and columns. */
export function useParents(parent: Parent | undefined) {
  const { data } = recruitmentQueries.useQuery('get', parent?.path ?? '/ref/countries', {}, { enabled: parent !== undefined, staleTime: 60_000 })
  return (parent ? (data?.responseDataList as ReferenceItem[] | undefined) : undefined) ?? []
}
