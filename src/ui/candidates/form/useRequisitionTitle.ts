import { recruitmentQueries } from '../../../api/queries.ts'

/** A chosen requisition as people know it: its number and title; the number alone until the title has come. */
export function useRequisitionTitle(id: number | null): string | null {
  const { data } = recruitmentQueries.useQuery('get', '/job_position/{id}', { params: { path: { id: id ?? 0 } } }, { enabled: id !== null })
  return id === null ? null : [id, data?.data.positionTitle].filter(Boolean).join(' ')
}
