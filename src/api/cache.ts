import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Lists and look-ups. A refusal is final; a lost call, or one that something before the service answered without its words, is tried twice more,
 * but not while the browser knows that it is offline: then it fails at once and says so, instead of waiting with old rows, and is asked again when it is online.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, thrown) => count < 2 && navigator.onLine && !('code' in thrown && thrown.message),
    },
  },
})

type Answer = { data?: unknown; error?: unknown; response: Response }
/** The last answer of each query, for as long as the query is kept: what the query shows may have been changed since. */
const last = new WeakMap<Query, Answer>()

/** Asks for a look-up with the tag of its last answer. The service says so when nothing changed, and the last answer stands. */
export async function readAgain<A extends Answer>(queryKey: QueryKey, ask: (headers: Record<string, string>) => Promise<A>): Promise<A> {
  const query = queryClient.getQueryCache().find({ queryKey })
  const known = query && last.get(query)
  const tag = known?.response.headers.get('etag')
  const answer = await ask(tag ? { 'If-None-Match': tag } : {})
  if (answer.response.status === 304) return known as A
  if (query && answer.response.headers.has('etag')) last.set(query, answer)
  return answer
}
