import { recruitmentQueries } from '../../api/queries.ts'

/** A requisition with its position and its moves, as its page and the palette read it; the head of the page shows the same answer. */
export const requisitionQuery = (id: number) =>
  recruitmentQueries.queryOptions('get', '/job-requisition-summary/{id}', { params: { path: { id } } }, { staleTime: 0 })
