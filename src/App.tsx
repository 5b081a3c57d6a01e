import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { Looks } from './ui/components/Looks.tsx'
import { Toasts } from './ui/components/Toasts.tsx'

type Props = { router: AnyRouter; queryClient: QueryClient; nonce: string }

/** The same around every page, drawn by the server or by the browser. */
export const App = ({ router, queryClient, nonce }: Props) => (
  <StrictMode>
    <Looks nonce={nonce}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </Looks>
  </StrictMode>
)
