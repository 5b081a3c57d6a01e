import { QueryClient } from '@tanstack/react-query'

/**
 * Lists and look-ups. A refusal is final; a lost call is tried twice more, but not while the browser knows that it is
 * offline: then it fails at once and says so, instead of waiting with old rows, and is asked again when it is online.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, thrown) => count < 2 && navigator.onLine && !(typeof thrown === 'object' && thrown !== null && 'code' in thrown),
    },
  },
})
