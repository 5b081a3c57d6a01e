import { recruitmentQueries } from '../../api/queries.ts'

/** An open position as all pages under it read it. */
export const positionQuery = (id: number) => recruitmentQueries.queryOptions('get', '/job-post/{id}', { params: { path: { id } } })
