import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import type { ReferenceItem, ReferenceListId } from '../../machines/records/referenceItem.ts'
import { type Parent, referenceLists } from './lists.ts'

/** `asked`: only what was asked for. */
export type ListPage = { page: number; size: number; asked: boolean }

/** One page of a list, narrowed by the search. */
export function useReferenceList(list: ReferenceListId, search: string, { page, size, asked }: ListPage) {
  const { path } = referenceLists[list]
  const result = recruitmentQueries.useQuery(
    'get',
    path,
    { params: { query: { search: search || undefined, page, size, ...(asked && { asked }) } } },
    { placeholderData: keepPreviousData },
  )
  return { ...result, items: result.data?.responseDataList as ReferenceItem[] | undefined, paging: result.data?.paging }
}

/** One item as it is now. */
export const useItem = (list: ReferenceListId) => {
  const client = useQueryClient()
  return async (id: number) => {
    const { responseDataList } = await client.fetchQuery({
      ...recruitmentQueries.queryOptions('get', referenceLists[list].path, { params: { query: { item: id } } }),
      staleTime: 0,
    })
    return responseDataList as ReferenceItem[]
  }
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
