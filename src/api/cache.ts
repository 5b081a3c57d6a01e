import { QueryClient } from '@tanstack/react-query'
import { Refusal } from './refusal.ts'

/** Lists and look-ups. A refusal is final; a lost connection is tried twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, thrown) => count < 2 && !(thrown instanceof Refusal) && !(typeof thrown === 'object' && thrown !== null && 'code' in thrown),
    },
  },
})
