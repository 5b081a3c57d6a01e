import { recruitmentQueries } from '../../../api/queries.ts'

export type ReferenceList =
  | '/ref/departments'
  | '/ref/position_type'
  | '/ref/job_appl_type'
  | '/ref/industry'
  | '/ref/industry_discipline'
  | '/ref/job_qualification'
  | '/ref/certification_ref'
  | '/ref/work_auth'
  | '/ref/job_skill'
  | '/ref/job_designation'
  | '/regulatory'
  | '/computer-skill'
  | '/language'
  | '/lifecycle'

export type Item = { id: number; name: string; industryId?: number; askedFor?: object | null }

/** The items of a reference list, from the cache, and the query for them. */
export function useReference(list: ReferenceList) {
  const query = recruitmentQueries.useQuery('get', list, {}, { staleTime: 300_000 })
  const items: Item[] = query.data?.responseDataList ?? []
  return { items, query }
}
