import { type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import type { OpenapiQueryClient } from 'openapi-react-query'
import type { paths as AuthPaths } from './auth.gen.ts'
import { queryClient, readAgain } from './cache.ts'
import { auth, hr, orThrow, recruitment } from './client.ts'
import { shownFirst } from './firstAnswers.ts'
import type { paths as HrPaths } from './hr.gen.ts'
import type { paths as RecruitmentPaths } from './recruitment.gen.ts'

type Key = readonly [method: string, path: string, init?: object]
type QueryOptions = (method: string, path: string, init?: object) => { queryKey: Key; queryFn: (asked: QueryFunctionContext<Key>) => Promise<unknown> }
type Ask = { request: (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }> }

/**
 * What openapi-react-query does for lists and look-ups, and with its types: without what it brings for endless lists and for writes, which
 * every page would load.
 */
function queriesOf<Paths extends object>(client: object): Pick<OpenapiQueryClient<Paths>, 'queryOptions' | 'useQuery'> {
  const { request } = client as Ask
  const queryFn = async ({ queryKey, signal }: QueryFunctionContext<Key>) => {
    const [method, path, init] = queryKey
    return orThrow(await readAgain(queryKey, (headers) => request(method, path, { signal, headers, ...init }))) ?? null
  }
  const queryOptions = (method: string, path: string, init?: object, options?: object) => ({
    queryKey: (init === undefined ? [method, path] : [method, path, init]) as Key,
    queryFn,
    ...options,
  })
  // The types say per path what is asked and answered; here a path is any text.
  const queries: Record<'queryOptions' | 'useQuery', (...asked: Parameters<typeof queryOptions>) => object> = {
    queryOptions,
    useQuery: (...asked) => useQuery(queryOptions(...asked)),
  }
  return queries as Pick<OpenapiQueryClient<Paths>, 'queryOptions' | 'useQuery'>
}

/** Lists and look-ups, cached: `recruitmentQueries.useQuery('post', '/application/criteria', { body })`. */
export const authQueries = queriesOf<AuthPaths>(auth)
export const hrQueries = queriesOf<HrPaths>(hr)
export const recruitmentQueries = queriesOf<RecruitmentPaths>(recruitment)

/** Takes what the document has asked for and been given into the queries, so that the page is drawn with it at once. */
export async function takeFirstAnswers(): Promise<void> {
  const services = { auth: authQueries, hr: hrQueries, recruitment: recruitmentQueries } as unknown as Record<string, { queryOptions: QueryOptions }>
  await Promise.all(shownFirst().map(([of, ...asked]) => queryClient.prefetchQuery(services[of]!.queryOptions(...asked))))
}
