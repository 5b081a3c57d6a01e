import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import type { ReferenceItem, ReferenceListId } from '../../machines/records/referenceItem.ts'
import { type Parent, referenceLists } from './lists.ts'

export type ListPage = { page: number; size: number }

/** One page of a list, narrowed by the search. */
export function useReferenceList(list: ReferenceListId, search: string, { page, size }: ListPage) {
  const { path } = referenceLists[list]
  const result = recruitmentQueries.useQuery(
    'get',
    path,
    { params: { query: { search: search || undefined, page, size } } },
    { placeholderData: keepPreviousData },
  )
  return { ...result, items: result.data?.responseDataList as ReferenceItem[] | undefined, paging: result.data?.paging }
}

/** The names of a parent list, for pickers and columns; there are so many states that only those of one country are asked for. */
export function useParents(parent: Parent | undefined, countryId?: number | null) {
  const enabled = parent !== undefined && (countryId !== undefined || parent.field !== 'stateId')
  const request = countryId && parent?.field === 'stateId' ? { params: { query: { countryId } } } : {}
  const query = recruitmentQueries.useQuery('get', parent?.path ?? '/ref/countries', request, { enabled: enabled && countryId !== null, staleTime: 60_000 })
  const items = (parent ? (query.data?.responseDataList as ReferenceItem[] | undefined) : undefined) ?? []
  // Without a parent nothing is asked, and nothing can fail.
  return { items, query: parent ? query : { ...query, error: null } }
}
