import { QueryClient } from '@tanstack/react-query'

/** Lists and look-ups. A refusal is final; a lost connection is tried twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, thrown) => count < 2 && !(typeof thrown === 'object' && thrown !== null && 'code' in thrown),
    },
  },
})
