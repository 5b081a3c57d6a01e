import { readAgain } from '../../api/cache.ts'
import { orThrow, recruitment } from '../../api/client.ts'

/** A requisition with its position and its moves, as its page and the palette read it; the head of the page shows the same answer. */
export const requisitionQuery = (id: number) => {
  const init = { params: { path: { id } } }
  const queryKey = ['get', '/job-requisition-summary/{id}', init]
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readAgain(queryKey, (headers) => recruitment.GET('/job-requisition-summary/{id}', { ...init, signal, headers })).then(orThrow),
    staleTime: 0,
    retry: false,
  }
}
