import createQueries from 'openapi-react-query'
import { auth, hr, recruitment } from './client.ts'

/** Lists and look-ups, cached: `recruitmentQueries.useQuery('post', '/application/criteria', { body })`. */
export const authQueries = createQueries(auth)
export const hrQueries = createQueries(hr)
export const recruitmentQueries = createQueries(recruitment)
